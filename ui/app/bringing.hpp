#pragma once
// Two databases compared and brought together, from whatever thread, with stores of their own. A match, a
// competition or a record comes in as a whole or not at all, wherever it is broken off.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "src/session/store.hpp"
#include "src/view/together.hpp"
#include "ui/app/signals.hpp"

namespace tanteador::ui {

enum class Opening { read, write };
// A database by the path of its file or its address; null where there is none and it is only to be read.
// Throws session::StoreError.
using OpenDatabase = std::function<std::unique_ptr<session::Store>(const std::string& database, Opening)>;

// "~/club.db" as a shell has it; spaces round what was pasted are none of it.
std::string typed_place(std::string text);

// Who vouches for what takes a referee, in whichever of the two he is one.
struct Voucher {
  std::string name, pin;
};

struct Bringing {
  OpenDatabase open;
  std::string here, other;
  bool everything = false;            // as session::Scope::everything
  bool takes = false, gives = false;  // neither: it is only looked what is apart
  Voucher voucher = {};
};

struct Brought {
  view::TogetherNow found;  // how the two stand to each other now
  std::optional<view::TogetherNow::Done> done;
  bool whole = false;  // it was looked to the end
  std::string problem;
  std::vector<std::string> referees;  // one of whom is asked for a PIN first; none: nobody is
  std::string denied;                 // why the PIN was not the right one
};

Brought bring(const Bringing& what, Signals& signals);

// "Ana, Beto", of a match that is kept there; empty of one that is not.
std::string people_of_match(const session::Store& store, const std::string& match);
std::string name_of_stream(const session::Store& store, const session::StreamHead& stream);
std::string people_of_stream(const session::Store& store, const session::StreamHead& stream);

}  // namespace tanteador::ui
