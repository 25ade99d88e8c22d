#include "ui/desk/club_desk.hpp"

#include <algorithm>
#include <chrono>
#include <map>
#include <memory>

#include "src/desk/league_tables.hpp"
#include "src/session/league/doubles.hpp"
#include "src/session/league/history.hpp"
#include "src/session/league/ratings.hpp"
#include "src/session/league/times.hpp"
#include "src/session/rulings.hpp"
#include "src/view/words.hpp"
#include "ui/desk/overload.hpp"

namespace tanteador::ui {

namespace {

using view::Screen;

constexpr std::chrono::milliseconds kAtOnce(300);  // a draw this quick needs no bar
constexpr double kTurn = 10;                       // seconds of a page on the wall
constexpr int kChances = 1'000'001;                // lots 0 to 1,000,000, as `draw --seed` takes them

std::string no_name(const std::string& name) {
  return view::say(english("\"{0}\" cannot be a name."), {std::string_view(name)});
}

std::string no_time(const std::string& typed) {
  return view::say("{0} is no time: write 2026-12-04 20:00.", {std::string_view(typed)});
}

std::vector<std::string> ids_of(const std::vector<std::string>& people,
                                const std::map<std::string, std::string>& by_name) {
  std::vector<std::string> ids;
  for (const std::string& name : people) ids.push_back(by_name.at(name));
  return ids;
}

// What an accepted event has done beside the obvious, in words.
std::string effects(const league::Change& change) {
  std::string text;
  for (const league::RoundRef& round : change.affected)
    text += (text.empty() ? "" : " ") +
            view::say(english("Round {1} of stage {0} was drawn by the earlier result; it stays as it is."),
                      {round.stage + 1, round.round + 1});
  if (change.disputed)
    text =
        tr("Another result was entered for this table before. The first counts until one is corrected; "
           "both are kept.");
  return text;
}

}  // namespace

ClubDesk::Done ClubDesk::run(const view::LeagueCommand& command) {
  namespace c = view::command;
  if (const auto* aim = std::get_if<c::AimLeague>(&command)) {
    pick_ = aim->pick;
    return {};
  }
  if (const auto* one = std::get_if<c::PickEntrant>(&command)) {
    pick_.draft = view::picked_or_not(std::move(pick_.draft), one->id);
    return {};
  }
  forget_books();
  return std::visit(Overload{[](const c::AimLeague&) { return Done{}; },
                             [](const c::PickEntrant&) { return Done{}; },
                             [&](const c::ShowCompetition& what) { return show(what.id); },
                             [&](const c::ShowPlayer& who) { return show_player(who.person); },
                             [&](const c::AddPlayer& who) { return add_player(who.name); },
                             [&](const c::EditPlayer& edit) { return edit_player(edit); },
                             [&](const c::ForgetPlayer& who) { return forget(who.person); },
                             [&](const c::ChangeClub& what) { return change(what.event); },
                             [&](const c::SaveTeam& what) { return save(what.team); },
                             [&](const c::Begin& plan) { return begin(plan); },
                             [&](const c::EnterLeague& what) { return enter_event(what.event); },
                             [](const c::PlayTable&) { return Done{}; },  // the program's, it has the board
                             [&](const c::LinkMatch& what) { return link(what.table, what.match); },
                             [&](const c::DateRound& what) { return date(what.round, what.time); },
                             [&](const c::DrawRound& rounds) { return draw(rounds.all); },
                             [&](const c::StopDrawing&) {
                               stop();
                               return Done{};
                             },
                             [&](const c::DrawLots&) {
                               if (!open_) return Done{};
                               return enter_event(draw_lots(open_->now, chance()));
                             },
                             [&](const c::NextStage&) { return next_stage(); },
                             [&](const c::AddPeople& list) { return add_people(list); },
                             [&](const c::TakeBack&) { return take_back(); },
                             [&](const c::TakeBackInClub&) { return take_back_in_club(); },
                             [&](const c::EnterTogether& all) { return enter_together(all); },
                             [&](const c::SeedEntrants& how) { return seed(how.by_lot); },
                             [&](const c::ClubWork& what) { return work(what); },
                             [&](const c::StopWork&) {
                               stop_working();
                               return Done{};
                             }},
                    command);
}

void ClubDesk::enter(Screen screen) {
  forget_books();
  ranked_.reset();
  problem_.clear();
  pick_.typed.erase(std::string(view::kLeagueSearch));
  pick_.typed.erase("league/date");
  pick_.merging = false;
  pick_.doubles = false;
  pick_.swap = {};
  pick_.sure.clear();
  if ((screen == Screen::competition || screen == Screen::wall) && open_) open(std::string(open_->head.id));
  wall_since_ = outside_.seconds();
  turn_ = 0;
}

void ClubDesk::read_again() {
  forget_books();
  if (open_ && !drawing()) open(std::string(open_->head.id));
}

std::optional<decltype(view::Panel::body)> ClubDesk::body(Screen screen) {
  if (working() && (screen == Screen::club || screen == Screen::competition)) return progress_of_work();
  switch (screen) {
    case Screen::club: return view::make_club(book(), pick_, figures());
    case Screen::player: return view::make_player(record(), book(), pick_);
    case Screen::new_competition: return view::make_new_competition(book(), pick_, problem_);
    case Screen::wall:
      if (!open_) return std::nullopt;
      return wall();
    case Screen::competition: break;
    case Screen::home:
    case Screen::matches:
    case Screen::new_match:
    case Screen::house_rules:
    case Screen::board:
    case Screen::history:
    case Screen::referee:
    case Screen::rulings:
    case Screen::rulebook:
    case Screen::why:
    case Screen::people:
    case Screen::room:
    case Screen::phone:
    case Screen::server:
    case Screen::together:
    case Screen::print:
    case Screen::tv:
    case Screen::settings: return std::nullopt;
  }
  if (!open_) return std::nullopt;
  if (drawing())
    return view::make_progress({open_->now, names_},
                               static_cast<int>((outside_.seconds() - draw_since_) * 10));
  switch (pick_.page) {
    case view::LeaguePage::round: return view::make_round(shown(), pick_);
    case view::LeaguePage::standings: {
      const bool whole = pick_.table == view::TableKind::season;
      return view::make_standings(shown(), pick_, whole ? &season() : nullptr);
    }
    case view::LeaguePage::entrants: return view::make_entrants(shown(), book(), pick_);
    case view::LeaguePage::papers: return papers();
    case view::LeaguePage::manage: return view::make_manage(shown(), pick_, outside_.papers);
  }
  return std::nullopt;
}

bool ClubDesk::aged(Screen screen) {
  if (drawing() || working()) return true;
  if (screen != Screen::wall || !open_) return false;
  const int turn = static_cast<int>((outside_.seconds() - wall_since_) / kTurn);
  if (turn == turn_) return false;
  turn_ = turn;
  open(std::string(open_->head.id));  // another tablet may have entered results
  return true;
}

void ClubDesk::forget_books() {
  book_.reset();
  record_.reset();
  season_.reset();
  figures_.reset();
}

// --- the club

ClubDesk::Done ClubDesk::show_player(const std::string& person) {
  pick_.person = person;
  pick_.merging = false;
  for (const char* field : {"league/name", "league/alias", "league/licence"}) pick_.typed.erase(field);
  return {.to = Screen::player, .notice = {}};
}

ClubDesk::Done ClubDesk::add_player(const std::string& name) {
  if (!codec::is_name(name)) return {.to = {}, .notice = no_name(name)};
  session::OpenClub club = league_.club();
  const auto added = league_.add_player(club, name);
  if (!added) return {.to = {}, .notice = sentence(added.error())};
  pick_.typed.erase(std::string(view::kLeagueSearch));
  return {};
}

// Those the club does not know become its players; nobody, where a name cannot be one.
ClubDesk::Done ClubDesk::add_people(const view::command::AddPeople& list) {
  for (const auto& people : list.entrants)
    for (const std::string& name : people)
      if (!codec::is_name(name)) return {.to = {}, .notice = no_name(name)};
  session::OpenClub club = league_.club();
  std::map<std::string, std::string> ids;  // by name
  for (const view::ClubPerson& person : book().people) ids.emplace(person.name, person.id);
  for (const auto& people : list.entrants) {
    for (const std::string& name : people) {
      if (ids.contains(name)) continue;
      const auto added = league_.add_player(club, name);
      if (!added) return {.to = {}, .notice = sentence(added.error())};
      ids.emplace(name, *added);
    }
    if (list.picked) pick_.draft = view::picked_together(std::move(pick_.draft), ids_of(people, ids));
  }
  forget_books();
  pick_.typed.erase(std::string(view::kLeagueSearch));
  return {};
}

ClubDesk::Done ClubDesk::edit_player(const view::command::EditPlayer& edit) {
  if (!codec::is_name(edit.name)) return {.to = {}, .notice = no_name(edit.name)};
  const auto& people = book().people;
  const auto was = std::ranges::find(people, edit.person, &view::ClubPerson::id);
  std::optional<view::ClubAct> act;
  if (was != people.end()) act = view::taken_back(*was);
  league_.edit_player({edit.person, edit.alias, edit.licence}, edit.name);
  remember_in_club(std::move(act));
  forget_books();
  return show_player(edit.person);
}

ClubDesk::Done ClubDesk::forget(const std::string& person) {
  league_.forget(person);
  club_acts_.clear();  // one of them may bear the name
  pick_.sure.clear();
  return {.to = Screen::club,
          .notice = tr("The name, nickname and licence number are gone; every result stays.")};
}

ClubDesk::Done ClubDesk::enter_in_club(const league::ClubEvent& event) {
  session::OpenClub club = league_.club();
  const auto done = league_.enter(club, event);
  if (!done) return {.to = {}, .notice = sentence(done.error())};
  forget_books();
  return {};
}

ClubDesk::Done ClubDesk::change(const league::ClubEvent& event) {
  auto act = view::taken_back(league_.club().now, book(), event);
  Done done = enter_in_club(event);
  if (!done.notice.empty()) return done;
  remember_in_club(std::move(act));
  const auto* same = std::get_if<league::event::SamePerson>(&event);
  return same && !pick_.doubles ? show_player(same->is) : done;
}

// What was done here, to be taken back as long as nobody else has entered anything since.
void ClubDesk::remember_in_club(std::optional<view::ClubAct> act) {
  const std::int64_t count = league_.club().head.count;
  const bool event = act && std::holds_alternative<view::command::ChangeClub>(act->back);
  if (!act || count != club_acts_at_ + (event ? 1 : 0)) club_acts_.clear();
  if (act) club_acts_.push_back(*std::move(act));
  club_acts_at_ = count;
}

ClubDesk::Done ClubDesk::take_back_in_club() {
  if (book().last_act.empty()) return {};
  const view::ClubAct act = club_acts_.back();
  Done done;
  if (const auto* edit = std::get_if<view::command::EditPlayer>(&act.back)) {
    league_.edit_player({edit->person, edit->alias, edit->licence}, edit->name);
    show_player(edit->person);  // what was typed goes
  } else {
    done = enter_in_club(std::get<view::command::ChangeClub>(act.back).event);
  }
  forget_books();
  if (!done.notice.empty()) return done;
  club_acts_.pop_back();
  club_acts_at_ = league_.club().head.count;
  return done;
}

ClubDesk::Done ClubDesk::save(league::Team team) {
  if (!codec::is_name(team.name)) return {.to = {}, .notice = no_name(team.name)};
  Done done;
  if (team.id.empty()) {
    team.id = host_.new_id();
    done = change(league::event::TeamAdded{std::move(team)});
  } else {
    done = change(league::event::TeamChanged{std::move(team)});
  }
  if (done.notice.empty()) pick_.team.reset();
  return done;
}

const view::ClubBook& ClubDesk::book() {
  if (book_) return *book_;
  const session::OpenClub club = league_.club();
  const session::NameBook names = league_.names();
  const auto cards = league_.cards();
  view::ClubBook& book = book_.emplace();
  if (!club_acts_.empty() && club.head.count == club_acts_at_) book.last_act = club_acts_.back().what;
  for (session::LikelyDouble& one : likely_doubles(cards, club.now.same))
    book.doubles.push_back({std::move(one.licence), std::move(one.people)});
  book.same = club.now.same.pairs();
  book.two = club.now.same.two();
  book.name = club.now.name;
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
  for (const rulebook::Edition& house : session_.house_rulesets())
    book.rulesets.push_back({house.id, house.game, house.title});
  return book;
}

// --- a competition

bool ClubDesk::open(const std::string& id) {
  open_ = league_.open(id);
  if (open_) names_ = league_.entrant_names(open_->now);
  return open_.has_value();
}

ClubDesk::Done ClubDesk::show(const std::string& id) {
  if (drawing() && open_ && open_->head.id != id) stop();
  if (!open(id)) return {};
  try {
    league_.catch_up(*open_);
  } catch (const session::StoreError& error) {  // it is shown also to whom may not enter
    using enum session::StoreError::Code;
    if (error.code() != read_only && error.code() != cannot_open) throw;
  }
  const view::CompetitionDraft draft = pick_.draft;
  pick_ = {};
  pick_.draft = draft;
  return {.to = Screen::competition, .notice = {}};
}

// Round after round from that moment on, so many minutes apart; of a knock-out, which has no number of rounds
// before its draw, the first.
std::vector<league::CompetitionEvent> ClubDesk::dates_of(const league::Competition& now,
                                                         const std::string& first, int pause) {
  std::vector<league::CompetitionEvent> dates;
  const int rounds = std::max(1, rounds_due(now, 0)), apart = now.setup.stages.front().minutes + pause;
  for (int round = 0; round < rounds; ++round) {
    if (const auto begins = session::later(first, round * apart))
      dates.emplace_back(league::event::RoundDated{{0, round}, *begins});
  }
  return dates;
}

ClubDesk::Done ClubDesk::begin(const view::command::Begin& plan) {
  if (!codec::is_name(plan.setup.name)) {
    problem_ = no_name(plan.setup.name);
    return {};
  }
  const auto first = plan.begins.empty() ? std::optional(plan.begins) : session::moment_typed(plan.begins);
  if (!first) {
    problem_ = no_time(plan.begins);
    return {};
  }
  auto made = league_.create(plan.setup);
  if (!made) {
    problem_ = sentence(made.error());
    return {};
  }
  Done done{.to = Screen::competition, .notice = {}};
  const std::vector<league::CompetitionEvent> entrants(plan.entrants.begin(), plan.entrants.end());
  const auto add = [&](const std::vector<league::CompetitionEvent>& events) {
    for (const league::Refused& refused : league_.enter_all(*made, events))
      done.notice = render(refused.message, {.seats = {}, .sides = league_.entrant_names(made->now)});
  };
  add(entrants);
  if (plan.by_lot) add({seeds_by_lot(made->now, chance())});
  if (!first->empty()) add(dates_of(made->now, *first, plan.pause));
  stop();
  open(std::string(made->head.id));
  pick_ = {};
  problem_.clear();
  return done;
}

ClubDesk::Done ClubDesk::enter_event(const league::CompetitionEvent& event) {
  if (!open_ || drawing()) return {};
  auto back = view::taken_back(open_->now, names_, event);
  const auto answer = league_.enter(*open_, event);
  if (!answer) return {.to = {}, .notice = sentence(answer.error())};
  names_ = league_.entrant_names(open_->now);
  remember(std::move(back));
  const view::ResultDraft next = next_slip(event);
  entered();
  pick_.result = next;
  if (std::holds_alternative<league::event::RoundDrawn>(event) ||
      std::holds_alternative<league::event::StageClosed>(event) ||
      std::holds_alternative<league::event::DrawTakenBack>(event))
    pick_.round.reset();
  if (std::holds_alternative<league::event::EntrantEntered>(event))
    pick_.typed.erase(std::string(view::kLeagueSearch));
  return {.to = {}, .notice = effects(*answer)};
}

// What was half entered is over.
void ClubDesk::entered() {
  pick_.result = {};
  pick_.swap.table = pick_.swap.entrant = -1;
  const int group = pick_.manage.group;
  pick_.manage = {};
  pick_.manage.group = group;
  pick_.sure.clear();
  pick_.joining.clear();
  if (pick_.entrant >= 0) pick_.typed.erase(std::string(view::kLeagueSearch));  // it was for the sheet
  pick_.entrant = -1;
  pick_.out.clear();
  pick_.share = 100;
  std::erase_if(pick_.typed, [](const auto& field) {
    constexpr std::string_view kEntered[] = {
        "league/reason", "league/remark", "league/date",  "league/fee",    "league/currency",
        "league/prize",  "league/part",   "league/thing", "league/points", "league/prize_category"};
    return std::ranges::find(kEntered, field.first) != std::end(kEntered) ||
           field.first.starts_with("league/entrant/");
  });
}

ClubDesk::Done ClubDesk::enter_together(const view::command::EnterTogether& together) {
  if (!open_ || drawing()) return {};
  auto back = view::taken_back(open_->now, names_, together);
  if (together.events.empty()) {
    pick_.check_in = {};
    return {};
  }
  const auto answer = league_.enter_together(*open_, together.events);
  if (!answer) return {.to = {}, .notice = sentence(answer.error())};
  names_ = league_.entrant_names(open_->now);
  remember(std::move(back));
  entered();
  pick_.check_in = {};
  return {.to = {}, .notice = effects(*answer)};
}

ClubDesk::Done ClubDesk::seed(bool by_lot) {
  if (!open_) return {};
  if (by_lot) return enter_event(seeds_by_lot(open_->now, chance()));
  view::command::EnterTogether together{session::seeds_by_ratings(league_, open_->now, league::WengLin{}),
                                        tr("The order of seeds")};
  if (together.events.empty()) return {.to = {}, .notice = tr("Nobody of these has a rating of the club.")};
  together.events.emplace_back(league::event::Seeded{});
  return enter_together(together);
}

// What was done here, to be taken back as long as nobody else has done anything since.
void ClubDesk::remember(std::optional<view::DoneInLeague> act) {
  const bool follows = acts_of_ == open_->head.id && open_->head.count == acts_at_ + (act ? act->events : 1);
  if (!act || !follows) acts_.clear();
  if (act) acts_.push_back(*std::move(act));
  acts_of_ = open_->head.id;
  acts_at_ = open_->head.count;
}

const view::DoneInLeague* ClubDesk::last_act() const {
  return !acts_.empty() && open_ && open_->head.id == acts_of_ && open_->head.count == acts_at_
             ? &acts_.back()
             : nullptr;
}

ClubDesk::Done ClubDesk::take_back() {
  const view::DoneInLeague* act = drawing() ? nullptr : last_act();
  if (!act) return {};
  const auto answer = league_.enter_together(*open_, act->back);
  if (!answer) return {.to = {}, .notice = sentence(answer.error())};
  names_ = league_.entrant_names(open_->now);
  acts_.pop_back();
  acts_at_ = open_->head.count;
  pick_.result = {};
  pick_.round.reset();
  pick_.sure.clear();
  return {.to = {}, .notice = effects(*answer)};
}

// Whoever types results goes on to the next table that has none.
view::ResultDraft ClubDesk::next_slip(const league::CompetitionEvent& event) const {
  const auto* entered = std::get_if<league::event::ResultEntered>(&event);
  if (!entered || !pick_.result.digits) return {};
  const auto& tables = view::round_in(open_->now, entered->table.in()).tables;
  const auto count = static_cast<int>(tables.size());
  for (int step = 1; step < count; ++step) {
    const int table = (entered->table.table + step) % count;
    if (is_decided(tables[static_cast<std::size_t>(table)])) continue;
    view::ResultDraft next;
    next.table = table;
    next.digits = true;
    return next;
  }
  return {};
}

ClubDesk::Done ClubDesk::date(league::RoundRef round, const std::string& typed) {
  const auto moment = typed.empty() ? std::optional(typed) : session::moment_typed(typed);
  if (!moment) return {.to = {}, .notice = no_time(typed)};
  return enter_event(league::event::RoundDated{round, *moment});
}

ClubDesk::Done ClubDesk::next_stage() {
  if (!open_) return {};
  const auto closing = league::next_stage(open_->now);
  if (!closing) return {.to = {}, .notice = sentence(closing.error())};
  return enter_event(*closing);
}

// --- the draw: on a thread of its own, of a copy of the competition

namespace {

// One round, or every one that can be drawn now: of a schedule all that are left.
ClubDesk::Draws drawn_rounds(
    league::Competition now, std::uint64_t lot, bool all,
    const std::function<ClubDesk::Draw(const league::Competition&, std::uint64_t)>& next) {
  std::vector<league::event::RoundDrawn> rounds;
  do {
    auto round = next(now, lot);
    if (!round && rounds.empty()) return tl::unexpected(round.error());
    if (!round || (all && !league::apply(now, *round))) break;
    rounds.push_back(*std::move(round));
  } while (all);
  return rounds;
}

}  // namespace

ClubDesk::Done ClubDesk::draw(bool all) {
  if (!open_ || drawing()) return {};
  const auto now = std::make_shared<const league::Competition>(open_->now);
  draw_since_ = outside_.seconds();
  draw_ = std::async(std::launch::async, [now, all, lot = chance(), next = outside_.next_round] {
    return drawn_rounds(*now, lot, all, next);
  });
  draw_.wait_for(kAtOnce);
  return drawn().value_or(Done{});
}

std::optional<ClubDesk::Done> ClubDesk::drawn() {
  if (!drawing() || draw_.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return std::nullopt;
  const Draws rounds = draw_.get();
  if (!rounds) return Done{.to = {}, .notice = sentence(rounds.error())};
  if (!open_ || !open(std::string(open_->head.id))) return Done{};
  if (rounds->size() == 1) return enter_event(rounds->front());
  const Done done = enter_together({{rounds->begin(), rounds->end()},
                                    view::say("Rounds {0} to {1} drawn", {rounds->front().round.round + 1,
                                                                          rounds->back().round.round + 1})});
  pick_.round.reset();
  return done;
}

// It runs to its end unheard: a draw cannot be told to stop half-way.
void ClubDesk::stop() {
  std::erase_if(given_up_, [](const std::future<Draws>& one) {
    return one.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
  });
  if (drawing()) given_up_.push_back(std::move(draw_));
}

std::string ClubDesk::sentence(const league::Refused& refused) const {
  return render(refused.message, {.seats = {}, .sides = names_});
}

std::uint64_t ClubDesk::chance() const { return static_cast<std::uint64_t>(outside_.draw_lot(kChances)); }

// As it stood at the moment that was typed.
void ClubDesk::look_back() {
  const bool wanted = !pick_.as_of.empty() &&
                      (pick_.page == view::LeaguePage::standings || pick_.page == view::LeaguePage::papers);
  if (!wanted) return then_.reset();
  if (then_ && then_->typed == pick_.as_of && then_->count == open_->head.count) return;
  then_ = Then{pick_.as_of, open_->head.count, {}, {}, {}};
  const auto moment = session::moment_or_day(pick_.as_of);
  if (!moment) {
    then_->fault = no_time(pick_.as_of);
    return;
  }
  then_->open = session::as_of(*open_, *moment);
  if (then_->open)
    then_->names = league_.entrant_names(then_->open->now);
  else
    then_->fault = tr("The competition had not begun by then.");
}

view::OpenLeague ClubDesk::shown() {
  look_back();
  if (then_ && then_->open) {
    view::OpenLeague league{then_->open->now, then_->names};
    league.as_of = then_->typed;
    return league;
  }
  view::OpenLeague league = shown_now();
  if (then_) league.no_moment = then_->fault;
  if (corrections_ && corrections_of_ == open_->head.id && corrections_at_ == open_->head.count)
    league.corrections = &*corrections_;
  return league;
}

// Points a decided game ends with, where its ruleset tells.
view::OpenLeague ClubDesk::shown_now() const {
  int target = 0;
  rules_ = session_.ruleset(open_->now.setup.ruleset);
  if (rules_) {
    const auto found = rules_->parameters.find("target");
    const int* number = found == rules_->parameters.end() ? nullptr : std::get_if<int>(&found->second);
    if (number) target = *number;
  }
  view::OpenLeague league{open_->now, names_, target, matches_for_table()};
  league.rules = rules_.get();
  desk::set_clock(league, *open_, host_.now());
  if (const view::DoneInLeague* act = last_act()) league.last_act = act->what;
  return league;
}

}  // namespace tanteador::ui
