#include "src/reports/pages/parts.hpp"

#include <algorithm>
#include <cmath>

#include "src/core/text/text.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

const TableLink* find_link(const Input& of, std::size_t table) {
  if (!of.links) return nullptr;
  const auto found = of.links->find({of.round->stage, of.round->round, static_cast<int>(table)});
  return found == of.links->end() ? nullptr : &found->second;
}

QrCode code_of(const TableLink& link, double side_mm) {
  constexpr double kCodePoints = 20;
  return {.text = link.address,
          .side_mm = side_mm,
          .caption = {{say("Scan this, or type it at {0}:", {std::string_view(link.room)}), Weight::faint},
                      {link.code, Weight::strong, Align::left, kCodePoints}}};
}

double fitting_points(std::size_t letters, std::size_t room, double points) {
  constexpr double kLeast = 7;
  if (letters <= room) return points;
  return std::max(kLeast, points * std::sqrt(static_cast<double>(room) / static_cast<double>(letters)));
}

}  // namespace tanteador::report
