#pragma once
// The club's part of the program: its people, the competition that is open, and the draw that may be under
// way.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "src/desk/pages.hpp"
#include "src/league/competition/competition.hpp"
#include "src/session/league/league.hpp"
#include "src/session/session.hpp"
#include "src/view/league/club.hpp"
#include "ui/desk/club/acts.hpp"
#include "ui/desk/club/books.hpp"
#include "ui/desk/club/drawing.hpp"
#include "ui/desk/club/look_back.hpp"
#include "ui/desk/club/work.hpp"
#include "ui/desk/printable.hpp"

namespace tanteador::ui {

class ClubDesk {
 public:
  struct Outside {
    std::function<double()> seconds;   // since any moment
    std::function<int(int)> draw_lot;  // a number below the one given, by chance
    // How a round is drawn; on a thread of its own.
    Drawing::Next next_round = [](const league::Competition& now, std::uint64_t lot) {
      return league::next_round(now, lot);
    };
    std::string papers = {};  // the folder where papers are kept; empty: nowhere
    // The store once more, for what takes a while; empty: nothing is written to files or read from them.
    std::function<std::unique_ptr<session::Store>()> store_again = {};
    std::string command = {}, database = {};  // as in ui::ClubWork
  };
  // Session and store must outlive the desk.
  ClubDesk(const session::Session& session, session::Store& store, Outside outside);
  ~ClubDesk();

  // What a command did beside changing what is shown here.
  struct Done {
    std::optional<view::Screen> to;
    std::string notice;
    std::optional<view::command::ClubWork> for_referee = {};  // to be done once one has vouched for it …
    std::string denied = {};                                  // … and why the last one could not
  };
  Done run(const view::LeagueCommand& command);
  // Into a field of that screen.
  void type(view::Screen screen, const std::string& field, const std::string& text);
  // A list of people in any encoding, names in the order the club prefers; the error says why it is none.
  tl::expected<std::vector<view::ListedEntrant>, std::string> read_list(std::string_view bytes);
  // On a screen where lists are taken: it is shown before it is taken.
  void show_list(view::Screen screen, std::vector<view::ListedEntrant> list);
  bool takes_lists(view::Screen screen) const;
  // Somebody else has written to the store.
  void read_again();
  // Another screen is shown: what is known is read again.
  void enter(view::Screen screen);
  // The paper that is chosen of the competition that is open; and that of the page that is shown, to be
  // chosen. Where phones find a room, slips and cards lead to their tables: `kept` gives each a code of its
  // own, of what is only looked at a dot stands for each letter.
  enum class Copy { looked_at, kept };
  Printable printable(Copy copy);
  void choose_paper() { view::choose_paper(picks_); }
  // What stands on that screen; nothing where it is none of the club's, or there is nothing to show on it.
  std::optional<decltype(view::Panel::body)> body(view::Screen screen);

  // A match of the people at a table, by the rules of the competition, as it can be started.
  std::optional<view::MatchDraft> match_at(league::TableRef table) const;
  Done link(league::TableRef table, const std::string& match);
  Done unlink(league::TableRef table, const std::string& match);
  // Whether a match is linked with a table of the competition that is open.
  bool has(const std::string& match) const { return table_of(match).has_value(); }
  // That table.
  std::optional<league::TableRef> table_of(const std::string& match) const;
  // The competition of this name or id on the wall; a sentence where there is none, or more than one.
  std::string hang_up(const session::Store& store, const std::string& named);

  Done work(const view::command::ClubWork& what, const Voucher& voucher = {});
  bool working() const { return work_ || books_.under_way(); }
  std::optional<Done> worked();  // once it is over; nothing while it is not
  bool drawing() const { return draw_.under_way(); }
  // The round, once it is drawn; nothing while it is not.
  std::optional<Done> drawn();
  // Whether what is shown has become another by the passing of time.
  bool aged(view::Screen screen);

