#pragma once
// The room as the panel shows it: where phones get in, who is here, what waits for the desk.

#include <optional>
#include <string>
#include <vector>

#include "src/view/command.hpp"
#include "src/view/league/screens.hpp"

namespace tanteador::view {

// A QR code: dark squares that touch, `length` of them in a row.
struct QrCode {
  struct Dark {
    int x = 0, y = 0, length = 0;
  };
  int side = 0;  // with the light border; 0: there is none
  std::vector<Dark> dark;
};

// What is known of the room, and of what phones have left for the desk.
struct RoomNow {
  bool possible = false;  // this program can open one
  bool open = false;      // by this program
  std::string elsewhere;  // the machine on which another program has it open; empty: none
  std::string problem;    // why it could not be opened
  bool taken = false;     // … because of the port
  std::vector<std::string> addresses;
  QrCode code;  // of the first address
  struct Waits {
    std::string key, table;
    bool dispute = false;
    int minutes = 0;
  };
  std::vector<Waits> waits;  // the longest first
  struct Device {
    std::string table, address, seen, wrote;  // times to be read
  };
  std::vector<Device> devices;
  int screens = 0;  // that follow a page
};

struct RoomView {
  std::string title, state, help, problem;
  Action open, anywhere, close;
  std::vector<std::string> addresses;
  QrCode code;
  struct Waits {
    std::string text, since;
    Action attend, settle;
  };
  std::string waits_title, quiet;  // quiet: nothing waits
  std::vector<Waits> waits;
  FigureTable devices;
};
RoomView make_room(const RoomNow& now);
// "2 calls": to the room's page from every other; no label: nothing waits.
Action calls_of(int waiting);

// How the phone of a table gets in: shown once.
struct HandedOut {
  std::string table, typed, address;
  QrCode code;
};
struct PhoneView {
  std::string title, help, typed_title, typed, address;
  QrCode code;
};
PhoneView make_phone(const HandedOut& token);

}  // namespace tanteador::view
