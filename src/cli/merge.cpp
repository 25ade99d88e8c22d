#include "src/cli/merge.hpp"

#include <algorithm>
#include <set>
#include <unordered_map>

#include "db/store.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/progress.hpp"
#include "src/cli/output/report.hpp"
#include "src/cli/output/signer.hpp"
#include "src/cli/streams.hpp"
#include "src/core/text/text.hpp"
#include "src/core/text/time.hpp"
#include "src/session/cases/referees.hpp"
#include "src/session/league/doubles.hpp"
#include "src/view/screens/sync.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using session::Apart;
using view::say;

constexpr std::size_t kRowsShown = 40;

std::string state_text(const session::Stream& stream) {
  switch (stream.apart) {
    case Apart::same: return tr("identical");
    case Apart::fresh: return tr("only in the other");
    case Apart::missing: return tr("only here");
    case Apart::longer: return tr("longer in the other");
    case Apart::shorter: return tr("longer here");
    case Apart::damaged: return tr("damaged");
    case Apart::forked: break;
  }
  return view::difference_text(stream.fork);
}

constexpr std::string_view kCodes[] = {"same",      "only_there", "longer_there", "longer_here",
                                       "only_here", "forked",     "damaged"};
static_assert(std::size(kCodes) == session::kAparts);

// Names of streams. Reads a few names one by one, many at once. Single queries would take minutes in a large
// federation.
class StreamNames {
 public:
  StreamNames(const session::Store* store, std::size_t many) : store_(store) {
    constexpr std::size_t kFew = 200;
    if (!store || many <= kFew) return;
    all_.emplace();
    store->visit_summaries(false, [&](const session::MatchSummary& match) {
      all_->emplace(match.id, match_title(match));
      return true;
    });
    for (session::CompetitionSummary& one : store->competitions())
      all_->emplace(std::move(one.id), std::move(one.name));
  }
  std::string operator()(const session::StreamHead& stream) const {
    if (!all_ || stream.kind == "club") return stream_title(*store_, stream);
    const auto found = all_->find(stream.id);
    return found == all_->end() ? "" : found->second;
  }

 private:
  const session::Store* store_;
  std::optional<std::unordered_map<std::string, std::string>> all_;
};

struct StreamComparison {
  std::vector<session::Stream> streams;
  json rows = json::array();
  std::string text = {};
  int same = 0, forked = 0, to_choose = 0;  // to_choose: forked ones with the same first event
  std::string club_records = "same";
  std::vector<session::DamagedStream> damaged = {};
};

StreamComparison compare_streams(const Context& context, const session::Store* here,
                                 const session::Store* there, bool all, const Sharing& sharing) {
  StreamComparison out{session::compare(here, there, all ? session::Selection() : sharing.selection)};
  report::Table table{.columns = {report::word_column(tr("Id")), report::text_column({}, tr("Name")),
                                  report::number_column({}, tr("This database")),
                                  report::number_column({}, tr("Other database")),
                                  report::text_column({}, tr("Status"))}};
  const auto told_of = [&](bool theirs) {
    return static_cast<std::size_t>(std::ranges::count_if(out.streams, [&](const session::Stream& one) {
      return one.apart != Apart::same && (one.theirs.count > 0) == theirs;
    }));
  };
  const StreamNames called_there(there, told_of(true)), called_here(here, told_of(false));
  std::size_t apart = 0;
  for (const session::Stream& stream : out.streams) {
    out.same += stream.apart == Apart::same;
    out.forked += stream.apart == Apart::forked;
    out.to_choose += stream.apart == Apart::forked && !begins_apart(stream);
    if (stream.apart == Apart::same) continue;
    if (stream.apart == Apart::damaged)
      out.damaged.push_back({stream.head(), stream.fault, stream.fault_here});
    const std::string name = (stream.theirs.count > 0 ? called_there : called_here)(stream.head());
    out.rows.push_back({{"id", stream.head().id},
                        {"kind", stream.head().kind},
                        {"name", name},
                        {"here", stream.mine.count},
                        {"there", stream.theirs.count},
                        {"stands", kCodes[index(stream.apart)]}});
    if (stream.fork > 0) out.rows.back()["fork"] = stream.fork;
    if (++apart > kRowsShown) continue;
    add_row(table,
            {stream.head().id, name, report::integer(stream.mine.count), report::integer(stream.theirs.count),
             report::Mark{state_text(stream),
                          stream.apart >= Apart::forked ? report::Tone::bad : report::Tone::plain}});
  }
  if (has_rows(table)) out.text = terminal_text(context.paper, table);
  const auto more = static_cast<int>(apart - std::min(apart, kRowsShown));
  if (more > 0) out.text += trn("and {0} more", "and {0} more", more) + "\n";
  if (out.same > 0)
    out.text += trn("{0} is identical in both.", "{0} are identical in both.", out.same) + "\n";
  const auto records = all ? session::club_records_of(here, there) : session::ClubRecords::same;
  if (records != session::ClubRecords::same) {
    const bool several = records == session::ClubRecords::several;
    out.club_records = several ? "separate" : "different";
    out.text +=
        view::club_records_sentence(several ? view::ClubRecords::several : view::ClubRecords::different) +
        "\n";
  } else if (out.streams.empty()) {
    out.text += tr("There is nothing to synchronise yet.") + "\n";
  }
  return out;
}

