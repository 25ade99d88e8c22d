// The picture of a page: ink where the page has it, paper elsewhere.

#include "src/print/picture.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tanteador::print;
namespace report = tanteador::report;

namespace pictures_of_pages {

DrawnPage page_with(report::Document document) {
  const auto made = pdf(document);
  REQUIRE(made);
  REQUIRE(!made->pages.empty());
  return made->pages.front();
}

Picture picture_of(const DrawnPage& page, double dots = 2) {
  const auto made = picture(page, dots);
  REQUIRE(made);
  return *made;
}

// The darkest dot of a place given in points.
int darkest(const Picture& picture, double dots, double x, double y, double width, double height) {
  int least = 255;
  for (int row = static_cast<int>(y * dots); row < static_cast<int>((y + height) * dots); ++row)
    for (int at = static_cast<int>(x * dots); at < static_cast<int>((x + width) * dots); ++at)
      least = std::min<int>(least, static_cast<unsigned char>(
                                       picture.greys[static_cast<std::size_t>(row * picture.width + at)]));
  return least;
}

TEST_CASE("a picture has the size of its page, and is dark under its content") {
  const DrawnPage page = page_with({.title = "Zoé", .blocks = {{report::QrCode{"tanteador", 30}}}});
  const Picture upright = picture_of(page);
  CHECK(upright.width == 1191);  // A4, two dots a point
  CHECK(upright.height == 1684);
  REQUIRE(page.texts.size() == 1);
  const DrawnPage::Text& title = page.texts.front();
  CHECK(title.text == "Zoé");
  CHECK(darkest(upright, 2, title.x, title.baseline - title.type.points, title.width, title.type.points) <
        40);
  CHECK(darkest(upright, 2, title.x + title.width + 20, title.baseline - 10, 100, 10) == 255);
  REQUIRE(page.boxes.size() > 20);
  const DrawnPage::Box& box = page.boxes.front();
  CHECK(darkest(upright, 2, box.x, box.y, box.width, box.height) == 0);
  CHECK(darkest(upright, 2, 400, 700, 150, 100) == 255);
}

TEST_CASE("thin lines are visible, and dashes have gaps") {
  const DrawnPage page{.width = 100,
                       .height = 60,
                       .texts = {},
                       .lines = {{10, 20, 90, 20, Stroke::thick}, {10, 40, 90, 40, Stroke::dashed}},
                       .boxes = {}};
  const Picture picture = picture_of(page, 1);
  CHECK(darkest(picture, 1, 30, 18, 40, 4) < 190);
  int ink = 0;
  for (int x = 10; x < 90; ++x)
    ink += std::min(
               static_cast<unsigned char>(picture.greys[static_cast<std::size_t>(39 * picture.width + x)]),
               static_cast<unsigned char>(picture.greys[static_cast<std::size_t>(40 * picture.width + x)])) <
           250;
  CHECK(ink > 30);
  CHECK(ink < 60);
}

TEST_CASE("content beyond the page is cut, and a picture is a PNG file") {
  DrawnPage page{.width = 20, .height = 20, .texts = {}, .lines = {}, .boxes = {{-5, -5, 100, 8}}};
  page.texts.push_back({15, 25, 40, {Face::bold, 30}, "WWW"});
  const std::string bytes = png(picture_of(page, 1));
  CHECK(bytes.starts_with("\x89PNG\r\n"));
  CHECK(bytes.find("IEND") != std::string::npos);
}

TEST_CASE("a missing font is named") {
  const auto made = picture({.width = 10, .height = 10}, 1, {"/nowhere.ttf", "/nowhere.ttf"});
  REQUIRE(!made);
  CHECK(made.error().find("/nowhere.ttf") != std::string::npos);
}

}  // namespace pictures_of_pages
