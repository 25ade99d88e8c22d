#include "src/codec/events.hpp"
#include "src/registry/games.hpp"

#include <algorithm>
#include <any>
#include <set>
#include <unordered_map>
#include <vector>

#include "src/codec/case_fields.hpp"
#include "src/codec/fields.hpp"
#include "src/codec/reader_lists.hpp"
#include "src/codec/stored_parser.hpp"
#include "src/codec/writer.hpp"
#include "src/codec/written.hpp"

namespace tanteador::codec {

namespace {

using nlohmann::json;

constexpr std::string_view kVoided = "voided", kAmended = "amended", kStarted = "match_started";

// The data of a NewStart before it is parsed.
struct AmendedStart {
  json start;
  bool cascade = false;
};

// Texts for the log only, and the roster. Null for an event that is already in the log.
struct ReadContext {
  const Roster& roster;
  std::vector<FieldText> texts = {}, inside = {};
};
const Roster* roster_of(const ReadContext* context) { return context ? &context->roster : nullptr; }

template <class GameEvent>
using Read = std::variant<LogEvent<GameEvent>, AmendedStart>;

// Calls `each` with a default event of the alternative with that type word. False: there is none.
template <class Variant, std::size_t I = 0, class Each>
bool with_type(std::string_view type, const Each& each) {
  if constexpr (I == std::variant_size_v<Variant>) {
    return false;
  } else {
    using Event = std::variant_alternative_t<I, Variant>;
    if (type != Type<Event>::word) return with_type<Variant, I + 1>(type, each);
    each(Event{});
    return true;
  }
}

std::optional<Note> note_of_type(std::string_view type) {
  const auto found = std::ranges::find(kNoteTypes, type);
  if (found == kNoteTypes.end()) return std::nullopt;
  return Note{.kind = static_cast<Note::Kind>(found - kNoteTypes.begin())};
}

// Fields that any event may have.
void read_side_fields(auto& archive) {
  archive.optional_text("note");
  archive.optional_number(kTogether, 2, kActMost);
}

// Written events contain type, time and author; stored events have them in the record.
template <class Node>
void envelope(Reader<Node>& reader, const Roster* roster) {
  if (roster) {
    reader.word("type");
    reader.optional_time("at");
    reader.optional_text("entered_by");
  }
  read_side_fields(reader);
}

template <class GameEvent, class Node>
std::optional<std::variant<Note, GameEvent>> read_content(Reader<Node>& reader, std::string_view type) {
  if (auto note = note_of_type(type)) {
    fields(reader, *note);
    return *note;
  }
  std::optional<std::variant<Note, GameEvent>> content;
  with_type<GameEvent>(type, [&]<class Event>(Event event) {
    fields(reader, event);
    content.emplace(GameEvent(event));
  });
  return content;
}

std::string_view type_of(const auto& object) {
  const auto type = object.find("type");
  return type && type->is_string() ? type->text() : std::string_view();
}

json copy_of(const JsonNode& node) { return node.copy(); }
json copy_of(const SimdNode& node) { return json::parse(simdjson::minify(node.raw())); }

// `amended` contains the replacement as a whole event.
template <class GameEvent, class Node>
tl::expected<Read<GameEvent>, InputError> read_amended(const Node& object, ReadContext* context) {
  const Roster* roster = roster_of(context);
  Reader<Node> reader(object, roster, context ? &context->texts : nullptr);
  envelope(reader, roster);
  Amended<GameEvent> amended;
  reader("seq", amended.target);
  reader.text("reason");
  reader.optional("cascade", amended.cascade);
  reader.mark_read("event");
  reader.finish();
  const auto inner = object.find("event");
  if (!reader.error() && (!inner || !inner->is_object()))
    reader.fail("event", N_("The field \"{0}\" is missing."));
  if (reader.error()) return tl::unexpected(*reader.error());
  const std::string_view type = type_of(*inner);
  const bool start = type == kStarted;
  if (start != (amended.target == EventSeq{1})) {
    return tl::unexpected(
        InputError{message("Only entry 1 can be corrected with a match_started, and it must be."), "event"});
  }
  if (start) return AmendedStart{copy_of(*inner), amended.cascade};
  Reader<Node> inner_reader(*inner, roster, context ? &context->inside : nullptr);
  inner_reader.word("type");
  inner_reader.optional_time("at");
  inner_reader.optional_text("entered_by");
  inner_reader.optional_text("note");
  auto content = read_content<GameEvent>(inner_reader, type);
  if (!content)
    return tl::unexpected(InputError{message("There is no entry of this type to replace it with."), "event"});
  inner_reader.finish();
  if (const auto fault = inner_reader.fault()) return tl::unexpected(*fault);
  amended.replacement = std::move(*content);
  return LogEvent<GameEvent>(std::move(amended));
}

template <class GameEvent, class Node>
tl::expected<Read<GameEvent>, InputError> read_event(std::string_view type, const Node& object,
                                                     ReadContext* context) {
  if (type == kAmended) return read_amended<GameEvent>(object, context);
  const Roster* roster = roster_of(context);
  Reader<Node> reader(object, roster, context ? &context->texts : nullptr);
  envelope(reader, roster);
  std::optional<LogEvent<GameEvent>> event;
  if (type == kVoided) {
    Voided voided;
    fields(reader, voided);
    event.emplace(voided);
  } else if (auto content = read_content<GameEvent>(reader, type)) {
    std::visit([&](auto& body) { event.emplace(std::move(body)); }, *content);
  } else {
    const std::string_view text = type == kStarted
                                      ? N_("match_started must be the first entry and appear only once.")
                                      : N_("This game has no entries of type \"{0}\".");
    return tl::unexpected(InputError{message(text, {type}), "type"});
  }
  reader.finish();
  if (const auto fault = reader.fault()) return tl::unexpected(*fault);
  return Read<GameEvent>(std::move(*event));
}

template <class GameEvent>
json write_content(const std::variant<Note, GameEvent>& content, const std::vector<FieldText>& texts,
                   const PersonId& id, const Names* names = nullptr) {
  Writer writer(texts, id, names);
  std::visit(
      [&]<class Body>(const Body& body) {
        if constexpr (std::is_same_v<Body, Note>) {
          Note copy = body;
          fields(writer, copy);
        } else {
          std::visit([&](auto event) { fields(writer, event); }, body);
        }
      },
      content);
  read_side_fields(writer);
  return writer.take();
}

template <class GameEvent>
std::string_view type_word(const std::variant<Note, GameEvent>& content) {
  if (const Note* note = std::get_if<Note>(&content)) return kNoteTypes[index(note->kind)];
  return std::visit([]<class Event>(const Event&) { return std::string_view(Type<Event>::word); },
                    std::get<GameEvent>(content));
}

json write_voided(Voided voided, const std::vector<FieldText>& texts, const PersonId& id) {
  Writer writer(texts, id);
  fields(writer, voided);
  read_side_fields(writer);
  return writer.take();
}

// The fields of the correction itself; `seq` is the corrected event.
json write_amended(EventSeq seq, bool cascade, const std::vector<FieldText>& texts, const PersonId& id) {
  return write_voided({.target = seq, .cascade = cascade}, texts, id);
}

template <class GameEvent>
json write_event(const LogEvent<GameEvent>& event, const Entry& entry, const PersonId& id) {
  using Content = std::variant<Note, GameEvent>;
  if (const auto* note = std::get_if<Note>(&event)) return write_content(Content(*note), entry.texts, id);
  if (const auto* game = std::get_if<GameEvent>(&event))
    return write_content(Content(*game), entry.texts, id);
  if (const auto* voided = std::get_if<Voided>(&event)) return write_voided(*voided, entry.texts, id);
  const auto& amended = std::get<Amended<GameEvent>>(event);
  json out = write_amended(amended.target, amended.cascade, entry.texts, id);
  out["event"] = write_content(amended.replacement, entry.inside, id);
  out["event"]["type"] = type_word(amended.replacement);
  return out;
}

// The stored form of an amended start is a whole start with ids in place of names.
json write_amended_start(const NewStart& start, const PersonId& id) {
  json out = write_amended(EventSeq{1}, start.cascade, start.texts, id);
  out["event"] = json::parse(write_start(start.request, find_announced(start.inside, "note"), id));
  out["event"]["type"] = kStarted;
  return out;
}

tl::expected<EventSeq, Failure> widen(const auto& answer) {
  if (!answer) return tl::unexpected(Failure(answer.error()));
  return *answer;
}

tl::expected<WrittenEvent, InputError> read_new_start(AmendedStart amended, ReadContext context) {
  auto request = read_start(amended.start, context.roster.rulesets);
  if (!request) return tl::unexpected(request.error());
  if (const auto note = amended.start.find("note"); note != amended.start.end())
    context.inside.push_back({"note", note->get<std::string>()});
  return NewStart{std::move(*request), amended.cascade, std::move(context.texts), std::move(context.inside)};
}

// Finds a field that occurs twice in one object and would be ambiguous.
class FieldsSeen : public nlohmann::json_sax<json> {
 public:
  std::optional<std::string> twice;

