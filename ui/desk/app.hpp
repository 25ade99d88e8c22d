#pragma once
// The program behind the panel: which screen is shown, which match is open, and what a command does.

#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "src/session/session.hpp"
#include "src/view/referee/referee.hpp"
#include "src/view/referee/rulings.hpp"
#include "src/view/rulebook/rulebook.hpp"
#include "src/view/sheets.hpp"
#include "ui/desk/awake.hpp"
#include "ui/desk/club/desk.hpp"
#include "ui/desk/keeping.hpp"
#include "ui/desk/match_finder.hpp"
#include "ui/desk/room.hpp"
#include "ui/desk/server.hpp"
#include "ui/desk/settings_file.hpp"
#include "ui/desk/sounds.hpp"
#include "ui/desk/together.hpp"
#include "ui/desk/voice.hpp"
#include "ui/shell/program.hpp"

namespace tanteador::ui {

struct AppOptions {
  view::Settings settings;
  SettingsFile settings_file;        // no path: settings are not kept
  std::function<int(int)> draw_lot;  // a number below the one given, by chance
  std::vector<view::Language> languages;
  std::function<void(const std::string&)> speak = [](const std::string&) {};  // a language, from now on
  std::vector<std::string> places;                                            // told in the settings
  std::function<std::string()> now = session::system_host().now;              // of the appeals' clock
  session::Store* store = nullptr;          // of the club; null: there is none
  std::function<double()> seconds = clock;  // since any moment
  std::string notice = {};                  // shown first
  std::string read_only = {};    // why nothing can be entered in `store`, which is shown all the same
  std::function<void()> settle;  // so that the file alone holds all that is stored; may throw StoreError
  std::string open;      // the match shown first, on a second screen alone; empty: the one in progress
  bool tv = false;       // the match in use alone is shown, to be read from afar
  std::string pictures;  // where pictures of results go; empty: nowhere
  std::string papers;    // where pages go; empty: nowhere
  // Another connection to the same store, for the room; empty: none is opened here. And where it listens.
  std::function<std::unique_ptr<session::Store>()> store_again;
  std::string listen;
  std::string command;             // the program of the command line, for web pages; empty: beside this one
  std::string voice;               // the program that speaks; empty: espeak-ng, where it is
  std::string player = {};         // the one that plays tones; empty: whichever of those known is there
  std::vector<std::string> awake;  // the program that keeps the screen awake, with its words; empty: none
  // A copy of all there is beside the file, or why there is none as StoreError; empty: there is no file.
  std::function<void()> back_up;
  std::function<std::string()> backed_up;  // when that was done last, RFC 3339; empty: never
  ServerDesk::Outside server = {};         // the database in use, and another in its place
  OpenDatabase open_database;              // others beside it; empty: nothing is brought together
  std::string wall;                        // the competition that alone is shown, on the wall; empty: none
  decltype(ClubDesk::Outside::next_round) next_round =
      ClubDesk::Outside{}.next_round;  // how rounds are drawn
  static double clock();
};

class App : public Program {
 public:
  // The session must outlive the app. Opens straight into the match last played, if it is still in progress.
  App(session::Session& session, AppOptions options);

  const view::Panel& panel() override;
  void perform(std::span<const view::Command> commands) override;
  bool aged() override;
  bool busy() const override {
    return (club_ && (club_->drawing() || club_->working())) || server_.busy() ||
           (others_ && others_->busy()) || finder_.looking() || keeping_.busy();
  }
  const view::Settings& settings() const override { return options_.settings; }
  void dropped(const std::string& file) override;
  Wanted wanted() override { return std::exchange(wanted_, {}); }
  void kept(bool written) override;
  const std::optional<session::OpenMatch>& match() const { return match_; }
  bool on_wall() const { return screen_ == view::Screen::wall; }
  const std::string& not_on_wall() const { return not_on_wall_; }  // why; empty where nothing was to be
  // The database to work on in place of this one, once it was asked for.
  std::optional<std::string> leaves_for() { return std::exchange(leaves_for_, std::nullopt); }
  void tell(std::string notice);
  void take_over(App& before);  // what was begun and not entered
  // Saves a file that was lost while it was open. Answers what to say of it; empty: nothing was lost.
  std::string save_before_closing();
  const ClubDesk* club() const { return club_.get(); }
  RoomDesk* room() const { return room_.get(); }

