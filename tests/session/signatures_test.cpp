// Signatures of exports: the key of a device, signed files, forged ones, and the record of who signed.

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <functional>
#include <set>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "db/store.hpp"
#include "src/core/read_all.hpp"
#include "src/session/chain.hpp"
#include "src/session/exchange/exchange.hpp"
#include "src/session/session.hpp"
#include "src/session/signatures/known_keys.hpp"
#include "tests/support/place.hpp"

using namespace tanteador;
using nlohmann::json;
using test::Folder;
namespace fs = std::filesystem;

namespace {

struct Table {
  Folder folder;
  std::unique_ptr<session::Store> store = db::open_store(test::place(folder, "club.db"), db::OpenMode::write);
  session::Session session{store.get(), session::system_host()};

  std::string play(std::string_view more = "") {
    const std::string lines =
        R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]})"
        "\n"
        R"({"type":"tallied","side":"Ana","points":2})"
        "\n" +
        std::string(more);
    auto scored = session.score(lines, session::RefusalPolicy::stop);
    REQUIRE(scored);
    REQUIRE(scored->match);
    return scored->match->id();
  }
  std::string exported(const std::string& id) const { return session::Exchange(session).export_match(id); }
};

session::DeviceKey key_of(unsigned char first, std::string name = "Laptop") {
  session::DeviceKey::Secret seed{};
  seed[0] = first;
  return session::DeviceKey(seed, std::move(name));
}

std::string read_file(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return read_all(in);
}

constexpr std::string_view kChanged = "The signature does not fit: the file was changed after it was signed.";
constexpr std::string_view kNoForm = "The signature of the file cannot be read.";

std::string error_of(const json& file) {
  const auto checked = session::Exchange::inspect(file.dump());
  return checked ? std::string() : checked.error().message;
}

}  // namespace

TEST_CASE("a signed export imports, and the match names its signer") {
  Table here, there;
  const std::string id = here.play(), plain = here.exported(id);
  const auto key = key_of(1);
  const std::string file = session::sign_export(plain, key);
  session::trust_key(*there.store, {"Bar", session::key_words(key.public_key())});
  REQUIRE(session::Exchange(there.session).import_match(file) == id);
  const auto signer = session::import_signer(*there.store, id);
  REQUIRE(signer);
  CHECK(signer->known_as == "Bar");
  CHECK(signer->device == "Laptop");
  CHECK(signer->words == session::key_words(key.public_key()));
  CHECK(there.exported(id) == plain);
  session::forget_key(*there.store, signer->words);
  CHECK(session::known_keys(*there.store).empty());
  CHECK(session::import_signer(*there.store, id)->known_as == "Bar");
  CHECK(!session::import_signer(*here.store, id));
}

TEST_CASE("an export without a signature still imports, and is recorded as not signed") {
  Table here, there;
  const std::string id = here.play(), plain = here.exported(id);
  REQUIRE(session::Exchange(there.session).import_match(plain) == id);
  const auto signer = session::import_signer(*there.store, id);
  REQUIRE(signer);
  CHECK(signer->words.empty());
  const auto key = key_of(1);
  const std::string words = session::key_words(key.public_key());

  SUBCASE("a file of an unknown key does not confirm it") {
    REQUIRE(session::Exchange(there.session).import_match(session::sign_export(plain, key)));
    CHECK(session::import_signer(*there.store, id)->words.empty());
  }
  SUBCASE("a file of a known key confirms it") {
    session::trust_key(*there.store, {"Bar", words});
    REQUIRE(session::Exchange(there.session).import_match(session::sign_export(plain, key)));
    CHECK(session::import_signer(*there.store, id)->known_as == "Bar");
  }
  SUBCASE("a file of a known key does not confirm entries that it does not hold") {
    auto match = *there.session.open(id);
    REQUIRE(there.session.submit(match, {{"type", "tallied"}, {"side", "Beto"}, {"points", 3}}));
    session::trust_key(*there.store, {"Bar", words});
    REQUIRE(session::Exchange(there.session).import_match(session::sign_export(plain, key)));
    CHECK(session::import_signer(*there.store, id)->words.empty());
  }
}

TEST_CASE("a match that was entered here stays so when its own export comes back") {
  Table here;
  const std::string id = here.play();
  REQUIRE(session::Exchange(here.session).import_match(here.exported(id)) == id);
  CHECK(!session::import_signer(*here.store, id));
}

TEST_CASE("entries that an unsigned file adds end the confirmation of a known key") {
  Table here, there;
  const std::string id = here.play();
  const auto key = key_of(1);
  session::trust_key(*there.store, {"Bar", session::key_words(key.public_key())});
  REQUIRE(session::Exchange(there.session).import_match(session::sign_export(here.exported(id), key)));
  auto match = *here.session.open(id);
  REQUIRE(here.session.submit(match, {{"type", "tallied"}, {"side", "Beto"}, {"points", 3}}));
  REQUIRE(session::Exchange(there.session).import_match(here.exported(id)));
  CHECK(session::import_signer(*there.store, id)->known_as.empty());
}

