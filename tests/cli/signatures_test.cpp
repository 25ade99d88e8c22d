// Signed exports on the command line: the key, known keys, forged files, and the words on paper.

#include <doctest/doctest.h>

#include <sys/stat.h>

#include "tests/cli/league.hpp"
#include "tests/cli/process.hpp"

using namespace tanteador::test;
using nlohmann::json;

namespace {

// Two computers, each with a database and a key of its own.
struct Clubs {
  Folder bar, hall;
  std::string id = store_match(bar);
  fs::path file = hall / "friday.tanteador";

  Clubs() { write_bytes(file, run(bar, {"match", "export", id}).out); }
  std::string words() const { return run(bar, {"key", "show", "--json"}).json().value("words", ""); }
};

json export_of(const Folder& folder, const std::string& id) {
  return json::parse(run(folder, {"match", "export", id}).out);
}

// The words in the last line of a score sheet.
std::string words_on_sheet(const Folder& folder, const std::string& id) {
  const std::string sheet = run(folder, {"match", "show", id}).out;
  const std::size_t at = sheet.rfind(": ");
  return sheet.substr(at + 2, sheet.size() - at - 3);
}

}  // namespace

TEST_CASE("verify and import say who signed a file, and the database remembers it") {
  Clubs clubs;
  const std::string file = clubs.file, words = clubs.words();
  const Result own = run(clubs.bar, {"match", "verify", file});
  CHECK(has(own.out, "Signed by this computer."));
  CHECK(has(run(clubs.hall, {"match", "verify", file}).out, "Signed by an unknown key: " + words));
  CHECK_FALSE(fs::exists(database(clubs.hall)));
  CHECK(run(clubs.hall, {"key", "trust", "Bar", words}).status == 0);
  CHECK(has(run(clubs.hall, {"match", "verify", file}).out, "Signed by Bar, a known key."));
  const json imported = run(clubs.hall, {"match", "import", file, "--json"}).json();
  CHECK(imported["signed_by"] ==
        json{{"words", words}, {"device", ""}, {"known_as", "Bar"}, {"this_device", false}});
  CHECK(run(clubs.hall, {"key", "forget", "Bar"}).status == 0);
  CHECK(run(clubs.hall, {"match", "verify", file, "--json"}).json()["signed_by"]["known_as"] == nullptr);
  const json stored = run(clubs.hall, {"match", "verify", clubs.id, "--json"}).json();
  CHECK(stored["signed_by"]["known_as"] == "Bar");
  CHECK_FALSE(run(clubs.bar, {"match", "verify", clubs.id, "--json"}).json().contains("signed_by"));
  CHECK(run(clubs.hall, {"db", "check"}).status == 0);
}

TEST_CASE("a file without a signature imports, and every answer says so") {
  Clubs clubs;
  const Result plain = run(clubs.bar, {"match", "export", clubs.id, "--unsigned"});
  CHECK_FALSE(has(plain.out, "signature"));
  CHECK(plain.err.empty());
  write_bytes(clubs.file, plain.out);
  CHECK(has(run(clubs.hall, {"match", "verify", clubs.file}).out, "Not signed."));
  const Result imported = run(clubs.hall, {"match", "import", clubs.file});
  CHECK(imported.status == 0);
  CHECK(has(imported.out, "Not signed."));
  CHECK(run(clubs.hall, {"match", "verify", clubs.id, "--json"}).json()["signed_by"] == nullptr);
  CHECK(has(run(clubs.hall, {"match", "import", clubs.file, clubs.file}).out, "Not signed."));
}

