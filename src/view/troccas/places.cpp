#include "src/view/places.hpp"
#include "src/view/troccas/slate.hpp"

namespace tanteador::view {

std::vector<Button*> scores_of(TroccasSlate& slate) {
  Places places;
  for (TroccasColumn& column : slate.columns) places.add(column.why);
  return places.all;
}

std::vector<Button*> entries_of(TroccasSlate& slate) {
  Places places;
  for (TroccasColumn& column : slate.columns) places.add(column.claims);
  if (slate.entry) places.add(slate.entry->enter, slate.entry->matsch, slate.entry->skat);
  if (slate.pile) places.add(slate.pile->enter);
  return places.all;
}

}  // namespace tanteador::view
