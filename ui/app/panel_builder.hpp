#pragma once
// Builds the current screen from the state of the controllers.

#include "ui/app/controllers.hpp"
#include "ui/app/system/awake.hpp"

namespace tanteador::ui {

class PanelBuilder {
 public:
  explicit PanelBuilder(Controllers& controllers)
      : controllers_(controllers), awake_(controllers.state.options.awake) {}

  // Throws the exceptions of the store.
  view::Panel build();
  std::string tv_clock() const;  // the time of day on the big screen

 private:
  using Body = decltype(view::Panel::body);
  view::Panel screen();
  std::optional<Body> body(const view::MatchContext* context);
  std::optional<Body> body_of_match(const view::MatchContext* context);
  view::Home home();
  view::TvView tv_view(const view::MatchContext& context) const;
  void add_buttons(view::Panel& panel) const;

  Controllers& controllers_;
  Awake awake_;  // while a match is played
};

}  // namespace tanteador::ui