  bool start_object(std::size_t) override {
    open_.emplace_back();
    return true;
  }
  bool key(std::string& name) override {
    if (!open_.back().insert(name).second && !twice) twice = name;
    return true;
  }
  bool end_object() override {
    open_.pop_back();
    return true;
  }
  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(std::int64_t) override { return true; }
  bool number_unsigned(std::uint64_t) override { return true; }
  bool number_float(double, const std::string&) override { return true; }
  bool string(std::string&) override { return true; }
  bool binary(json::binary_t&) override { return true; }
  bool start_array(std::size_t) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t, const std::string&, const json::exception&) override { return false; }

 private:
  std::vector<std::set<std::string>> open_;
};

// The shape of a JSON text, found before it is parsed.
struct JsonShape {
  std::size_t fields = 0;
  std::optional<std::size_t> too_deep = {};  // where brackets are nested deeper than in any valid input
};

JsonShape shape_of(std::string_view text) {
  JsonShape shape;
  bool in_text = false;
  int depth = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (in_text && c == '\\') ++at;
    if (c == '"') in_text = !in_text;
    if (in_text) continue;
    if (c == ':') ++shape.fields;
    if (c == '[' || c == '{') ++depth;
    if (c == ']' || c == '}') --depth;
    if (depth > kNestingMax) {
      shape.too_deep = at;
      return shape;
    }
  }
  return shape;
}

