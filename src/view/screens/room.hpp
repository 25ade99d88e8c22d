#pragma once
// The phones' server on the panel: addresses, phones, and calls.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/view/command.hpp"
#include "src/view/league/screens/club.hpp"

namespace tanteador::view {

// A QR code as horizontal runs of dark squares.
struct QrCode {
  struct Dark {
    int x = 0, y = 0, length = 0;
  };
  int side = 0;  // squares, including the light border; 0: no code
  std::vector<Dark> dark;
};

struct PhonesStatus {
  bool possible = false;  // this program can open the server
  bool open = false;      // open in this program
  std::string elsewhere;  // machine on which another program has it open; empty: none
  std::string problem;
  bool taken = false;  // the port is taken
  std::vector<std::string> addresses;
  QrCode code;  // of the first address
  struct Waits {
    std::string key, table;
    bool dispute = false;
    int minutes = 0;
  };
  std::vector<Waits> waits;  // calls, longest waiting first
  struct Device {
    std::string table, address, last_visit, wrote;  // last_visit, wrote: times as text
    int unsent = 0, minutes = 0;                    // unsent: entries on the phone, for so many minutes
  };
  std::vector<Device> devices, holding;  // holding: with unsent entries, longest first
  int screens = 0;                       // clients that follow a page
  // A choice for big screens and live scores. `about` and `how` belong to command::Room.
  struct Choice {
    std::string label, about, how = {};
    bool chosen = false;
  };
  std::vector<Choice> walls, parts;  // competitions; parts of a competition
  struct Live {
    std::string competition;
    std::vector<Choice> choices;
  };
  std::vector<Live> live;  // delay of the live scores
  struct Token {
    std::string id, table, creation_time;
  };
  std::vector<Token> tokens;
};

struct RoomView {
  std::string title, state, help, problem;
  Button open, anywhere, close;
  std::vector<std::string> addresses;
  QrCode code;
  struct Waits {
    std::string text, since;
    Button attend, settle;
  };
  std::string waits_title, quiet;  // quiet: text when there is no call
  std::vector<Waits> waits;
  report::Table unsent, devices;  // unsent: no columns when every entry is sent
  struct Choices {
    std::string title;
    std::vector<Button> chips;
  };
  std::vector<Choices> choices;
  struct Token {
    std::string text;
    Button revoke;
  };
  std::string tokens_title;
  std::vector<Token> tokens;
};
RoomView make_room(const PhonesStatus& now);
RoomView make_room_without_server();  // the program was built without it
std::string entries_not_sent(int count);
report::Table devices_table(std::span<const PhonesStatus::Device> devices);
report::Table unsent_table(std::span<const PhonesStatus::Device> devices);
// Labels: a part of a competition on the big screen; the delay of its live scores.
std::string wall_part(std::string_view word);
std::string live_choice(bool when_over, int minutes);
// "2 calls": a button to the phones' page; no label when there is no call and the server is closed.
Button calls_of(int waiting, bool open);

// Access of a table's phone, shown once.
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
