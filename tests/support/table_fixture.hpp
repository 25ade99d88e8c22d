#pragma once
// A session over a new database in its own folder, and the panel's options for it.

#include <memory>
#include <string>

#include "db/store.hpp"
#include "tests/support/folder.hpp"
#include "ui/app/app.hpp"
#include "ui/app/system/languages.hpp"

namespace tanteador::test {

struct TableFixture {
  Folder folder;
  std::unique_ptr<session::Store> store = db::open_store(folder / "t.db", db::OpenMode::write);
  session::Session session{store.get(), session::system_host()};

  // Starts a match from these lines; returns an empty id if it cannot start.
  std::string play(const std::string& lines);
  ui::AppOptions options() const;
  ui::AppOptions options(const ui::Languages& languages, const std::string& code) const;  // in that language
};

inline const std::string kTwo =
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]})"
    "\n";
inline const std::string kFour =
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto","Caro","Dani"]})"
    "\n";
inline const std::string kHand = "{\"type\":\"hand_started\"}\n";

inline std::string tallied(const std::string& side, int points) {
  return R"({"type":"tallied","side":")" + side + R"(","points":)" + std::to_string(points) + "}\n";
}

// A start for this many players, from Ana to Hugo; `more`: further fields of match_started.
std::string start(int players, const std::string& more = "");
// A hand of six or eight in which all play; a pica-pica follows.
extern const std::string kRedonda;
std::string pica_of_eight();  // after its first hand, with the duels open

}  // namespace tanteador::test
