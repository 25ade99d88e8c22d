#pragma once
// The two list-shaped fields of Reader.

#include "src/codec/reader.hpp"

namespace tanteador::codec {

template <class Node>
void Reader<Node>::pairs(std::string_view name, truco::Pairs& pairs) {
  const auto node = find(name);
  if (!node || !check(name, node->is_array(), english("\"{0}\" must be a list of pairs of players."))) return;
  node->each_item([&](const Node& item) {
    if (!check(name, item.is_array(), english("\"{0}\" must be a list of pairs of players."))) return;
    boost::container::small_vector<Seat, 2> players;
    item.each_item([&](const Node& player) { take(name, player, players.emplace_back()); });
    const bool two = check(name, players.size() == 2, english("\"{0}\" must be a list of pairs of players."));
    if (two && pairs.size() < pairs.capacity()) pairs.push_back({players[0], players[1]});
  });
}

// People write {side: points}; the stored form is the list of points by side.
template <class Node>
void Reader<Node>::scores(std::string_view name, std::array<Points, kSidesMax>& scores) {
  const auto node = need(name);
  if (!node) return;
  std::size_t side = 0;
  if (!roster_) {
    if (!check(name, node->is_array(), english("\"{0}\" must be a list."))) return;
    node->each_item([&](const Node& item) {
      if (check(name, side < scores.size(), english("\"{0}\" is too long.")))
        take(name, item, scores[side++]);
    });
    return;
  }
  if (!check(name, node->is_object(), english("\"{0}\" must give a number for each side."))) return;
  node->each_key([&](std::string_view key) {
    const auto found = roster_->sides.find(key);
    const bool known = found != roster_->sides.end();
    if (!known) {
      if (!roster_->known.contains(key))
        fail(name, english("There is no side \"{1}\" in this match."), {name, key});
      return;
    }
    const auto place = static_cast<std::size_t>(index(found->second));
    if (place < scores.size()) take(name, *node->find(key), scores[place]);
  });
}

}  // namespace tanteador::codec
