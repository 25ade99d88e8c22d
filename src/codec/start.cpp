#include "src/codec/start.hpp"
#include "src/registry/games.hpp"

#include <algorithm>

#include "src/codec/reader.hpp"
#include "src/codec/stored_parser.hpp"
#include "src/rulebook/names.hpp"

namespace tanteador::codec {

namespace {

using nlohmann::json;
using rulebook::EditionValue;

constexpr std::string_view kHouseSource = N_("house rules");
constexpr std::size_t kPlayersMax = 64;  // far beyond any game; each game checks its own limit

using Error = std::optional<InputError>;

InputError at(std::string_view field, std::string_view sentence) {
  return {message(sentence, {field}), std::string(field)};
}

template <class Node>
Error read_name(std::string_view field, const Node& value, std::string& name) {
  if (!value.is_string()) return at(field, N_("\"{0}\" must be a list of names."));
  name = value.text();
  if (!is_name(name))
    return at(field, N_("\"{0}\" holds a name that is empty, too long or has control characters."));
  return {};
}

template <class Node>
Error read_players(const Node& event, StartRequest& request) {
  const auto found = event.find("players");
  if (!found) return at("players", N_("The field \"{0}\" is missing."));
  if (!found->is_array() || found->size() > kPlayersMax)
    return at("players", N_("\"{0}\" must be a list of names."));
  Error error;
  found->visit_items([&](const Node& value) {
    std::string name;
    if (!error) error = read_name("players", value, name);
    if (error) return;
    if (std::ranges::find(request.players, name) != request.players.end())
      error = at("players", N_("\"{0}\" contains the same player name twice."));
    request.players.push_back(name);
  });
  return error;
}

// Reads a seat by the player's name, or by its number in the stored form.
template <class Node>
Error read_seat(std::string_view field, const Node& value, const StartRequest& request, Seat& seat) {
  const Error nobody = at(field, N_("There is no player with the name in \"{0}\"."));
  const auto seats = static_cast<std::int64_t>(request.players.size());
  std::int64_t place = seats;
  if (value.is_string())
    place = std::ranges::find(request.players, value.text()) - request.players.begin();
  else if (std::is_same_v<Node, SimdNode> && value.is_integer())
    place = value.number();
  if (place < 0 || place >= seats) return nobody;
  seat = seat_at(static_cast<int>(place));
  return {};
}

template <class Node>
Error read_side(const Node& value, StartRequest& request) {
  constexpr std::string_view kSides = "sides";
  const auto name = value.is_object() ? value.find("name") : std::nullopt;
  const auto players = value.is_object() ? value.find("players") : std::nullopt;
  if (!name || !players || !players->is_array() || value.size() != 2)
    return at(kSides, N_("Each item in \"{0}\" needs a name and its players."));
  StartRequest::SideNamed side;
  if (auto error = read_name(kSides, *name, side.name)) return error;
  const auto same = [&](const auto& other) { return other.name == side.name; };
  if (std::ranges::any_of(request.sides, same))
    return at(kSides, N_("Two items in \"{0}\" have the same name."));
  Error error;
  players->visit_items([&](const Node& player) {
    Seat seat{};
    if (!error) error = read_seat(kSides, player, request, seat);
    if (!error) side.seats.push_back(seat);
  });
  request.sides.push_back(side);
  return error;
}

template <class Node>
bool is_number(const Node& value) {
  return value.is_integer() && std::abs(value.number() / 2) <= kIntegerMax / 2;
}

template <class Node>
std::optional<ParameterList> read_list(const Node& value) {
  ParameterList list{};
  if (!value.is_array() || value.size() != list.size()) return std::nullopt;
  std::size_t count = 0;
  bool good = true;
  value.visit_items([&](const Node& item) {
    good = good && is_number(item);
    if (good) list[count++] = static_cast<int>(item.number());
  });
  return good ? std::optional(list) : std::nullopt;
}

template <class Node>
std::optional<EditionValue> read_value(const Node& value) {
  if (value.is_bool()) return value.flag();
  if (value.is_string()) return std::string(value.text());
  if (const auto list = read_list(value)) return *list;
  if (is_number(value)) return static_cast<int>(value.number());
  return std::nullopt;
}

bool is_value(const SimdNode& node, const EditionValue& value) {
  return std::visit(
      [&]<class Plain>(const Plain& plain) {
        if constexpr (std::is_same_v<Plain, bool>) return node.is_bool() && node.flag() == plain;
        if constexpr (std::is_same_v<Plain, int>) return is_number(node) && node.number() == plain;
        if constexpr (std::is_same_v<Plain, std::string>) return node.is_string() && node.text() == plain;
        if constexpr (std::is_same_v<Plain, ParameterList>) return read_list(node) == plain;
      },
      value);
}

// True if the stored field contains exactly these values in this order.
bool matches_values(const SimdNode& event, std::string_view field, const Values& values) {
  const auto stored = event.find(field);
  if (!stored || !stored->is_object() || stored->size() != values.size()) return false;
  auto value = values.begin();
  bool same = true;
  stored->visit_fields([&](std::string_view name, const SimdNode& node) {
    same = same && name == value->first && is_value(node, value->second);
    ++value;
  });
  return same;
}

// A missing field leaves `out` empty.
template <class Node>
Error read_options(std::string_view field, const Node& event, Values& out) {
  const auto options = event.find(field);
  if (!options) return {};
  if (!options->is_object()) return at(field, N_("\"{0}\" must be a list of names with values."));
  Error error;
  options->visit_fields([&](std::string_view name, const Node& node) {
    if (error) return;
    if (auto value = read_value(node))
      out.insert_or_assign(out.end(), std::string(name), std::move(*value));
    else
      error = InputError{
          message("An option is true or false, a whole number, a word or a list of three numbers."),
          std::string(name)};
  });
  return error;
}

template <class Node>
Error read_fields(const Node& event, StartRequest& request, std::initializer_list<std::string_view> allowed) {
  Error error;
  event.visit_keys([&](std::string_view key) {
    if (!error && std::ranges::find(allowed, key) == allowed.end())
      error = InputError{message("An entry of this type has no field \"{0}\".", {key}), std::string(key)};
  });
  if (error) return error;
  for (const std::string_view field : {"game", "ruleset"}) {
    const auto found = event.find(field);
    if (!found) return at(field, N_("The field \"{0}\" is missing."));
    if (!found->is_string()) return at(field, N_("\"{0}\" must be text."));
  }
  request.game = event.find("game")->text();
  if (auto players = read_players(event, request)) return players;
  if (const auto sides = event.find("sides")) {
    if (!sides->is_array() || sides->size() > kPlayersMax)
      return at("sides", N_("Each item in \"{0}\" needs a name and its players."));
    sides->visit_items([&](const Node& side) {
      if (!error) error = read_side(side, request);
    });
    if (error) return error;
  }
  if (const auto dealer = event.find("dealer"))
    return read_seat("dealer", *dealer, request, request.dealer.emplace());
  return {};
}

Seating seating_of(const StartRequest& request) {
  Seating seating{.players = static_cast<int>(request.players.size()), .dealer = request.dealer};
  for (const auto& side : request.sides) seating.sides.push_back(side.seats);
  return seating;
}

constexpr ViolationKind kRange{"table/option_range", "table.options", N_("{0} cannot be {1} at this table.")};
constexpr ViolationKind kListRange{"table/option_list", "table.options",
                                   N_("{0} must be three rising numbers from {1} to {2}.")};

// The reason why a value does not fit. Names of options come from the game, so static text is safe.
Failure misfit(const ParameterInfo& info, const EditionValue& value) {
  const int* number = std::get_if<int>(&value);
  if (number && !info.yes_no && info.lists.empty() && info.min <= info.max) {
    return Refusal{{&kRange, {info.name, *number}}, {}};
  }
  if (std::holds_alternative<ParameterList>(value) && !info.lists.empty())
    return Refusal{{&kListRange, {info.name, info.min, info.max}}, {}};
  return InputError{message("\"{0}\" cannot have this value.", {info.name}), std::string(info.name)};
}

template <class G>
const Parameter<typename G::Parameters>* parameter_by_name(std::string_view name) {
  using Row = const Parameter<typename G::Parameters>*;
  constexpr auto kName = [](Row row) { return row->name; };
  static const std::vector<Row> by_name = [&] {
    std::vector<Row> rows;
    for (const auto& row : G::parameters()) rows.push_back(&row);
    std::ranges::sort(rows, {}, kName);
    return rows;
  }();
  const auto row = std::ranges::lower_bound(by_name, name, {}, kName);
  return row != by_name.end() && (*row)->name == name ? *row : nullptr;
}

template <class G>
tl::expected<typename G::Parameters, Failure> parameters_of(const Values& edition, const Values& options) {
  typename G::Parameters parameters;
  for (const auto* values : {&edition, &options}) {
    for (const auto& [name, value] : *values) {
      const auto* info = parameter_by_name<G>(name);
      if (!info)
        return tl::unexpected(
            Failure(InputError{message("This game has no option \"{0}\".", {std::string_view(name)}), name}));
      const auto plain = std::visit([](const auto& one) -> ParameterValue { return one; }, value);
      if (!info->set(parameters, plain)) return tl::unexpected(misfit(*info, value));
    }
  }
  return parameters;
}

template <class G>
tl::expected<typename G::Ruleset, Failure> ruleset_of(const StartRequest& request, const Values& base) {
  const auto parameters = parameters_of<G>(base, request.options);
  if (!parameters) return tl::unexpected(parameters.error());
  auto rules = G::seat(*parameters, seating_of(request));
  if (!rules) return tl::unexpected(Failure(Refusal{rules.error(), {}}));
  return *rules;
}

Error find_ruleset(const std::string& id, const FindEdition& rulesets, StartRequest& request) {
  if (std::ranges::find(kGames, std::string_view(request.game)) == kGames.end())
    return InputError{message("There is no game \"{0}\".", {std::string_view(request.game)}), "game"};
  request.edition = rulesets(id);
  if (request.edition && request.edition->game == request.game) return {};
  return InputError{message("This game has no rule set \"{0}\".", {std::string_view(id)}), "ruleset"};
}

EditionValue edition_value(const ParameterValue& value) {
  return std::visit(
      [](const auto& plain) -> EditionValue {
        if constexpr (std::is_same_v<std::decay_t<decltype(plain)>, std::string_view>)
          return std::string(plain);
        else
          return plain;
      },
      value);
}

// All values a match is played by, including the game's defaults. Empty: the game does not accept them.
Values values_in_play(std::string_view game, const Values& given) {
  Values all;
  with_game(game, [&]<class G>(std::type_identity<G>) {
    const auto parameters = parameters_of<G>(given, {});
    if (!parameters) return;
    for (const auto& info : G::parameters())
      all[std::string(info.name)] = edition_value(info.get(*parameters));
  });
  return all;
}

// The values in the stored form: without newer parameters at their defaults, so that starts keep their bytes.
Values stored_values(std::string_view game, const Values& given) {
  Values stored = given;
  with_game(game, [&]<class G>(std::type_identity<G>) {
    const typename G::Parameters usual;
    for (const auto& info : G::parameters()) {
      const auto found = info.later ? stored.find(info.name) : stored.end();
      if (found != stored.end() && found->second == edition_value(info.get(usual))) stored.erase(found);
    }
  });
  return stored;
}
// True if the stored start has the values of this shipped ruleset. Called for each stored match.
bool is_as_printed(const SimdNode& event, const rulebook::Edition& printed) {
  static const auto all = [] {
    std::map<std::string_view, Values> values;
    for (const rulebook::Edition& edition : rulebook::editions())
      values[edition.id] = stored_values(edition.game, edition.parameters);
    return values;
  }();
  return matches_values(event, "parameters", all.at(printed.id));
}

// Values of a stored start that differ from its shipped edition were agreed at the table.
void add_differing(const Values& given, StartRequest& request) {
  if (given == request.edition->parameters) return;
  with_game(request.game, [&]<class G>(std::type_identity<G>) {
    const auto playing = parameters_of<G>(given, {});
    const auto printed = parameters_of<G>(request.edition->parameters, {});
    if (!playing || !printed) return;
    for (const auto& info : G::parameters()) {
      const ParameterValue value = info.get(*playing);
      if (value != info.get(*printed))
        request.options.try_emplace(std::string(info.name), edition_value(value));
    }
  });
}

// The ruleset of a stored start: a shipped one, or the house ruleset as it was then.
EditionPtr stored_edition(const std::string& game, const std::string& id,
                          const std::optional<SimdNode>& house, const Values& parameters) {
  if (auto shipped = shipped_edition(id)) return shipped;
  const auto text = [&](std::string_view field) {
    const auto found = house ? house->find(field) : std::nullopt;
    return found && found->is_string() ? std::string(found->text()) : std::string();
  };
  rulebook::Edition edition;
  edition.id = id;
  edition.game = game;
  const bool nameless = text("title").empty() || rulebook::is_shipped_title(text("title"));
  edition.title = nameless ? id : text("title");
  const bool own_source = !text("source").empty() && !rulebook::is_shipped_source(text("source"));
  edition.source = own_source ? text("source") : std::string(kHouseSource);
  edition.parameters = values_in_play(edition.game, parameters);
  if (const rulebook::Edition* parent = rulebook::find_edition(text("parent"))) {
    edition.parent = parent->id;
    edition.differs = rulebook::differences(edition, *parent);
  }
  return std::make_shared<const rulebook::Edition>(std::move(edition));
}

tl::expected<AnyMatch, Failure> start_with(const StartRequest& request, const Values& base) {
  tl::expected<AnyMatch, Failure> match =
      tl::unexpected(Failure(at("game", N_("There is no such game as the one in \"{0}\"."))));
  with_game(request.game, [&]<class G>(std::type_identity<G>) {
    auto rules = ruleset_of<G>(request, base);
    if (rules)
      match = any_match(Match<G>(std::move(*rules)));
    else
      match = tl::unexpected(rules.error());
  });
  return match;
}

json value_of(const EditionValue& value) {
  return std::visit([](const auto& plain) { return json(plain); }, value);
}

}  // namespace

EditionPtr shipped_edition(std::string_view id) {
  return EditionPtr(EditionPtr(),
                    rulebook::find_edition(id));  // no ownership; it lives as long as the program
}

tl::expected<StartRequest, InputError> read_start(const json& event, const FindEdition& rulesets) {
  StartRequest request;
  const JsonNode node(event);
  auto error = read_fields(
      node, request,
      {"type", "game", "ruleset", "players", "sides", "dealer", "options", "at", "entered_by", "note"});
  if (!error) error = read_options("options", node, request.options);
  for (const std::string_view field : {"at", "entered_by", "note"}) {
    const auto found = event.find(field);
    if (error || found == event.end()) continue;
    if (!found->is_string() || !is_clean_text(found->get_ref<const std::string&>()))
      error = at(field, N_("\"{0}\" must be text."));
    else if (field == "at" && !is_time(found->get_ref<const std::string&>()))
      error = at(field, N_("\"{0}\" must be a time such as 2026-11-20T21:04:00Z."));
  }
  if (!error) error = find_ruleset(event["ruleset"].get<std::string>(), rulesets, request);
  if (error) return tl::unexpected(*error);
  return request;
}

tl::expected<AnyMatch, Failure> start_match(const StartRequest& request) {
  return start_with(request, request.edition->parameters);
}

tl::expected<AnyMatch, Failure> any_table(const EditionPtr& edition, Values options) {
  StartRequest request{
      .game = edition->game, .edition = edition, .players = {}, .options = std::move(options)};
  std::optional<Failure> failure;
  with_game(edition->game, [&]<class G>(std::type_identity<G>) {
    const auto parameters = parameters_of<G>(edition->parameters, request.options);
    if (!parameters) {
      failure = parameters.error();
      return;
    }
    for (int player = 1; player <= G::seat_counts(*parameters).front(); ++player)
      request.players.push_back(std::to_string(player));
  });
  if (failure) return tl::unexpected(*failure);
  return start_match(request);
}

std::vector<std::string> usual_side_names(const StartRequest& request) {
  std::vector<std::string> names;
  with_game(request.game, [&]<class G>(std::type_identity<G>) {
    const auto parameters = parameters_of<G>(request.edition->parameters, {});
    if (!parameters) return;
    std::vector<Seating> tables{seating_of(request)};
    if (!G::seat(*parameters, tables[0])) {
      tables.clear();
      for (const int players : G::seat_counts(*parameters)) tables.push_back({.players = players});
    }
    for (const Seating& table : tables) {
      const auto rules = G::seat(*parameters, table);
      for (int side = 0; rules && side < G::side_count(*rules); ++side)
        names.emplace_back(G::default_side_name(*rules, side_at(side)));
    }
  });
  std::erase(names, std::string());
  return names;
}

std::string write_start(const StartRequest& request, const std::string* note, const PersonId& id) {
  const rulebook::Edition& edition = *request.edition;
  json out{{"game", request.game}, {"ruleset", edition.id}};
  for (const auto& player : request.players) out["players"].push_back(id(player));
  for (const auto& side : request.sides) {
    json seats = json::array();
    for (const Seat seat : side.seats) seats.push_back(index(seat));
    out["sides"].push_back({{"name", id(side.name)}, {"players", seats}});
  }
  if (request.dealer) out["dealer"] = index(*request.dealer);
  out["parameters"] = json::object();
  for (const auto& [name, value] : stored_values(request.game, edition.parameters))
    out["parameters"][name] = value_of(value);
  if (!rulebook::find_edition(edition.id))
    out["house"] = {{"title", edition.title}, {"parent", edition.parent}, {"source", edition.source}};
  for (const auto& [name, value] : request.options) out["options"][name] = value_of(value);
  if (note) out["note"] = *note;
  return out.dump();
}

tl::expected<StoredStart, Failure> read_stored_start(std::string_view payload) {
  StoredParser parser;
  simdjson::dom::element element;
  if (parser.parse(payload).get(element) != simdjson::SUCCESS || !element.is_object())
    return tl::unexpected(Failure(InputError{message("A saved entry is not JSON.")}));
  const SimdNode event(element);
  StartRequest request;
  Values parameters;
  auto error = read_fields(
      event, request,
      {"type", "game", "ruleset", "players", "sides", "dealer", "options", "parameters", "house", "note"});
  if (!error) error = read_options("options", event, request.options);
  // Fast path: most matches use an unchanged edition, whose values need not be read.
  const auto printed = error ? nullptr : rulebook::find_edition(event.find("ruleset")->text());
  const bool as_printed = printed && is_as_printed(event, *printed);
  if (!error && !as_printed) error = read_options("parameters", event, parameters);
  if (!error && std::ranges::find(kGames, std::string_view(request.game)) == kGames.end())
    error = at("game", N_("There is no such game as the one in \"{0}\"."));
  const auto house = event.find("house");
  if (!error && house && !house->is_object())
    error = at("house", N_("\"{0}\" must be a list of names with values."));
  const std::string ruleset(error ? std::string_view() : event.find("ruleset")->text());
  if (!error && !rulebook::is_edition_id(ruleset))
    error = InputError{message("This game has no rule set \"{0}\".", {std::string_view(ruleset)}), "ruleset"};
  if (error) return tl::unexpected(Failure(*error));
  request.edition = stored_edition(request.game, ruleset, house, parameters);
  if (printed && !as_printed) add_differing(parameters, request);
  auto match = start_with(request, as_printed ? printed->parameters : parameters);
  if (!match) return tl::unexpected(match.error());
  return StoredStart{std::move(request), std::move(*match)};
}

tl::expected<AnyMatch, Failure> replay_with(const AnyMatch& any, const StartRequest& request) {
  return visit_game(
      [&]<class M>(const M& match) -> tl::expected<AnyMatch, Failure> {
        auto rules = ruleset_of<typename M::Traits>(request, request.edition->parameters);
        if (!rules) return tl::unexpected(rules.error());
        auto other = match.replay_with(std::move(*rules));
        if (!other) return tl::unexpected(Failure(other.error()));
        return any_match(std::move(*other));
      },
      any);
}

tl::expected<EventSeq, Failure> amend_start(AnyMatch& any, const StartRequest& request, bool cascade) {
  if (request.game != game_name(any)) {
    return tl::unexpected(Failure(at("game", N_("The game of a match cannot be changed."))));
  }
  return visit_game(
      [&]<class M>(M& match) -> tl::expected<EventSeq, Failure> {
        auto rules = ruleset_of<typename M::Traits>(request, request.edition->parameters);
        if (!rules) return tl::unexpected(rules.error());
        auto seq = match.amend_start(std::move(*rules), cascade);
        if (!seq) return tl::unexpected(Failure(seq.error()));
        return *seq;
      },
      any);
}

}  // namespace tanteador::codec
