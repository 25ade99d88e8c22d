#include "ui/app/federation/sync_screen.hpp"

#include <algorithm>
#include <filesystem>

#include "src/core/text/text.hpp"
#include "src/federation/sharing.hpp"
#include "ui/app/federation/component.hpp"

namespace tanteador::ui {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kKnownMost = 4;

bool is_same_place(const std::string& one, const std::string& other) {
  if (one == other) return true;
  if (one.find("://") != one.npos || other.find("://") != other.npos) return false;
  std::error_code error;
  return fs::weakly_canonical(fs::absolute(one), error) == fs::weakly_canonical(fs::absolute(other), error);
}

}  // namespace

SyncScreen::SyncScreen(AppState& state, Now& now)
    : store_(*state.options.store),
      open_(state.options.open_database),
      now_(now),
      job_(state.options.seconds) {}

void SyncScreen::forget() {
  Now fresh;
  fresh.here = now_.here;
  fresh.other = now_.other;
  fresh.everything = now_.everything;
  now_ = std::move(fresh);
}

void SyncScreen::type(const std::string& other) {
  if (is_busy()) return;
  now_.other = other;
  now_.everything = other.find("://") == other.npos;  // a file is mostly from another desk of the same club
  forget();
}

void SyncScreen::run(const view::command::Together& command, const Voucher& voucher) {
  switch (command.operation) {
    case Operation::choose: type(command.about); [[fallthrough]];
    case Operation::compare:
    case Operation::take:
    case Operation::give:
    case Operation::both: begin(command, voucher); break;
    case Operation::everything:
      now_.everything = !now_.everything;
      if (now_.stage == Now::Stage::apart) begin({Operation::compare, {}, {}}, {});
      break;
    case Operation::cancel: cancel(); break;
    case Operation::home:
    case Operation::away:
      federation::keep_at_home(store_, session::system_host(), command.about,
                               command.operation == Operation::home);
      break;
    case Operation::page:
    case Operation::settle:
    case Operation::again: break;  // of the forks
  }
}

void SyncScreen::begin(const view::command::Together& command, const Voucher& voucher) {
  if (is_busy() || !open_) return;
  SyncRequest what{open_, now_.here, path_argument(now_.other), now_.everything};
  now_.problem.clear();
  now_.last.reset();
  if (what.other.empty()) return;
  if (is_same_place(what.here, what.other)) {
    now_.problem = tr("This is the database already in use. Choose another one.");
    return;
  }
  what.takes = command.operation == Operation::take || command.operation == Operation::both;
  what.gives = command.operation == Operation::give || command.operation == Operation::both;
  what.voucher = voucher;
  now_.stage = what.takes || what.gives ? Now::Stage::working : Now::Stage::looking;
  command_ = command;
  job_.start([what](Signals& signals) { return synchronise(what, signals); });
}

// Abandons a comparison. A job that writes is awaited, because it reports its result.
void SyncScreen::cancel() {
  job_.cancel();
  if (now_.stage == Now::Stage::working) now_.stage = Now::Stage::stopping;
  if (now_.stage != Now::Stage::looking) return;
  job_.abandon();
  forget();
}

std::optional<Transfers::TransferResult> SyncScreen::poll() {
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
  TransferResult finished{.has_stored = result.done && result.done->taken > 0};
  if (!result.referees.empty()) finished.request = PinRequest{command_, result.referees, result.denied};
  return finished;
}

void SyncScreen::read() {
  const auto home = federation::streams_at_home(store_);
  now_.competitions.clear();
  for (const session::CompetitionSummary& one : store_.competitions())
    now_.competitions.push_back({one.id, one.name, home.contains(one.id)});
  now_.given.clear();
  now_.known.clear();
  auto given = federation::list_shares(store_);
  std::ranges::reverse(given);
  for (const federation::ShareRecord& one : given) {
    now_.given.push_back({one.at, one.with, static_cast<int>(one.streams.size()), one.events});
    const bool new_one = std::ranges::find(now_.known, one.with) == now_.known.end();
    if (new_one && now_.known.size() < kKnownMost) now_.known.push_back(one.with);
  }
}

void SyncScreen::show_progress() {
  const JobProgress progress = job_.progress();
  now_.done = progress.done;
  now_.all = progress.all;
  now_.tenths = progress.tenths;
}

void register_federation() {
  components().make_transfers = [](AppState& state, view::SyncStatus& now) -> std::unique_ptr<Transfers> {
    return std::make_unique<SyncScreen>(state, now);
  };
}

}  // namespace tanteador::ui