  // What is pointed at on one of its screens.
  template <class Pick>
  const Pick& pick() const {
    return std::get<Pick>(picks_);
  }
  const std::optional<session::OpenCompetition>& competition() const { return open_; }

 private:
  template <class Pick>
  Pick& own() {
    return std::get<Pick>(picks_);
  }
  Done show(const std::string& id);
  Done enter_listed(const std::vector<view::ListedEntrant>& list);
  Done show_player(const std::string& person);
  Done add_player(const std::string& name);
  Done add_people(const view::command::AddPeople& list);
  Done edit_player(const view::command::EditPlayer& edit);
  Done forget(const std::string& person);
  Done change(const league::ClubEvent& event);
  Done enter_in_club(const league::ClubEvent& event);
  void remember_in_club(std::optional<view::ClubAct> act, std::int64_t events);
  Done take_back_in_club();
  Done save(league::Team team);
  void leave_team_that_is_gone();
  Done begin(const view::command::Begin& plan);
  static std::vector<league::CompetitionEvent> dates_of(const league::Competition& now,
                                                        const std::string& first, int pause);
  Done enter_event(const league::CompetitionEvent& event);
  Done enter_together(const view::command::EnterTogether& together);
  Done seed(bool by_lot);
  Done stop_working();
  Done told(WorkDone done, const view::command::ClubWork& what);
  view::ProgressView progress_of_work() const, progress_of_reckoning() const;
  std::optional<AskedOfClub> asked_on(view::Screen screen);
  view::ClubFigures figures(const Reckoned* known);
  view::PlayerRecord record(const Reckoned& known);
  view::SeasonBook season();
  Printable report_printed(const report::ReportKind& kind, const report::Input& input) const;
  view::ResultDraft next_slip(const league::CompetitionEvent& event) const;
  void remember(std::optional<view::DoneInLeague> act);
  const view::DoneInLeague* last_act() const;
  Done take_back();
  view::PapersView papers();
  std::map<league::TableRef, desk::WayIn> ways_in(league::RoundRef round, Copy copy);
  Done draw(bool all);
  Done redraw(league::RoundRef from);
  Done date(league::RoundRef round, const std::string& typed);
  Done next_stage();
  view::WallView wall() const;
  bool open(const std::string& id);
  std::string sentence(const league::Refused& refused) const;
  // What an accepted event has done beside the obvious, in words.
  std::string effects(const league::Change& change) const;
  std::uint64_t chance() const;
  const view::ClubBook& book();
  view::OpenLeague shown();
  view::OpenLeague shown_now() const;
  std::vector<view::TableMatch> matches_for_table() const;

  const session::Session& session_;
  session::Store& store_;
  session::Host host_ = session::system_host();
  session::League league_;
  Outside outside_;
  view::LeaguePicks picks_;
  std::optional<session::OpenCompetition> open_;
  std::vector<std::string> names_;  // of its entrants
  Acts<view::DoneInLeague> acts_;
  Acts<view::ClubAct> club_acts_;
  LookBack look_back_;
  std::optional<std::vector<view::ToldCorrection>> corrections_;  // where they were looked for …
  std::string corrections_of_;                                    // … in this competition …
  std::int64_t corrections_at_ = 0;                               // … when it had so many events
  struct RankedOf {
    Ranked ranked;
    view::ClubFiguresPick of;
  };
  std::optional<RankedOf> ranked_;   // as long as the same is asked for
  mutable codec::EditionPtr rules_;  // of its ruleset, kept while it is shown
  ClubBooks books_;
  bool only_wall_ = false;  // nothing else is shown
  std::string problem_;     // why a competition could not begin
  struct Work;
  std::unique_ptr<Work> work_;               // under way
  std::vector<std::unique_ptr<Work>> left_;  // told to stop, and nobody asks for them
  Drawing draw_;
  double draw_since_ = 0, wall_since_ = 0;
  int turn_ = 0;
};

}  // namespace tanteador::ui
