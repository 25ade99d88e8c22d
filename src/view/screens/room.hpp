#pragma once
// The room as the panel shows it: where phones get in, who is here, what waits for the desk.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/view/command.hpp"
#include "src/view/league/screens/club.hpp"

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
    int unsent = 0, minutes = 0;              // entries it still holds, and for how long
  };
  std::vector<Device> devices, holding;  // holding: those with unsent entries, the longest first
  int screens = 0;                       // that follow a page
  // What the desk hangs and hands out. A choice in force is `chosen`; `about` and `how` are command::Room's.
  struct Choice {
    std::string label, about, how = {};
    bool chosen = false;
  };
  std::vector<Choice> walls, parts;  // competitions; what of each
  struct Live {
    std::string competition;
    std::vector<Choice> choices;
  };
  std::vector<Live> live;  // how soon its scores are seen
  struct Token {
    std::string id, table, made;
  };
  std::vector<Token> tokens;
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
  report::Table unsent, devices;  // unsent: no columns where no phone holds anything
  struct Choices {
    std::string title;
    std::vector<Action> chips;
  };
  std::vector<Choices> choices;  // of the walls and the live scores
  struct Token {
    std::string text;
    Action revoke;
  };
  std::string tokens_title;
  std::vector<Token> tokens;
};
RoomView make_room(const RoomNow& now);
RoomView make_room_without_server();  // the program was built without it
std::string entries_not_sent(int count);
// What of a competition hangs on the wall, by its word; how soon its live scores are seen.
std::string wall_part(std::string_view word);
std::string live_choice(bool when_over, int minutes);
// "2 calls": to the room's page from every other; no label: nothing waits, and the room is closed.
Action calls_of(int waiting, bool open);

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