// The fields of all its objects.
std::size_t count_fields(const json& value) {
  if (!value.is_structured()) return 0;
  std::size_t count = value.is_object() ? value.size() : 0;
  for (const json& element : value) count += count_fields(element);
  return count;
}

// The first field that occurs twice in one object.
std::string find_repeated_field(std::string_view text) {
  FieldsSeen fields;
  json::sax_parse(text, &fields);
  return fields.twice.value_or("");
}

}  // namespace

InputError place_error(InputError error, std::string_view text, std::size_t at, int line) {
  const std::string_view before = text.substr(0, at);
  error.line = line + static_cast<int>(std::ranges::count(before, '\n'));
  error.column = static_cast<int>(before.size() - (before.rfind('\n') + 1)) + 1;  // npos + 1 is 0
  return error;
}

tl::expected<json, InputError> parse_line(std::string_view text, int line) {
  // The parser takes a NUL as the end of the input.
  if (const auto at = text.find('\0'); at != std::string_view::npos) {
    return tl::unexpected(InputError{message("This is not JSON."), {}, line, static_cast<int>(at) + 1});
  }
  const JsonShape shape = shape_of(text);
  if (const auto at = shape.too_deep)
    return tl::unexpected(
        place_error(InputError{message("This JSON is nested more than {0} levels deep.", {kNestingMax})},
                    text, *at, line));
  try {
    json value = json::parse(text);
    if (count_fields(value) == shape.fields) return value;
    const std::string twice = find_repeated_field(text);
    return tl::unexpected(locate_error(
        InputError{message("The field \"{0}\" is there twice.", {std::string_view(twice)}), twice}, text,
        line));
  } catch (const json::parse_error& error) {
    const int column = static_cast<int>(std::min<std::size_t>(error.byte, text.size() + 1));
    return tl::unexpected(InputError{message("This is not JSON."), {}, line, std::max(column, 1)});
  } catch (const json::exception&) {
    return tl::unexpected(InputError{message("This is not JSON."), {}, line, 1});
  }
}

