// Commands of forks: list, choice, and entering events of the rejected fork again.

#include <algorithm>

#include "src/cli/commands.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/report.hpp"
#include "src/cli/pin.hpp"
#include "src/cli/streams.hpp"
#include "src/core/text/text.hpp"
#include "src/session/merge/branches.hpp"
#include "src/session/merge/forks.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using session::Branch;
using session::Fork;
using view::say;

struct WhichFork {
  std::string id;
  void describe(Usage& usage) { usage.text("ID", id, tr("leave out to list all")); }
};

struct Settling : RefereeArguments {
  std::string id, branch;
  std::vector<int> again;
  bool all_again = false;
  void describe(Usage& usage) {
    usage.text("ID", id).required();
    usage.text("VERSION", branch, tr("number as shown by db conflicts")).required();
    usage.numbers("--again", again,
                  tr("also re-enter these entries from the other version, by number (see db conflicts ID)"));
    usage.flag("--all-again", all_again,
               tr("also re-enter everything from the other version that is still valid"));
    RefereeArguments::describe(usage);
  }
};

std::string forked_id(const session::Store* store, const std::string& named) {
  std::vector<std::string> found = store ? forked_streams(*store) : std::vector<std::string>();
  std::erase_if(found, [&](const std::string& id) { return !id.starts_with(named); });
  if (found.size() == 1 && (named.size() >= kPrefixMin || named == found.front())) return found.front();
  throw unreadable(say("{0} has no conflicting versions. \"tanteador db conflicts\" lists all conflicts.",
                       {std::string_view(named)}));
}

bool branch_counts(const Fork& fork, std::size_t branch) {
  return fork.is_settled() && fork.open.front() == branch;
}

json fork_json(const session::Store& store, const session::StreamHead& head, const Fork& fork) {
  json branches = json::array();
  for (std::size_t i = 0; i < fork.branches.size(); ++i) {
    const Branch& branch = fork.branches[i];
    branches.push_back({{"branch", branch.name()},
                        {"from", branch.after + 1},
                        {"events", branch.count() - branch.after},
                        {"last_at", branch.events.back().record.at},
                        {"counts", branch_counts(fork, i)}});
  }
  return {{"id", head.id},
          {"kind", head.kind},
          {"name", stream_title(store, head)},
          {"settled", fork.is_settled()},
          {"branches", branches}};
}

void add_fork_rows(report::Table& table, const session::Store& store, const session::StreamHead& head,
                   const Fork& fork) {
  for (std::size_t i = 0; i < fork.branches.size(); ++i) {
    const Branch& branch = fork.branches[i];
    const bool first = i == 0;
    add_row(table, {first ? head.id : "", first ? stream_title(store, head) : "",
                    report::Mark{branch.name(), report::Tone::strong}, report::integer(branch.after + 1),
                    report::integer(branch.count() - branch.after),
                    report::Mark{view::day_and_time(branch.events.back().record.at), report::Tone::faint},
                    report::Mark{branch_counts(fork, i) ? tr("in use")
                                 : fork.is_settled()    ? tr("not in use")
                                                        : tr("not decided"),
                                 fork.is_settled() ? report::Tone::plain : report::Tone::bad}});
  }
}

report::Table forks_table() {
  return {.columns = {report::word_column(tr("Id")), report::text_column({}, tr("Name")),
                      report::word_column(tr("Version")), report::number_column({}, tr("From entry")),
                      report::number_column({}, tr("Entries")), report::word_column(tr("Last entry")),
                      report::text_column({}, tr("Status"))}};
}

json other_events_json(const std::vector<session::LeftOut>& left) {
  json rows = json::array();
  for (const auto& one : left)
    rows.push_back({{"number", rows.size() + 1},
                    {"branch", one.branch},
                    {"seq", one.seq},
                    {"at", one.at},
                    {"event", one.event},
                    {"stands", one.stands},
                    {"entered_again", one.again}});
  return rows;
}

