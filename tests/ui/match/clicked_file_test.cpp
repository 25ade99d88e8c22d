// The panel is started with the file of an exported match.

#include <doctest/doctest.h>

#include <fstream>

#include "src/session/exchange/exchange.hpp"
#include "src/session/signatures/known_keys.hpp"
#include "tests/support/table_fixture.hpp"
#include "ui/app/match/clicked_file.hpp"

namespace clicked_file {

using namespace tanteador;

struct Desk {
  test::TableFixture sender, table;
  session::DeviceKey key{session::DeviceKey::Secret{7}, "Laptop"};
  std::string match = sender.play(test::kTwo + test::tallied("Ana", 2));
  std::string text = session::Exchange(sender.session).export_match(match);
  std::string file = (table.folder / "friday.tanteador").string();

  ui::AppOptions open(const std::string& bytes) {
    std::ofstream(file) << bytes;
    ui::AppOptions options = table.options();
    ui::open_clicked_file(file, table.session, options);
    return options;
  }
};

TEST_CASE("a match that somebody clicked opens, and the panel says who signed its file") {
  struct Row {
    const char* about;
    bool is_signed, is_known;
    const char* done;
  };
  for (const Row& row : {Row{"a known key", true, true, "Signed by Club laptop, a known key."},
                         Row{"an unknown key", true, false, "Signed by an unknown key: "},
                         Row{"no key", false, false, "Not signed."}}) {
    CAPTURE(row.about);
    Desk desk;
    const std::string words = session::key_words(desk.key.public_key());
    if (row.is_known) session::trust_key(*desk.table.store, {"Club laptop", words});
    const auto options = desk.open(row.is_signed ? session::sign_export(desk.text, desk.key) : desk.text);
    CHECK(options.open == desk.match);
    CHECK(options.done.starts_with(row.done));
    CHECK((options.done.find(words) != std::string::npos) == (row.is_signed && !row.is_known));
    CHECK(options.notice.empty());
    CHECK(desk.table.session.open(desk.match)->records().size() == 2);
    const auto again = desk.open(row.is_signed ? session::sign_export(desk.text, desk.key) : desk.text);
    CHECK(again.open == desk.match);
    CHECK(desk.table.session.count_matches() == 1);
  }
}

TEST_CASE("a file that cannot be imported is named with the reason, and nothing is stored") {
  Desk desk;
  const std::string is_signed = session::sign_export(desk.text, desk.key);
  std::string changed = is_signed;
  changed.replace(changed.find("Ana"), 3, "Eva");
  for (const std::string& bytes : {std::string(), std::string("{}"), changed, is_signed.substr(0, 200)}) {
    const auto options = desk.open(bytes);
    CHECK(options.notice.starts_with(desk.file + ": "));
    CHECK(options.open.empty());
    CHECK(options.done.empty());
  }
  ui::AppOptions options = desk.table.options();
  ui::open_clicked_file(desk.file + "x", desk.table.session, options);
  CHECK(options.notice == desk.file + "x could not be read: No such file or directory.");
  CHECK(desk.table.session.count_matches() == 0);
}

}  // namespace clicked_file
