#pragma once
// A session over a new database in a folder of its own, and the panel's program over it.

#include <filesystem>
#include <memory>
#include <string>

#include "db/store.hpp"
#include "ui/desk/app.hpp"

namespace tanteador::test {

class Folder {
 public:
  Folder();
  ~Folder() { std::filesystem::remove_all(path); }
  std::filesystem::path path;
};

struct TableFixture {
  Folder folder;
  std::unique_ptr<session::Store> store = db::open_store(folder.path / "t.db", db::OpenMode::write);
  session::Session session{store.get(), session::system_host()};

  // A match by these lines; an empty id where it could not start.
  std::string play(const std::string& lines);
  ui::AppOptions options() const;
};

inline const std::string kTwo =
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]})"
    "\n";
inline const std::string kFour =
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto","Caro","Dani"]})"
    "\n";

// A match of so many, from Ana to Hugo; `more`: further fields of match_started.
std::string start(int players, const std::string& more = "");
// A hand of six or eight in which all play, so that the next is a pica-pica.
extern const std::string kRedonda;
std::string pica_of_eight();  // with its first hand over and the duels open

}  // namespace tanteador::test
