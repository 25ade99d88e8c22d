#include "ui/app/club/state.hpp"

#include "src/core/text/text.hpp"
#include "src/session/cases/referees.hpp"
#include "src/session/signatures/known_keys.hpp"

namespace tanteador::ui {

namespace {

session::Host host_of(const AppOptions& options) {
  session::Host host = session::system_host();
  host.now = options.now;
  return host;
}

}  // namespace

ClubState::ClubState(const AppState& app)
    : session(app.session),
      options(app.options),
      store(*app.options.store),
      host(host_of(app.options)),
      reports(session, league, options.store_again, options.seconds) {}

namespace {

void add_roles(const session::Store& store, view::ClubBook& book) {
  book.role_holders = {};
  for (const session::RefereeRow& row : store.referees())
    for (const auto role : {session::Role::scorer, session::Role::referee, session::Role::secretary})
      if (has_role(row, role)) book.role_holders[index(role)].push_back(row.name);
  book.worker = store.worker().name;
}

}  // namespace

const view::ClubBook& ClubState::book() {
  view::ClubBook& book = reports.club();
  const view::ClubAct* last = entered.last(reports.head);
  book.last_act = last ? last->what : std::string();
  if (get<view::ClubViewState>().page == view::ClubPage::referees) add_roles(store, book);
  book.known_keys.clear();
  if (get<view::ClubViewState>().page == view::ClubPage::files)
    for (const session::KnownKey& key : session::known_keys(store))
      book.known_keys.push_back({key.name, key.words});
  return book;
}

bool ClubState::open_competition(const std::string& id) {
  open = league.open(id);
  if (open) names = league.entrant_names(open->now);
  return open.has_value();
}

std::string ClubState::sentence(const league::LeagueRefusal& refused) const {
  return render(refused.message, {.seats = {}, .sides = names});
}

std::uint64_t ClubState::random_lot() const {
  constexpr int kLots = 1'000'001;  // 0 to 1,000,000, as `draw --seed` takes them
  return static_cast<std::uint64_t>(options.draw_lot(kLots));
}

}  // namespace tanteador::ui
