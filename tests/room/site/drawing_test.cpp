// What is drawn beside a score is what the score is.

#include "src/room/site/drawing.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace drawings {

using namespace tanteador;
using Kind = view::OutlineMarks::Kind;

// Pieces of the path of that class: each begins with an M.
int pieces(const room::Markup& drawing, const std::string& name) {
  const std::string& html = drawing.html();
  const std::size_t path = html.find("<path class=\"" + name + "\"");
  if (path == html.npos) return 0;
  const std::string drawn = html.substr(path, html.find('>', path) - path);
  return static_cast<int>(std::ranges::count(drawn, 'M'));
}

TEST_CASE("a match lies for every point, with a line below the malas once there are buenas") {
  for (int points = 1; points <= 30; ++points) {
    CAPTURE(points);
    const room::Markup drawing = room::drawing_of({.kind = Kind::matches,
                                                   .above = std::min(points, 15),
                                                   .below = std::max(0, points - 15),
                                                   .most = 15});
    CHECK(pieces(drawing, "head") == points);
    CHECK(pieces(drawing, "line") == points + (points > 15 ? 1 : 0));
  }
}

TEST_CASE("a stroke stands for every point of an account, above the line or below it") {
  for (const int account : {1, 5, 12, 20, 21, 60}) {
    CAPTURE(account);
    for (const bool debt : {false, true}) {
      const room::Markup drawing =
          room::drawing_of({.kind = Kind::strokes, .above = debt ? 0 : account, .below = debt ? account : 0});
      CHECK(pieces(drawing, "line") == account + 1);  // and the line
      CHECK(pieces(drawing, "head") == 0);
    }
  }
  CHECK(room::drawing_of({.kind = Kind::strokes, .above = 1}).html() !=
        room::drawing_of({.kind = Kind::strokes, .below = 1}).html());
}

TEST_CASE("nothing is drawn of nothing, nor what nobody would count") {
  CHECK(room::drawing_of({}).empty());
  CHECK(room::drawing_of({.kind = Kind::matches, .most = 15}).empty());
  CHECK(room::drawing_of({.kind = Kind::strokes, .above = 101}).empty());
}

}  // namespace drawings
