#include "src/session/input.hpp"

#include <algorithm>

#include "src/core/text/names.hpp"

namespace tanteador::session {

namespace {

using nlohmann::json;

constexpr std::string_view kOwnWords[] = {"note", "reason", "title"};  // not normalized
constexpr std::size_t kLineMax = 1 << 20;
constexpr ViolationKind kUnreadable{"table/unreadable", "table.player",
                                    N_("Someone in this entry no longer sits here.")};

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r") == std::string_view::npos; }

std::string_view next_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return line;
}

std::optional<codec::InputError> limit_error(std::string_view text, Room room) {
  for (int number = 1; !text.empty(); ++number) {
    const std::string_view line = next_line(text);
    if (is_blank(line)) continue;
    room.bytes -= exported_bytes(line);
    std::optional<codec::InputError> error;
    if (--room.events < 0) error = too_many_events_error();
    if (!error && room.bytes < 0) error = too_long_error();
    if (error) error->line = number;
    if (error) return error;
  }
  return std::nullopt;
}

}  // namespace

codec::InputError unsound(std::string_view sentence, PhraseArgs args) {
  return {codec::message(sentence, args), {}, 1, 1};
}

codec::InputError too_many_events_error() {
  return {codec::message("A match may have at most {0} entries.", {static_cast<int>(kEventsMax)}), {}, 1, 1};
}

codec::InputError too_long_error() {
  return {
      codec::message("The entries of a match may have at most {0} MiB.", {static_cast<int>(kBytesMax >> 20)}),
      {},
      1,
      1};
}

std::int64_t exported_bytes(std::string_view event) {
  constexpr std::int64_t kAround = 800;  // the hashes, the time, the author, and a new name
  const auto escaped = std::ranges::count_if(event, [](char c) { return c == '"' || c == '\\'; });
  return kAround + static_cast<std::int64_t>(event.size()) + escaped;
}

std::int64_t exported_bytes(const Entry& entry) {
  constexpr std::int64_t kFields = 2'000;  // of any event, without its texts
  std::int64_t bytes = exported_bytes(std::string_view()) + kFields;
  for (const auto* words : {&entry.texts, &entry.inside}) {
    for (const FieldText& one : *words) bytes += 2 * static_cast<std::int64_t>(one.text.size());
  }
  return bytes;
}

Room room_in(std::span<const EventRecord> records) {
  Room room;
  room.events -= static_cast<std::int64_t>(records.size());
  for (const EventRecord& record : records) room.bytes -= exported_bytes(record.payload);
  return room;
}

codec::InputError Input::at(std::size_t line, codec::InputError error) const {
  return codec::locate_error(std::move(error), lines[line].text, lines[line].number);
}

tl::expected<Input, codec::InputError> read_input(std::string_view text, Room room) {
  Input input;
  int number = 0;
  if (auto error = limit_error(text, room)) return tl::unexpected(std::move(*error));
  while (!text.empty()) {
    const std::string_view line = next_line(text);
    ++number;
    if (line.size() > kLineMax)
      return tl::unexpected(
          codec::InputError{codec::message("The line is longer than 1 MiB."), {}, number, 1});
    if (is_blank(line)) continue;
    auto event = codec::parse_line(line, number);
    if (!event) return tl::unexpected(event.error());
    input.lines.push_back({number, line, with_normal_names(std::move(*event))});
    const auto type = codec::event_type(input.lines.back().event);
    if (!type) return tl::unexpected(input.at(input.lines.size() - 1, type.error()));
  }
  return input;
}

tl::expected<codec::StartRequest, codec::InputError> read_first(const Input& input,
                                                                const codec::FindEdition& rulesets) {
  if (input.lines.empty())
    return tl::unexpected(codec::InputError{codec::message("The file is empty."), {}, 1, 1});
  const json& first = input.lines.front().event;
  if (first.value("type", "") != "match_started") {
    return tl::unexpected(
        input.at(0, codec::InputError{codec::message("The first entry must be a match_started."), "type"}));
  }
  auto request = codec::read_start(first, rulesets);
  if (!request) return tl::unexpected(input.at(0, request.error()));
  return *request;
}

