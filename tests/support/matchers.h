#pragma once

#include <gmock/gmock.h>

// Matchers by their plain names, for tests in the namespaces of what they test.
namespace fairway {

using testing::Contains;
using testing::DoubleNear;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;
using testing::UnorderedElementsAre;

} // namespace fairway
