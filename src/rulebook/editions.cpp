// Shipped editions, and house rule sets read from a file.

#include <algorithm>
#include <array>
#include <stdexcept>

#include "src/core/text/names.hpp"
#include "src/core/text/text.hpp"
#include "src/rulebook/data.hpp"
#include "src/rulebook/located_json.hpp"
#include "src/rulebook/names.hpp"

namespace tanteador::rulebook {

namespace {

using nlohmann::json;
using Failure = std::optional<DataError>;

constexpr int kNumberMax = 1'000'000;
constexpr std::size_t kWordMax = 64, kLineMax = 200, kRemarkMax = 2'000;

constexpr std::array<std::string_view, 9> kFields{"id",     "game",    "title",      "parent", "family",
                                                  "remark", "edition", "parameters", "line"};
constexpr std::array<std::string_view, 3> kEditionFields{"source", "date", "printed_in"};

struct TextField {
  std::string_view path;
  std::string Edition::*member;
  std::size_t longest;
  enum class Need { given, optional } need;
};

constexpr std::array kTexts{
    TextField{"id", &Edition::id, kWordMax, TextField::Need::given},
    TextField{"game", &Edition::game, kWordMax, TextField::Need::given},
    TextField{"title", &Edition::title, kLineMax, TextField::Need::given},
    TextField{"parent", &Edition::parent, kWordMax, TextField::Need::optional},
    TextField{"family", &Edition::family, kWordMax, TextField::Need::optional},
    TextField{"edition/source", &Edition::source, kLineMax, TextField::Need::given},
    TextField{"edition/date", &Edition::date, kWordMax, TextField::Need::given},
    TextField{"edition/printed_in", &Edition::printed_in, kWordMax, TextField::Need::optional},
    TextField{"remark", &Edition::remark, kRemarkMax, TextField::Need::optional},
    TextField{"line", &Edition::line, kLineMax, TextField::Need::optional},
};

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

// True if the texts differ only in blanks, case, accents and similar letters.
bool same_words(std::string_view one, std::string_view other) {
  const auto plain = [](std::string_view text) {
    std::string out = confusable_key(normal_name(text));
    std::erase(out, ' ');
    return out;
  };
  return plain(one) == plain(other);
}

// The name if it is safe in a message, otherwise "…".
std::string_view quotable(std::string_view name) {
  const bool fits = name.size() <= kWordMax && std::ranges::none_of(name, is_control);
  return fits ? name : std::string_view("…");
}

Failure check_fields(const LocatedJson& file, const json& object, std::string_view prefix,
                     std::span<const std::string_view> known) {
  for (const auto& item : object.items()) {
    if (std::ranges::find(known, item.key()) != known.end()) continue;
    return file.error(std::string(prefix) + item.key(), N_("A rule set has no field \"{0}\"."),
                      {quotable(item.key())});
  }
  return std::nullopt;
}

Failure take_text(const LocatedJson& file, const TextField& field, Edition& edition) {
  const auto slash = field.path.find('/');
  const json& object = slash == field.path.npos ? file.root : file.root["edition"];
  const std::string_view name = field.path.substr(slash == field.path.npos ? 0 : slash + 1);
  const auto found = object.find(name);
  if (found == object.end()) {
    if (field.need == TextField::Need::optional) return std::nullopt;
    return file.error(slash == field.path.npos ? "" : "edition", N_("The field \"{0}\" is missing."), {name});
  }
  if (!found->is_string()) return file.error(field.path, N_("\"{0}\" must be text."), {name});
  const std::string& text = found->get_ref<const std::string&>();
  if (text.empty()) return file.error(field.path, N_("\"{0}\" must not be empty."), {name});
  if (text.size() > field.longest || std::ranges::any_of(text, is_control)) {
    return file.error(field.path, N_("\"{0}\" is too long or contains invalid characters."), {name});
  }
  edition.*field.member = text;
  return std::nullopt;
}

Failure check_id(const LocatedJson& file, std::string_view id) {
  if (is_edition_id(id)) return std::nullopt;
  return file.error("id", N_("An id may contain only lower-case letters, digits and hyphens."));
}

std::optional<EditionValue> list_of(const json& value) {
  std::array<int, 3> list{};
  if (value.size() != list.size()) return std::nullopt;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (!value[i].is_number_unsigned() || value[i].get<std::uint64_t>() > kNumberMax) return std::nullopt;
    list[i] = value[i].get<int>();
  }
  return list;
}

std::optional<EditionValue> value_of(const json& value) {
  if (value.is_boolean()) return value.get<bool>();
  if (value.is_string()) {
    const std::string& word = value.get_ref<const std::string&>();
    const bool fits = word.size() <= kWordMax && std::ranges::none_of(word, is_control);
    return fits ? std::optional<EditionValue>(word) : std::nullopt;
  }
  if (value.is_array()) return list_of(value);
  if (value.is_number_unsigned() && value.get<std::uint64_t>() > kNumberMax) return std::nullopt;
  if (!value.is_number_integer() || value.get<std::int64_t>() < -kNumberMax) return std::nullopt;
  return value.get<int>();
}

Failure take_parameters(const LocatedJson& file, const Edition* parent, Edition& edition) {
  if (parent) edition.parameters = parent->parameters;
  for (const auto& item : file.root["parameters"].items()) {
    const std::string& name = item.key();
    const std::string path = "parameters/" + name;
    auto value = value_of(item.value());
    if (!value) {
      return file.error(path,
                        N_("\"{0}\" must be true, false, a whole number, a word or a list of three numbers."),
                        {quotable(name)});
    }
    if (parent) {
      const auto inherited = parent->parameters.find(name);
      if (inherited == parent->parameters.end()) {
        return file.error(path, N_("{0} has no parameter \"{1}\"."),
                          {std::string_view(parent->id), quotable(name)});
      }
      if (inherited->second != *value) edition.differs.push_back(name);
    }
    edition.parameters.insert_or_assign(name, std::move(*value));
  }
  std::ranges::sort(edition.differs);
  return std::nullopt;
}

const Edition* find_in(std::span<const Edition> editions, std::string_view id) {
  const auto found = std::ranges::find(editions, id, &Edition::id);
  return found == editions.end() ? nullptr : &*found;
}

Failure take_all(const LocatedJson& file, std::span<const Edition> known, Edition& edition) {
  if (auto failure = check_fields(file, file.root, "", kFields)) return failure;
  for (const std::string_view name : {std::string_view("edition"), std::string_view("parameters")}) {
    const auto found = file.root.find(name);
    if (found == file.root.end()) return file.error("", N_("The field \"{0}\" is missing."), {name});
    if (!found->is_object()) return file.error(name, N_("\"{0}\" must be an object."), {name});
  }
  if (auto failure = check_fields(file, file.root["edition"], "edition/", kEditionFields)) return failure;
  for (const TextField& field : kTexts) {
    if (auto failure = take_text(file, field, edition)) return failure;
  }
  if (auto failure = check_id(file, edition.id)) return failure;
  const Edition* parent = find_in(known, edition.parent);
  if (!edition.parent.empty()) {
    if (!parent)
      return file.error("parent", N_("There is no rule set \"{0}\"."), {std::string_view(edition.parent)});
    if (parent->game != edition.game) {
      return file.error("parent", N_("\"{0}\" is a rule set of another game."),
                        {std::string_view(edition.parent)});
    }
  }
  if (parent && edition.family.empty()) edition.family = parent->family;
  return take_parameters(file, parent, edition);
}

tl::expected<std::pair<LocatedJson, Edition>, DataError> read(std::string_view text,
                                                              std::span<const Edition> known) {
  auto file = parse_located(text);
  if (!file) return tl::unexpected(file.error());
  Edition edition;
  if (auto failure = take_all(*file, known, edition)) return tl::unexpected(*failure);
  return std::pair(std::move(*file), std::move(edition));
}

// A rule set without a parent must have every parameter of the game.
Failure check_whole(const LocatedJson& file, const Edition& edition) {
  const auto of_game = std::ranges::find(editions(), edition.game, &Edition::game);
  if (of_game == editions().end()) {
    return file.error("game", N_("There is no game \"{0}\"."), {std::string_view(edition.game)});
  }
  for (const auto& [name, value] : of_game->parameters) {
    if (edition.parameters.contains(name)) continue;
    return file.error("parameters",
                      N_("The parameter \"{0}\" is missing. Name a parent rule set, or give all parameters."),
                      {std::string_view(name)});
  }
  return std::nullopt;
}

std::vector<Edition> load_editions() {
  std::vector<Edition> loaded;
  for (const std::string& id : data::offered_editions()) {
    auto edition = read(data::edition_text(id), loaded);
    if (!edition)
      throw std::logic_error(id + ": " +
                             edition.error().message);  // error in an embedded file; covered by a test
    loaded.push_back(std::move(edition->second));
  }
  return loaded;
}

}  // namespace

