// The store itself: is it sound, a copy of it, its projections anew.

#include "db/store.hpp"

#include <algorithm>
#include <span>

#include "src/cli/commands.hpp"
#include "src/cli/files.hpp"
#include "src/cli/progress.hpp"
#include "src/cli/streams.hpp"
#include "src/core/text.hpp"
#include "src/session/check.hpp"
#include "src/session/league/joining.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

std::string shown(const std::filesystem::path& path) { return path.string(); }

Answer nothing_yet(nlohmann::json nothing) {
  return {.json = std::move(nothing), .text = tr("There are no matches yet.") + "\n"};
}

// The pages and links of the file, then every row by the hashes and the rules.
session::Checked checked(const Context& context) {
  if (auto faults = db::check(context.database); !faults.empty()) return {.faults = std::move(faults)};
  const auto store = open_to_read(context);
  ProgressLine progress;
  return session::check(*store, session::system_host(),
                        [&](std::size_t done, std::size_t all) { progress(done, all); });
}

struct Checking {
  bool repair = false;
  void describe(Usage& usage) {
    usage.flag("--repair", repair,
               tr("join several records of the club; list players who may be one person"));
  }
};

// What was repaired, and what a person decides.
struct Repaired {
  json rows;
  std::string text;
};

Repaired repair(const Context& context) {
  const auto store = open_to_write(context);
  session::League league(store.get(), session::system_host());
  const session::JoinedRecords joined = join_club_records(league);
  Repaired out{{{"records", joined.records}, {"players", joined.players}, {"teams", joined.teams}}, {}};
  if (joined.records > 0)
    out.text += trn("{0} more record of the club was joined with the oldest one.",
                    "{0} more records of the club were joined with the oldest one.", joined.records) +
                "\n";
  out.rows["same_person"] = json::array();
  const auto likely = maybe_one_person(league);
  if (!likely.empty())
    out.text += tr("These players may be one person. If they are, enter the command:") + "\n";
  for (const session::MaybeOnePerson& one : likely) {
    for (const std::string& person : std::span(one.people).subspan(1)) {
      const std::string& is = one.people.front();
      out.rows["same_person"].push_back({{"name", one.name}, {"person", person}, {"is", is}});
      out.text += "  " + one.name + ": tanteador league player merge " + person + " " + is + "\n";
    }
  }
  return out;
}

Answer check_database(const Context& context, const Checking& arguments) {
  const std::string file = shown(context.database);
  if (!has_database(context))
    return nothing_yet({{"database", file}, {"ok", true}, {"matches", 0}, {"competitions", 0}});
  const Repaired repaired = arguments.repair ? repair(context) : Repaired();
  const session::Checked counted = checked(context);
  if (!counted.faults.empty()) {
    std::string message;
    for (const std::string& fault : counted.faults) message += (message.empty() ? "" : "\n") + fault;
    throw failed("difference", message);
  }
  const std::string name_of_file = file;
  std::string text;
  if (counted.matches > 0 || counted.competitions == 0)
    text = trn("{0} match, every event, hash and point agrees",
               "{0} matches, every event, hash and point agrees", counted.matches);
  if (counted.competitions > 0)
    text += (text.empty() ? "" : "\n") + trn("{0} competition, every event, hash and place agrees",
                                             "{0} competitions, every event, hash and place agrees",
                                             counted.competitions);
  json answer{
      {"database", file}, {"ok", true}, {"matches", counted.matches}, {"competitions", counted.competitions}};
  if (arguments.repair) answer["repair"] = repaired.rows;
  return {.json = std::move(answer),
          .text = repaired.text + context.paper.write(Ink::good, text) + "\n" +
                  context.paper.write(Ink::faint, name_of_file) + "\n"};
}

Answer back_up(const Context& context, const OneFile& arguments) {
  if (!has_database(context))
    throw failed("cannot_open", tr("There is no database yet that could be copied."));
  db::backup(context.database, arguments.file);
  std::string text = say("Copied to {0}.", {std::string_view(arguments.file)});
  if (!open_to_read(context)->referees().empty())
    text += " " +
            tr("It holds the referees' PINs too, scrambled, but a short one can be guessed from it: keep the "
               "copy as you keep the database.");
  return {.json = {{"database", shown(context.database)}, {"backup", arguments.file}},
          .text = context.paper.write(Ink::plain, text) + "\n",
          .tells_of_files = true};
}

// On a server it also makes what is not there yet: whoever sets one up may be nobody who keeps score.
Answer rebuild(const Context& context, const NoWords&) {
  if (!db::is_on_server(context.database) && !has_database(context)) return nothing_yet({{"matches", 0}});
  const auto store = open_to_write(context);
  session::Session session(store.get(), session::system_host());
  std::vector<session::DamagedStream> damaged;
  {
    ProgressLine progress;
    damaged = session.rebuild([&](std::size_t done, std::size_t all) { progress(done, all); });
  }
  const auto lost = static_cast<int>(
      std::ranges::count_if(damaged, [](const auto& one) { return one.head.kind == "match"; }));
  const int matches = static_cast<int>(store->count_streams("match")) - lost;
  Answer answer{.json = {{"matches", matches}},
                .text = trn("The list and the points of {0} match were made anew.",
                            "The list and the points of {0} matches were made anew.", matches) +
                        "\n"};
  for (const session::DamagedStream& one : damaged) {
    const std::string file = shown(context.database), name = called(*store, one.head);
    answer.status = Exit::failed;
    answer.json["damaged"].push_back(
        {{"id", one.head.id}, {"kind", one.head.kind}, {"name", name}, {"message", one.message}});
    answer.aside += say("{0} ({1}) in {2} is damaged; what is shown of it stays as it was: {3}",
                        {std::string_view(name.empty() ? one.head.kind : name), std::string_view(one.head.id),
                         std::string_view(file), std::string_view(one.message)}) +
                    "\n";
  }
  answer.text += context.paper.write(Ink::bad, answer.aside);
  return answer;
}

}  // namespace

Commands database_commands() {
  return {command("db check", english("is the database sound?"), check_database),
          command("db backup", english("copy the database, also while it is in use"), back_up),
          command("db rebuild", english("make the match list and the points anew from the events"), rebuild)};
}

}  // namespace tanteador::cli
