#include "src/view/entry/hold_back.hpp"

#include "src/view/words.hpp"

namespace tanteador::view {

void hold_back(Button& enter, const std::string& question) {
  enter.enabled = false;
  enter.lacking = true;
  enter.detail = say("Not answered: {0}", {std::string_view(question)});
}

}  // namespace tanteador::view
