#pragma once
// A maximum matching of a graph. The checker's own code, without a library, so that it shares no mistake with
// the pairing.

#include <vector>

namespace tanteador::league {

// J. Edmonds, "Paths, trees, and flowers" (1965): grows paths and shrinks the odd cycles they meet.
class GreatestMatching {
 public:
  explicit GreatestMatching(int vertices);
  void join(int a, int b);
  int pairs();  // the size of a maximum matching of the edges

 private:
  bool grow_from(int root);
  void shrink(int a, int b);
  void mark_path(int vertex, int base, int child);
  int common_base(int a, int b) const;
  void flip_path(int vertex);
  auto at(auto& list, int place) const -> decltype(list[0]) { return list[static_cast<std::size_t>(place)]; }

  int size_;
  std::vector<std::vector<char>> joined_;
  std::vector<int> partner_, parent_, base_, queue_;
  std::vector<char> reached_, in_blossom_;
};

}  // namespace tanteador::league
