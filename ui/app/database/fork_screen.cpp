#include "ui/app/database/fork_screen.hpp"

#include <algorithm>

#include "src/core/text/text.hpp"
#include "src/queries/match_context.hpp"
#include "src/session/cases/referees.hpp"
#include "src/session/merge/branches.hpp"
#include "src/view/words.hpp"
#include "ui/app/database/stream_names.hpp"

namespace tanteador::ui {

namespace {

constexpr std::size_t kListedMost = 4;

}  // namespace

ForkScreen::ForkScreen(AppState& state) : session_(state.session), store_(*state.options.store) {
  now_.here = state.options.server.here;
  if (components().make_transfers) transfers_ = components().make_transfers(state, now_);
  now_.can_transfer = transfers_ != nullptr;
}

void ForkScreen::enter() {
  is_known_ = false;
  now_.last.reset();
  if (!is_busy()) now_.problem.clear();
}

void ForkScreen::type(const std::string& other) {
  if (!transfers_) return;
  transfers_->type(other);
  is_known_ = false;
}

std::optional<PinRequest> ForkScreen::run(const view::command::Together& command, const Voucher& voucher) {
  using Operation = view::command::Together::Operation;
  if (command.operation == Operation::page) now_.page = command.about;
  if (command.operation == Operation::settle) return settle(command);
  if (command.operation == Operation::again) return enter_again(command);
  if (transfers_) transfers_->run(command, voucher);
  if (command.operation != Operation::page) is_known_ = false;
  return std::nullopt;
}

std::optional<Transfers::TransferResult> ForkScreen::poll() {
  auto finished = transfers_ ? transfers_->poll() : std::nullopt;
  if (finished) is_known_ = false;
  return finished;
}

std::optional<PinRequest> ForkScreen::settle(const view::command::Together& command) {
  const auto settled = session::Branches(session_).settle(command.about, command.branch);
  is_known_ = false;
  if (settled) return std::nullopt;
  if (settled.error().refused) return PinRequest{command, session::Referees(session_).names(), {}};
  now_.problem = settled.error().message;
  return std::nullopt;
}

std::optional<PinRequest> ForkScreen::enter_again(const view::command::Together& command) {
  auto left = session::Branches(session_).other_entries(command.about);
  std::erase_if(left, [](const session::LeftOut& one) { return !one.stands; });
  is_known_ = false;
  now_.problem.clear();
  if (left.empty() || session::Branches(session_).enter_left(command.about, left) > 0) return std::nullopt;
  now_.problem = tr("Nothing was entered: it is no longer valid, or it needs a referee.");
  auto referees = session::Referees(session_).names();
  return referees.empty() ? std::nullopt : std::optional(PinRequest{command, std::move(referees), {}});
}

// The first events of a branch; of a match in the words of its screen.
std::vector<std::string> ForkScreen::first_events(const session::StreamHead& head,
                                                  const session::Branch& branch) const {
  std::vector<std::string> lines;
  const auto last = std::min(branch.count(), branch.after + std::int64_t{kListedMost});
  if (head.kind != "match") {
    for (std::int64_t seq = branch.after; seq < last; ++seq)
      lines.push_back(view::word_text(branch.events[seq].record.kind));
    return lines;
  }
  const session::StreamHead whole{head.id, head.kind, branch.count(), branch.events.back().hash};
  const auto match = session::open_stored({whole, branch.events, session_.name_book()});
  const view::MatchContext context = queries::match_context(match);
  for (std::int64_t seq = branch.after + 1; seq <= last; ++seq) lines.push_back(view::describe(context, seq));
  return lines;
}

ForkScreen::Now::Fork ForkScreen::fork_of(const std::string& id) const {
  const session::History all = session::history(store_, id);
  const session::Fork fork = session::fork_of(all);
  Now::Fork shown{.id = id,
                  .kind = all.head.kind,
                  .name = name_of_stream(store_, all.head),
                  .people = people_of_stream(store_, all.head),
                  .settled = fork.is_settled()};
  for (std::size_t i = 0; i < fork.branches.size(); ++i) {
    const session::Branch& branch = fork.branches[i];
    shown.versions.push_back({.name = branch.name(),
                              .last_at = branch.events.back().record.at,
                              .from = branch.after + 1,
                              .events = branch.count() - branch.after,
                              .first_events = first_events(all.head, branch),
                              .counts = fork.is_settled() && fork.open.front() == i});
  }
  if (shown.settled)
    shown.left = static_cast<int>(
        std::ranges::count(session::Branches(session_).other_entries(id), true, &session::LeftOut::stands));
  return shown;
}

void ForkScreen::read() {
  if (std::exchange(is_known_, true)) return;
  now_.forks.clear();
  for (const std::string& id : session::forked_streams(store_)) {
    Now::Fork fork = fork_of(id);
    if (fork.versions.size() > 1) now_.forks.push_back(std::move(fork));
  }
  std::ranges::stable_sort(now_.forks, {}, &Now::Fork::settled);
  if (transfers_) transfers_->read();
}

view::SyncView ForkScreen::body() {
  if (is_busy())
    transfers_->show_progress();
  else
    read();
  return view::make_sync(now_);
}

}  // namespace tanteador::ui
