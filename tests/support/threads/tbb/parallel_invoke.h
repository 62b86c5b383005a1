#pragma once

#include "threads.h"
