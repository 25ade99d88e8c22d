#include "ui/app/club/books.hpp"

#include <algorithm>
#include <chrono>
#include <future>
#include <utility>

#include "src/session/league/doubles.hpp"
#include "src/session/league/statistics.hpp"
#include "src/session/rulesets.hpp"
#include "ui/app/bringing.hpp"
#include "ui/app/club/work.hpp"
#include "ui/app/is_over.hpp"

namespace tanteador::ui {

namespace {

struct Halted {};

view::SeasonBook season_of(const session::League& league, const AskedOfClub& asked,
                           const session::Progress& progress) {
  session::SeasonTable table = session::season(league, asked.of, asked.by, progress);
  view::SeasonBook book{.name = asked.of, .competitions = {}, .rows = std::move(table.lines)};
  for (const session::CompetitionSummary& one : table.competitions) book.competitions.push_back(one.name);
  return book;
}

}  // namespace

Reckoned reckon(const session::League& league, const AskedOfClub& asked, const session::Progress& progress) {
  using What = AskedOfClub::What;
  Reckoned made;
  if (asked.what == What::season) made.season = season_of(league, asked, progress);
  if (asked.what == What::record) made.played = session::record_of(league, asked.of, progress);
  if (asked.what == What::season) return made;
  made.rated = session::ratings(league, system_at(asked.system).rules, {}, progress);
  if (asked.what == What::record)
    std::erase_if(made.rated, [&](const session::RatedPlayer& one) { return one.person != asked.of; });
  return made;
}

struct ClubBooks::Work {
  AskedOfClub asked;
  std::chrono::steady_clock::time_point since = std::chrono::steady_clock::now();
  Signals signals;
  std::future<Reckoned> outcome;  // last: its thread sees all the others
};

ClubBooks::ClubBooks(const session::Session& session, const session::League& league,
                     std::function<std::unique_ptr<session::Store>()> store_again)
    : session_(session), league_(league), store_again_(std::move(store_again)) {}

ClubBooks::~ClubBooks() { stop(); }

void ClubBooks::forget() {
  club_.reset();
  stale_ = true;
}

std::optional<ClubBooks::Progress> ClubBooks::under_way() const {
  using Tenths = std::chrono::duration<int, std::deci>;
  if (!work_) return std::nullopt;
  const auto lasted = std::chrono::steady_clock::now() - work_->since;
  return Progress{std::chrono::duration_cast<Tenths>(lasted).count(), work_->signals.done,
                  work_->signals.all};
}

std::optional<AskedOfClub::What> ClubBooks::stop() {
  std::erase_if(left_, [](const auto& one) { return is_over(one->outcome); });
  if (!work_) return std::nullopt;
  work_->signals.stop = true;
  return left_.emplace_back(std::move(work_))->asked.what;
}

void ClubBooks::begin(const AskedOfClub& asked) {
  stop();
  work_ = std::make_unique<Work>();
  work_->asked = asked;
  work_->outcome = std::async(std::launch::async, [asked, open = store_again_, &signals = work_->signals] {
    const auto store = open();
    return reckon({store.get(), session::system_host()}, asked, [&](std::size_t done, std::size_t all) {
      signals.done = done;
      signals.all = all;
      if (signals.stop) throw Halted();
    });
  });
  stale_ = false;
}

// What is over becomes what is known.
bool ClubBooks::taken() {
  if (!work_ || !is_over(work_->outcome)) return false;
  const auto work = std::move(work_);
  known_.reset();
  known_ = work->outcome.get();
  of_ = work->asked;
  return true;
}

const Reckoned* ClubBooks::ask(const AskedOfClub& asked) {
  constexpr std::chrono::milliseconds kSoon(300);  // what is this quick needs no bar
  if (work_ && work_->asked != asked) stop();
  taken();
  const bool known = known_ && of_ == asked;
  if (work_ || (known && !stale_)) return known ? &*known_ : nullptr;
  if (!store_again_) {
    known_ = reckon(league_, asked);
    of_ = asked;
    stale_ = false;
    return &*known_;
  }
  begin(asked);
  if (!known || !slow_) {
    slow_ = work_->outcome.wait_for(kSoon) != std::future_status::ready;
    taken();
  }
  return known_ && of_ == asked ? &*known_ : nullptr;
}

view::ClubBook& ClubBooks::club() {
  if (club_) return *club_;
  const session::OpenClub club = league_.club();
  const session::NameBook names = league_.names();
  const auto cards = league_.cards();
  view::ClubBook& book = club_.emplace();
  head = club.head;
  for (session::LikelyDouble& one : likely_doubles(cards, club.now.same))
    book.doubles.push_back({std::move(one.licence), std::move(one.people)});
  book.same = club.now.same.pairs();
  book.two = club.now.same.two();
  book.name = club.now.name;
  book.name_order = club.now.name_order;
  book.teams = club.now.teams;
  for (const auto& [id, name] : names) {
    if (name) book.names.emplace(id, *name);
  }
  for (const league::ClubPlayer& player : club.now.players) {
    const auto name = names.find(player.person);
    if (name == names.end() || !name->second) continue;  // forgotten
    view::ClubPerson& person = book.people.emplace_back();
    person.id = player.person;
    person.name = *name->second;
    person.active = player.active;
    const session::PlayerCard* card = card_of(cards, player.person);
    if (!card) continue;
    person.alias = card->alias;
    person.licence = card->licence;
  }
  for (const session::CompetitionSummary& row : league_.competitions()) {
    book.competitions.push_back(
        {row.id, row.name, row.game, row.status, row.entrants, row.round, row.open_tables});
    if (!row.season.empty() && std::ranges::find(book.seasons, row.season) == book.seasons.end())
      book.seasons.push_back(row.season);
  }
  for (const rulebook::Edition& house : session::Rulesets(session_).houses())
    book.rulesets.push_back({house.id, house.game, house.title});
  return book;
}

}  // namespace tanteador::ui
