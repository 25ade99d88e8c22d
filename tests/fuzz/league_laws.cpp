// Laws of the events of competitions and clubs, an event a line. "@1" to "@9" stand for ids of people.

#include <nlohmann/json.hpp>

#include "src/codec/competition/competition.hpp"
#include "src/codec/events.hpp"
#include "tests/fuzz/laws.hpp"

namespace tanteador::fuzz {

namespace {

using nlohmann::json;

constexpr std::size_t kEntrantsMost = 16;  // of a competition that is drawn

std::string with_ids(std::string_view line) {
  std::string text;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool is_id = line[i] == '@' && i + 1 < line.size() && line[i + 1] >= '1' && line[i + 1] <= '9';
    if (is_id)
      text += "01990000-0000-7000-8000-00000000000" + std::string(1, line[++i]);
    else
      text += line[i];
  }
  return text;
}

// Both readers agree, and the event is the same one written and read again. Nothing: it cannot be read.
template <class Event, class Read>
std::optional<Event> read_both(const json& line, Read read, std::optional<std::string>& broken) {
  const auto event = read(line);
  json payload = line;
  const auto type = codec::event_type(line);
  if (!type) return std::nullopt;
  payload.erase("type");
  codec::StoredLeagueReader stored;
  const auto other = stored.read<Event>(*type, payload.dump(-1, ' ', false, json::error_handler_t::replace));
  if (event.has_value() != other.has_value()) broken = "an event that only one reader can read: " + *type;
  if (!event) return std::nullopt;
  if (other && *event != *other) broken = "an event that is another one as stored: " + *type;
  const auto again = read(codec::event_json(*event));
  if (!again || *again != *event) broken = "an event that is another one read back: " + *type;
  return *event;
}

void ask_everything(const league::Competition& competition) {
  for (int stage = 0; stage < static_cast<int>(competition.stages.size()); ++stage) {
    (void)league::standings(competition, stage);
    (void)league::rounds_due(competition, stage);
    (void)league::bracket_of(competition, stage);
    (void)league::percentages(competition, stage);
    (void)league::complete_rounds(competition, stage);
  }
  (void)league::final_ranks(competition);
  (void)league::whats_missing(competition);
  (void)league::round_to_redraw(competition);
  (void)league::next_stage(competition);
}

// A drawn round is accepted.
std::optional<std::string> broken_draw(league::Competition competition) {
  if (competition.entrants.size() > kEntrantsMost) return std::nullopt;
  const auto drawn = league::next_round(competition, 7);
  if (!drawn) return std::nullopt;
  if (const auto answer = league::apply(competition, *drawn); !answer)
    return "a drawn round that is refused: " + std::string(answer.error().key);
  return std::nullopt;
}

}  // namespace

std::optional<std::string> law_of_competition(std::string_view bytes) {
  league::Competition competition;
  std::optional<std::string> broken;
  for (int lines = 0; !bytes.empty() && lines < 100 && !broken; ++lines) {
    const std::size_t end = std::min(bytes.find('\n'), bytes.size());
    const auto line = codec::parse_line(with_ids(bytes.substr(0, end)), 1);
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
    if (!line) continue;
    (void)read_both<league::ClubEvent>(*line, codec::read_club_event, broken);
    const auto event = read_both<league::CompetitionEvent>(*line, codec::read_competition_event, broken);
    if (!event) continue;
    const league::Competition before = competition;
    (void)league::objection(competition, *event);
    if (!league::apply(competition, *event) && competition != before)
      broken = "a refused event that changed the competition";
  }
  if (broken || !competition.created) return broken;
  ask_everything(competition);
  return broken_draw(competition);
}

}  // namespace tanteador::fuzz
