#include "ui/layout/box.hpp"

#include <algorithm>

namespace tanteador::ui::layout {

namespace {

using Side = float Extent::*;
constexpr float kJust = 0.01f;  // pixels that a sum of sizes may lose

Side side_along(Along along) { return along == Along::row ? &Extent::wide : &Extent::tall; }
Side side_across(Along along) { return along == Along::row ? &Extent::tall : &Extent::wide; }

// Without the inset. Optional parts need no room.
Extent least_of_parts(const Box& box) {
  Extent parts;
  const Side along = side_along(box.along), across = side_across(box.along);
  bool first = true;
  for (const Box& part : box.parts) {
    if (part.optional) continue;
    const Extent one = least_of(part);
    parts.*along += one.*along + (first ? 0 : box.gap);
    parts.*across = std::max(parts.*across, one.*across);
    first = false;
  }
  return parts;
}

// The size at which the box and all its parts have at least what they wish.
Extent size_of(const Box& box, Extent Box::*wish) {
  const Side along = side_along(box.along), across = side_across(box.along);
  Extent parts;
  for (const Box& part : box.parts) {
    const Extent one = size_of(part, wish);
    parts.*along += one.*along + (&part == &box.parts.front() ? 0 : box.gap);
    parts.*across = std::max(parts.*across, one.*across);
  }
  const Extent least = least_of(box), own = box.optional ? box.best : box.*wish;
  return {std::max({least.wide, own.wide, parts.wide + 2 * box.inset.wide}),
          std::max({least.tall, own.tall, parts.tall + 2 * box.inset.tall})};
}

float size_with_options(const Box& box, Side side) {
  if (box.parts.empty()) return box.optional ? std::max(box.least.*side, box.best.*side) : box.least.*side;
  const bool along = side == side_along(box.along);
  float size = 0;
  for (const Box& part : box.parts) {
    const float one = size_with_options(part, side);
    size = along ? size + one + (&part == &box.parts.front() ? 0 : box.gap) : std::max(size, one);
  }
  return std::max(box.least.*side, size + 2 * box.inset.*side);
}

// Adds room to the sizes, to each the same part of what it lacks.
void grow(std::vector<float>& sizes, const std::vector<float>& wanted, float& room) {
  float lack = 0;
  for (std::size_t i = 0; i < sizes.size(); ++i)
    if (sizes[i] >= 0) lack += std::max(0.0f, wanted[i] - sizes[i]);
  if (lack <= 0 || room <= 0) return;
  const float part = std::min(1.0f, room / lack);
  for (std::size_t i = 0; i < sizes.size(); ++i)
    if (sizes[i] >= 0) sizes[i] += part * std::max(0.0f, wanted[i] - sizes[i]);
  room -= part * lack;
}

// The sizes of the parts along their box. A part without a place has a negative size.
std::vector<float> sizes_of(const Box& box, float room) {
  const Side side = side_along(box.along);
  std::vector<float> sizes, text, good, best;
  room -= least_of_parts(box).*side;
  bool has_neighbour = !std::ranges::all_of(box.parts, &Box::optional);
  for (const Box& part : box.parts) {
    const float least = least_of(part).*side;
    good.push_back(size_of(part, &Box::good).*side);
    best.push_back(std::max(good.back(), size_of(part, &Box::best).*side));
    const float needed = best.back() + (has_neighbour ? box.gap : 0);
    const bool shown = part.optional && needed <= room + kJust;
    if (shown) {
      room -= needed;
      has_neighbour = true;
    }
    sizes.push_back(!part.optional ? least : shown ? best.back() : -1);
    text.push_back(part.optional ? sizes.back() : size_with_options(part, side));
  }
  for (const auto* wanted : {&text, &good, &best}) grow(sizes, *wanted, room);
  float weights = 0;
  for (std::size_t i = 0; i < sizes.size(); ++i)
    if (sizes[i] >= 0) weights += box.parts[i].weight;
  for (std::size_t i = 0; i < sizes.size() && room > 0 && weights > 0; ++i)
    if (sizes[i] >= 0) sizes[i] += room * box.parts[i].weight / weights;
  return sizes;
}

}  // namespace

Box row(float gap, std::vector<Box> parts) {
  return {.along = Along::row, .gap = gap, .parts = std::move(parts)};
}
Box column(float gap, std::vector<Box> parts) {
  return {.along = Along::column, .gap = gap, .parts = std::move(parts)};
}
Box variants(std::vector<Box> layouts) {
  const Box& last = layouts.back();
  Box box{.least = least_of(last), .good = good_of(last), .best = best_of(last)};
  box.variants = std::move(layouts);
  return box;
}
Box stretch(Box box, float weight) {
  box.weight = weight;
  return box;
}
Box widen(Box box, float wide) {
  box.least.wide = std::max(box.least.wide, wide);
  return box;
}
Box heighten(Box box, float tall) {
  box.least.tall = std::max(box.least.tall, tall);
  return box;
}

Extent least_of(const Box& box) {
  const Extent parts = least_of_parts(box);
  return {std::max(box.least.wide, parts.wide + 2 * box.inset.wide),
          std::max(box.least.tall, parts.tall + 2 * box.inset.tall)};
}

Extent good_of(const Box& box) { return size_of(box, &Box::good); }
Extent best_of(const Box& box) { return size_of(box, &Box::best); }

bool fits(const Box& box, Extent room) {
  const Extent least = least_of(box);
  return least.wide <= room.wide + kJust && least.tall <= room.tall + kJust;
}

const Box& first_fitting(std::span<const Box> variants, Extent room) {
  const auto found = std::ranges::find_if(variants, [&](const Box& each) { return fits(each, room); });
  return found == variants.end() ? variants.back() : *found;
}

void visit_places(const Box& box, const Bounds& place, const Visit& visit) {
  visit(box, place);
  if (!box.variants.empty())
    return visit_places(first_fitting(box.variants, {place.width(), place.height()}), place, visit);
  if (box.parts.empty()) return;
  const bool in_row = box.along == Along::row;
  const Bounds inside{place.left + box.inset.wide, place.top + box.inset.tall, place.right - box.inset.wide,
                      place.bottom - box.inset.tall};
  const std::vector<float> sizes = sizes_of(box, in_row ? inside.width() : inside.height());
  float at = in_row ? inside.left : inside.top;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] < 0) continue;
    Bounds part = inside;
    (in_row ? part.left : part.top) = at;
    (in_row ? part.right : part.bottom) = at + sizes[i];
    visit_places(box.parts[i], part, visit);
    at += sizes[i] + box.gap;
  }
}

void draw(const Box& box, const Bounds& place) {
  visit_places(box, place, [](const Box& one, const Bounds& at) {
    if (one.draw) one.draw(at);
  });
}

}  // namespace tanteador::ui::layout
