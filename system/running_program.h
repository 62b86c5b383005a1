#pragma once

#include "system/file_lock.h"

#include <functional>
#include <memory>
#include <thread>
#include <vector>

// One running program for each user and display: a second one that is started hands its files to the first.
// wxWidgets' own way (wxServer, wxClient) was tried: a caller that says nothing keeps its server from ending,
// and a server that hangs keeps its callers waiting, without a window.
namespace fairway::system {

using Files = std::vector<std::filesystem::path>;

// Where the programs of this name, user and display meet: a socket in a folder that no other user can enter.
// Empty: there is no such place, and every program is alone.
std::filesystem::path meetingPlace(const std::string& program);

// Hands the files to the program that listens there. False: there is none, or it does not answer.
bool handOver(const std::filesystem::path& place, const Files& files);

// The program that others hand their files to, while this object lives.
class RunningProgram {
public:
  using Call = std::function<void()>;
  using Open = std::function<void(const Files&)>;

  // From now on others wait for an answer. Null: another program is there already, or none can be reached at
  // this place. What a program left behind that died is not in the way.
  static std::unique_ptr<RunningProgram> at(const std::filesystem::path& place);
  ~RunningProgram(); // those who wait open their files themselves

  // `post` hands a call over to the thread that opens files.
  void answer(std::function<void(Call)> post, Open open);

private:
  RunningProgram(std::filesystem::path place, FileLock lock, Descriptor socket, Descriptor ending,
                 Descriptor end);
  void run();
  void serve(int client);
  bool offer(Files files); // whether they are taken

  std::filesystem::path place_;
  FileLock lock_;
  Descriptor socket_;
  Descriptor ending_; // a pipe that can be read when its other side, `end_`, is closed
  Descriptor end_;
  std::function<void(Call)> post_;
  Open open_;
  std::thread thread_;
};

} // namespace fairway::system
