#pragma once

#include "editor/model/files/file_lock.h"

#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

// One running program for each user and display: whoever starts a second one hands its files to the first.
namespace fairway::editor {

// Where the programs of this user on this display meet: a socket in a folder that nobody else can enter.
// Empty: there is no such place, and every program is alone.
std::filesystem::path meetingPlace();

// Hands the files to the program that listens there. False: there is none, or it does not answer.
bool handOver(const std::filesystem::path& place, const std::vector<std::filesystem::path>& files);

// The program that others hand their files to, while this object lives.
class RunningProgram {
public:
  using Call = std::function<void()>;
  using Open = std::function<void(const std::vector<std::filesystem::path>&)>;

  // From now on others wait for an answer. Null: another program is there already, or nobody can be reached
  // at this place. What a program left behind that died is no hindrance.
  static std::unique_ptr<RunningProgram> at(const std::filesystem::path& place);
  ~RunningProgram(); // those who wait are told to open their files themselves

  // `post` hands a call over to the thread that opens files.
  void answer(std::function<void(Call)> post, Open open);

private:
  class Request;

  RunningProgram(std::filesystem::path place, FileLock lock, int socket, int wakeRead, int wakeWrite);
  void run();
  void serve(int client);
  bool offer(std::vector<std::filesystem::path> files); // whether they are taken

  std::filesystem::path place_;
  FileLock lock_;
  int socket_;
  int wakeRead_; // a pipe that is closed at the end
  int wakeWrite_;
  std::function<void(Call)> post_;
  Open open_;
  std::mutex mutex_;
  std::shared_ptr<Request> current_; // the last one
  bool ending_ = false;
  std::thread thread_;
};

} // namespace fairway::editor