json taken_into(session::Store& store, const session::Store& from,
                const std::vector<session::Stream>& streams, const RefereeArguments& referee, const Pin& pin,
                std::vector<session::DamagedStream>& damaged) {
  session::Session session(&store, session::system_host());
  if (!session::Referees(session).names().empty()) {
    if (const auto why = let_in(session, referee, pin)) throw not_let_in(*why);
  }
  ProgressLine progress;
  const auto taken = session::take(store, session, from, streams,
                                   [&](std::size_t done, std::size_t all) { progress(done, all); });
  if (!taken && taken.error().refused) throw not_let_in(taken.error().message);
  if (!taken) throw unreadable(taken.error());
  damaged = taken->damaged;
  return {{"streams", taken->streams}, {"events", taken->events}, {"forgotten", taken->forgotten}};
}

// Number of the giver's matches without a competition.
int count_at_home(const session::Store& from, const std::vector<session::Stream>& streams, bool here) {
  const auto matches = std::ranges::count_if(streams, [&](const session::Stream& one) {
    return one.head().kind == "match" && (here ? one.mine : one.theirs).count > 0;
  });
  return static_cast<int>(from.count_streams("match") - matches);
}

// Records the transfer in the giving database, if it is writable.
void note_sent_streams(const Context& context, const std::string& with,
                       const std::vector<session::Stream>& streams, const json& given,
                       const std::vector<session::DamagedStream>& damaged, const Sharing& sharing) {
  const auto was_left_out = [&](const session::Stream& one) {
    return std::ranges::any_of(
        damaged, [&](const session::DamagedStream& other) { return other.head.id == one.head().id; });
  };
  std::vector<std::string> ids;
  for (const session::Stream& one : streams) {
    if (was_left_out(one)) continue;
    if (one.apart == Apart::missing || one.apart == Apart::shorter || one.apart == Apart::forked)
      ids.push_back(one.head().id);
  }
  if (ids.empty() || !sharing.note_sent_streams) return;
  try {
    sharing.note_sent_streams(*open_to_write(context), with, std::move(ids), given["events"]);
  } catch (const session::StoreError& error) {
    if (error.code() != session::StoreError::Code::read_only) throw;
  }
}

std::string transfer_text(const json& taken, bool here) {
  const int streams = taken["streams"], forgotten = taken["forgotten"];
  if (streams + forgotten == 0) return {};
  std::string text =
      here ? trn("{0} fetched.", "{0} fetched.", streams) : trn("{0} sent.", "{0} sent.", streams);
  if (forgotten > 0)
    text += " " + trn("{0} name erased in the other database was erased here too.",
                      "{0} names erased in the other database were erased here too.", forgotten);
  return text + "\n";
}

// Reports arrivals that may already be players of this club.
void mention_doubles(session::Store& here, const std::set<std::string>& before, json& answer,
                     std::string& text) {
  const session::League league(&here, session::system_host());
  const auto pairs = session::may_be_one(here, before, league.same_people());
  constexpr std::size_t kListed = 1000, kShown = 20;
  answer["may_be_one"] = json::array();
  for (std::size_t i = 0; i < std::min(pairs.size(), kListed); ++i) {
    const session::MayBeOne& one = pairs[i];
    const std::string name = league.name_of(one.person).value_or(""),
                      known = league.name_of(one.known).value_or("");
    answer["may_be_one"].push_back({{"person", one.person},
                                    {"name", name},
                                    {"known", one.known},
                                    {"known_name", known},
                                    {"same_licence", one.by_licence}});
    if (i >= kShown) continue;
    text += "  " +
            say(one.by_licence ? N_("{0} ({1}) and {2} ({3}): the same licence number")
                               : N_("{0} ({1}) and {2} ({3}): names that look alike"),
                {std::string_view(name), std::string_view(one.person), std::string_view(known),
                 std::string_view(one.known)}) +
            "\n";
  }
  if (pairs.empty()) return;
  const auto more = static_cast<int>(pairs.size() - std::min(pairs.size(), kShown));
  if (more > 0) text += trn("and {0} more", "and {0} more", more) + "\n";
  text = tr("Each of these pairs of names may be one person:") + "\n" + text +
         tr("\"tanteador league player merge PLAYER IS\" merges two entries of the same person, \"tanteador "
            "league player part\" keeps them apart.") +
         "\n";
}

}  // namespace

