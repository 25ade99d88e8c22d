// The drawing beside a score matches the score.

#include "src/web/pages/drawing.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <limits>

namespace drawings {

using namespace tanteador;
using Kind = view::OutlineMarks::Kind;

// Pieces of the path of that class: each begins with an M.
int pieces(const web::Markup& drawing, const std::string& name) {
  const std::string& html = drawing.html();
  const std::size_t path = html.find("<path class=\"" + name + "\"");
  if (path == html.npos) return 0;
  const std::string drawn = html.substr(path, html.find('>', path) - path);
  return static_cast<int>(std::ranges::count(drawn, 'M'));
}

bool has_way(const web::Markup& drawing, std::string_view way) {
  return drawing.html().find(way) != std::string::npos;
}

TEST_CASE("each point is a match, with a line below the malas once there are buenas") {
  for (int points = 1; points <= 30; ++points) {
    CAPTURE(points);
    const web::Markup drawing = web::drawing_of({.kind = Kind::matches,
                                                 .above = std::min(points, 15),
                                                 .below = std::max(0, points - 15),
                                                 .most = 15});
    CHECK(pieces(drawing, "head") == points);
    CHECK(pieces(drawing, "line") == points + (points > 15 ? 1 : 0));
  }
}

TEST_CASE("each point of Brazil is a bean, in rows of six") {
  for (const int points : {1, 6, 7, 12, 15}) {
    CAPTURE(points);
    const web::Markup drawing = web::drawing_of({.kind = Kind::beans, .above = points, .most = 12});
    CHECK(pieces(drawing, "line") == points);
    CHECK(has_way(drawing, points > 12 ? "0 0 96 48" : "0 0 96 32"));
  }
}

TEST_CASE("each point of an account is a stroke, above the line or below it") {
  for (const int account : {1, 5, 12, 20, 21, 60}) {
    CAPTURE(account);
    for (const bool debt : {false, true}) {
      const web::Markup drawing =
          web::drawing_of({.kind = Kind::strokes, .above = debt ? 0 : account, .below = debt ? account : 0});
      CHECK(pieces(drawing, "line") == account + 1);  // and the line
      CHECK(pieces(drawing, "head") == 0);
    }
  }
  CHECK(web::drawing_of({.kind = Kind::strokes, .above = 1}).html() !=
        web::drawing_of({.kind = Kind::strokes, .below = 1}).html());
}

int count_of(const web::Markup& drawing, std::string_view part) {
  int count = 0;
  for (std::size_t at = drawing.html().find(part); at != std::string::npos;
       at = drawing.html().find(part, at + 1))
    ++count;
  return count;
}

TEST_CASE("each side has a curve from zero, a point a deal, higher for more") {
  const web::Markup drawing =
      web::drawing_of(view::OutlineCurves{.lines = {{0, 100, -50}, {0, -100, 50}}, .low = -100, .high = 100});
  CHECK(pieces(drawing, "nought") == 1);
  CHECK(count_of(drawing, "class=\"line\"") == 2);
  CHECK(has_way(drawing, "M4 52L124 4L244 76"));
  CHECK(has_way(drawing, "M4 52L124 100L244 28"));
  // Figures nobody writes stay within the picture.
  const int most = std::numeric_limits<int>::max(), least = std::numeric_limits<int>::min();
  CHECK(has_way(web::drawing_of(view::OutlineCurves{.lines = {{0, most, least}}, .low = least, .high = most}),
                "L124 4L244 100"));
}

TEST_CASE("a player's card is drawn in front: its rank and suit, or its back") {
  using Card = view::OutlineCard;
  const std::vector<Card> cards{{.seat = "Ana", .face = Card::Face::open, .rank = "10", .suit = 'h'},
                                {.seat = "Beto", .face = Card::Face::down},
                                {.seat = "<Carla> of the long name"},
                                {.seat = "Dani", .face = Card::Face::open, .rank = "K", .suit = 's'}};
  const web::Markup drawing = web::drawing_of(cards);
  CHECK(count_of(drawing, "class=\"face\"") == 2);
  CHECK(count_of(drawing, "class=\"back\"") == 1);
  CHECK(count_of(drawing, "class=\"place\"") == 1);
  CHECK(count_of(drawing, "class=\"red\"") == 2);
  for (const char* said : {">10<", ">♥<", ">K<", ">♠<", ">Ana<", ">&lt;Carla&gt; of<"})
    CHECK(count_of(drawing, said) == 1);
}

TEST_CASE("empty and uncountably large amounts are not drawn") {
  CHECK(web::drawing_of(view::OutlineMarks{}).empty());
  CHECK(web::drawing_of(view::OutlineCurves{}).empty());
  CHECK(web::drawing_of(view::OutlineCurves{.lines = {{0}, {0}}, .low = -100, .high = 100}).empty());
  CHECK(web::drawing_of(std::vector<view::OutlineCard>(4, {.seat = "Ana"})).empty());
  CHECK(web::drawing_of({.kind = Kind::matches, .most = 15}).empty());
  CHECK(web::drawing_of({.kind = Kind::strokes, .above = 101}).empty());
}

}  // namespace drawings
