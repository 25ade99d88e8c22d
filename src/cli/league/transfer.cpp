// A competition as a file, and whether the one in the database is sound.

#include "src/cli/files.hpp"
#include "src/cli/league/desk.hpp"
#include "src/cli/pin.hpp"
#include "src/cli/progress.hpp"
#include "src/core/text.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

using nlohmann::json;
using view::say;

Answer league_verify(const Context& context, const LeagueArguments& arguments) {
  Desk desk(context, Wants::to_read);
  std::string id = arguments.id;
  for (const auto& row : desk.league.all_competitions()) {
    if (row.name == arguments.id || (arguments.id.size() >= kPrefixMin && row.id.starts_with(arguments.id)))
      id = row.id;
  }
  if (const auto difference = desk.league.verify(id)) throw failed("difference", *difference);
  return {.json = {{"competition", id}, {"ok", true}},
          .text = context.paper.write(
                      Ink::good, say("{0}: every event, hash and standing agrees.", {std::string_view(id)})) +
                  "\n"};
}

Answer league_export(const Context& context, const LeagueArguments& arguments) {
  Desk desk(context, Wants::to_read);
  const std::string text = desk.league.export_competition(desk.competition(arguments.id).head.id);
  require_importable(text);
  return {.json = context.form == Form::json ? json::parse(text) : json(), .text = text};
}

Answer league_import(const Context& context, const LeagueArguments& arguments) {
  Arguments referee;
  referee.referee = arguments.referee;
  referee.pin_file = arguments.pin_file;
  const Pin pin = pin_of_referee(referee);
  const std::string text = read_input_file(arguments.file);
  Desk desk(context, Wants::to_write);
  session::Session session(desk.store.get(), session::system_host());
  if (const auto why = let_in(session, referee, pin)) throw not_let_in(*why);
  ProgressLine progress;
  const auto id = desk.league.import_competition(
      text, session, [&](std::size_t done, std::size_t all) { progress(done, all); });
  if (!id && id.error().refused) throw not_let_in(id.error().message);
  if (!id) throw unreadable(id.error());
  return {.json = {{"competition", *id}}, .text = say("{0} is taken in.", {std::string_view(*id)}) + "\n"};
}

}  // namespace tanteador::cli
