"""Calls of `fairway` without starting it each time: see fairway_many.cpp."""
import subprocess


class Fairway:
    def __init__(self, program):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def status(self, *words):
        self.process.stdin.write("\t".join(str(word) for word in words) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        assert answer, f"fairway {' '.join(str(word) for word in words)} ended the program"
        return int(answer)

    def __call__(self, *words):
        status = self.status(*words)
        assert status == 0, f"fairway {' '.join(str(word) for word in words)} gave status {status}"

    def close(self):
        """The program must end well: under sanitizers that is where leaks are told."""
        self.process.stdin.close()
        assert self.process.wait() == 0, "the program did not end well"