TEST_CASE("a forged file is an error of every command, and nothing is imported") {
  Clubs clubs;
  std::string text = read_bytes(clubs.file);
  text.replace(text.find("Ana"), 3, "Eva");
  write_bytes(clubs.file, text);
  const Result verified = run(clubs.hall, {"match", "verify", clubs.file, "--json"});
  CHECK(verified.status == 3);
  CHECK(verified.json()["error"]["code"] == "difference");
  CHECK(has(verified.err, "The signature does not fit"));
  CHECK(run(clubs.hall, {"match", "import", clubs.file}).status == 2);
  CHECK(run(clubs.hall, {"key", "trust", "Bar", clubs.file}).status == 3);
  CHECK_FALSE(fs::exists(database(clubs.hall)));
  const std::string unchanged = run(clubs.bar, {"match", "export", clubs.id}).out;
  const fs::path good = clubs.hall / "good.tanteador";
  write_bytes(good, unchanged);
  const Result several = run(clubs.hall, {"match", "import", clubs.file, good, "--json"});
  CHECK(several.status == 3);
  CHECK(several.json()["matches"].size() == 1);
  CHECK(several.json()["damaged"].size() == 1);
  write_bytes(clubs.file, "{}");
  CHECK(run(clubs.hall, {"match", "verify", clubs.file}).status == 2);
}

TEST_CASE("keys have names, and wrong words and names are refused") {
  Clubs clubs;
  const std::string words = clubs.words();
  CHECK(run(clubs.bar, {"key", "name", "Laptop of the bar"}).status == 0);
  CHECK(run(clubs.bar, {"key", "show", "--json"}).json()["device"] == "Laptop of the bar");
  CHECK(export_of(clubs.bar, clubs.id)["signature"]["device"] == "Laptop of the bar");
  CHECK(clubs.words() == words);
  CHECK(run(clubs.bar, {"key", "name", " "}).status == 2);

  std::string typed = words;
  std::ranges::replace(typed, '-', ' ');
  CHECK(run(clubs.hall, {"key", "trust", "Bar", typed}).status == 0);
  CHECK(run(clubs.hall, {"key", "trust", "The bar", clubs.file}).status == 0);
  const json listed = json::array({{{"name", "The bar"}, {"words", words}}});
  CHECK(run(clubs.hall, {"key", "list", "--json"}).json() == listed);
  const std::string other = run(clubs.hall, {"key", "show", "--json"}).json()["words"];
  CHECK(run(clubs.hall, {"key", "trust", "The bar", other}).status == 2);
  std::string mistyped = words;
  mistyped[0] = mistyped[0] == 'b' ? 'd' : 'b';
  for (const std::string& wrong : {mistyped, std::string("lusab"), "e" + words.substr(1)}) {
    CAPTURE(wrong);
    CHECK(run(clubs.hall, {"key", "trust", "New", wrong}).status == 2);
  }
  CHECK(run(clubs.hall, {"key", "forget", "New"}).status == 2);
  CHECK(run(clubs.hall, {"key", "list", "--json"}).json() == listed);
  CHECK(run(clubs.hall, {"key", "forget", words}).status == 0);
  CHECK(run(clubs.hall, {"key", "list", "--json"}).json() == json::array());
}

TEST_CASE("a key that cannot be used stops exports; one that cannot be made leaves them unsigned") {
  Clubs clubs;
  const fs::path key = clubs.bar / "tanteador/device.key";
  write_bytes(key, "x");
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"match", "export", clubs.id}, {"key", "show"}, {"key", "name", "Bar"}}) {
    const Result result = run(clubs.bar, words);
    CAPTURE(words[1]);
    CHECK(result.status == 3);
    CHECK(result.out.empty());
    CHECK(has(result.err, "is damaged"));
  }
  CHECK(read_bytes(key) == "x");
  CHECK(run(clubs.bar, {"match", "export", clubs.id, "--unsigned"}).status == 0);
  const std::string db = database(clubs.bar).string();
  const Result without = run(clubs.bar, Run{.arguments = {"--db", db, "match", "export", clubs.id},
                                            .environment = {{"XDG_DATA_HOME", "/dev/null"}}});
  CHECK(without.status == 0);
  CHECK(has(without.err, "The file is not signed."));
  CHECK_FALSE(has(without.out, "signature"));
}