std::span<const Edition> editions() {
  static const std::vector<Edition> all = load_editions();
  return all;
}

const Edition* find_edition(std::string_view id) { return find_in(editions(), id); }

bool is_shipped_title(std::string_view title) {
  return std::ranges::any_of(editions(), [&](const Edition& edition) {
    return same_words(edition.title, title) || same_words(tr(edition.title), title);
  });
}

bool is_shipped_source(std::string_view source) {
  return std::ranges::any_of(editions(), [&](const Edition& edition) {
    return same_words(edition.source, source) || same_words(tr(edition.source), source);
  });
}

bool is_edition_id(std::string_view id) {
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
  return !id.empty() && std::ranges::all_of(id, fits);
}

const Edition& first_edition(std::string_view game) {
  return *std::ranges::find(editions(), game, &Edition::game);
}

tl::expected<Edition, DataError> read_edition(std::string_view json_text) {
  auto read_file = read(json_text, editions());
  if (!read_file) return tl::unexpected(read_file.error());
  auto& [file, edition] = *read_file;
  if (edition.parent.empty()) {
    if (auto failure = check_whole(file, edition)) return tl::unexpected(*failure);
  }
  // A copy of a shipped edition may have its id, another rule set may not.
  const Edition* shipped = find_edition(edition.id);
  if (shipped && (shipped->game != edition.game || shipped->parameters != edition.parameters)) {
    return tl::unexpected(file.error("id", N_("\"{0}\" is already the id of another rule set."),
                                     {std::string_view(edition.id)}));
  }
  if (!shipped && is_shipped_title(edition.title)) {
    return tl::unexpected(file.error("title", N_("\"{0}\" is already the title of another rule set."),
                                     {quotable(edition.title)}));
  }
  return std::move(edition);
}

