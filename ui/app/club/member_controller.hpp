#pragma once
// Players and teams of the club: added, changed, merged and forgotten; and lists of people.

#include <string>
#include <string_view>
#include <vector>

#include "ui/app/club/competition_controller.hpp"

namespace tanteador::ui {

class MemberController {
 public:
  MemberController(ClubState& state, CompetitionController& competition)
      : state_(state), competition_(competition) {}

  ClubAnswer show_player(const std::string& person);
  ClubAnswer add_player(const std::string& name);
  ClubAnswer edit_player(const view::command::EditPlayer& edit);
  ClubAnswer forget_player(const std::string& person);
  ClubAnswer change(const league::ClubEvent& event);
  ClubAnswer save(league::Team team);
  ClubAnswer take_back();

  // A list of people in any encoding, names in the order the club prefers; the error says why it is none.
  tl::expected<std::vector<view::ListedEntrant>, std::string> read_list(std::string_view bytes);
  // On a screen that takes lists: a list is shown before it is taken.
  bool takes_lists(view::Screen screen) const;
  void show_list(view::Screen screen, std::vector<view::ListedEntrant> list);
  // All of them or nobody; whoever is new becomes a player of the club.
  ClubAnswer add_people(const view::command::AddPeople& list);

 private:
  ClubAnswer enter_listed(const std::vector<view::ListedEntrant>& list);
  void remember(std::optional<view::ClubAct> act, std::int64_t events);
  void close_removed_team();

  ClubState& state_;
  CompetitionController& competition_;
};

}  // namespace tanteador::ui
