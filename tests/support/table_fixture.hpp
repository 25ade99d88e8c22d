#pragma once
// A session over a new database in a folder of its own, and the panel's program over it.

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

  // A match by these lines; an empty id where it could not start.
  std::string play(const std::string& lines);
  ui::AppOptions options() const;
  ui::AppOptions options(const ui::Languages& languages, const std::string& code) const;  // speaking that one
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

// A match of so many, from Ana to Hugo; `more`: further fields of match_started.
std::string start(int players, const std::string& more = "");
// A hand of six or eight in which all play, so that the next is a pica-pica.
extern const std::string kRedonda;
std::string pica_of_eight();  // with its first hand over and the duels open

}  // namespace tanteador::test