TEST_CASE("the words on a score sheet say which state of the match was printed") {
  Clubs clubs;
  const std::string pdf = (clubs.bar / "a.pdf").string(), page = (clubs.bar / "a.html").string();
  const std::string words = words_on_sheet(clubs.bar, clubs.id);
  CHECK(run(clubs.bar, {"match", "show", clubs.id, "--pdf", pdf, "--html", page}).status == 0);
  CHECK(has(read_bytes(page), words));
  CHECK(has(pdf_text(clubs.bar, pdf), words.substr(0, 11)));
  const auto verify = [&](const std::string& of, const std::string& typed) {
    return run(clubs.bar, {"match", "verify", of, "--words", typed, "--json"});
  };
  for (const std::string& of : {clubs.id, clubs.file.string()})
    CHECK(verify(of, words).json()["paper"] == json{{"entry", 8}, {"entries", 8}});
  CHECK(run(clubs.bar, {"match", "add", clubs.id, "-"}, "{\"type\":\"hand_started\"}\n").status == 0);
  const Result earlier = verify(clubs.id, words);
  CHECK(earlier.status == 0);
  CHECK(earlier.json()["paper"] == json{{"entry", 8}, {"entries", 9}});
  CHECK(words_on_sheet(clubs.bar, clubs.id) != words);

  const std::string other = words_on_sheet(clubs.bar, store_match(clubs.bar));
  const Result foreign = verify(clubs.id, other);
  CHECK(foreign.status == 3);
  CHECK(has(foreign.err, "The paper does not belong to this match"));
  const Result mistyped = verify(clubs.id, other.substr(0, 6) + words.substr(6));
  CHECK(mistyped.status == 2);
  CHECK(has(mistyped.err, "\"" + other.substr(0, 5) + "\" is mistyped"));
  CHECK(has(mistyped.err, words.substr(0, 5)));
  CHECK(verify(clubs.id, words.substr(6)).status == 2);
  CHECK(verify(clubs.id, "x" + words.substr(1)).status == 2);
}

TEST_CASE("a competition is signed with its matches, and each match remembers the signer") {
  Clubs clubs;
  const fs::path file = fs::path(TANTEADOR_ROOT) / "schemas/examples/competition_export.json";
  CHECK(league(clubs.bar, {"import", file}).status == 0);
  const Result exported = league(clubs.bar, {"export", "Malam Jumat"});
  const fs::path cup = clubs.hall / "cup.json";
  write_bytes(cup, exported.out);
  CHECK(has(league(clubs.bar, {"verify", cup}).out, "Signed by this computer."));
  CHECK(run(clubs.hall, {"match", "verify", cup}).status == 2);
  CHECK(run(clubs.hall, {"key", "trust", "Bar", cup}).status == 0);
  CHECK(has(league(clubs.hall, {"import", cup}).out, "Signed by Bar, a known key."));
  const std::string match = json::parse(exported.out)["matches"][0]["stream"]["id"];
  CHECK(run(clubs.hall, {"match", "verify", match, "--json"}).json()["signed_by"]["known_as"] == "Bar");

  json forged = json::parse(exported.out);
  forged["matches"] = json::array();
  write_bytes(cup, forged.dump());
  CHECK(league(clubs.hall, {"verify", cup}).status == 3);
  const Folder third;
  CHECK(league(third, {"import", cup}).status == 2);
  CHECK(run(third, {"match", "list", "--json"}).json().empty());
}

namespace {

// A competition of two that requires known keys, with one match of another computer.
struct StrictCup {
  Clubs clubs;
  std::string file = clubs.file;

  StrictCup() {
    REQUIRE(league(clubs.hall, {"new", "Cup", "--rounds", "1", "--known-keys"}).status == 0);
    REQUIRE(league(clubs.hall, {"enter", "Cup", "Ana", "Beto"}).status == 0);
    REQUIRE(league(clubs.hall, {"pair", "Cup"}).status == 0);
  }
  Result import_file() const { return run(clubs.hall, {"match", "import", file, "--json"}); }
  Result link() const { return league(clubs.hall, {"link", "Cup", "1", clubs.id, "--json"}); }
  void trust() const { REQUIRE(run(clubs.hall, {"key", "trust", "Bar", clubs.words()}).status == 0); }
};

}  // namespace

