#pragma once
// The match on the screen: opening, entries, corrections, and drafts of what was not entered yet.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "src/view/match_context.hpp"
#include "ui/app/match/people_controller.hpp"
#include "ui/app/pin_controller.hpp"
#include "ui/app/system/sounds.hpp"
#include "ui/app/system/voice.hpp"

namespace tanteador::ui {

class MatchController {
 public:
  MatchController(AppState& state, PeopleController& people, PinController& pins)
      : state_(state), people_(people), pins_(pins) {}

  const std::optional<session::OpenMatch>& match() const { return match_; }
  bool is_sample() const { return is_sample_; }
  // The session of the match. A sample match has one that stores nothing.
  session::Session& session() { return is_sample_ ? scratch_ : state_.session; }
  session::Session& scratch() { return scratch_; }
  // The match as it stands now; nothing if no match is open.
  std::optional<view::MatchContext> match_context();

  void open(const std::string& id);  // shows it with its draft; no such match: shows the home screen
  void show(session::OpenMatch match, bool is_sample);  // a match that has just started
  void open_newest();                                   // the match touched last
  void play_sample();
  void discard(const std::string& id);  // ends a match without entries
  void read_again();                    // another program may have added entries
  // Remembers the draft of the match for this run: answers that were begun but not entered.
  void leave();
  void take_over(MatchController& before);  // takes the drafts of an app that is being replaced

  void enter(const view::command::Enter& enter);  // a refusal becomes the notice
  void decide(const std::string& lines);          // enters a decision completely or not at all
  using Correction = tl::expected<EventSeq, codec::Failure> (session::Session::*)(session::OpenMatch&);
  void correct(Correction correction, view::Command command);
  // replace() shows the match for replacing that entry; ask_at() asks the referee about the state before it.
  void replace(std::int64_t seq);
  void ask_at(std::int64_t seq);
  void dismiss_correction() { correction_.reset(); }

  view::Panel board();  // precondition: a match is open
  // Adds the entries that the refused correction would remove, if there is one.
  void add_cascade(view::Panel& panel);
  bool has_voice() const { return voice_.is_there(); }
  bool has_tones() const { return sounds_.is_there(); }

 private:
  struct Draft {
    std::int64_t events = 0;  // of the match when it was left
    view::ScreenStates states;
  };
  void add_warning_fields(Entry& entry) const;
  bool make_replacement(Entries& entries);
  void show_answer(const tl::expected<session::AddResult, codec::InputError>& added, view::Command command,
                   const Entry* single);
  void forget_answers(const view::command::Enter* entered);
  void refuse(const Refusal& refusal, const Entry* single);
  view::ScreenStates drafts_of_match() const;
  view::BoardState& begin_board();
  int sets() const;
  std::vector<Points> points() const;
  void say_score(const std::vector<Points>& before);
  std::int64_t moment() const;
  view::OpinionAnswer ask(const Entries& entries) const;
  std::string others_in_play() const;

  AppState& state_;
  PeopleController& people_;
  PinController& pins_;
  session::Session scratch_{nullptr, session::system_host(), session::Keep::no};
  std::optional<session::OpenMatch> match_;
  bool is_sample_ = false;
  std::map<std::string, Draft> drafts_;  // by match, of this run
  std::optional<Entry> correction_;      // refused, because later entries would be removed with it
  Voice voice_{state_.options.voice};
  Sounds sounds_{state_.options.player};
};

}  // namespace tanteador::ui