TEST_CASE("a forged export is refused, whatever was changed, and changes nothing") {
  Table here, there;
  const std::string id = here.play(), other = here.play();
  const auto key = key_of(1), second = key_of(2);
  const json file = json::parse(session::sign_export(here.exported(id), key));
  REQUIRE(error_of(file).empty());
  const json of_other = json::parse(session::sign_export(here.exported(other), key));
  const json by_other = json::parse(session::sign_export(here.exported(id), second));

  struct Forgery {
    const char* name;
    std::function<void(json& file)> change;
    std::string_view message;
  };
  const auto swap_names = [](json& forged) {
    auto first = forged["people"].begin(), next = std::next(first);
    std::swap(first.value(), next.value());
  };
  const Forgery forgeries[] = {
      {"names exchanged", swap_names, kChanged},
      {"the signature of another match", [&](json& f) { f["signature"] = of_other["signature"]; }, kChanged},
      {"the value of another match",
       [&](json& f) { f["signature"]["value"] = of_other["signature"]["value"]; }, kChanged},
      {"the key of another device", [&](json& f) { f["signature"]["key"] = by_other["signature"]["key"]; },
       kChanged},
      {"another name of the device", [](json& f) { f["signature"]["device"] = "Referee"; }, kChanged},
      {"one more field", [](json& f) { f["remark"] = 1; }, kChanged},
      {"a short value",
       [](json& f) {
         std::string value = f["signature"]["value"];
         value.pop_back();
         f["signature"]["value"] = value;
       },
       kNoForm},
      {"a long value", [](json& f) { f["signature"]["value"] = std::string(10'000'000, 'a'); }, kNoForm},
      {"capital letters in the value",
       [](json& f) {
         std::string value = f["signature"]["value"];
         for (char& c : value) c = static_cast<char>(std::toupper(c));
         f["signature"]["value"] = value;
       },
       kNoForm},
      {"a key of no point", [](json& f) { f["signature"]["key"] = std::string(64, '0'); }, kChanged},
      {"a long name", [](json& f) { f["signature"]["device"] = std::string(1'000'000, 'a'); }, kNoForm},
      {"another version", [](json& f) { f["signature"]["version"] = 2; }, kNoForm},
      {"a field too many", [](json& f) { f["signature"]["x"] = 1; }, kNoForm},
      {"no value", [](json& f) { f["signature"].erase("value"); }, kNoForm},
      {"null for a signature", [](json& f) { f["signature"] = nullptr; }, kNoForm},
      {"a list for a signature", [](json& f) { f["signature"] = json::array({1}); }, kNoForm}};
  for (const auto& [name, change, message] : forgeries) {
    CAPTURE(name);
    json forged = file;
    change(forged);
    CHECK(error_of(forged) == message);
    CHECK(!session::Exchange(there.session).import_match(forged.dump()));
  }
  for (const char* field : {"version", "key", "device", "value"}) {
    CAPTURE(field);
    json forged = file;
    forged["signature"][field] = json::object();
    CHECK(error_of(forged) == kNoForm);
  }
  CHECK(there.session.matches().empty());
  CHECK(there.store->key_values("").empty());
}

TEST_CASE("a signed export with any byte changed is not accepted as the same file") {
  Table here;
  const std::string id = here.play(), text = session::sign_export(here.exported(id), key_of(1));
  const json file = json::parse(text);
  int refused = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string changed = text;
    changed[i] = static_cast<char>(changed[i] ^ 1);
    const auto read = session::Exchange::inspect(changed);
    refused += !read;
    // A changed name of the field "signature" makes an unsigned file; blanks mean nothing.
    const json again = json::parse(changed, nullptr, false);
    const bool is_honest = !read || !read->signature || again == file;
    if (!is_honest) FAIL_CHECK(changed.substr(i > 40 ? i - 40 : 0, 80));
  }
  CHECK(refused > static_cast<int>(text.size()) / 2);
  for (std::size_t size = 0; size + 2 < text.size(); size += 7) {
    if (session::Exchange::inspect(text.substr(0, size))) FAIL_CHECK(size);
  }
}

TEST_CASE("the key of a device is made once, only for its user, and never changes") {
  const Folder folder;
  const fs::path data = folder / "data", file = data / "device.key";
  CHECK(!session::find_public_key(data));
  CHECK(!fs::exists(data));
  const auto key = session::device_key(data);
  REQUIRE(key);
  struct stat about {};
  REQUIRE(stat(file.c_str(), &about) == 0);
  CHECK((about.st_mode & 07777) == 0600);
  REQUIRE(stat(data.c_str(), &about) == 0);
  CHECK((about.st_mode & 07777) == 0700);
  CHECK(session::device_key(data)->public_key() == key->public_key());
  CHECK(session::find_public_key(data) == key->public_key());
  CHECK(std::distance(fs::directory_iterator(data), fs::directory_iterator()) == 1);
  CHECK(key->name().empty());
  REQUIRE(session::name_device(data, "Laptop of the bar"));
  CHECK(session::device_key(data)->name() == "Laptop of the bar");
  CHECK(session::device_key(data)->public_key() == key->public_key());
  const Folder second;
  CHECK(session::device_key(second.path())->public_key() != key->public_key());
}