 private:
  void run(const view::Command& command);
  void enter(const view::command::Enter& enter);
  void decide(const std::string& lines);
  void tell_score(const std::vector<Points>& before);
  int sets() const;
  std::vector<Points> points() const;
  void entered(const tl::expected<session::Added, codec::InputError>& added, view::Command command,
               const Entry* single);
  void forget_answers(const view::command::Enter* entered);
  void refuse(const Refusal& refusal, const Entry* single);
  bool ask_for_pin(const codec::Failure& failure, view::Command command);
  void ask_for_pin(view::Command command);
  void change_referees(const view::command::ChangeReferees& change);
  void vouch();
  void new_match(const std::string& game);
  view::Panel board();
  view::RefereeSheet referee();
  view::Desk desk() const;
  void read_rulings();
  std::vector<view::LoggedRuling> rulings();
  std::string clock();
  view::RulebookPage rulebook(const view::Table* table);
  view::Asked ask(const Entries& entries) const;
  std::string others_in_play() const;
  std::int64_t moment() const;  // of the board: just before that event; 0: now
  void correct(tl::expected<EventSeq, codec::Failure> (session::Session::*correction)(session::OpenMatch&),
               view::Command command);
  void open(const std::string& id);
  void leave();
  view::Picks taken_up() const;
  void start(const view::MatchDraft& draft, bool sampled = false);
  void again(const std::string& id, view::command::Seats seats);
  void share(const view::command::Share& result);
  void discard(const std::string& id);
  void sample();
  void dispute(const view::command::Dispute& about);
  void learn_nicknames();
  void in_room(const view::command::Room& deed);
  void attend(const std::string& key);
  void in_server(const view::command::Database& deed);
  void in_together(const view::command::Together& deed, const Voucher& voucher = {});
  void ask_for_pin(TogetherDesk::Asks asks);
  void add_fork_key(view::Panel& panel) const;
  bool vouched_elsewhere();
  void hear_databases();
  bool databases_aged() const;
  std::optional<room::Pass> pass_here() const;
  void add_room_keys(view::Panel& panel) const;
  void print(const view::command::Print& deed);
  Printable case_record(const view::RulingLog& log);
  view::PrintView print_view() const;
  void hear_keeping();
  void add_print_key(view::Panel& panel) const;
  void back_up();
  void back_up_by_day();
  view::Copies copies() const;
  std::vector<session::Person> named() const;
  const std::vector<view::PersonKnown>& known_people();
  bool is_empty(const view::Played& match) const;
  view::PeopleView people();
  view::PersonView person();
  const std::vector<view::Played>& told_of(const std::string& person, const session::NameBook& names);
  const view::Played& played(const session::MatchSummary& row, const session::NameBook& names);
  view::Best best();
  session::Session& in_use() { return in_sample_ ? aside_ : session_; }
  const session::Session& in_use() const { return in_sample_ ? aside_ : session_; }
  void draw_lot(bool seats);
  void newest();
  view::MatchDraft usual_draft(const std::string& game) const;
  view::Picks fresh() const;
  template <class AnyOfPicks>
  AnyOfPicks& pick() {
    return std::get<AnyOfPicks>(picks_);
  }
  template <class AnyOfPicks>
  const AnyOfPicks& pick() const {
    return std::get<AnyOfPicks>(picks_);
  }
  view::BoardPick& begin_board();
  void aim(const view::Aimed& at);
  void type(const view::command::Type& typed);
  bool pasted(const view::command::Type& typed);  // it was a list, and is taken as one
  void go(view::Screen screen);
  void set(const view::Settings& settings);
  view::Panel build();
  view::Panel body();
  view::TvView from_afar(const view::Table& table) const;
  view::Home home();
  view::MatchList all_matches();
  void save_rules(const std::string& title);
  void remove_rules(const std::string& ruleset);
  void in_league(const view::LeagueCommand& command);
  void play(league::TableRef table);
  void follow(const ClubDesk::Done& done);
  void hear_work();
  void hear_draw();
  void hear_finder();
  void tell_of(const std::exception& fault);
  void tell_of(const session::StoreError& error);
  void save_lost_file();
  void show_notice();
  void add_save_key(view::Panel& panel) const;
  bool follow_file();
  void settle_at_rest();
  void read_again();
  void forget_told();
  view::Known known();
  std::string left_out() const;

