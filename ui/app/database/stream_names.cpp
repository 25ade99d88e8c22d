#include "ui/app/database/stream_names.hpp"

#include <vector>

#include <nlohmann/json.hpp>

#include "src/core/text/join.hpp"
#include "src/core/text/text.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::ui {

using session::Store;

namespace {

std::string people_of_match(const Store& store, const std::string& match) {
  const auto summary = store.summary(match);
  std::vector<std::string> names;
  if (summary) {
    for (const auto& side : nlohmann::json::parse(summary->sides)) {
      for (const std::string id : side["players"]) {
        const auto person = store.person(id);
        names.push_back(person && person->name ? *person->name : tr("a player whose name was erased"));
      }
    }
  }
  return join(names, ", ");
}

}  // namespace

std::string name_of_stream(const Store& store, const session::StreamHead& stream) {
  if (stream.kind == "club") return {};
  if (const auto match = stream.kind == "match" ? store.summary(stream.id) : std::nullopt)
    return view::game_title(match->game) + " · " + view::day_and_time(match->started_at);
  const auto competition = store.competition(stream.id);
  return competition ? competition->name : std::string();
}

std::string people_of_stream(const Store& store, const session::StreamHead& stream) {
  if (stream.kind == "match") return people_of_match(store, stream.id);
  const auto competition = stream.kind == "competition" ? store.competition(stream.id) : std::nullopt;
  return competition ? trn("{0} participant", "{0} participants", competition->entrants) : std::string();
}

}  // namespace tanteador::ui
