#include "src/codec/competition/competition.hpp"

#include "src/codec/competition/fields.hpp"
#include "src/codec/competition/words.hpp"
#include "src/codec/events.hpp"
#include "src/codec/stored_parser.hpp"

namespace tanteador::codec {

namespace {

using nlohmann::json;

template <class Variant>
struct Types;
template <class... Events>
struct Types<std::variant<Events...>> {
  static constexpr std::array<std::string_view, sizeof...(Events)> words{Type<Events>::word...};
};

enum class TypePlace { with_it, apart };

template <class Variant, std::size_t I = 0, class Node>
tl::expected<Variant, InputError> read_as(std::string_view type, const Node& object, TypePlace type_place) {
  if constexpr (I == std::variant_size_v<Variant>) {
    return tl::unexpected(InputError{message("There are no entries of type \"{0}\" here.", {type}), "type"});
  } else {
    using Event = std::variant_alternative_t<I, Variant>;
    if (type != Type<Event>::word) return read_as<Variant, I + 1>(type, object, type_place);
    RecordReader<Node> reader(object);
    Event event{};
    std::string ignored;
    if (type_place == TypePlace::with_it) reader("type", ignored);
    fields(reader, event);
    reader.finish();
    if (reader.error()) return tl::unexpected(*reader.error());
    return Variant(std::move(event));
  }
}

template <class Variant>
tl::expected<Variant, InputError> read(const json& event) {
  const auto type = event_type(event);
  if (!type) return tl::unexpected(type.error());
  return read_as<Variant>(*type, JsonNode(event), TypePlace::with_it);
}

template <class Variant>
json write(const Variant& event) {
  return std::visit(
      []<class Event>(Event copy) {
        RecordWriter writer;
        fields(writer, copy);
        json out = writer.take();
        out["type"] = Type<Event>::word;
        return out;
      },
      event);
}

}  // namespace

tl::expected<league::CompetitionEvent, InputError> read_competition_event(const json& event) {
  return read<league::CompetitionEvent>(event);
}
tl::expected<league::ClubEvent, InputError> read_club_event(const json& event) {
  return read<league::ClubEvent>(event);
}

template <class Event>
tl::expected<Event, InputError> StoredLeagueReader::read(std::string_view kind, std::string_view payload) {
  simdjson::dom::element element;
  if (parser_->parse(payload).get(element) != simdjson::SUCCESS || !element.is_object())
    return tl::unexpected(InputError{message("A saved entry is not JSON.")});
  return read_as<Event>(kind, SimdNode(element), TypePlace::apart);
}
template tl::expected<league::CompetitionEvent, InputError> StoredLeagueReader::read(std::string_view,
                                                                                     std::string_view);
template tl::expected<league::ClubEvent, InputError> StoredLeagueReader::read(std::string_view,
                                                                              std::string_view);

StoredLeagueReader::StoredLeagueReader() : parser_(std::make_unique<StoredParser>()) {}
StoredLeagueReader::~StoredLeagueReader() = default;

tl::expected<league::CompetitionSetup, InputError> read_competition_setup(const json& setup) {
  json event = setup;
  if (event.is_object()) event["type"] = Type<league::event::CompetitionCreated>::word;
  auto created = read_competition_event(event);
  if (!created) return tl::unexpected(created.error());
  return std::get<league::event::CompetitionCreated>(*created).setup;
}

json event_json(const league::CompetitionEvent& event) { return write(event); }
json event_json(const league::ClubEvent& event) { return write(event); }
json setup_json(const league::CompetitionSetup& setup) {
  json out = event_json(league::event::CompetitionCreated{setup});
  out.erase("type");
  return out;
}

std::span<const std::string_view> competition_event_types() { return Types<league::CompetitionEvent>::words; }
std::span<const std::string_view> club_event_types() { return Types<league::ClubEvent>::words; }

std::string_view format_word(league::Format format) { return Words<league::Format>::list[index(format)]; }
std::optional<league::Format> format_of_word(std::string_view word) {
  const auto& words = Words<league::Format>::list;
  const auto found = std::ranges::find(words, word);
  if (found == words.end()) return std::nullopt;
  return static_cast<league::Format>(found - words.begin());
}

template <class Choice>
tl::expected<Choice, InputError> read_word(std::string_view place, std::string_view word) {
  const json object{{place, word}};
  RecordReader<JsonNode> reader{JsonNode(object)};
  Choice choice{};
  reader(place, choice);
  if (reader.error()) return tl::unexpected(*reader.error());
  return choice;
}
template tl::expected<league::SeatRule, InputError> read_word(std::string_view, std::string_view);
template tl::expected<league::Elimination, InputError> read_word(std::string_view, std::string_view);
template tl::expected<league::Movement, InputError> read_word(std::string_view, std::string_view);
template tl::expected<league::ClubRule, InputError> read_word(std::string_view, std::string_view);
template tl::expected<league::LateJoin, InputError> read_word(std::string_view, std::string_view);
template tl::expected<league::LateWorth, InputError> read_word(std::string_view, std::string_view);
template tl::expected<league::event::PrizeRanking, InputError> read_word(std::string_view, std::string_view);
template tl::expected<league::UnplayedRule, InputError> read_word(std::string_view, std::string_view);
template tl::expected<league::WithdrawalRule::Policy, InputError> read_word(std::string_view,
                                                                            std::string_view);
template tl::expected<league::SubstituteRule::Points, InputError> read_word(std::string_view,
                                                                            std::string_view);
template tl::expected<league::Tiebreak, InputError> read_word(std::string_view, std::string_view);

}  // namespace tanteador::codec
