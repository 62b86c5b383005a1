#include "system/running_program.h"

#include "tests/system/refusal.h"

#include <gmock/gmock.h>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <future>
#include <thread>

#include <dlfcn.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

// A system that has no descriptors left, when a test wants it.
namespace {
std::atomic<bool> refuses = false;
std::atomic<int> refused = 0;
} // namespace

extern "C" int accept4(int descriptor, sockaddr* address, socklen_t* size, int flags) {
  static const auto real =
      reinterpret_cast<int (*)(int, sockaddr*, socklen_t*, int)>(dlsym(RTLD_NEXT, "accept4"));
  if (!refuses) return real(descriptor, address, size, flags);
  ++refused;
  errno = EMFILE;
  return -1;
}

// A second program hands its files to the first.
namespace fairway::system {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;

class Running : public testing::Test {
protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "fairway-running-XXXXXX").string();
    ASSERT_TRUE(mkdtemp(pattern.data()));
    folder_ = pattern;
    place_ = folder_ / "place.socket";
  }
  void TearDown() override { fs::remove_all(folder_); }

  // Takes at once, in the program's own thread.
  void answer(RunningProgram& program) {
    program.answer([](const RunningProgram::Call& call) { call(); },
                   [this](const std::vector<fs::path>& files) { opened_.push_back(files); });
  }

  // A caller of another kind; to be closed by its owner.
  int stranger() const {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    place_.string().copy(address.sun_path, sizeof address.sun_path - 1);
    const int caller = socket(AF_UNIX, SOCK_STREAM, 0);
    EXPECT_EQ(connect(caller, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    return caller;
  }

  // What is answered to a call that comes byte by byte, if it is within seconds.
  static std::string askedByByte(int caller) {
    using namespace std::string_view_literals;
    for (const char byte : "fairway-editor 1\n/a.yaml\0/b.yaml\0"sv) {
      send(caller, &byte, 1, MSG_NOSIGNAL);
      std::this_thread::yield();
    }
    shutdown(caller, SHUT_WR);
    const timeval patience{.tv_sec = 5, .tv_usec = 0};
    setsockopt(caller, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    std::string answer;
    for (char byte = 0; recv(caller, &byte, 1, 0) == 1;) answer += byte;
    close(caller);
    return answer;
  }

  fs::path folder_, place_;
  std::vector<std::vector<fs::path>> opened_;
};

TEST_F(Running, FilesGoToTheFirstProgram) {
  auto first = RunningProgram::at(place_);
  ASSERT_TRUE(first);
  answer(*first);
  EXPECT_FALSE(RunningProgram::at(place_)) << "there is one already";
  EXPECT_TRUE(handOver(place_, {"/a/one lake.yaml", "/b/zw\xc3\xb6lf.yaml"}));
  EXPECT_TRUE(handOver(place_, {}));
  first.reset();
  ASSERT_EQ(opened_.size(), 2u);
  EXPECT_THAT(opened_[0], ElementsAre("/a/one lake.yaml", "/b/zw\xc3\xb6lf.yaml"));
  EXPECT_THAT(opened_[1], IsEmpty());
}

TEST_F(Running, ACallMayComeByteByByteAndIsAnsweredAtOnce) {
  auto first = RunningProgram::at(place_);
  answer(*first);
  EXPECT_EQ(askedByByte(stranger()), "taken\n");
  first.reset();
  ASSERT_EQ(opened_.size(), 1u);
  EXPECT_THAT(opened_[0], ElementsAre("/a.yaml", "/b.yaml"));
}

TEST_F(Running, ACallIsAMebibyteLongAtMost) {
  auto first = RunningProgram::at(place_);
  answer(*first);
  const std::size_t room = (std::size_t{1} << 20) - std::string_view("fairway-editor 1\n/\0").size() - 1;
  EXPECT_FALSE(handOver(place_, {"/" + std::string(room + 1, 'x')}));
  EXPECT_TRUE(handOver(place_, {"/" + std::string(room, 'x')}));
}

TEST_F(Running, InterruptionsAreOvercome) {
  auto first = RunningProgram::at(place_);
  answer(*first);
  const Refusal refusal("poll", EINTR, 1, 8); // of both sides
  EXPECT_TRUE(handOver(place_, {"/a.yaml"}));
  EXPECT_TRUE(refusal.came());
  first.reset();
}

TEST_F(Running, FilesMayBeTakenAWhileLater) {
  auto first = RunningProgram::at(place_);
  std::thread later;
  first->answer(
      [&](RunningProgram::Call call) {
        later = std::thread([call = std::move(call)] {
          std::this_thread::sleep_for(std::chrono::milliseconds(50));
          call();
        });
      },
      [this](const std::vector<fs::path>& files) { opened_.push_back(files); });
  EXPECT_TRUE(handOver(place_, {"/a.yaml"}));
  first.reset();
  later.join();
  EXPECT_EQ(opened_.size(), 1u);
}

TEST_F(Running, WhereThereIsNoPlaceNobodyRuns) {
  EXPECT_FALSE(RunningProgram::at({}));
  const auto longPlace = [&](std::size_t length) {
    return folder_ / std::string(length - folder_.string().size() - 1, 'x');
  };
  constexpr std::size_t longest = sizeof(sockaddr_un::sun_path) - 1;
  EXPECT_TRUE(RunningProgram::at(longPlace(longest)));
  std::ofstream(longPlace(longest + 1)) << "of somebody";
  EXPECT_FALSE(RunningProgram::at(longPlace(longest + 1)));
  EXPECT_TRUE(fs::exists(longPlace(longest + 1))) << "what cannot be such a place stays";
  for (const char* call : {"socket", "chmod", "listen", "pipe2"}) {
    const Refusal refusal(call, EMFILE);
    EXPECT_FALSE(RunningProgram::at(place_)) << call;
  }
  EXPECT_TRUE(RunningProgram::at(place_));
}

TEST_F(Running, APathIsThatOfTheCaller) {
  auto first = RunningProgram::at(place_);
  answer(*first);
  EXPECT_TRUE(handOver(place_, {"beside.yaml"}));
  first.reset();
  ASSERT_EQ(opened_.size(), 1u);
  EXPECT_THAT(opened_[0], ElementsAre(fs::current_path() / "beside.yaml"));
}

TEST_F(Running, WithoutAProgramNobodyTakesThem) {
  EXPECT_FALSE(handOver(place_, {"/a.yaml"}));
  EXPECT_FALSE(handOver({}, {"/a.yaml"}));
  RunningProgram::at(place_).reset();
  EXPECT_FALSE(handOver(place_, {"/a.yaml"}));
  EXPECT_TRUE(fs::is_empty(folder_)) << "it cleans up behind itself";
}

TEST_F(Running, AProgramThatDiedIsNoHindrance) {
  const pid_t child = fork();
  if (child == 0) {
    const auto program = RunningProgram::at(place_);
    _exit(program ? 0 : 1); // without any farewell
  }
  int status = 1;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  ASSERT_EQ(status, 0);
  ASSERT_TRUE(fs::exists(place_));
  EXPECT_FALSE(handOver(place_, {"/a.yaml"}));
  auto next = RunningProgram::at(place_);
  ASSERT_TRUE(next);
  answer(*next);
  EXPECT_TRUE(handOver(place_, {"/a.yaml"}));
}

TEST_F(Running, WhoCallsWhileItStartsWaits) {
  auto first = RunningProgram::at(place_);
  auto called = std::async(std::launch::async, [&] { return handOver(place_, {"/a.yaml"}); });
  answer(*first);
  EXPECT_TRUE(called.get());
}

TEST_F(Running, WhoCallsWhileItEndsOpensTheFilesItself) {
  std::promise<RunningProgram::Call> posted;
  auto first = RunningProgram::at(place_);
  // The thread that should open them has no time any more.
  first->answer([&](RunningProgram::Call call) { posted.set_value(std::move(call)); },
                [this](const std::vector<fs::path>& files) { opened_.push_back(files); });
  auto called = std::async(std::launch::async, [&] { return handOver(place_, {"/a.yaml"}); });
  const RunningProgram::Call late = posted.get_future().get();
  first.reset();
  EXPECT_FALSE(called.get());
  late();
  EXPECT_THAT(opened_, IsEmpty()) << "or they would be open twice";
}

// Sends a byte now and then, and never comes to an end by itself.
class Trickle {
public:
  explicit Trickle(int caller)
      : caller_(caller), thread_([this] {
          while (!over_) {
            send(caller_, "x", 1, MSG_NOSIGNAL);
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
          }
        }) {}
  ~Trickle() {
    over_ = true;
    thread_.join();
    close(caller_);
  }

private:
  int caller_;
  std::atomic<bool> over_ = false;
  std::thread thread_;
};

TEST_F(Running, AStrangerWhoTricklesIsLeftAloneAfterAWhile) {
  auto first = RunningProgram::at(place_);
  answer(*first);
  const Trickle trickle(stranger());
  EXPECT_TRUE(handOver(place_, {"/a.yaml"}));
}

TEST_F(Running, TheEndWaitsForNoStranger) {
  auto first = RunningProgram::at(place_);
  answer(*first);
  const Trickle one(stranger()), two(stranger());
  first.reset(); // else the test never ends
}

TEST_F(Running, RubbishIsNotOpened) {
  auto first = RunningProgram::at(place_);
  answer(*first);
  using namespace std::string_view_literals;
  for (const std::string_view call :
       {""sv, "fairway-editor 1\nrelative.yaml\0"sv, "fairway-editor 1\nrelative.yaml"sv,
        "fairway-editor 2\n/a.yaml\0"sv, "GET / HTTP/1.1\r\n\r\n"sv}) {
    const int caller = stranger();
    EXPECT_EQ(send(caller, call.data(), call.size(), MSG_NOSIGNAL), static_cast<ssize_t>(call.size()));
    shutdown(caller, SHUT_WR);
    char answer = 0;
    ASSERT_EQ(recv(caller, &answer, 1, 0), 0) << call;
    close(caller);
  }
  EXPECT_TRUE(handOver(place_, {"/a.yaml"}));
  first.reset();
  EXPECT_EQ(opened_.size(), 1u);
}

// Only root can be another user for a moment, so for anybody else there is nothing to be seen here.
TEST_F(Running, AnotherUserOpensNothing) {
  if (getuid() != 0) return;
  auto first = RunningProgram::at(place_);
  answer(*first);
  ASSERT_EQ(chmod(folder_.c_str(), 0777) | chmod(place_.c_str(), 0777), 0);
  const auto childSays = [&](auto says) {
    const pid_t child = fork();
    constexpr uid_t nobody = 65534;
    if (child == 0) _exit(setuid(nobody) == 0 && says() ? 0 : 1);
    int status = -1;
    EXPECT_EQ(waitpid(child, &status, 0), child);
    return status == 0;
  };
  EXPECT_TRUE(childSays([&] { return !handOver(place_, {"/a.yaml"}); })) << "it knows that this is another's";
  EXPECT_TRUE(childSays([&] { return askedByByte(stranger()).empty(); })) << "it is not answered";
  first.reset();
  EXPECT_THAT(opened_, IsEmpty());
}

TEST_F(Running, WithoutDescriptorsItTriesAgainAfterAPause) {
  auto first = RunningProgram::at(place_);
  answer(*first);
  refused = 0, refuses = true;
  const auto begun = std::chrono::steady_clock::now();
  const int caller = stranger();
  while (refused < 4) std::this_thread::yield();
  EXPECT_GE(std::chrono::steady_clock::now() - begun, std::chrono::milliseconds(200)) << "three pauses";
  refuses = false;
  close(caller);
  EXPECT_TRUE(handOver(place_, {"/a.yaml"})) << "when there are some again";
}

TEST_F(Running, APlaceIsForOneUserAndOneDisplay) {
  ASSERT_EQ(chmod(folder_.c_str(), 0700), 0);
  const auto placeOn = [&](const char* display) {
    setenv("XDG_RUNTIME_DIR", folder_.c_str(), 1);
    setenv("DISPLAY", display, 1);
    unsetenv("WAYLAND_DISPLAY");
    return meetingPlace("fairway-editor");
  };
  EXPECT_EQ(placeOn(":7"), placeOn(":7.0"));
  EXPECT_EQ(placeOn("a-host.net:7.0"), folder_ / "fairway-editora-host_net_7.socket");
  EXPECT_EQ(placeOn("screen.0"), folder_ / "fairway-editorscreen.socket");
  EXPECT_NE(placeOn(":7"), placeOn(":8"));
  EXPECT_EQ(placeOn(":7").parent_path(), folder_);
  EXPECT_EQ(placeOn(""), fs::path());
  // A folder that others can look into is not used.
  ASSERT_EQ(chmod(folder_.c_str(), 0755), 0);
  EXPECT_NE(placeOn(":7").parent_path(), folder_);
  EXPECT_EQ(placeOn(std::string(200, 'x').c_str()), fs::path()) << "no socket has so long a name";
}

} // namespace
} // namespace fairway::system