std::vector<std::string> differences(const Edition& edition, const Edition& other) {
  std::vector<std::string> names;
  for (const auto& [name, value] : edition.parameters) {
    const auto there = other.parameters.find(name);
    if (there == other.parameters.end() || there->second != value) names.push_back(name);
  }
  return names;
}

bool are_comparable(const Edition& edition, const Edition& other) {
  return edition.game == other.game && edition.family == other.family;
}

std::string write_edition(const Edition& edition) {
  json out{{"id", edition.id},
           {"game", edition.game},
           {"title", edition.title},
           {"edition", {{"source", edition.source}, {"date", edition.date}}},
           {"parameters", json::object()}};
  for (const auto& [field, text] : {std::pair("parent", &edition.parent),
                                    std::pair("remark", &edition.remark), std::pair("line", &edition.line)}) {
    if (!text->empty()) out[field] = *text;
  }
  if (!edition.printed_in.empty()) out["edition"]["printed_in"] = edition.printed_in;
  for (const auto& [name, value] : edition.parameters) {
    const bool inherited =
        !edition.parent.empty() && std::ranges::find(edition.differs, name) == edition.differs.end();
    if (!inherited)
      out["parameters"][name] = std::visit([](const auto& plain) { return json(plain); }, value);
  }
  return out.dump(2) + "\n";
}

}  // namespace tanteador::rulebook
