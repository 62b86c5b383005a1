#include "system/shared_library.h"

#include <stdexcept>
#include <string>

#include <dlfcn.h>

namespace fairway::system {

void* SharedLibrary::address(const char* function) const {
  void* library = dlopen(file_, RTLD_NOW); // the same one, however often
  void* found = library != nullptr ? dlsym(library, function) : nullptr;
  if (found == nullptr) {
    const char* reason = dlerror();
    throw std::runtime_error(std::string("a library cannot be loaded: ") +
                             (reason != nullptr ? reason : file_));
  }
  return found;
}

} // namespace fairway::system