  session::Session& session_;
  session::Session aside_{nullptr, session::system_host(), session::Keep::no};  // keeps nothing
  bool in_sample_ = false;                                                      // match_ is of that one
  std::optional<session::OpenMatch> dispute_;   // what a case is heard of where no match is open
  bool choosing_dispute_ = false;               // of which game
  std::map<std::string, view::Played> played_;  // by match and its last entry
  std::map<std::string, view::Best> best_;      // before that match
  struct Told {
    std::string person;
    std::vector<view::Played> matches;
  };
  std::optional<Told>
      told_;  // until an event is entered: of a hundred thousand matches all are looked through
  std::optional<std::vector<view::PersonKnown>> people_;  // likewise
  std::string copied_on_;                                 // the day of this run's last copy
  AppOptions options_;
  view::Screen screen_ = view::Screen::home;
  std::string not_on_wall_;
  std::optional<session::OpenMatch> match_;
  Wanted wanted_;
  std::string picture_;  // the file asked for last
  bool tv_ = false;      // one match is shown from afar: the one asked for, else whichever was touched last
  view::Picks picks_;
  struct Left {  // what was begun at a match when it had so many events
    std::int64_t events = 0;
    view::Picks picks;
  };
  std::map<std::string, Left> left_;  // by match, of this run
  view::MatchDraft draft_;
  std::string notice_, problem_;
  std::optional<Entry> correction_;  // that was refused because of what would fall with it
  struct Waiting {                   // for a referee's PIN
    view::Command command;
    view::PinAsked asked;
    std::vector<std::string> referees;  // one of whom it takes
  };
  std::optional<Waiting> waiting_;
  std::unique_ptr<ClubDesk> club_;
  std::unique_ptr<RoomDesk> room_;
  std::unique_ptr<TogetherDesk> others_;
  ServerDesk server_{options_.server};
  std::optional<Printable> printed_;       // what is shown on paper …
  Keeping keeping_;                        // … or was to be kept
  view::Screen printed_from_{};            // … and where that stands
  std::optional<std::string> leaves_for_;  // another database
  MatchFinder finder_{session_, options_.store_again};
  Voice voice_{options_.voice};
  Sounds sounds_{options_.player};
  Awake awake_{options_.awake};
  std::optional<view::HandedOut> handed_out_;               // the code for a phone that is shown
  std::optional<std::vector<session::CaseEntry>> rulings_;  // until an event is entered
  session::NameBook names_;                                 // read with them
  std::optional<view::Panel> panel_;                        // as it was made last
  std::uint64_t made_ = 0;                                  // how many have been
  bool told_of_scripts_ = false;                            // that names are shown in Latin letters
  bool stale_ = false;                                      // something has changed since
  bool away_ = false;                                       // the store is out of reach, as was told
  bool is_lost_ = false;                                    // its file is no longer where it was opened
  std::int64_t file_as_of_ = 0;                             // what the store said of it when it was read
  std::optional<double> tapped_;                            // when, until the file alone holds all of it
};

}  // namespace tanteador::ui
