#include "ui/app/database/sync_screen.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "src/core/text/text.hpp"
#include "src/queries/tables.hpp"
#include "src/session/cases/referees.hpp"
#include "src/session/sync/branches.hpp"
#include "src/session/sync/sharing.hpp"
#include "src/view/words.hpp"

namespace tanteador::ui {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kToldMost = 4, kKnownMost = 4;

bool is_same_place(const std::string& one, const std::string& other) {
  if (one == other) return true;
  if (one.find("://") != one.npos || other.find("://") != other.npos) return false;
  std::error_code error;
  return fs::weakly_canonical(fs::absolute(one), error) == fs::weakly_canonical(fs::absolute(other), error);
}

}  // namespace

SyncScreen::SyncScreen(session::Session& session, session::Store& store, Dependencies dependencies)
    : session_(session), store_(store), dependencies_(std::move(dependencies)) {
  now_.here = dependencies_.here;
}

void SyncScreen::enter() {
  is_known_ = false;
  now_.last.reset();
  if (!is_busy()) now_.problem.clear();
}

void SyncScreen::forget() {
  Now fresh;
  fresh.here = now_.here;
  fresh.other = now_.other;
  fresh.everything = now_.everything;
  now_ = std::move(fresh);
  is_known_ = false;
}

void SyncScreen::type(const std::string& other) {
  if (is_busy()) return;
  now_.other = other;
  now_.everything = other.find("://") == other.npos;  // a file is mostly another desk's of the same club
  forget();
}

std::optional<PinRequest> SyncScreen::run(const view::command::Together& command, const Voucher& voucher) {
  switch (command.deed) {
    case Deed::page: now_.page = command.about; break;
    case Deed::choose: type(command.about); [[fallthrough]];
    case Deed::compare:
    case Deed::take:
    case Deed::give:
    case Deed::both: begin(command, voucher); break;
    case Deed::everything:
      now_.everything = !now_.everything;
      if (now_.stage == Now::Stage::apart) begin({Deed::compare, {}, {}}, {});
      break;
    case Deed::cancel: cancel(); break;
    case Deed::settle: return settle(command);
    case Deed::again: return enter_again(command);
    case Deed::home:
    case Deed::away:
      keep_at_home(store_, session::system_host(), command.about, command.deed == Deed::home);
      is_known_ = false;
      break;
  }
  return std::nullopt;
}

void SyncScreen::begin(const view::command::Together& command, const Voucher& voucher) {
  if (is_busy() || !dependencies_.open) return;
  SyncRequest what{dependencies_.open, dependencies_.here, path_typed(now_.other), now_.everything};
  now_.problem.clear();
  now_.last.reset();
  if (what.other.empty()) return;
  if (is_same_place(what.here, what.other)) {
    now_.problem = tr("This is the database already in use. Choose another one.");
    return;
  }
  what.takes = command.deed == Deed::take || command.deed == Deed::both;
  what.gives = command.deed == Deed::give || command.deed == Deed::both;
  what.voucher = voucher;
  now_.stage = what.takes || what.gives ? Now::Stage::working : Now::Stage::looking;
  command_ = command;
  job_.start([what](Signals& signals) { return synchronise(what, signals); });
}

// A comparison is abandoned; a job that writes is waited for, because it reports what it did.
void SyncScreen::cancel() {
  job_.cancel();
  if (now_.stage == Now::Stage::working) now_.stage = Now::Stage::stopping;
  if (now_.stage != Now::Stage::looking) return;
  job_.abandon();
  forget();
}

std::optional<SyncScreen::Finished> SyncScreen::poll() {
  auto outcome = job_.take_result();
  if (!outcome) return std::nullopt;
  SyncResult result;
  if (*outcome)
    result = **std::move(outcome);
  else
    result.problem = std::move(outcome->error());
  Now now = std::move(result.found);
  now.here = now_.here;
  now.other = now_.other;
  now.everything = now_.everything;
  now.page = now_.page;
  now.stage = result.is_whole ? Now::Stage::apart : Now::Stage::choosing;
  now.problem = std::move(result.problem);
  now.last = result.done;
  now_ = std::move(now);
  is_known_ = false;
  Finished finished{.has_stored = result.done && result.done->taken > 0};
  if (!result.referees.empty()) finished.request = PinRequest{command_, result.referees, result.denied};
  return finished;
}