void MergeArguments::describe(Usage& usage) {
  usage.text(all ? "FILE" : "DATABASE", other, tr("a file, or postgresql://…")).required();
  if (!all) usage.flag("--all", all, tr("also matches outside competitions and the club's own record"));
  usage.flag("--dry-run", dry_run, tr("only show what would be imported"));
  RefereeArguments::describe(usage);
}

Answer merge_databases(const Context& context, const MergeArguments& arguments, const Sharing& sharing) {
  Context elsewhere = context;
  elsewhere.named_database = arguments.other;
  elsewhere.database = arguments.other;
  const bool gives = arguments.direction != Direction::take, takes = arguments.direction != Direction::give;
  const Pin pin = arguments.dry_run ? Pin() : pin_of_referee(arguments);
  const auto need = [](const Context& one) {
    if (!has_database(one))
      throw failure("cannot_open",
                    say("There is no database at {0}.", {std::string_view(one.database.native())}));
  };
  if (gives) need(context);
  if (takes) need(elsewhere);
  const auto signature = takes ? signature_of_backup(elsewhere.database) : std::nullopt;
  const auto open = [&](const Context& one, bool writes) {
    return writes && !arguments.dry_run ? open_to_write(one) : open_to_read(one);
  };
  const auto here = open(context, takes), there = open(elsewhere, gives);
  StreamComparison compare = compare_streams(context, here.get(), there.get(), arguments.all, sharing);
  // Counted before the transfer adds matches to the lists.
  const int home = (gives ? count_at_home(*here, compare.streams, true) : 0) +
                   (takes ? count_at_home(*there, compare.streams, false) : 0);
  json answer = {{"streams", compare.rows}, {"same", compare.same}, {"forked", compare.forked}};
  if (arguments.all) answer["club_records"] = compare.club_records;
  LeftOutStreams left_out;
  const auto leave_out = [&](const std::vector<session::DamagedStream>& damaged, bool given) {
    for (const session::DamagedStream& one : damaged)
      one.here != given ? left_out.add(*here, context.database.string(), one)
                        : left_out.add(*there, arguments.other, one);
  };
  leave_out(compare.damaged, false);
  std::vector<session::DamagedStream> damaged;
  if (!arguments.dry_run && takes) {
    const std::set<std::string> before = session::all_people_ids(*here);
    answer["taken"] = taken_into(*here, *there, compare.streams, arguments, pin, damaged);
    compare.text += transfer_text(answer["taken"], true);
    leave_out(damaged, false);
    std::string doubles;
    mention_doubles(*here, before, answer, doubles);
    compare.text += doubles;
  }
  if (!arguments.dry_run && gives) {
    answer["given"] = taken_into(*there, *here, swap_sides(compare.streams), arguments, pin, damaged);
    compare.text += transfer_text(answer["given"], false);
    leave_out(damaged, true);
    note_sent_streams(context, arguments.other, compare.streams, answer["given"], damaged, sharing);
  }
  if (!left_out.rows.empty()) answer["damaged"] = left_out.rows;
  if (home > 0)
    compare.text += trn("{0} match outside competitions was left out; --all includes it.",
                        "{0} matches outside competitions were left out; --all includes them.", home) +
                    "\n";
  if (compare.to_choose > 0)
    compare.text +=
        trn("{0} conflict: the two databases continued it differently. Use \"tanteador db conflicts\" to "
            "choose.",
            "{0} conflicts: the two databases continued them differently. Use \"tanteador db conflicts\" to "
            "choose.",
            compare.to_choose) +
        "\n";
  const bool whole = left_out.rows.empty();
  Answer merged{.status = !whole               ? Exit::failed
                          : compare.forked > 0 ? Exit::refused
                                               : Exit::done,
                .json = std::move(answer),
                .text = compare.text + context.paper.write(Ink::bad, left_out.text),
                .aside = std::move(left_out.text)};
  if (signature) add_signer(merged, context, session::signer_of(here.get(), signature));
  return merged;
}

Commands merge_commands() {
  const auto merge = [](const Context& context, const MergeArguments& arguments) {
    return merge_databases(context, arguments);
  };
  return {command<MergeArguments>("db merge", N_("import everything new from another file"), merge,
                                  MergeArguments(Direction::take, true))};
}

}  // namespace tanteador::cli
