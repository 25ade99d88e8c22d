// truf: who can play, and what the neutral parts ask about its table.

#include "src/games/truf/events.hpp"