void add_known_names(const Input& input, codec::Roster& roster) {
  const auto add = [&](const json& value) {
    if (value.is_string()) roster.known.insert(value.get<std::string>());
  };
  for (const auto& line : input.lines) {
    const json& event = line.event;
    const std::string type = event.value("type", "");
    if (type == "renamed") add(event.value("to", json()));
    if (type == "replaced") add(event.value("by_player", json()));
    if (type == "match_started" ||
        (type == "amended" && event.contains("event") && event["event"].is_object())) {
      const json& start = type == "amended" ? event["event"] : event;
      if (const auto to = start.find("to"); to != start.end()) add(*to);
      if (const auto to = start.find("by_player"); to != start.end()) add(*to);
      if (const auto players = start.find("players"); players != start.end() && players->is_array()) {
        for (const json& player : *players) add(player);
      }
      if (const auto sides = start.find("sides"); sides != start.end() && sides->is_array()) {
        for (const json& side : *sides) add(side.is_object() ? side.value("name", json()) : json());
      }
    }
  }
}

namespace {

json with_normal_names_below(json event, int depth) {
  constexpr int kDeepest = 8;  // deeper events are refused later
  if (event.is_string()) return normal_name(event.get_ref<const std::string&>());
  if (!event.is_structured() || depth == kDeepest) return event;
  for (auto part = event.begin(); part != event.end(); ++part) {
    const bool words = event.is_object() && std::ranges::find(kOwnWords, part.key()) != std::end(kOwnWords);
    if (!words) *part = with_normal_names_below(std::move(*part), depth + 1);
  }
  return event;
}

}  // namespace

json with_normal_names(json event) { return with_normal_names_below(std::move(event), 0); }

Entry with_normal_names(Entry entry) {
  for (auto* words : {&entry.texts, &entry.inside}) {
    for (FieldText& one : *words) {
      if (std::ranges::find(kOwnWords, one.field) == std::end(kOwnWords)) one.text = normal_name(one.text);
    }
  }
  return entry;
}

int followers_of(const codec::WrittenEvent& event) {
  const Entry* entry = std::get_if<Entry>(&event);
  return entry ? followers_of(entry->event) : 0;
}

std::optional<codec::InputError> check_act(int followers, std::size_t following) {
  const auto there = static_cast<int>(following);
  if (followers <= there) return std::nullopt;
  return codec::InputError{
      codec::message("This entry announces {0} more entries, but {1} follow.", {followers, there}), "events"};
}

std::optional<codec::InputError> check_together(const codec::WrittenEvent& event, std::int64_t before) {
  const std::string* events = find_announced(codec::said_fields(event), codec::kTogether);
  if (!events || std::stoll(*events) <= before) return std::nullopt;
  return codec::InputError{codec::message("{0} entries cannot be grouped here: only {1} have been made.",
                                          {std::string_view(*events), static_cast<int>(before)}),
                           std::string(codec::kTogether)};
}

ReadLine read_line(const AnyMatch& match, const json& event, const codec::Roster& roster) {
  auto read = codec::read_event(match, event, roster);
  if (read) return std::move(*read);
  if (read.error().refused) return tl::unexpected(codec::Failure(Refusal{*read.error().refused, {}}));
  return tl::unexpected(codec::Failure(std::move(read.error())));
}

tl::expected<std::vector<ReadLine>, codec::InputError> read_lines(const Input& input, std::size_t first,
                                                                  const AnyMatch& match,
                                                                  codec::Roster roster) {
  add_known_names(input, roster);
  std::vector<ReadLine> all;
  for (std::size_t i = first; i < input.lines.size(); ++i) {
    all.push_back(read_line(match, input.lines[i].event, roster));
    const ReadLine& read = all.back();
    const auto* error = read ? nullptr : std::get_if<codec::InputError>(&read.error());
    if (error) return tl::unexpected(input.at(i, *error));
    if (auto fault = check_act(read ? followers_of(*read) : 0, input.lines.size() - i - 1))
      return tl::unexpected(input.at(i, *fault));
    const auto before = index(last_seq(match)) + static_cast<std::int64_t>(i - first);
    if (auto fault = read ? check_together(*read, before) : std::nullopt)
      return tl::unexpected(input.at(i, *fault));
  }
  return all;
}

std::string word_of(const json& event, const char* field, std::string otherwise) {
  const auto found = event.find(field);
  return found != event.end() && found->is_string() ? found->get<std::string>() : std::move(otherwise);
}

bool changes_names(std::string_view type) {
  return type == "renamed" || type == "replaced" || type == "voided" || type == "amended";
}

Refusal unreadable_now() { return {{&kUnreadable, {}}, {}}; }

}  // namespace tanteador::session
