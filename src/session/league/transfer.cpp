// Competitions as files: events with their hashes, people and linked matches.

#include <algorithm>

#include <nlohmann/json.hpp>

#include "src/session/exchange/exchange.hpp"
#include "src/session/exchange/export_file.hpp"
#include "src/session/input.hpp"
#include "src/session/league/league.hpp"
#include "src/session/session.hpp"
#include "src/session/signatures/known_keys.hpp"

namespace tanteador::session {

namespace {

using nlohmann::json;

constexpr int kCompetitionFormat = 1;

json people_json(const OpenCompetition& competition, const Store& store) {
  json people = json::object();
  for (const EventRecord& record : competition.records) {
    for (const std::string& id : people_in(record)) {
      const auto person = store.person(id);
      people[id] = person && person->name ? json(*person->name) : json(nullptr);
    }
  }
  return people;
}

std::optional<std::vector<PlayerCard>> read_cards(const json& file, const NameBook& people) {
  std::vector<PlayerCard> cards;
  if (!file.contains("cards") || !file["cards"].is_object()) return std::nullopt;
  for (const auto& [person, card] : file["cards"].items()) {
    const auto text = [&](const char* field, std::string& out) {
      const bool good = card.is_object() && card.contains(field) && card[field].is_string() &&
                        (card[field] == "" || codec::is_name(card[field].get_ref<const std::string&>()));
      if (good) out = card[field];
      return good;
    };
    PlayerCard read{person, {}, {}};
    if (!people.contains(person) || !text("alias", read.alias) || !text("licence", read.licence))
      return std::nullopt;
    cards.push_back(std::move(read));
  }
  return cards;
}

template <class State>
tl::expected<OpenStream<State>, codec::InputError> replay_file(const Export& file) {
  OpenStream<State> stream;
  stream.head = {file.head.id, file.head.kind, 0, {}};
  codec::StoredLeagueReader reader;
  for (const StoredEvent& event : file.events) {
    if (const auto fault = replay(stream, event, reader))
      return tl::unexpected(codec::InputError{*fault, {}, 1, 1});
  }
  const bool whole = stream.head.count == file.head.count && stream.head.hash == file.head.hash;
  if (!whole || file.events.empty()) return tl::unexpected(unsound(N_("Entries are missing at the end.")));
  return stream;
}

// The id of a match in the file; "?" if the file is damaged.
std::string id_in(const json& match) {
  const json stream = match.is_object() ? match.value("stream", json()) : json();
  const json id = stream.is_object() ? stream.value("id", json()) : json();
  return id.is_string() ? id.get<std::string>() : std::string("?");
}

}  // namespace

std::optional<codec::InputError> fault_in_league(const Export& file) {
  const auto fault = [](const auto& stream) { return stream ? std::nullopt : std::optional(stream.error()); };
  return file.head.kind == "club" ? fault(replay_file<league::Club>(file))
                                  : fault(replay_file<league::Competition>(file));
}

std::string League::export_competition(std::string_view id) const {
  json exported;
  store_->with_snapshot([&] {
    const auto competition = open(id);
    if (!competition) return;
    const json people = people_json(*competition, *store_);
    json cards = json::object(), matches = json::array();
    std::vector<std::string> ids;
    for (const auto& [person, name] : people.items()) ids.push_back(person);
    for (const PlayerCard& card : store_->cards_among(ids))
      cards[card.person] = {{"alias", card.alias}, {"licence", card.licence}};
    const Session session(store_, host_);
    for (const std::string& match : projection_of(*competition).matches) {
      const std::string text = Exchange(session).export_match(match);
      if (!text.empty()) matches.push_back(json::parse(text));
    }
    exported = {{"tanteador_export", kCompetitionFormat},
                {"stream", head_json(competition->head)},
                {"people", people},
                {"cards", cards},
                {"matches", matches},
                {"events", events_json(*store_, id)}};
  });
  return exported.is_null() ? std::string() : exported.dump(1) + "\n";
}

namespace {

struct CompetitionFile {
  json whole;
  Export competition;
  bool needs_known_key = false;
};

// Reads the file and checks the competition, but not its matches.
tl::expected<CompetitionFile, codec::InputError> read_competition(std::string_view text) {
  auto parsed = codec::parse_line(text, 1);
  if (!parsed) return tl::unexpected(std::move(parsed.error()));
  const json& whole = *parsed;
  const bool ours = whole.is_object() && whole.contains("stream") && whole["stream"].is_object() &&
                    whole["stream"].value("kind", json()) == "competition" && whole.contains("matches") &&
                    whole["matches"].is_array();
  if (!ours) return tl::unexpected(unsound(N_("This is not a competition exported by this program.")));
  auto file = session::read_export(whole, "competition");
  if (!file) return tl::unexpected(locate_error_in(text, whole, std::move(file.error())));
  auto cards = read_cards(whole, file->people);
  if (!cards) return tl::unexpected(unsound(N_("The player data in the export could not be read.")));
  file->cards = std::move(*cards);
  const auto replayed = replay_file<league::Competition>(*file);
  if (!replayed) return tl::unexpected(replayed.error());
  return CompetitionFile{std::move(*parsed), std::move(*file), replayed->now.setup.known_keys};
}

}  // namespace

tl::expected<CheckedExport, codec::InputError> League::inspect(std::string_view text) {
  auto read = read_competition(text);
  if (!read) return tl::unexpected(std::move(read.error()));
  for (const json& match : read->whole["matches"]) {
    if (auto error = Exchange::check_export(match.dump())) return tl::unexpected(std::move(*error));
  }
  return CheckedExport{std::move(read->competition.head), std::move(read->competition.signature)};
}

tl::expected<std::string, codec::InputError> League::import_competition(std::string_view text,
                                                                        Session& session,
                                                                        const Progress& progress,
                                                                        std::vector<DamagedStream>* damaged) {
  require(*store_, Operation::manage);
  const auto read = read_competition(text);
  if (!read) return tl::unexpected(read.error());
  const Export* const file = &read->competition;
  if (read->needs_known_key && signer_of(store_, file->signature).known_as.empty())
    return tl::unexpected(unknown_key(kUnknownKeyOfFile));
  refuse_fork(history(*store_, file->head.id), *file);
  const auto& matches = read->whole["matches"];
  const std::size_t steps = 2 * matches.size() + 1;
  std::size_t step = 0;
  const auto go_on = [&] {
    if (progress) progress(step++, steps);
  };
  // Checks all matches before the first is stored.
  std::vector<std::string> sound;
  for (const json& match : matches) {
    go_on();
    std::string one = match.dump();
    auto error = Exchange(session).check_import(one);
    if (!error)
      sound.push_back(std::move(one));
    else if (error->refused || !damaged)
      return tl::unexpected(std::move(*error));
    else
      damaged->push_back({{id_in(match), "match", 0, {}}, std::move(error->message)});
  }
  for (const std::string& match : sound) {
    go_on();
    if (const auto id = Exchange(session).import_match(match, file->signature); !id)
      return tl::unexpected(id.error());
  }
  go_on();
  keep(*store_, *file);
  return file->head.id;
}

}  // namespace tanteador::session
