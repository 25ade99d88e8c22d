#pragma once
// Helpers for one page of the further settings. Internal to this folder.

#include <algorithm>

#include "src/view/league/plan/more.hpp"

namespace tanteador::view {

inline constexpr int kRoundsMost = 100;

// The input of a page, and makers of its buttons. Each button carries the changed settings.
struct PlanPage {
  const ClubBook& book;
  const Texts& typed;
  const CompetitionDraft& draft;
  const league::CompetitionSetup& setup;

  const league::StageSetup& stage() const { return setup.stages.front(); }
  Button with(PlanMore next, std::string id, std::string label, bool chosen) const {
    PlanState changed{draft, typed};
    changed.draft.more = std::move(next);
    Button action = state_action(std::move(changed), "more/" + std::move(id), std::move(label));
    action.chosen = chosen;
    return action;
  }
  // A button that sets a text field to `text`.
  Button typing(std::string_view field, std::string id, std::string label, const std::string& text) const {
    PlanState changed{draft, typed};
    changed.typed[std::string(field)] = text;
    Button action = state_action(std::move(changed), "more/" + std::move(id), std::move(label));
    action.chosen = field_text(typed, field) == text;
    return action;
  }
  template <class Value>
  Stepper number(const std::string& id, int now, int step, int least, int most,
                 Value PlanMore::*value) const {
    Stepper view{{}, std::to_string(now), {}, {}};
    const auto key = [&](int by, const char* label) {
      PlanMore next = draft.more;
      next.*value = std::clamp(now + by, least, most);
      Button action = with(std::move(next), id + (by < 0 ? "/less" : "/more"), label, false);
      action.enabled = now + by >= least && now + by <= most;
      return action;
    };
    view.less = key(-step, "−");
    view.more = key(step, "+");
    return view;
  }
  Button flag(const std::string& id, std::string label, bool PlanMore::*value, bool is) const {
    PlanMore next = draft.more;
    next.*value = is;
    return with(std::move(next), id, std::move(label), draft.more.*value == is);
  }
  Button place(const std::string& id, std::string label, int PlanMore::*value, int is) const {
    PlanMore next = draft.more;
    next.*value = is;
    return with(std::move(next), id + "/" + std::to_string(is), std::move(label), draft.more.*value == is);
  }
};

void add_stage_rows(SettingSheet& sheet, const PlanPage& page);
// Applies the typed points and score of a substitute, if the stage gives fixed ones.
void add_substitutes(league::StageSetup& stage, const Texts& typed);

}  // namespace tanteador::view