TEST_CASE("a competition that requires known keys refuses a match of an unknown key until it is known") {
  const StrictCup cup;
  CHECK(cup.import_file().status == 0);
  const Result refused = cup.link();
  CHECK(refused.status == 1);
  CHECK(has(refused.out, "league/unknown_key"));
  CHECK(has(refused.out, "This competition requires known keys"));
  cup.trust();
  CHECK(cup.link().status == 1);  // the import was recorded as unknown
  CHECK(cup.import_file().status == 0);
  CHECK(cup.link().status == 0);
  CHECK(run(cup.clubs.hall, {"key", "forget", "Bar"}).status == 0);
  CHECK(league(cup.clubs.hall, {"verify", "Cup"}).status == 0);
  CHECK(run(cup.clubs.hall, {"db", "check"}).status == 0);
}

TEST_CASE("a competition that requires known keys takes no entries of an unsigned file") {
  const StrictCup cup;
  const Clubs& clubs = cup.clubs;
  cup.trust();
  CHECK(cup.import_file().status == 0);
  CHECK(cup.link().status == 0);
  CHECK(run(clubs.bar, {"match", "add", clubs.id, "-"}, "{\"type\":\"hand_started\"}\n").status == 0);
  write_bytes(cup.file, run(clubs.bar, {"match", "export", clubs.id, "--unsigned"}).out);
  const Result refused = cup.import_file();
  CHECK(refused.status == 1);
  CHECK(refused.json()["error"]["code"] == "unknown_key");
  CHECK(run(clubs.hall, {"match", "export", clubs.id}).json()["stream"]["count"] == 8);
  write_bytes(cup.file, run(clubs.bar, {"match", "export", clubs.id}).out);
  CHECK(cup.import_file().status == 0);
  CHECK(run(clubs.hall, {"match", "export", clubs.id}).json()["stream"]["count"] == 9);
}

TEST_CASE("a competition that requires known keys links matches entered here, and others need no key") {
  const StrictCup cup;
  const std::string own = store_match(cup.clubs.hall);
  CHECK(league(cup.clubs.hall, {"link", "Cup", "1", own}).status == 0);
  CHECK(league(cup.clubs.hall, {"new", "Open", "--rounds", "1"}).status == 0);
  CHECK(league(cup.clubs.hall, {"enter", "Open", "Ana", "Beto"}).status == 0);
  CHECK(league(cup.clubs.hall, {"pair", "Open"}).status == 0);
  CHECK(cup.import_file().status == 0);
  CHECK(league(cup.clubs.hall, {"link", "Open", "1", cup.clubs.id}).status == 0);
}

TEST_CASE("a competition that requires known keys is imported only from a known key") {
  const StrictCup cup;
  const Folder third;
  const std::string file = league(cup.clubs.hall, {"export", "Cup"}).out,
                    plain = league(cup.clubs.hall, {"export", "Cup", "--unsigned"}).out;
  CHECK(league(third, {"import", "-"}, file).status == 1);
  const std::string words = run(cup.clubs.hall, {"key", "show", "--json"}).json()["words"];
  CHECK(run(third, {"key", "trust", "Hall", words}).status == 0);
  CHECK(league(third, {"import", "-"}, plain).status == 1);
  CHECK(league(third, {"list", "--json"}).json().empty());
  CHECK(league(third, {"import", "-"}, file).status == 0);
}

namespace {

// A backup of the bar, and what the commands of the hall say of it.
struct SignedBackup {
  Clubs clubs;
  fs::path file = clubs.hall / "backup.db";
  SignedBackup() { REQUIRE(run(clubs.bar, {"db", "backup", file.string()}).status == 0); }

