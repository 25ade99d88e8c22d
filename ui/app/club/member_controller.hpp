#pragma once
// Players and teams of the club: adding, changing, merging, deleting, and lists of people.

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
  ClubAnswer forget_player(const std::string& person);  // erases the personal data; results remain
  ClubAnswer change(const league::ClubEvent& event);
  ClubAnswer change_keys(const view::command::ChangeKeys& change);
  ClubAnswer save(league::Team team);  // without an id: adds it; else changes it
  ClubAnswer take_back();

  // Reads a list of people in any encoding, names in the club's order. The error says why it is no list.
  tl::expected<std::vector<view::ListedEntrant>, std::string> read_list(std::string_view bytes);
  bool takes_lists(view::Screen screen) const;
  void show_list(view::Screen screen, std::vector<view::ListedEntrant> list);
  // Adds all people of the list, or none. People not yet known become players of the club.
  ClubAnswer add_people(const view::command::AddPeople& list);

 private:
  ClubAnswer add_pairs(const view::command::AddPeople& list);
  ClubAnswer enter_listed(const std::vector<view::ListedEntrant>& list);
  void remember(std::optional<view::ClubAct> act, std::int64_t events);
  void close_removed_team();

  ClubState& state_;
  CompetitionController& competition_;
};

}  // namespace tanteador::ui