// --- forks

std::optional<PinRequest> SyncScreen::settle(const view::command::Together& command) {
  const auto settled = session::Branches(session_).settle(command.about, command.branch);
  is_known_ = false;
  if (settled) return std::nullopt;
  if (settled.error().refused) return PinRequest{command, session::Referees(session_).names(), {}};
  now_.problem = settled.error().message;
  return std::nullopt;
}

// What still stands of the ways that do not count.
std::optional<PinRequest> SyncScreen::enter_again(const view::command::Together& command) {
  auto left = session::Branches(session_).left(command.about);
  std::erase_if(left, [](const session::LeftOut& one) { return !one.stands; });
  is_known_ = false;
  now_.problem.clear();
  if (left.empty() || session::Branches(session_).enter_left(command.about, left) > 0) return std::nullopt;
  now_.problem = tr("Nothing was entered: it is no longer valid, or it needs a referee.");
  auto referees = session::Referees(session_).names();
  return referees.empty() ? std::nullopt : std::optional(PinRequest{command, std::move(referees), {}});
}

// The first events of its own, of a match in the words of its board.
std::vector<std::string> SyncScreen::first_events(const session::StreamHead& head,
                                                  const session::Branch& branch) const {
  std::vector<std::string> lines;
  const auto last = std::min(branch.count(), branch.after + std::int64_t{kToldMost});
  if (head.kind != "match") {
    for (std::int64_t seq = branch.after; seq < last; ++seq)
      lines.push_back(view::word_text(branch.events[seq].record.kind));
    return lines;
  }
  const session::StreamHead whole{head.id, head.kind, branch.count(), branch.events.back().hash};
  const auto match = session::opened({whole, branch.events, session_.name_book()});
  const view::Table table = queries::table_of(match);
  for (std::int64_t seq = branch.after + 1; seq <= last; ++seq) lines.push_back(view::describe(table, seq));
  return lines;
}

SyncScreen::Now::Fork SyncScreen::fork_of(const std::string& id) const {
  const session::History all = session::history(store_, id);
  const session::Fork fork = session::fork_of(all);
  Now::Fork shown{.id = id,
                  .kind = all.head.kind,
                  .name = name_of_stream(store_, all.head),
                  .people = people_of_stream(store_, all.head),
                  .settled = fork.is_settled()};
  for (std::size_t i = 0; i < fork.branches.size(); ++i) {
    const session::Branch& branch = fork.branches[i];
    shown.ways.push_back({.name = branch.name(),
                          .last_at = branch.events.back().record.at,
                          .from = branch.after + 1,
                          .events = branch.count() - branch.after,
                          .told = first_events(all.head, branch),
                          .counts = fork.is_settled() && fork.open.front() == i});
  }
  if (shown.settled)
    shown.left = static_cast<int>(
        std::ranges::count(session::Branches(session_).left(id), true, &session::LeftOut::stands));
  return shown;
}

void SyncScreen::read() {
  if (std::exchange(is_known_, true)) return;
  now_.forks.clear();
  for (const std::string& id : session::forked_streams(store_)) {
    Now::Fork fork = fork_of(id);
    if (fork.ways.size() > 1) now_.forks.push_back(std::move(fork));
  }
  std::ranges::stable_sort(now_.forks, {}, &Now::Fork::settled);
  const auto home = at_home(store_);
  now_.competitions.clear();
  for (const session::CompetitionSummary& one : store_.competitions())
    now_.competitions.push_back({one.id, one.name, home.contains(one.id)});
  now_.given.clear();
  now_.known.clear();
  auto given = shared(store_);
  std::ranges::reverse(given);
  for (const session::Shared& one : given) {
    now_.given.push_back({one.at, one.with, static_cast<int>(one.streams.size()), one.events});
    const bool new_one = std::ranges::find(now_.known, one.with) == now_.known.end();
    if (new_one && now_.known.size() < kKnownMost) now_.known.push_back(one.with);
  }
}

view::TogetherView SyncScreen::body() {
  if (is_busy()) {
    const JobProgress progress = job_.progress();
    now_.done = progress.done;
    now_.all = progress.all;
    now_.tenths = progress.tenths;
  } else {
    read();
  }
  return view::make_together(now_);
}

}  // namespace tanteador::ui
