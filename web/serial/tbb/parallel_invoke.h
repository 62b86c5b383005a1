#pragma once

#include "serial.h"
