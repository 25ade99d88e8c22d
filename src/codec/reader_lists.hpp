#pragma once
// The list-shaped fields of Reader.

#include "src/codec/reader.hpp"

namespace tanteador::codec {

template <class T>
T& emplace(T& value) {
  return value;
}
template <class T>
T& emplace(std::optional<T>& value) {
  return value.emplace();
}

template <class Node>
void Reader<Node>::pairs(std::string_view name, auto& pairs) {
  const auto node = find(name);
  if (!node || !check(name, node->is_array(), N_("\"{0}\" must be a list of pairs of players."))) return;
  node->visit_items([&](const Node& item) {
    if (!check(name, item.is_array(), N_("\"{0}\" must be a list of pairs of players."))) return;
    boost::container::small_vector<Seat, 2> players;
    item.visit_items([&](const Node& player) { take(name, player, players.emplace_back()); });
    const bool two = check(name, players.size() == 2, N_("\"{0}\" must be a list of pairs of players."));
    if (two && pairs.size() < pairs.capacity()) pairs.push_back({players[0], players[1]});
  });
}

// `ids` selects players or sides.
template <class Node>
template <class Values, class Ids>
void Reader<Node>::by_id(std::string_view name, const Node& node, Values& values, const Ids& ids,
                         log_rules::Kind stranger) {
  std::size_t place = 0;
  if (!roster_) {
    if (!check(name, node.is_array(), N_("\"{0}\" must be a list."))) return;
    node.visit_items([&](const Node& item) {
      const bool fits = check(name, place < values.size(), N_("\"{0}\" is too long."));
      if (fits && !item.is_null()) take(name, item, emplace(values[place]));
      ++place;
    });
    return;
  }
  if (!check(name, node.is_object(), N_("\"{0}\" must give a value for each name."))) return;
  node.visit_keys([&](std::string_view key) {
    const auto& known = *ids(*roster_);
    const auto found = known.find(key);
    if (found == known.end()) {
      if (roster_->known.contains(key))
        stranger_ =
            InputError{.message = {}, .field = std::string(name), .refused = log_rules::violation(stranger)};
      else
        fail(name, N_("This match has no \"{1}\"."), key);
      return;
    }
    place = static_cast<std::size_t>(index(found->second));
    if (place < values.size()) take(name, *node.find(key), emplace(values[place]));
  });
}

// The scores that sides bring along. A missing side has none.
template <class Node>
void Reader<Node>::scores(std::string_view name, std::array<Points, kSidesMax>& scores) {
  need_by_side(name, scores);
}

}  // namespace tanteador::codec