InputError locate_error(InputError error, std::string_view text, int line) {
  error.line = line;
  const auto at = error.field.empty() ? std::string_view::npos : text.find('"' + error.field + '"');
  error.column = at == std::string_view::npos ? 1 : static_cast<int>(at) + 1;
  return error;
}

tl::expected<std::string, InputError> event_type(const json& event) {
  if (!event.is_object())
    return tl::unexpected(InputError{message("An entry must be a single JSON object.")});
  const auto type = event.find("type");
  if (type == event.end())
    return tl::unexpected(
        InputError{message("The field \"{0}\" is missing.", {std::string_view("type")}), "type"});
  if (!type->is_string())
    return tl::unexpected(InputError{message("\"{0}\" must be text.", {std::string_view("type")}), "type"});
  return type->get<std::string>();
}

tl::expected<WrittenEvent, InputError> read_event(const AnyMatch& any, const json& event,
                                                  const Roster& roster) {
  return visit_game(
      [&]<class M>(const M&) -> tl::expected<WrittenEvent, InputError> {
        ReadContext context{roster};
        auto read = read_event<typename M::GameEvent>(event.value("type", ""), JsonNode(event), &context);
        if (!read) return tl::unexpected(std::move(read.error()));
        if (auto* amended = std::get_if<AmendedStart>(&*read))
          return read_new_start(std::move(*amended), std::move(context));
        return Entry{AnyEvent(Events{std::get<typename M::Event>(std::move(*read))}),
                     std::move(context.texts), std::move(context.inside)};
      },
      any);
}

void enter_together(WrittenEvent& last, std::size_t events) {
  std::visit([&](auto& event) { event.texts.push_back({kTogether, std::to_string(events)}); }, last);
}

std::optional<InputError> fault_in(const Entry& entry) {
  for (const auto* words : {&entry.texts, &entry.inside}) {
    for (const auto& [field, text] : *words) {
      if (!is_clean_text(text))
        return InputError{message("\"{0}\" is too long or contains invalid characters.", {field}),
                          std::string(field)};
      if ((field == "to" || field == "by_player") && !is_name(text))
        return InputError{message("\"{0}\" must be a name.", {field}), std::string(field)};
    }
  }
  return std::nullopt;
}

std::string_view type_of(const WrittenEvent& written) {
  const Entry* entry = std::get_if<Entry>(&written);
  if (!entry) return kAmended;
  return std::visit(
      []<class Event>(const Event& event) -> std::string_view {
        using GameEvent = std::variant_alternative_t<std::variant_size_v<Event> - 1, Event>;
        using Content = std::variant<Note, GameEvent>;
        if (const Note* note = std::get_if<Note>(&event)) return type_word(Content(*note));
        if (const auto* game = std::get_if<GameEvent>(&event)) return type_word(Content(*game));
        return std::holds_alternative<Voided>(event) ? kVoided : kAmended;
      },
      entry->event.events().event);
}

const std::vector<FieldText>& said_fields(const WrittenEvent& written) {
  return std::visit([](const auto& event) -> const std::vector<FieldText>& { return event.texts; }, written);
}

tl::expected<EventSeq, Failure> apply(AnyMatch& match, const WrittenEvent& written) {
  if (const auto* entry = std::get_if<Entry>(&written)) return widen(submit(match, entry->event));
  const auto& start = std::get<NewStart>(written);
  return amend_start(match, start.request, start.cascade);
}