TEST_CASE("a key file that is damaged or open to others is an error and stays as it is") {
  const Folder folder;
  const fs::path file = folder / "device.key";
  REQUIRE(session::device_key(folder.path()));
  const std::string good = read_file(file);
  const auto fails = [&](std::string_view part) {
    const std::string before = read_file(file);
    const auto key = session::device_key(folder.path());
    REQUIRE(!key);
    CHECK(!key.error().is_new);
    CHECK_MESSAGE(key.error().message.find(part) != std::string::npos, key.error().message);
    CHECK(!session::find_public_key(folder.path()));
    CHECK(read_file(file) == before);
  };
  for (const auto mode : {0640, 0604, 0660}) {
    chmod(file.c_str(), static_cast<mode_t>(mode));
    fails("Others may read");
  }
  chmod(file.c_str(), 0600);
  std::string bit = good;
  bit[40] = bit[40] == 'a' ? 'b' : 'a';
  for (const std::string& bad : {std::string(), good.substr(0, 50), good + "x", bit,
                                 std::string(100'000, 'a'), std::string("\0", 1)}) {
    std::ofstream(file, std::ios::binary | std::ios::trunc) << bad;
    fails("is damaged");
  }
  fs::remove(file);
  fs::create_directory(file);
  chmod(file.c_str(), 0700);
  const auto key = session::device_key(folder.path());
  CHECK(!key);
}

TEST_CASE("a folder that cannot be written to has no key, and says so") {
  const Folder folder;
  std::ofstream(folder / "file") << "x";
  const auto key = session::device_key(folder / "file");
  REQUIRE(!key);
  CHECK(!session::name_device(folder / "file", "Bar"));
}

TEST_CASE("programs that make the key at the same moment get one key") {
  constexpr int kPrograms = 8;
  for (int round = 0; round < 5; ++round) {
    const Folder folder;
    const fs::path data = folder / "data";
    std::vector<pid_t> children;
    int gate[2];
    REQUIRE(pipe(gate) == 0);
    for (int i = 0; i < kPrograms; ++i) {
      const pid_t child = fork();
      if (child == 0) {
        close(gate[1]);
        char none = 0;
        if (read(gate[0], &none, 1) != 0) _exit(2);  // until all are ready
        const auto key = session::device_key(data);
        if (!key) _exit(1);
        std::ofstream(folder / std::to_string(i)) << session::key_words(key->public_key());
        _exit(0);
      }
      children.push_back(child);
    }
    close(gate[0]), close(gate[1]);
    std::set<std::string> keys;
    for (int i = 0; i < kPrograms; ++i) {
      int status = -1;
      waitpid(children[i], &status, 0);
      CHECK(status == 0);
      keys.insert(read_file(folder / std::to_string(i)));
    }
    CHECK(keys.size() == 1);
    CHECK(std::distance(fs::directory_iterator(data), fs::directory_iterator()) == 1);
  }
}

TEST_CASE("the words of a key check themselves") {
  const std::string words = session::key_words(key_of(1).public_key());
  CHECK(session::read_key_words(words) == words);
  CHECK(words != session::key_words(key_of(2).public_key()));
  std::string blanks = words;
  std::ranges::replace(blanks, '-', ' ');
  CHECK(session::read_key_words(blanks) == words);
  int accepted = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    for (const char letter : std::string_view("abdfghijklmnoprstuvz")) {
      std::string typed = words;
      typed[i] = letter;
      accepted += typed != words && session::read_key_words(typed).has_value();
    }
  }
  CHECK(accepted == 0);
  const std::pair<std::string, std::string> rows[] = {
      {words.substr(6), "There must be 8 words, not 7."},
      {words + "-babad", "There must be 8 words, not 9."},
      {"", "There must be 8 words, not 0."},
      {"hello " + words, "\"hello\" is mistyped: it is none of the words that this program writes."},
      {std::string(1'000'000, 'x'),
       "\"" + std::string(40, 'x') + "\" is mistyped: it is none of the words that this program writes."}};
  for (const auto& [typed, message] : rows) {
    const auto read = session::read_key_words(typed);
    REQUIRE(!read);
    CHECK(read.error().message == message);
  }
  std::string many;
  for (int i = 0; i < 100'000; ++i) many += "babad ";
  CHECK(!session::read_key_words(many));
}
