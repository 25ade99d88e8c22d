#include "src/queries/report_remarks.hpp"

#include "src/core/text/join.hpp"
#include "src/core/text/text.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::queries {

namespace {

using view::say;

std::string points_text(const std::vector<session::PointsDiffer>& differ) {
  if (differ.empty()) return {};
  std::string text = tr("The points in the file are not those of its results. Check what a win, a draw and a "
                        "bye are worth (line 162), and the results of these players:") +
                     "\n";
  for (const session::PointsDiffer& one : differ) {
    const std::string in_file = view::halves_text(one.in_file), here = view::halves_text(one.here);
    text += "  " +
            say("#{0} {1}: {2} in the file, {3} by its results",
                {one.number, std::string_view(one.name), std::string_view(in_file), std::string_view(here)}) +
            "\n";
  }
  return text;
}

}  // namespace

std::string report_remarks(const session::ReportTaken& taken) {
  std::string text;
  if (const std::string left = join(taken.left); !left.empty())
    text += say("Unknown tie-breaks ignored: {0}.", {std::string_view(left)}) + "\n";
  if (taken.has_other_points) text += tr("Lines 299 that change the points of a result were ignored.") + "\n";
  text += points_text(taken.differ);
  for (const session::LaterBye& one : taken.later_byes)
    text += say("{0} asks for a bye in round {1}: enter it when that round is the next one.",
                {std::string_view(one.name), one.round}) +
            "\n";
  return text;
}

}  // namespace tanteador::queries
