#include "tests/league/pairing/greatest_matching.hpp"

#include <algorithm>
#include <numeric>

namespace tanteador::league {

namespace {
constexpr int kNobody = -1;
}

GreatestMatching::GreatestMatching(int vertices)
    : size_(vertices),
      joined_(static_cast<std::size_t>(vertices), std::vector<char>(static_cast<std::size_t>(vertices))),
      partner_(static_cast<std::size_t>(vertices), kNobody),
      parent_(static_cast<std::size_t>(vertices)),
      base_(static_cast<std::size_t>(vertices)),
      reached_(static_cast<std::size_t>(vertices)),
      in_blossom_(static_cast<std::size_t>(vertices)) {}

void GreatestMatching::join(int a, int b) { at(at(joined_, a), b) = at(at(joined_, b), a) = 1; }

int GreatestMatching::pairs() {
  for (int a = 0; a < size_; ++a) {  // whoever is free at once
    for (int b = a + 1; at(partner_, a) == kNobody && b < size_; ++b) {
      if (at(partner_, b) == kNobody && at(at(joined_, a), b)) at(partner_, a) = b, at(partner_, b) = a;
    }
  }
  for (int root = 0; root < size_; ++root) {
    if (at(partner_, root) == kNobody) grow_from(root);
  }
  return static_cast<int>(size_ - std::ranges::count(partner_, kNobody)) / 2;
}

bool GreatestMatching::grow_from(int root) {
  std::ranges::fill(reached_, char{0});
  std::ranges::fill(parent_, kNobody);
  std::iota(base_.begin(), base_.end(), 0);
  queue_.assign(1, root);
  at(reached_, root) = 1;
  for (std::size_t next = 0; next < queue_.size(); ++next) {
    const int vertex = queue_[next];
    for (int other = 0; other < size_; ++other) {
      if (!at(at(joined_, vertex), other) || at(base_, vertex) == at(base_, other)) continue;
      if (at(partner_, vertex) == other) continue;
      const int mate = at(partner_, other);
      if (other == root || (mate != kNobody && at(parent_, mate) != kNobody)) {
        shrink(vertex, other);
      } else if (at(parent_, other) == kNobody) {
        at(parent_, other) = vertex;
        if (mate == kNobody) {
          flip_path(other);
          return true;
        }
        at(reached_, mate) = 1;
        queue_.push_back(mate);
      }
    }
  }
  return false;
}

void GreatestMatching::shrink(int a, int b) {
  const int base = common_base(a, b);
  std::ranges::fill(in_blossom_, char{0});
  mark_path(a, base, b);
  mark_path(b, base, a);
  for (int vertex = 0; vertex < size_; ++vertex) {
    if (!at(in_blossom_, at(base_, vertex))) continue;
    at(base_, vertex) = base;
    if (at(reached_, vertex)) continue;
    at(reached_, vertex) = 1;
    queue_.push_back(vertex);
  }
}

void GreatestMatching::mark_path(int vertex, int base, int child) {
  while (at(base_, vertex) != base) {
    const int mate = at(partner_, vertex);
    at(in_blossom_, at(base_, vertex)) = at(in_blossom_, at(base_, mate)) = 1;
    at(parent_, vertex) = child;
    child = mate;
    vertex = at(parent_, mate);
  }
}

int GreatestMatching::common_base(int a, int b) const {
  std::vector<char> on_path(static_cast<std::size_t>(size_));
  for (int vertex = at(base_, a);; vertex = at(base_, at(parent_, at(partner_, vertex)))) {
    at(on_path, vertex) = 1;
    if (at(partner_, vertex) == kNobody) break;
  }
  int vertex = at(base_, b);
  while (!at(on_path, vertex)) vertex = at(base_, at(parent_, at(partner_, vertex)));
  return vertex;
}

void GreatestMatching::flip_path(int vertex) {
  while (vertex != kNobody) {
    const int before = at(parent_, vertex), next = at(partner_, before);
    at(partner_, vertex) = before;
    at(partner_, before) = vertex;
    vertex = next;
  }
}

}  // namespace tanteador::league
