#pragma once
// Converts events of competitions and clubs to and from JSON (schemas/competition_event.schema.json,
// club_event.schema.json). People, teams and matches appear by id, entrants by number.

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

#include "src/codec/input_error.hpp"
#include "src/league/competition/club.hpp"

namespace tanteador::codec {

// Reads an object with "type". The error names the field.
tl::expected<league::CompetitionEvent, InputError> read_competition_event(const nlohmann::json& event);
tl::expected<league::ClubEvent, InputError> read_club_event(const nlohmann::json& event);
// Reads many stored events, with the kind separate from the payload. Its results differ from the functions
// above only in the error message.
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

// Reads the setup of a competition as in competition_created.
tl::expected<league::CompetitionSetup, InputError> read_competition_setup(const nlohmann::json& setup);

// Includes "type".
nlohmann::json event_json(const league::CompetitionEvent& event);
nlohmann::json event_json(const league::ClubEvent& event);
nlohmann::json setup_json(const league::CompetitionSetup& setup);

std::span<const std::string_view> competition_event_types();
std::span<const std::string_view> club_event_types();

// The word of a stage's format, such as "round_robin", and back. Null: unknown word.
std::string_view format_word(league::Format format);
std::optional<league::Format> format_of_word(std::string_view word);

}  // namespace tanteador::codec