bool enters(AnyMatch& match, const json& event, const Roster& roster) {
  const auto read = read_event(match, event, roster);
  return read && apply(match, *read);
}

std::string event_payload(const WrittenEvent& written, const PersonId& id) {
  if (const auto* start = std::get_if<NewStart>(&written)) return write_amended_start(*start, id).dump();
  const Entry& entry = std::get<Entry>(written);
  return std::visit([&](const auto& event) { return write_event(event, entry, id); },
                    entry.event.events().event)
      .dump();
}

std::string_view type_at(const AnyMatch& any, EventSeq seq) {
  return visit_game(
      [&](const auto& match) {
        const auto content = match.content(seq);
        return content ? type_word(*content) : std::string_view();
      },
      any);
}

json written_event(const AnyMatch& any, EventSeq seq, const Names& names, const json& stored,
                   const PersonName& person) {
  std::vector<FieldText> texts;
  for (auto field = stored.begin(); field != stored.end() && stored.is_object(); ++field) {
    if (field->is_string()) texts.push_back({field.key(), field->get<std::string>()});
    if (field->is_boolean()) texts.push_back({field.key(), field->get<bool>() ? kYes : ""});
    if (field->is_number_integer()) texts.push_back({field.key(), field->dump()});
    if (field.key() == "facts") texts.push_back({field.key(), written_case_facts(*field, names).dump()});
  }
  return visit_game(
      [&](const auto& match) -> json {
        const auto content = match.content(seq);
        if (!content) return nullptr;
        json written = write_content(*content, texts, person, &names);
        written["type"] = type_word(*content);
        return written;
      },
      any);
}

namespace {

// Caches parsed events by kind and payload, because most events of a log repeat the text of an earlier one.
template <class GameEvent>
struct ReadBefore {
  static constexpr std::size_t kMost = 256;
  std::unordered_map<std::string, GameEvent> events;  // by kind and payload
};

}  // namespace

struct StoredReader::Parser : StoredParser {
  std::any before;  // ReadBefore of the current game
  std::string key;

  template <class GameEvent>
  ReadBefore<GameEvent>& read_before() {
    auto* known = std::any_cast<ReadBefore<GameEvent>>(&before);
    return known ? *known : before.emplace<ReadBefore<GameEvent>>();
  }
  const std::string& key_of(std::string_view kind, std::string_view payload) {
    return key.assign(kind).append(1, '\0').append(payload);
  }
};

StoredReader::StoredReader() : parser_(std::make_unique<Parser>()) {}
StoredReader::~StoredReader() = default;

tl::expected<EventSeq, Failure> StoredReader::submit(AnyMatch& any, std::string_view kind,
                                                     std::string_view payload) {
  return visit_game(
      [&]<class M>(M& match) -> tl::expected<EventSeq, Failure> {
        using GameEvent = typename M::GameEvent;
        auto& before = parser_->read_before<GameEvent>().events;
        const std::string& key = parser_->key_of(kind, payload);
        if (const auto known = before.find(key); known != before.end())
          return widen(match.submit(known->second));
        simdjson::dom::element element;
        if (parser_->parse(payload).get(element) != simdjson::SUCCESS || !element.is_object())
          return tl::unexpected(Failure(InputError{message("A saved entry is not JSON.")}));
        auto read = read_event<GameEvent>(kind, SimdNode(element), nullptr);
        if (!read) return tl::unexpected(Failure(read.error()));
        if (const auto* event = std::get_if<LogEvent<GameEvent>>(&*read)) {
          const auto* plain = std::get_if<GameEvent>(event);
          if (plain && before.size() < ReadBefore<GameEvent>::kMost) before.emplace(key, *plain);
          return widen(match.submit(*event));
        }
        const auto& amended = std::get<AmendedStart>(*read);
        const auto stored = read_stored_start(amended.start.dump());
        if (!stored) return tl::unexpected(stored.error());
        return widen(match.amend_start(std::get<M>(stored->match.games().match).rules(), amended.cascade));
      },
      any);
}

}  // namespace tanteador::codec
