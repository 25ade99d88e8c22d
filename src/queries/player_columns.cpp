#include "src/queries/player_columns.hpp"

#include <algorithm>

#include "src/core/text/join.hpp"
#include "src/core/text/text.hpp"
#include "src/view/words.hpp"

namespace tanteador::queries {

namespace {

struct Label {
  std::string_view field, text;
};
constexpr Label kLabels[] = {
    {"name", N_("Name")},      {"first name", N_("First name")},  {"surname", N_("Surname")},
    {"alias", N_("Nickname")}, {"licence", N_("Licence number")}, {"active", N_("Active")},
    {"club", N_("Club")},      {"rating", N_("Rating")},          {"category", N_("Category")}};

std::string label_of(std::string_view field) {
  return std::string(tr(std::ranges::find(kLabels, field, &Label::field)->text));
}

}  // namespace

std::vector<std::string> column_sentences(const codec::PlayerList& list) {
  std::vector<std::string> read, sentences;
  for (const codec::ReadColumn& one : list.columns) read.push_back(one.title + " → " + label_of(one.field));
  const std::string columns = join(read), left = join(list.left);
  if (list.of_program) sentences.push_back(view::say("Columns read: {0}.", {std::string_view(columns)}));
  if (!left.empty()) sentences.push_back(view::say("Ignored columns: {0}.", {std::string_view(left)}));
  return sentences;
}

}  // namespace tanteador::queries
