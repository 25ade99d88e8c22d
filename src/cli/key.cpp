// Commands of keys: the key of this device, and the keys that the club knows.

#include <algorithm>

#include "src/cli/commands.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/qr.hpp"
#include "src/cli/output/report.hpp"
#include "src/cli/output/signer.hpp"
#include "src/core/text/join.hpp"
#include "src/core/text/text.hpp"
#include "src/session/chain.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using session::KnownKey;
using view::say;

json known_json(const KnownKey& key) { return {{"name", key.name}, {"words", key.words}}; }

Answer show_key(const Context& context, const NoWords&) {
  const session::DeviceKey key = device_key();
  const std::string words = session::key_words(key.public_key());
  const std::string name = key.name().empty() ? tr("This computer has no name yet.") : key.name();
  return {.json = {{"words", words}, {"key", session::to_hex(key.public_key())}, {"device", key.name()}},
          .text = context.paper.write(Ink::strong, words) + "\n" + context.paper.write(Ink::faint, name) +
                  "\n" + qr_text(context.paper, words) +
                  say("Another club trusts this computer with: {0}",
                      {std::string_view("tanteador key trust NAME " + words)}) +
                  "\n"};
}

struct Naming {
  std::string name;
  void describe(Usage& usage) { usage.name("NAME", name).required(); }
};

Answer name_device(const Context& context, const Naming& arguments) {
  if (!codec::is_name(arguments.name))
    throw unreadable(say("\"{0}\" must be a name.", {std::string_view(arguments.name)}));
  device_key();
  if (const auto named = session::name_device(data_folder(), arguments.name); !named)
    throw failure("key", named.error().message);
  return {.json = {{"device", arguments.name}},
          .text = context.paper.write(Ink::plain, say("Files from this computer now name it: {0}",
                                                      {std::string_view(arguments.name)})) +
                  "\n"};
}

struct Trusting {
  std::string name;
  std::vector<std::string> words;
  void describe(Usage& usage) {
    usage.name("NAME", name).required();
    constexpr int kMostWords = 16;
    usage.text("WORDS", words, tr("the words of the key, or a file that it signed"), "WORDS|FILE")
        .required()
        .times(1, kMostWords);
  }
};

// The usual form of the words. Throws Problem.
std::string words_of_key(const Trusting& arguments) {
  if (arguments.words.size() == 1 && is_input_file(arguments.words.front())) {
    const auto file = inspect_export(read_input_file(arguments.words.front()));
    if (!file.signature)
      throw unreadable(say("{0} is not signed.", {std::string_view(arguments.words.front())}));
    return session::key_words(file.signature->key);
  }
  const auto words = session::read_key_words(join(arguments.words, " "));
  if (!words) throw unreadable(words.error());
  return *words;
}

Answer trust_key(const Context& context, const Trusting& arguments) {
  if (!codec::is_name(arguments.name))
    throw unreadable(say("\"{0}\" must be a name.", {std::string_view(arguments.name)}));
  const KnownKey key{arguments.name, words_of_key(arguments)};
  const auto store = open_to_write(context);
  for (const KnownKey& known : session::known_keys(*store))
    if (known.name == key.name && known.words != key.words)
      throw unreadable(say("{0} is the name of another known key: {1}",
                           {std::string_view(known.name), std::string_view(known.words)}));
  session::trust_key(*store, key);
  return {
      .json = known_json(key),
      .text = say("{0} is a known key now: {1}", {std::string_view(key.name), std::string_view(key.words)}) +
              "\n"};
}

Answer list_keys(const Context& context, const NoWords&) {
  const auto store = open_to_read(context);
  Answer answer{.json = json::array()};
  report::Table table{.columns = {report::text_column({}, tr("Name")), report::text_column({}, tr("Words"))}};
  for (const KnownKey& key : store ? session::known_keys(*store) : std::vector<KnownKey>()) {
    answer.json.push_back(known_json(key));
    add_row(table, {report::Mark{key.name, report::Tone::strong}, key.words});
  }
  answer.text =
      answer.json.empty() ? tr("No keys are known yet.") + "\n" : terminal_text(context.paper, table);
  return answer;
}

struct Forgetting {
  std::string name;
  void describe(Usage& usage) { usage.name("NAME", name, tr("of a known key, or its words")).required(); }
};

Answer forget_key(const Context& context, const Forgetting& arguments) {
  const auto store = has_database(context) ? open_to_write(context) : nullptr;
  const auto words = session::read_key_words(arguments.name);
  for (const KnownKey& key : store ? session::known_keys(*store) : std::vector<KnownKey>()) {
    if (key.name != arguments.name && (!words || *words != key.words)) continue;
    session::forget_key(*store, key.words);
    return {.json = {{"forgotten", known_json(key)}},
            .text = say("{0} is no longer a known key.", {std::string_view(key.name)}) + "\n"};
  }
  throw unreadable(say("There is no known key {0}. \"tanteador key list\" shows all of them.",
                       {std::string_view(arguments.name)}));
}

}  // namespace

Commands key_commands() {
  return {command("key show", N_("show the key of this computer as words and as a QR code"), show_key),
          command("key name", N_("name this computer in the files that it signs"), name_device),
          command("key trust", N_("make the key of another computer known to the club"), trust_key),
          command("key list", N_("list the known keys"), list_keys),
          command("key forget", N_("forget a known key"), forget_key)};
}

}  // namespace tanteador::cli
