#include "src/view/screens/sync.hpp"

#include <algorithm>

#include "src/core/text/join.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

std::string difference_text(std::int64_t fork) {
  return fork == 1 ? tr("different from the beginning")
                   : say("different from entry {0} on", {static_cast<int>(fork)});
}

std::string club_records_sentence(ClubRecords records) {
  if (records == ClubRecords::several)
    return tr(
        "One of the two holds several records of its club, so players and teams stay as they are. Join "
        "them there with \"tanteador db check --repair\", then try again.");
  return tr(
      "Each of the two has its own club, so players and teams stay as they are. To add the players of "
      "the other club, use \"tanteador league player export\" there and \"tanteador league player "
      "import\" here.");
}

namespace {

using Bringing = command::Together::Operation;
using ExchangeStage = SyncStatus::Stage;

constexpr std::string_view kForksPage = "forks", kSharedPage = "shared";

Button sync_key(std::string id, std::string label, Bringing operation, std::string about = {},
                std::string branch = {}) {
  return {.id = "together/" + std::move(id),
          .label = std::move(label),
          .command = command::Together{operation, std::move(about), std::move(branch)}};
}

std::string kind_text(const std::string& kind) {
  if (kind == "club") return tr("the club's record");
  return kind == "competition" ? tr("Competition") : tr("Match");
}

std::string comparison_text(const SyncStatus::Row& row) {
  switch (row.comparison) {
    case Comparison::same: return tr("identical");
    case Comparison::only_there: return tr("only in the other");
    case Comparison::only_here: return tr("only here");
    case Comparison::longer_there: return tr("longer in the other");
    case Comparison::longer_here: return tr("longer here");
    case Comparison::damaged: return tr("damaged");
    case Comparison::forked: break;
  }
  return difference_text(row.fork);
}

SyncView::Row row_of(const SyncStatus::Row& row) {
  const std::string kind = kind_text(row.kind);
  SyncView::Row shown;
  shown.name = row.name.empty() ? kind : row.name;
  shown.line = join(row.people.empty() ? std::vector{kind} : std::vector{kind, row.people}, " · ");
  shown.comparison = comparison_text(row);
  if (row.here > 0 && row.there > 0)
    shown.counts = say("{0} here, {1} there", {static_cast<int>(row.here), static_cast<int>(row.there)});
  else
    shown.counts = trn("{0} entry", "{0} entries", static_cast<int>(row.here + row.there));
  shown.bad = row.comparison == Comparison::forked || row.comparison == Comparison::damaged;
  return shown;
}

int waiting(const SyncStatus& now) {
  return static_cast<int>(std::ranges::count(now.forks, false, &SyncStatus::Fork::settled));
}

void set_pages(SyncView& view, const SyncStatus& now) {
  const std::string forks = waiting(now) > 0 ? say("Conflicts ({0})", {waiting(now)}) : tr("Conflicts");
  const std::pair<std::string_view, std::string> kPages[] = {
      {"", tr("Synchronise")}, {kForksPage, forks}, {kSharedPage, tr("What is shared")}};
  for (const auto& [page, label] : kPages) {
    if (page == kSharedPage && !now.can_transfer) continue;
    view.pages.push_back(sync_key("page/" + std::string(page), label, Bringing::page, std::string(page)));
    view.pages.back().chosen = now.page == page;
  }
}

void set_progress(SyncView& view, const SyncStatus& now) {
  if (now.stage == ExchangeStage::choosing || now.stage == ExchangeStage::apart) return;
  ProgressView& shown = view.progress.emplace();
  shown.title = now.stage == ExchangeStage::looking ? tr("Comparing…") : tr("Synchronising…");
  if (now.stage == ExchangeStage::stopping) shown.title = tr("Stopping …");
  shown.text = now.all > 0 ? say("{0} of {1}", {static_cast<int>(now.done), static_cast<int>(now.all)})
                           : tr("Each match and competition is transferred completely or not at all.");
  shown.tenths = now.tenths;
  if (now.all > 0) shown.part = static_cast<float>(now.done) / static_cast<float>(now.all);
  shown.cancel = sync_key("cancel", tr("Stop"), Bringing::cancel);
  shown.cancel.enabled = now.stage != ExchangeStage::stopping;
}

void set_other(SyncView& view, const SyncStatus& now) {
  view.other = {std::string(kOtherDatabase), tr("The other database"),
                tr("a file, or postgresql://role@host/database"), now.other};
  view.look = sync_key("look", tr("Compare"), Bringing::compare);
  view.look.enabled = !now.other.empty();
  for (std::size_t i = 0; i < now.known.size(); ++i)
    view.known.push_back(
        sync_key("known/" + std::to_string(i), now.known[i], Bringing::choose, now.known[i]));
  view.everything =
      sync_key("everything", tr("Include matches outside competitions and the club's own record"),
               Bringing::everything);
  view.everything.chosen = now.everything;
}

void set_apart(SyncView& view, const SyncStatus& now) {
  for (const SyncStatus::Row& row : now.rows) view.rows.push_back(row_of(row));
  if (now.more > 0) view.notes.push_back(trn("and {0} more", "and {0} more", now.more));
  if (now.same > 0)
    view.notes.push_back(trn("{0} is identical in both.", "{0} are identical in both.", now.same));
  if (now.unshared > 0)
    view.notes.push_back(trn("{0} match outside competitions is left out.",
                             "{0} matches outside competitions are left out.", now.unshared));
  if (now.nothing_there)
    view.state = tr("There is no database there yet; it will be created when you send something.");
  else if (now.rows.empty() && now.same > 0)
    view.state = tr("Both are identical.");
  else if (now.rows.empty() && now.club_records == ClubRecords::same)
    view.state = tr("There is nothing to synchronise yet.");
  if (now.club_records != ClubRecords::same) view.notes.push_back(club_records_sentence(now.club_records));
  Button take = sync_key("take", tr("Fetch"), Bringing::take),
         give = sync_key("give", tr("Send"), Bringing::give),
         both = sync_key("both", tr("Both ways"), Bringing::both);
  const int incoming = now.incoming + now.forked, outgoing = now.outgoing + now.forked;
  take.detail = trn("{0} to fetch", "{0} to fetch", incoming);
  give.detail = trn("{0} to send", "{0} to send", outgoing);
  both.detail = tr("afterwards both are identical");
  take.enabled = incoming > 0;
  give.enabled = outgoing > 0;
  both.enabled = incoming > 0 || outgoing > 0;
  if (!now.rows.empty()) view.transfers = {std::move(take), std::move(give), std::move(both)};
}

void set_last(SyncView& view, const SyncStatus& now) {
  if (!now.last) return;
  const SyncStatus::Done& done = *now.last;
  if (done.taken > 0) view.result.push_back(trn("{0} fetched.", "{0} fetched.", done.taken));
  if (done.given > 0) view.result.push_back(trn("{0} sent.", "{0} sent.", done.given));
  if (done.forgotten > 0)
    view.result.push_back(trn("{0} name erased in the other database was erased here too.",
                              "{0} names erased in the other database were erased here too.",
                              done.forgotten));
  if (const int forks = waiting(now); forks > 0)
    view.result.push_back(
        trn("{0} conflict: two desks continued the same thing. Choose which version to use.",
            "{0} conflicts: two desks continued the same things. Choose which versions to use.", forks));
  if (done.stopped)
    view.result.push_back(tr("Stopped. Everything transferred so far is complete; start again to continue."));
  else if (view.result.empty() && now.problem.empty())
    view.result.push_back(tr("Nothing to fetch."));
}

std::string days(const SyncStatus::Version& version) {
  const std::string events = trn("{0} entry", "{0} entries", static_cast<int>(version.events)),
                    last = day_and_time(version.last_at);
  return say("From entry {0} on: {1}, the last at {2}",
             {static_cast<int>(version.from), std::string_view(events), std::string_view(last)});
}

SyncView::Version version_of(const SyncStatus::Fork& fork, const SyncStatus::Version& version) {
  SyncView::Version shown;
  shown.title = days(version);
  shown.lines = version.first_events;
  const auto more = static_cast<int>(version.events) - static_cast<int>(version.first_events.size());
  if (more > 0) shown.lines.push_back(trn("and {0} more", "and {0} more", more));
  shown.choose = sync_key("settle/" + fork.id + "/" + version.name,
                          version.counts ? tr("This version counts") : tr("Use this version"),
                          Bringing::settle, fork.id, version.name);
  shown.choose.chosen = version.counts;
  return shown;
}

void set_forks(SyncView& view, const SyncStatus& now) {
  view.help =
      tr("The same match, competition or record was continued at two desks. Both versions are kept; neither "
         "counts until you choose one. You can change your choice later.");
  view.empty = tr("No conflicts.");
  for (const SyncStatus::Fork& fork : now.forks) {
    SyncView::Fork& shown = view.forks.emplace_back();
    std::vector<std::string> parts;
    for (const std::string& part : {fork.name, fork.people}) {
      if (!part.empty()) parts.push_back(part);
    }
    shown.title = parts.empty() ? kind_text(fork.kind) : join(parts, " · ");
    shown.state = fork.settled ? tr("chosen") : tr("not decided");
    for (const SyncStatus::Version& version : fork.versions)
      shown.versions.push_back(version_of(fork, version));
    if (fork.left == 0) continue;
    shown.again = sync_key("again/" + fork.id,
                           trn("Also enter what is still valid from the other: {0} entry",
                               "Also enter what is still valid from the other: {0} entries", fork.left),
                           Bringing::again, fork.id);
  }
}

void set_shared(SyncView& view, const SyncStatus& now) {
  view.help =
      tr("Shared with other databases: competitions and their matches, unless marked \"not shared\". House "
         "rules, referees and PINs are never shared.");
  view.empty = tr("No competitions yet.");
  for (const SyncStatus::SharedCompetition& one : now.competitions) {
    Button& key = view.competitions.emplace_back(
        sync_key("share/" + one.id, one.name, one.home ? Bringing::away : Bringing::home, one.id));
    key.detail = one.home ? tr("not shared") : tr("shared");
    key.chosen = !one.home;
  }
  view.given.title = tr("What was shared with whom");
  view.given.empty = tr("Nothing has been shared yet.");
  view.given.columns = {report::text_column({}, tr("Shared with")), report::number_column({}, tr("When")),
                        report::number_column({}, tr("Matches, competitions")),
                        report::number_column({}, tr("Entries"))};
  auto& rows = view.given.groups.emplace_back().rows;
  for (const SyncStatus::GivenShare& one : now.given)
    rows.push_back({one.with, day_and_time(one.at), one.streams, one.events});
}

}  // namespace

Button to_forks() {
  Button key = sync_key("page/forks", tr("Conflicts"), Bringing::page, std::string(kForksPage));
  key.chosen = true;
  return key;
}

SyncView make_sync(const SyncStatus& now) {
  SyncView view;
  view.title = tr("Synchronise");
  view.here = now.here;
  set_progress(view, now);
  if (view.progress) return view;
  set_pages(view, now);
  if (now.page == kForksPage) {
    set_forks(view, now);
  } else if (now.page == kSharedPage) {
    set_shared(view, now);
  } else if (!now.can_transfer) {
    view.help = tr("This program was built without synchronisation.");
  } else {
    set_other(view, now);
    set_last(view, now);
    if (now.stage == ExchangeStage::apart)
      set_apart(view, now);
    else
      view.help = tr(
          "Another desk's file, the club's server or the federation's. You first see what is new, longer, "
          "identical or in conflict; nothing changes yet. Then fetch, send, or both, as often as you like.");
  }
  view.problem = now.problem;
  return view;
}

}  // namespace tanteador::view
