#pragma once
// The match on the board: opened, entered into, corrected, and left with what was not entered yet.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "src/view/table.hpp"
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
  session::Session& scratch() { return scratch_; }  // stores nothing
  // The match as it stands now; nothing where there is none.
  std::optional<view::Table> table();

  void open(const std::string& id);
  void show(session::OpenMatch match, bool is_sample);  // that has just begun
  void open_newest();                                   // the one touched last
  void play_sample();
  void discard(const std::string& id);
  void read_again();
  // Keeps the draft of the match: answers that were begun and not entered.
  void leave();
  void take_over(MatchController& before);

  void enter(const view::command::Enter& enter);
  void decide(const std::string& lines);
  using Correction = tl::expected<EventSeq, codec::Failure> (session::Session::*)(session::OpenMatch&);
  void correct(Correction correction, view::Command command);
  // On the board from then on: that entry is replaced; the state before it is asked about.
  void replace(std::int64_t seq);
  void ask_at(std::int64_t seq);
  void dismiss_correction() { correction_.reset(); }

  view::Panel board();
  // Adds the entries that the refused correction would remove, if there is one.
  void add_cascade(view::Panel& panel);
  bool has_voice() const { return voice_.is_there(); }
  bool has_tones() const { return sounds_.is_there(); }

 private:
  struct Draft {
    std::int64_t events = 0;  // the match had when it was left
    view::Picks picks;
  };
  void add_warning_fields(Entry& entry) const;
  bool make_replacement(Entries& entries);
  void show_answer(const tl::expected<session::Added, codec::InputError>& added, view::Command command,
                   const Entry* single);
  void forget_answers(const view::command::Enter* entered);
  void refuse(const Refusal& refusal, const Entry* single);
  view::Picks drafts_of_match() const;
  view::BoardState& begin_board();
  int sets() const;
  std::vector<Points> points() const;
  void say_score(const std::vector<Points>& before);
  std::int64_t moment() const;
  view::Asked ask(const Entries& entries) const;
  std::string others_in_play() const;

  AppState& state_;
  PeopleController& people_;
  PinController& pins_;
  session::Session scratch_{nullptr, session::system_host(), session::Keep::no};
  std::optional<session::OpenMatch> match_;
  bool is_sample_ = false;               // the match is of the scratch session
  std::map<std::string, Draft> drafts_;  // by match, of this run
  std::optional<Entry> correction_;      // refused because of later entries that would fall with it
  Voice voice_{state_.options.voice};
  Sounds sounds_{state_.options.player};
};

}  // namespace tanteador::ui
