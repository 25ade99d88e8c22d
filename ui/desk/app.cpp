#include "ui/desk/app.hpp"

#include <algorithm>
#include <cstdio>
#include <set>

#include <nlohmann/json.hpp>

#include "src/desk/tables.hpp"
#include "src/session/check.hpp"
#include "src/view/board.hpp"
#include "src/view/lines.hpp"
#include "src/view/rulebook/ask.hpp"
#include "src/view/why.hpp"
#include "src/view/words.hpp"
#include "ui/desk/overload.hpp"

namespace tanteador::ui {

namespace {

using session::OpenMatch;
using session::StoreError;

std::string options_json(const codec::Values& values) {
  view::Line options = view::Line::object();
  for (const auto& [name, value] : values) std::visit([&](const auto& one) { options[name] = one; }, value);
  return options.empty() ? std::string() : view::text_of(options);
}

// The same people at the same table, by the same rules. The first deal passes on.
view::MatchDraft draft_of(const OpenMatch& match) {
  const Names names = match.names();
  view::MatchDraft draft;
  draft.game = match.start().game;
  draft.ruleset = match.edition().id;
  draft.players = static_cast<int>(names.seats.size());
  std::copy_n(names.seats.begin(), std::min(names.seats.size(), draft.names.size()), draft.names.begin());
  for (std::size_t side = 0; side < std::min<std::size_t>(2, match.start().sides.size()); ++side)
    draft.sides[side] = names.sides[side];
  draft.in_teams = match.start().sides.size() == 2 && names.seats.size() > 2;
  if (names.seats.size() == 3) {
    for (const auto& side : match.start().sides) {
      if (side.seats.size() == 1) draft.alone = index(side.seats.front());
    }
  }
  if (match.start().dealer) draft.dealer = index(*match.start().dealer);
  draft.options = options_json(match.start().options);
  return draft;
}

}  // namespace

App::App(session::Session& session, AppOptions options)
    : session_(session), options_(std::move(options)), draft_(view::first_draft(kGames.front())) {
  notice_ = options_.read_only.empty() ? options_.notice : options_.read_only;
  pick_ = fresh_pick();
  options_.speak(options_.settings.language);
  if (options_.store)
    club_ = std::make_unique<ClubDesk>(
        session_, *options_.store,
        ClubDesk::Outside{options_.seconds, options_.draw_lot, options_.next_round, options_.papers});
  if (options_.store)
    room_ = std::make_unique<RoomDesk>(session_, *options_.store,
                                       RoomDesk::Outside{options_.store_again, options_.rule_search,
                                                         options_.languages, options_.now, options_.listen});
  if (options_.store)
    others_ = std::make_unique<TogetherDesk>(
        session_, *options_.store,
        TogetherDesk::Outside{options_.open_database, options_.server.here, options_.seconds});
  try {
    if (options_.store) file_as_of_ = options_.store->data_version();
    if (!options_.wall.empty() && club_) {
      not_on_wall_ = club_->hang_up(*options_.store, options_.wall);
      if (not_on_wall_.empty()) {
        screen_ = view::Screen::wall;
        if (!options_.read_only.empty()) notice_.clear();  // nobody wants to enter anything here
      }
      return;
    }
    if (!options_.open.empty()) {
      open(options_.open);
      return;
    }
    tv_ = options_.tv;
    const auto matches = session_.matches({1, 0});
    const bool shown = !matches.empty() && (tv_ || matches.front().status == "in_progress");
    if (shown) open(matches.front().id);
  } catch (const StoreError& error) {
    notice_ = error.what();
  }
}

const view::Panel& App::panel() {
  hear_draw();
  hear_databases();
  if (!panel_ || stale_) {
    stale_ = false;
    try {
      panel_ = build();
    } catch (const StoreError& error) {
      notice_ = error.what();
      if (panel_ && error.code() == StoreError::Code::cannot_open)
        panel_->notice = notice_;  // what was on the screen stays
      else
        panel_.reset();
    } catch (const std::exception& error) {
      tell_of(error);
      screen_ = view::Screen::home;  // not shown again and again
      panel_.reset();
    }
    if (!panel_) panel_ = view::make_panel(view::Screen::home, view::make_home({}), nullptr, notice_);
  }
  return *panel_;
}

// A row nobody of ours wrote, or a fault of our own: it ends nothing.
void App::tell_of(const std::exception& fault) {
  std::fprintf(stderr, "tanteador-panel: %s\n", fault.what());
  notice_ =
      tr("Something stored cannot be read. \"tanteador db check\" says what it is, \"tanteador db rebuild\" "
         "makes lists and points anew.");
}

void App::perform(std::span<const view::Command> commands) {
  for (const view::Command& command : commands) {
    try {
      run(command);
    } catch (const StoreError& error) {
      notice_ = error.what();  // what is shown stays what is stored
      if (error.code() == StoreError::Code::moved_on) read_again();
    } catch (const std::exception& error) {
      tell_of(error);
    }
  }
  if (!commands.empty()) {
    stale_ = true;
    tapped_ = options_.seconds();
  }
  const auto only_looks = [](const view::Command& command) {
    return std::holds_alternative<view::command::Aim>(command) ||
           std::holds_alternative<view::command::Type>(command) ||
           std::holds_alternative<view::command::Go>(command) ||
           std::holds_alternative<view::command::InLeague>(command);
  };
  if (!std::ranges::all_of(commands, only_looks)) rulings_.reset();
}

// A panel is left open for a whole evening: when nobody has tapped for a while the file can be copied alone.
void App::settle_at_rest() {
  constexpr double kRest = 3;  // seconds
  if (!options_.settle || !tapped_ || options_.seconds() - *tapped_ < kRest) return;
  tapped_.reset();
  back_up_by_day();
  try {
    options_.settle();
  } catch (const StoreError&) {  // busy: after the next tap
  }
}

// Somebody else may write to the same file: what is shown is what stands there.
bool App::follow_file() {
  if (!options_.store) return false;
  try {
    const std::int64_t now = options_.store->data_version();
    const bool back = std::exchange(away_, false);
    if (back) notice_.clear();  // it told of that
    if (now == file_as_of_ && !back) return false;
    file_as_of_ = now;
  } catch (const StoreError& error) {
    // Busy: whoever enters something is told. Away: everybody, once.
    if (error.code() != StoreError::Code::cannot_open || std::exchange(away_, true)) return false;
    notice_ = error.what();
    if (panel_) panel_->notice = notice_;
    return true;
  }
  read_again();
  if (tv_) newest();
  return true;
}

// What is being chosen or typed stays: the log only grows.
void App::read_again() {
  stale_ = true;
  rulings_.reset();
  try {
    if (club_) club_->read_again();
    if (others_) others_->read_again();
    if (!match_) return;
    if (auto now = session_.stands(*match_) ? std::nullopt : session_.open(match_->id()))
      match_ = std::move(now);
  } catch (const StoreError& error) {
    notice_ = error.what();
  }
}

void App::run(const view::Command& command) {
  namespace c = view::command;
  std::visit(Overload{[](std::monostate) {},
                      [&](const c::Enter& enter) { this->enter(enter.events); },
                      [&](const c::Decide& decision) { decide(decision.events); },
                      [&](const c::NewMatch& match) { new_match(match.game); },
                      [&](const c::Undo& undo) { this->undo(undo); },
                      [&](const c::Redo& redo) { correct(&session::Session::redo, redo); },
                      [&](const c::Go& to) { go(to.screen); },
                      [&](const c::Open& match) { open(match.match); },
                      [&](const c::Again& match) { again(match.match, match.seats); },
                      [&](const c::Share& result) { share(result); },
                      [&](const c::Discard& match) { discard(match.match); },
                      [&](const c::Sample&) { sample(); },
                      [&](const c::Dispute& about) { dispute(about.game); },
                      [&](const c::Room& deed) { in_room(deed); },
                      [&](const c::Database& deed) { in_server(deed); },
                      [&](const c::Together& deed) { in_together(deed); },
                      [&](const c::BackUp&) { back_up(); },
                      [&](const c::Change& change) { draft_ = change.draft; },
                      [&](const c::DrawLot& lot) { draw_lot(lot.seats); },
                      [&](const c::Start& start) { this->start(start.draft); },
                      [&](const c::Set& to) { set(to.settings); },
                      [&](const c::Aim& aim) { this->aim(aim.pick); },
                      [&](const c::InLeague& what) { in_league(what.what); },
                      [&](const c::Type& typed) {
                        if (!waiting_ && typed.field.starts_with(view::kServerField))
                          return server_.type(typed.field, typed.text);
                        if (!waiting_ && others_ && typed.field == view::kOtherDatabase)
                          return others_->type(typed.text);
                        if (club_ && !waiting_ && typed.field.starts_with(view::kLeagueField))
                          return club_->type(typed.field, typed.text);
                        (waiting_ ? waiting_->asked.typed : pick_.values[typed.field]) = typed.text;
                      },
                      [&](const c::Replace& what) {
                        pick_ = fresh_pick();
                        pick_.replacing = what.seq;
                        screen_ = view::Screen::board;
                      },
                      [&](const c::AskAt& moment) {
                        pick_ = fresh_pick();
                        pick_.ask.on = true;
                        pick_.ask.at = moment.seq;
                        screen_ = view::Screen::board;
                      },
                      [&](const c::Why& why) {
                        pick_.why = {why.side, -1};
                        screen_ = view::Screen::why;
                      },
                      [&](const c::OpenRule& open) {
                        view::open_book(pick_);
                        pick_.book.trail = {open.rule};
                        screen_ = view::Screen::rulebook;
                      },
                      [&](const c::SaveRules& rules) { save_rules(rules.title); },
                      [&](const c::RemoveRules& rules) { remove_rules(rules.ruleset); },
                      [&](const c::ChooseReferee& who) {
                        if (waiting_) waiting_->asked.referee = who.name;
                      },
                      [&](const c::Vouch&) { vouch(); },
                      [&](const c::Dismiss&) {
                        waiting_.reset();
                        notice_.clear();
                        go_on_ = {};
                        falls_.clear();
                      }},
             command);
}

void App::enter(const Entries& tapped) {
  if (!match_) return;
  Entries entries = tapped;
  const bool ruling = screen_ == view::Screen::referee, in_log = screen_ == view::Screen::rulings;
  if (pick_.replacing != 0 && !ruling && !in_log) {
    if (tapped.size() != 1) {
      notice_ = tr("Only one entry can stand in the place of another.");
      return;
    }
    auto instead = amending(tapped.front(), EventSeq{pick_.replacing});
    if (!instead) {
      notice_ = tr("There is no event of this type to put in its place.");
      return;
    }
    instead->said.push_back({"reason", std::string(english("entered wrongly"))});
    entries = {std::move(*instead)};
  }
  const std::size_t before = match_->records().size();
  const std::vector<Points> score_before = points();
  entered(in_use().add(*match_, entries), view::command::Enter{tapped},
          entries.size() == 1 ? &entries.front() : nullptr);
  const std::size_t after = match_->records().size();
  if (after > before + 1) together_[match_->id()].push_back({before + 1, after});
  tell_score(score_before);
}

std::vector<Points> App::points() const {
  std::vector<Points> all;
  for (int side = 0; match_ && side < side_count(match_->match()); ++side)
    all.push_back(score(match_->match(), side_at(side)));
  return all;
}

// Once it is another one, where that is wanted.
void App::tell_score(const std::vector<Points>& before) {
  if (!options_.settings.speech || !match_ || points() == before) return;
  voice_.say_aloud(view::score_sentence(desk::table_of(*match_)), language());
}

// What one tap entered is taken back by one: the last of it, and with it the rest.
void App::undo(const view::command::Undo& command) {
  if (!match_) return;
  const auto last = undo_target(match_->match());
  const auto& acts = together_[match_->id()];
  const auto act = std::ranges::find_if(acts, [&](const Together& each) {
    return last && each.last == static_cast<std::size_t>(index(*last));
  });
  if (act == acts.end() || act->last - act->first > Voided::kAlsoMax)
    return correct(&session::Session::undo, command);
  Voided strike{.target = *last};
  for (std::size_t seq = act->first; seq < act->last; ++seq)
    strike.also.push_back(EventSeq{static_cast<std::int32_t>(seq)});
  const bool whole =
      std::ranges::none_of(strike.also, [&](EventSeq seq) { return is_struck(match_->match(), seq); });
  if (!whole) return correct(&session::Session::undo, command);
  const view::Pick pick = pick_;
  entered(in_use().add(*match_, {{event_at_table(match_->match(), strike), {{"reason", "undo"}}}}), command,
          nullptr);
  pick_ = pick;
}

void App::decide(const std::string& lines) {
  if (!match_) return;
  entered(in_use().add(*match_, lines, session::OnRefusal::take_back), view::command::Decide{lines}, nullptr);
}

// `single`: what was entered, where it is one event.
void App::entered(const tl::expected<session::Added, codec::InputError>& added, view::Command command,
                  const Entry* single) {
  go_on_ = {};
  falls_.clear();
  if (!added) {
    notice_ = added.error().message;
    return;
  }
  if (!added->refused.empty()) {
    const Refusal& why = added->refused.front().refusal;
    if (!ask_for_pin(why, std::move(command))) refuse(why, single);
    return;
  }
  view::Pick next = fresh_pick();
  next.speaker = pick_.speaker;
  if (screen_ == view::Screen::rulings) {
    next.log = pick_.log;
    next.log.ground.clear();
    next.log.upholding = false;
    next.log.points.clear();
  }
  pick_ = std::move(next);
  if (screen_ == view::Screen::referee) screen_ = view::Screen::board;
  notice_.clear();
}

// A correction that a later event stands against can be made all the same, and strikes that one, too.
void App::refuse(const Refusal& refusal, const Entry* single) {
  notice_ = desk::sentence(refusal, match_->names());
  if (!refusal.breaks || !single) return;
  Entry again = *single;
  again.event = with_cascade(single->event);
  pick_.replacing = 0;
  falls_ = falling(again);
  if (!falls_.empty()) go_on_ = view::command::Enter{{again}};
}

// What stands now and would not after that correction, in words; but for what it names itself.
std::vector<std::string> App::falling(const Entry& correction) const {
  const auto tried = in_use().attempt(*match_, Entries{correction});
  if (!tried || !tried->refused.empty()) return {};
  const view::Table table = desk::table_of(*match_);
  std::vector<std::string> lines;
  for (const EventRecord& record : match_->records()) {
    const EventSeq seq{record.seq};
    const bool falls = !is_struck(match_->match(), seq) && is_struck(tried->match->match(), seq);
    if (!falls || seq == target_of(correction.event)) continue;
    lines.push_back(std::to_string(record.seq) + "  " + view::describe(table, record.seq));
  }
  return lines;
}

void App::correct(tl::expected<EventSeq, codec::Failure> (session::Session::*correction)(OpenMatch&),
                  view::Command command) {
  if (!match_) return;
  const auto done = (in_use().*correction)(*match_);
  if (!done && !ask_for_pin(done.error(), std::move(command)))
    notice_ = desk::sentence(done.error(), match_->names());
}

void App::open(const std::string& id) {
  in_sample_ = false;
  match_ = session_.open(id);
  pick_ = fresh_pick();
  screen_ = match_ ? view::Screen::board : view::Screen::home;
}

void App::start(const view::MatchDraft& draft, bool sampled) {
  auto started = (sampled ? aside_ : session_).score(view::start_line(draft), session::OnRefusal::stop);
  if (!started) {
    problem_ = started.error().message;
  } else if (!started->match) {
    problem_ = desk::sentence(started->refused.front().refusal, {});
  } else {
    match_ = std::move(started->match);
    in_sample_ = sampled;
    draft_ = view::first_draft(draft.game);
    problem_.clear();
    pick_ = fresh_pick();
    screen_ = view::Screen::board;
    return;
  }
  draft_ = draft;
  screen_ = view::Screen::new_match;
}

void App::again(const std::string& id, view::command::Seats seats) {
  const bool sampled = in_sample_ && match_ && match_->id() == id;
  const auto match = sampled ? match_ : session_.open(id);
  if (!match) return;
  view::MatchDraft draft = draft_of(*match);
  const auto first = draft.names.begin(), end = first + draft.players;
  if (seats == view::command::Seats::round) std::rotate(first, first + 1, end);
  if (seats == view::command::Seats::partners) std::rotate(first + 1, first + 2, end);
  start(draft, sampled);
}

// By the rules the game was last played by and with as many players, where those rules are still there.
view::MatchDraft App::usual_draft(const std::string& game) const {
  view::MatchDraft draft = view::first_draft(game);
  session_.each_match(false, [&](const session::MatchSummary& row) {
    if (row.game != game) return true;
    int players = 0;
    for (const auto& side : nlohmann::json::parse(row.sides))
      players += static_cast<int>(side["players"].size());
    if (!session_.ruleset(row.ruleset)) return false;
    draft.ruleset = row.ruleset;
    draft.players = players;
    return false;
  });
  return draft;
}

void App::new_match(const std::string& game) {
  const bool begun = draft_.game == game && draft_ != view::first_draft(game);
  if (!begun) draft_ = usual_draft(game);
  go(view::Screen::new_match);
}

// Nothing chosen but how this table enters its hands.
view::Pick App::fresh_pick() const {
  view::Pick pick;
  pick.results = options_.settings.by_results;
  return pick;
}

void App::aim(const view::Pick& pick) {
  pick_ = pick;
  if (pick.results == options_.settings.by_results) return;
  view::Settings settings = options_.settings;
  settings.by_results = pick.results;
  set(settings);
}

void App::go(view::Screen screen) {
  const bool needs_match = screen == view::Screen::board || screen == view::Screen::referee;
  screen_ = needs_match && !match_ ? view::Screen::home : screen;
  dispute_.reset();
  handed_out_.reset();
  choosing_dispute_ = false;
  if (screen == view::Screen::people) pick_.people = {};
  if (screen == view::Screen::matches) {
    pick_.list = {};
    pick_.values.erase(std::string(view::kMatchSearch));
  }
  waiting_.reset();
  if (screen == view::Screen::referee) clear_hearing();
  if (screen == view::Screen::history) pick_.values.erase(std::string(view::kHistorySearch));
  if (club_) club_->enter(screen_);
  if (others_ && screen == view::Screen::together) others_->enter();
  if (screen == view::Screen::rulebook) view::open_book(pick_);
  problem_.clear();
}

void App::draw_lot(bool seats) {
  if (!seats) {
    draft_.dealer = options_.draw_lot(draft_.players);
    return;
  }
  for (int place = draft_.players - 1; place > 0; --place)
    std::swap(draft_.names[static_cast<std::size_t>(place)],
              draft_.names[static_cast<std::size_t>(options_.draw_lot(place + 1))]);
}

void App::set(const view::Settings& settings) {
  if (settings.language != options_.settings.language) options_.speak(settings.language);
  options_.settings = settings;
  if (!options_.settings_file.write(settings))
    notice_ = tr("The settings could not be kept: their file cannot be written.");
}

// The house ruleset that cannot be read, and is not offered.
std::string App::left_out() const {
  const auto faults =
      options_.store ? session::faults_of_rulesets(*options_.store) : std::vector<std::string>();
  return faults.empty() ? std::string() : faults.front();
}

// Who has a name, the newest first: "Player 1" is nobody.
std::vector<session::Person> App::named() const {
  std::set<std::string> unnamed;
  for (int place = 1; place <= kSeatsMax; ++place) {
    unnamed.insert(view::say("Player {0}", {place}));
    unnamed.insert("Player " + std::to_string(place));
  }
  std::vector<session::Person> people = session_.people();
  std::erase_if(people, [&](const session::Person& one) { return !one.name || unnamed.contains(*one.name); });
  std::ranges::reverse(people);
  return people;
}

// Of the rulesets the shipped ones.
view::Known App::known() const {
  view::Known known;
  for (const session::Person& person : named()) known.people.push_back(*person.name);
  const auto shipped = rulebook::editions();
  known.rulesets.assign(shipped.begin(), shipped.end());
  for (rulebook::Edition& house : session_.house_rulesets()) known.rulesets.push_back(std::move(house));
  return known;
}

void App::save_rules(const std::string& title) {
  codec::Values values;
  const auto options = view::fields_of(draft_.options);
  for (const auto& [name, value] : options.items()) {
    if (value.is_boolean()) values[name] = value.get<bool>();
    if (value.is_number_integer()) values[name] = value.get<int>();
    if (value.is_string()) values[name] = value.get<std::string>();
    if (value.is_array()) values[name] = value.get<ParameterList>();
  }
  const auto saved = session_.save_house_ruleset(title, draft_.ruleset, values);
  if (!saved) {
    problem_ = saved.error();
    return;
  }
  draft_.ruleset = *saved;
  draft_.options.clear();
  pick_ = fresh_pick();
  go(view::Screen::new_match);
}

void App::remove_rules(const std::string& ruleset) {
  session_.remove_house_ruleset(ruleset);
  if (draft_.ruleset == ruleset) {
    draft_.ruleset = view::first_draft(draft_.game).ruleset;
    draft_.options.clear();
  }
  go(view::Screen::new_match);
}

std::int64_t App::moment() const {
  return pick_.ask.on && pick_.ask.at != 0 ? pick_.ask.at : pick_.replacing;
}

view::Panel App::board() {
  std::optional<AnyMatch> past;  // while an earlier event is being replaced, or asked about
  const std::int64_t at = moment();
  view::Table table = at == 0 ? desk::table_of(*match_) : desk::table_before(*match_, at, past);
  if (at == 0) desk::let_try(table, in_use(), *match_);
  if (!in_sample_) table.best = [this] { return best(); };
  table.ask = [this](const Entries& entries) { return ask(entries); };
  view::Panel panel = view::make_panel(screen_, view::make_board(table, pick_), &table, notice_, go_on_);
  if (pick_.ask.on) view::set_asking(panel, pick_);
  if (in_sample_) panel.subtitle = tr("A sample: nothing of it is kept");
  return panel;
}

// The match as it stands now, whatever is being replaced on the board.
view::RefereeSheet App::referee() {
  const session::OpenMatch& match = dispute_ ? *dispute_ : *match_;
  view::Table table = desk::table_of(match);
  desk::let_try(table, dispute_ ? aside_ : in_use(), match);
  return view::make_referee(table, pick_, desk());
}

view::Panel App::build() {
  view::Panel panel = body();
  panel.clock = clock();
  if (!panel.notice.empty()) view::set_falling(panel, falls_);
  if (screen_ == view::Screen::board && match_ && club_ && club_->has(match_->id()))
    panel.bar.insert(panel.bar.begin(), {.id = "go/competition",
                                         .label = tr("Rounds"),
                                         .command = view::command::Go{view::Screen::competition}});
  if (room_) add_room_keys(panel);
  add_fork_key(panel);
  if (!options_.read_only.empty())
    panel.subtitle = tr("Only to be read") + (panel.subtitle.empty() ? "" : " · ") + panel.subtitle;
  return panel;
}

view::TvView App::from_afar(const view::Table& table) const {
  view::TvView tv = view::make_tv(table);
  if (!tv_)
    tv.back = {
        .id = "tv/back", .label = tr("Back to the board"), .command = view::command::Go{view::Screen::board}};
  return tv;
}

view::Panel App::body() {
  if (tv_ && match_)
    return view::make_panel(view::Screen::tv, from_afar(desk::table_of(*match_)), nullptr, {});
  if (waiting_)
    return view::make_panel(screen_, view::make_pin(waiting_->referees, waiting_->asked), nullptr, notice_);
  if (screen_ == view::Screen::board && match_) return board();
  std::optional<view::Table> table;
  if (match_) table.emplace(desk::table_of(*match_));
  if (table) desk::let_try(*table, in_use(), *match_);
  const view::Table* shown = table ? &*table : nullptr;
  const auto frame = [&](decltype(view::Panel::body) body) {
    return view::make_panel(screen_, std::move(body), shown, notice_, go_on_);
  };
  switch (screen_) {
    case view::Screen::new_match:
      return frame(view::make_new_match(draft_, known(), problem_.empty() ? left_out() : problem_));
    case view::Screen::house_rules: return frame(view::make_house_rules(draft_, known(), pick_, problem_));
    case view::Screen::history:
      if (shown) return frame(view::make_history(*shown, pick_));
      break;
    case view::Screen::referee:
      if (choosing_dispute_) return frame(view::choose_dispute());
      if (dispute_ || match_) return frame(referee());
      break;
    case view::Screen::rulings: return frame(view::make_rulings(rulings(), shown, pick_, desk()));
    case view::Screen::rulebook: return frame(rulebook(shown));
    case view::Screen::why:
      if (shown) return frame(view::make_why(*shown, pick_));
      break;
    case view::Screen::settings:
      return frame(view::make_settings(options_.settings, options_.languages, options_.places, copies(),
                                       voice_.is_there() ? view::Voice::there : view::Voice::none));
    case view::Screen::people:
      if (pick_.people.person.empty()) return frame(people());
      return frame(person());
    case view::Screen::club:
    case view::Screen::player:
    case view::Screen::new_competition:
    case view::Screen::competition:
    case view::Screen::wall:
      if (auto page = club_ ? club_->body(screen_) : std::nullopt) return frame(std::move(*page));
      break;
    case view::Screen::matches: return frame(all_matches());
    case view::Screen::tv:
      if (shown) return frame(from_afar(*shown));
      break;
    case view::Screen::room:
      if (room_) return frame(view::make_room(room_->now()));
      break;
    case view::Screen::server: return frame(server_.body());
    case view::Screen::together:
      if (others_) return frame(others_->body());
      break;
    case view::Screen::phone:
      if (handed_out_) return frame(view::make_phone(*handed_out_));
      if (match_) return board();
      break;
    case view::Screen::board:
    case view::Screen::home: break;
  }
  return frame(home());
}

}  // namespace tanteador::ui
