#include <algorithm>

#include "src/view/truco/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view::truco {

namespace {

std::string offer_object(const AnyMatch& match, const Offer& offer) {
  if (offer.type == "called") return spoken_call(match, offer.word);
  if (offer.type == "trick_won") return tr("Trick");
  if (offer.type == "tallied") return tr("Points");
  return {};
}

void add_reason(std::vector<Reason>& list, Reason reason) {
  const auto same = std::ranges::find_if(list, [&](const Reason& other) {
    return other.why == reason.why && other.rule == reason.rule && other.whom == reason.whom;
  });
  if (same == list.end()) {
    list.push_back(std::move(reason));
  } else if ((", " + same->what + ",").find(", " + reason.what + ",") == std::string::npos) {
    same->what += ", " + reason.what;
  }
}

}  // namespace

// One line for all calls refused to the same side for the same reason.
std::vector<Reason> reasons(const BoardContext& context) {
  std::vector<Reason> list;
  const Names& names = context.table.names;
  for (const Offer& offer : context.offers) {
    const std::string what = offer_object(context.table.match, offer);
    if (what.empty()) continue;
    const auto reason = [&](const Violation& why, std::string whom) {
      return Reason{what, render(why.message(), names), std::string(why.rule()), {}, std::move(whom)};
    };
    if (offer.refused) add_reason(list, reason(*offer.refused, {}));
    for (const NotForSide& side : offer.not_for)
      add_reason(list, reason(side.why, side_name(context.table, side.side)));
  }
  for (Reason& reason : list) {
    const std::string what = reason.whom.empty() ? reason.what : reason.whom + " – " + reason.what;
    reason.sentence = say("{0}: {1}", {std::string_view(what), std::string_view(reason.why)});
  }
  return list;
}

}  // namespace tanteador::view::truco