  Result verify() const { return run(clubs.hall, {"match", "verify", file.string(), "--json"}); }
  Result restore() const { return run(clubs.hall, {"db", "restore", file.string(), "--json"}); }
  Result merge() const { return run(clubs.hall, {"db", "merge", file.string(), "--json"}); }
  std::vector<Result> all() const { return {verify(), merge(), restore()}; }
};

}  // namespace

TEST_CASE("a backup is signed, and verify, merge and restore say by whom") {
  const SignedBackup backup;
  const Clubs& clubs = backup.clubs;
  REQUIRE(run(clubs.hall, {"db", "rebuild"}).status == 0);
  CHECK(run(clubs.bar, {"match", "verify", backup.file.string(), "--json"})
            .json()["signed_by"]["this_device"] == true);
  for (const Result& result : backup.all()) {
    CHECK_MESSAGE(result.status == 0, result.err);
    CHECK(result.json()["signed_by"]["words"] == clubs.words());
    CHECK(result.json()["signed_by"]["known_as"] == nullptr);
  }
  CHECK(run(clubs.hall, {"key", "trust", "Bar", clubs.words()}).status == 0);
  CHECK(has(run(clubs.hall, {"match", "verify", backup.file.string()}).out, "Signed by Bar, a known key."));
  CHECK(has(run(clubs.hall, {"db", "merge", backup.file.string()}).out, "Signed by Bar, a known key."));
}

TEST_CASE("a restored database and a copy that was written to are not signed by the backup") {
  const SignedBackup backup;
  const Clubs& clubs = backup.clubs;
  const std::string copy = (clubs.hall / "copy.db").string(), again = (clubs.hall / "again.db").string();
  REQUIRE(backup.restore().status == 0);
  CHECK(run(clubs.hall, {"match", "verify", database(clubs.hall).string(), "--json"}).json()["signed_by"] ==
        nullptr);
  CHECK(run(clubs.hall, {"db", "backup", again}).status == 0);
  CHECK(run(clubs.hall, {"match", "verify", again, "--json"}).json()["signed_by"]["this_device"] == true);
  fs::copy_file(backup.file, copy);
  CHECK(run(clubs.hall, {"--db", copy, "match", "add", clubs.id, "-"}, "{\"type\":\"hand_started\"}\n")
            .status == 0);
  CHECK(run(clubs.hall, {"match", "verify", copy, "--json"}).json()["signed_by"] == nullptr);
  CHECK(run(clubs.bar, {"db", "backup", copy + "-2", "--unsigned"}).status == 0);
  CHECK(run(clubs.hall, {"match", "verify", copy + "-2", "--json"}).json()["signed_by"] == nullptr);
}

TEST_CASE("a backup with one changed byte is refused by verify, merge and restore") {
  const SignedBackup backup;
  REQUIRE(run(backup.clubs.hall, {"db", "rebuild"}).status == 0);
  const std::string good = read_bytes(backup.file), before = read_bytes(database(backup.clubs.hall));
  const std::size_t name = good.find("Ana"), key = good.find("\"key\":\"") + 7,
                    value = good.find("\"value\":\"") + 9, device = good.find("\"device\":\"") + 9;
  REQUIRE(name != good.npos);
  REQUIRE(value != good.npos + 9);
  const std::pair<std::size_t, char> changes[] = {{name, 'E'},
                                                  {key, good[key] == '0' ? '1' : '0'},
                                                  {value, good[value] == '0' ? '1' : '0'},
                                                  {device, 'x'},
                                                  {27, '\x7f'},
                                                  {good.size() - 1, 'x'}};
  for (const auto& [at, byte] : changes) {
    CAPTURE(at);
    std::string text = good;
    text[at] = byte;
    write_bytes(backup.file, text);
    for (const Result& result : backup.all()) {
      CHECK(result.status == 3);
      CHECK_MESSAGE(has(result.err, "ignature"), result.err);
    }
  }
  CHECK(read_bytes(database(backup.clubs.hall)) == before);
}
