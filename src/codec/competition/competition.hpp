#pragma once
// Events of competitions and clubs to and from JSON (schemas/competition_event.schema.json,
// club_event.schema.json). There is one form: people, teams and matches by id, entrants by number.

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

#include "src/codec/input_error.hpp"
#include "src/league/competition/club.hpp"

namespace tanteador::codec {

// An object with "type". The error names the field.
tl::expected<league::CompetitionEvent, InputError> read_competition_event(const nlohmann::json& event);
tl::expected<league::ClubEvent, InputError> read_club_event(const nlohmann::json& event);
// Of events as the store has them, the kind beside the payload; for many one after the other. The answer
// differs from that of the functions above in its message alone.
struct StoredParser;
class StoredLeagueReader {
 public:
  StoredLeagueReader();
  ~StoredLeagueReader();
  template <class Event>  // CompetitionEvent or ClubEvent
  tl::expected<Event, InputError> read(std::string_view kind, std::string_view payload);

 private:
  std::unique_ptr<StoredParser> parser_;
};

// How a competition is played, as competition_created has it.
tl::expected<league::CompetitionSetup, InputError> read_competition_setup(const nlohmann::json& setup);

// With "type".
nlohmann::json event_json(const league::CompetitionEvent& event);
nlohmann::json event_json(const league::ClubEvent& event);
nlohmann::json setup_json(const league::CompetitionSetup& setup);

std::span<const std::string_view> competition_event_types();
std::span<const std::string_view> club_event_types();

// The word of a stage's format, such as "round_robin", and back; nothing where there is none.
std::string_view format_word(league::Format format);
std::optional<league::Format> format_of_word(std::string_view word);

}  // namespace tanteador::codec
