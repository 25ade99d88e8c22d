#include "ui/desk/together.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <future>

#include "src/core/text.hpp"
#include "src/desk/tables.hpp"
#include "src/session/branches.hpp"
#include "src/session/referees.hpp"
#include "src/session/sharing.hpp"
#include "src/view/words.hpp"
#include "ui/desk/is_over.hpp"

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

struct TogetherDesk::Job {
  view::command::Together command;
  double since = 0;
  Signals signals;
  std::future<Brought> outcome;  // last: its thread sees all the others
  bool over() const { return is_over(outcome); }
};

TogetherDesk::TogetherDesk(session::Session& session, session::Store& store, Outside outside)
    : session_(session), store_(store), outside_(std::move(outside)) {
  now_.here = outside_.here;
}

TogetherDesk::~TogetherDesk() {
  if (job_) job_->signals.stop = true;
}

void TogetherDesk::enter() {
  known_ = false;
  now_.last.reset();
  if (!busy()) now_.problem.clear();
}

void TogetherDesk::forget() {
  Now fresh;
  fresh.here = now_.here;
  fresh.other = now_.other;
  fresh.everything = now_.everything;
  now_ = std::move(fresh);
  known_ = false;
}

void TogetherDesk::type(const std::string& other) {
  if (busy()) return;
  now_.other = other;
  now_.everything = other.find("://") == other.npos;  // a file is mostly another desk's of the same club
  forget();
}

std::optional<TogetherDesk::Asks> TogetherDesk::run(const view::command::Together& command,
                                                    const Voucher& voucher) {
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
      known_ = false;
      break;
  }
  return std::nullopt;
}

void TogetherDesk::begin(const view::command::Together& command, const Voucher& voucher) {
  if (busy() || !outside_.open) return;
  Bringing what{outside_.open, outside_.here, typed_place(now_.other), now_.everything};
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
  job_ = std::make_unique<Job>();
  job_->command = command;
  job_->since = outside_.seconds();
  job_->outcome =
      std::async(std::launch::async, [what, &signals = job_->signals] { return bring(what, signals); });
}

// What only looks is heard no more; what writes is waited for, so that it can be told what it did.
void TogetherDesk::cancel() {
  if (!job_) return;
  job_->signals.stop = true;
  if (now_.stage == Now::Stage::working) now_.stage = Now::Stage::stopping;
  if (now_.stage != Now::Stage::looking) return;
  std::erase_if(given_up_, [](const auto& one) { return one->over(); });
  given_up_.push_back(std::move(job_));
  forget();
}

bool TogetherDesk::over() const { return job_ && job_->over(); }

std::optional<TogetherDesk::Heard> TogetherDesk::heard() {
  if (!over()) return std::nullopt;
  const auto job = std::move(job_);
  Brought brought = job->outcome.get();
  Now now = std::move(brought.found);
  now.here = now_.here;
  now.other = now_.other;
  now.everything = now_.everything;
  now.page = now_.page;
  now.stage = brought.whole ? Now::Stage::apart : Now::Stage::choosing;
  now.problem = std::move(brought.problem);
  now.last = brought.done;
  now_ = std::move(now);
  known_ = false;
  Heard heard{.stored = brought.done && brought.done->taken > 0};
  if (!brought.referees.empty()) heard.asks = Asks{job->command, brought.referees, brought.denied};
  return heard;
}

// --- what went different ways

std::optional<TogetherDesk::Asks> TogetherDesk::settle(const view::command::Together& command) {
  const auto settled = session::Branches(session_).settle(command.about, command.branch);
  known_ = false;
  if (settled) return std::nullopt;
  if (settled.error().refused) return Asks{command, session::Referees(session_).names(), {}};
  now_.problem = settled.error().message;
  return std::nullopt;
}

// What still stands of the ways that do not count.
std::optional<TogetherDesk::Asks> TogetherDesk::enter_again(const view::command::Together& command) {
  auto left = session::Branches(session_).left(command.about);
  std::erase_if(left, [](const session::LeftOut& one) { return !one.stands; });
  known_ = false;
  now_.problem.clear();
  if (left.empty() || session::Branches(session_).enter_left(command.about, left) > 0) return std::nullopt;
  now_.problem = tr("Nothing was entered: it is no longer valid, or it needs a referee.");
  auto referees = session::Referees(session_).names();
  return referees.empty() ? std::nullopt : std::optional(Asks{command, std::move(referees), {}});
}

// The first events of its own, of a match in the words of its board.
std::vector<std::string> TogetherDesk::told(const session::StreamHead& head,
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
  const view::Table table = desk::table_of(match);
  for (std::int64_t seq = branch.after + 1; seq <= last; ++seq) lines.push_back(view::describe(table, seq));
  return lines;
}

TogetherDesk::Now::Fork TogetherDesk::fork_of(const std::string& id) const {
  const session::History all = session::history(store_, id);
  const session::Fork fork = session::fork_of(all);
  Now::Fork shown{.id = id,
                  .kind = all.head.kind,
                  .name = name_of_stream(store_, all.head),
                  .people = people_of_stream(store_, all.head),
                  .settled = fork.settled()};
  for (std::size_t i = 0; i < fork.branches.size(); ++i) {
    const session::Branch& branch = fork.branches[i];
    shown.ways.push_back({.name = branch.name(),
                          .last_at = branch.events.back().record.at,
                          .from = branch.after + 1,
                          .events = branch.count() - branch.after,
                          .told = told(all.head, branch),
                          .counts = fork.settled() && fork.open.front() == i});
  }
  if (shown.settled)
    shown.left = static_cast<int>(
        std::ranges::count(session::Branches(session_).left(id), true, &session::LeftOut::stands));
  return shown;
}

void TogetherDesk::read() {
  if (std::exchange(known_, true)) return;
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

view::TogetherView TogetherDesk::body() {
  if (job_) {
    now_.done = job_->signals.done;
    now_.all = job_->signals.all;
    now_.tenths = static_cast<int>((outside_.seconds() - job_->since) * 10);
  } else {
    read();
  }
  return view::make_together(now_);
}

}  // namespace tanteador::ui