std::string event_words(const json& event) {
  std::string text = event.value("type", "");
  std::string_view between = ": ";
  for (const auto& [field, value] : event.items()) {
    if (field == "type") continue;
    text +=
        std::string(between) + field + " " + (value.is_string() ? value.get<std::string>() : value.dump());
    between = ", ";
  }
  return text;
}

std::string other_events_text(const Context& context, const std::vector<session::LeftOut>& left) {
  if (left.empty()) return {};
  report::Table table{.columns = {report::number_column({}, tr("No.")), report::word_column(tr("Version")),
                                  report::number_column({}, tr("Entry")), report::word_column(tr("When")),
                                  report::text_column({}, tr("Not in use")),
                                  report::word_column(tr("Still valid"))}};
  for (std::size_t i = 0; i < left.size(); ++i)
    add_row(table,
            {report::integer(i + 1), left[i].branch, report::integer(left[i].seq),
             report::Mark{view::day_and_time(left[i].at), report::Tone::faint}, event_words(left[i].event),
             left[i].again    ? tr("re-entered")
             : left[i].stands ? tr("yes")
                              : ""});
  return "\n" + terminal_text(context.paper, table);
}

Answer list_forks(const Context& context, const WhichFork& which) {
  const auto store = open_to_read(context);
  report::Table table = forks_table();
  json rows = json::array();
  const auto show = [&](const std::string& id) {
    const session::History all = session::history(*store, id);
    const Fork fork = fork_of(all);
    rows.push_back(fork_json(*store, all.head, fork));
    add_fork_rows(table, *store, all.head, fork);
  };
  if (!which.id.empty()) {
    const std::string id = forked_id(store.get(), which.id);
    show(id);
    const auto left =
        session::Branches(session::Session(store.get(), session::system_host())).other_entries(id);
    rows[0]["left"] = other_events_json(left);
    return {.json = rows[0], .text = terminal_text(context.paper, table) + other_events_text(context, left)};
  }
  for (const std::string& id : store ? forked_streams(*store) : std::vector<std::string>()) show(id);
  return {.json = rows,
          .text = rows.empty() ? tr("No conflicts.") + "\n" : terminal_text(context.paper, table)};
}

Answer settle_fork(const Context& context, const Settling& arguments) {
  const Pin pin = pin_of_referee(arguments);
  if (!has_database(context)) forked_id(nullptr, arguments.id);
  const auto store = open_to_write(context);
  const std::string id = forked_id(store.get(), arguments.id);
  session::Session session(store.get(), session::system_host());
  if (const auto why = let_in(session, arguments, pin)) throw not_let_in(*why);
  const auto settled = session::Branches(session).settle(id, arguments.branch);
  if (!settled && settled.error().refused) throw not_let_in(settled.error().message);
  if (!settled) throw unreadable(settled.error());
  const auto left = session::Branches(session).other_entries(id);
  std::vector<session::LeftOut> again;
  for (std::size_t i = 0; i < left.size(); ++i) {
    const bool named = std::ranges::count(arguments.again, static_cast<int>(i) + 1) > 0;
    if (left[i].stands && (arguments.all_again || named)) again.push_back(left[i]);
  }
  const int entered = again.empty() ? 0 : session::Branches(session).enter_left(id, again);
  std::string text =
      (*settled ? tr("This version is now in use.") : tr("This version is already in use.")) + "\n";
  if (entered > 0)
    text += trn("{0} entry of the other version was re-entered.",
                "{0} entries of the other versions were re-entered.", entered) +
            "\n";
  return {.json = {{"id", id}, {"settled", *settled}, {"entered", entered}}, .text = std::move(text)};
}

}  // namespace

Commands fork_commands() {
  return {command("db conflicts", N_("show conflicts between two desks"), list_forks),
          command("db choose", N_("choose which version to use"), settle_fork)};
}

}  // namespace tanteador::cli
