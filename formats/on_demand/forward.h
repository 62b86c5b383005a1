#pragma once

#include "system/shared_library.h"

// Most calls of the command draw nothing, and loading what draws takes longer than all the rest of its start.
// So the command has functions of the libraries' names, each of which loads its library when it is first
// called and passes the call on. The linker takes them for the library's own, and leaves the library out
// (--as-needed). A function that is missing here does no harm but to the start, and a test sees it.
//
// FORWARD_N(LIBRARY, RESULT, NAME, TYPE OF PARAMETER...): a function with N parameters. The libraries'
// headers declare it too, so the compiler sees to it that the types are right.
#define FORWARD(library, result, name, parameters, arguments)                                                \
  extern "C" result name parameters {                                                                        \
    static const auto function = library.find<result parameters>(#name);                                     \
    return function arguments;                                                                               \
  }
#define FORWARD_0(library, result, name) FORWARD(library, result, name, (), ())
#define FORWARD_1(library, result, name, A) FORWARD(library, result, name, (A a), (a))
#define FORWARD_2(library, result, name, A, B) FORWARD(library, result, name, (A a, B b), (a, b))
#define FORWARD_3(library, result, name, A, B, C) FORWARD(library, result, name, (A a, B b, C c), (a, b, c))
#define FORWARD_4(library, result, name, A, B, C, D)                                                         \
  FORWARD(library, result, name, (A a, B b, C c, D d), (a, b, c, d))
#define FORWARD_5(library, result, name, A, B, C, D, E)                                                      \
  FORWARD(library, result, name, (A a, B b, C c, D d, E e), (a, b, c, d, e))
#define FORWARD_6(library, result, name, A, B, C, D, E, F)                                                   \
  FORWARD(library, result, name, (A a, B b, C c, D d, E e, F f), (a, b, c, d, e, f))
#define FORWARD_7(library, result, name, A, B, C, D, E, F, G)                                                \
  FORWARD(library, result, name, (A a, B b, C c, D d, E e, F f, G g), (a, b, c, d, e, f, g))
