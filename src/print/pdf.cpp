#include "src/print/pdf.hpp"

#include <algorithm>

#include "src/core/text/text.hpp"
#include "src/print/canvas.hpp"
#include "src/print/qr.hpp"
#include "src/print/table.hpp"

namespace tanteador::print {

namespace {

constexpr double kMargin = 15 * kPointsPerMm, kCardMargin = 4 * kPointsPerMm;
constexpr double kTitlePoints = 16, kFooterPoints = 7.5;
constexpr double kHeadingPoints[] = {12.5, 10.5};
constexpr double kPointsMax = 144;
constexpr double kAfter = 4;  // points between blocks

void draw_all(Pen& pen, const report::Blocks& blocks);

void draw(Pen& pen, const report::Heading& heading) {
  const Type type{Face::bold, kHeadingPoints[heading.level > 1 ? 1 : 0], Shade::black};
  if (!pen.is_at_top()) pen.down(type.points / 2);
  constexpr double kLinesBelow = 3;  // keeps a heading with the text below it
  pen.need((kLinesBelow + 1) * kLineFactor * type.points);
  pen.text(type, heading.text);
}

void draw(Pen& pen, const report::Paragraph& paragraph) {
  const double points = std::clamp(paragraph.points, report::kSmallestPoints, kPointsMax);
  pen.text(type_of(paragraph.weight, points), paragraph.text, paragraph.align);
}

void draw(Pen& pen, const report::QrCode& code) {
  const auto all = squares(code.text);
  if (!all) return pen.text({Face::regular, report::kSmallestPoints}, code.text, code.align);
  const Frame& frame = pen.frame();
  const double side = std::min({code.side_mm * kPointsPerMm, frame.width, frame.height()});
  if (!pen.need(side)) return;
  const double rest = frame.width - side;
  const double left = frame.left + (code.align == report::Align::left     ? 0
                                    : code.align == report::Align::centre ? rest / 2
                                                                          : rest);
  const double square = side / all->side;
  for (const Dark& dark : all->dark)
    pen.canvas().fill(left + dark.x * square, pen.y() + dark.y * square, dark.length * square, square);
  const double text_left = left + side;  // the light border of the code separates them
  Pen caption_pen(pen.canvas(), {text_left, pen.y(), frame.right() - text_left, pen.y() + side},
                  Pen::PageEnd::stop);
  for (const report::Paragraph& paragraph : code.caption) draw(caption_pen, paragraph);
  pen.down(side);
}

void draw(Pen& pen, const report::WriteOn& line) {
  constexpr double kHigh = 22, kBetween = 6;
  if (!pen.need(kHigh)) return;
  const Type type{};
  const auto label = wrap_lines(pen.canvas(), type, line.label, pen.frame().width / 2).front();
  const double below = kHigh - kLineFactor * type.points;
  pen.line_of_text(type, label, {pen.frame().left, pen.frame().width}, below);
  const double from = pen.frame().left + pen.canvas().text_width(type, label) + kBetween;
  pen.canvas().line(from, pen.y() + kHigh, pen.frame().right(), pen.y() + kHigh, Stroke::thick);
  pen.down(kHigh);
}

void draw(Pen& pen, const report::Gap& gap) {
  const double height = std::clamp(gap.mm, 0.0, 1000.0) * kPointsPerMm;
  if (height < pen.frame().height() && pen.need(height)) pen.down(height);
}

void draw(Pen& pen, const report::PageBreak&) { pen.turn(); }

void draw(Pen& pen, const report::Cards& cards) {
  const int across = std::clamp(cards.across, 1, 10), down = std::clamp(cards.down, 1, 10);
  const Frame page = pen.frame();
  const double width = page.width / across, height = page.height() / down;
  for (std::size_t i = 0; i < cards.cards.size(); ++i) {
    const int place = static_cast<int>(i % static_cast<std::size_t>(across * down));
    if (place == 0) {
      pen.turn();
      pen.down(page.height());
      for (int x = 0; x <= across; ++x)
        pen.canvas().line(page.left + x * width, page.top, page.left + x * width, page.bottom,
                          Stroke::dashed);
      for (int y = 0; y <= down; ++y)
        pen.canvas().line(page.left, page.top + y * height, page.right(), page.top + y * height,
                          Stroke::dashed);
    }
    const double left = page.left + place % across * width + kCardMargin;
    const double top = page.top + place / across * height + kCardMargin;
    const Frame card{left, top, width - 2 * kCardMargin, top + height - 2 * kCardMargin};
    Pen inside(pen.canvas(), card, Pen::PageEnd::stop);
    draw_all(inside, cards.cards[i]);
  }
}

void draw_all(Pen& pen, const report::Blocks& blocks) {
  for (const report::Block& block : blocks) {
    const bool fresh = pen.is_at_top();
    std::visit([&](const auto& content) { draw(pen, content); }, block.content);
    if (!fresh || !pen.is_at_top()) pen.down(kAfter);
  }
}

void draw_footers(Canvas& canvas, const std::string& footer) {
  const Type type{Face::regular, kFooterPoints, Shade::grey};
  const double left = kMargin, width = canvas.width() - 2 * kMargin;
  for (int page = 0; page < canvas.pages(); ++page) {
    canvas.turn_to(page);
    const std::string number = render({N_("Page {0} of {1}"), {page + 1, canvas.pages()}}, {});
    const double number_width = canvas.text_width(type, number);
    Pen pen(canvas, {left, canvas.height() - kMargin, width, canvas.height()}, Pen::PageEnd::stop);
    pen.line_of_text(type, number, {left, width, report::Align::right});
    const auto lines = wrap_lines(canvas, type, footer, width - number_width - kMargin);
    pen.line_of_text(type, lines.front(), {left, width});
  }
}

void draw_document(Canvas& canvas, const report::Document& document) {
  canvas.new_page();
  const double foot = document.footer.empty() ? kMargin : kMargin + 2 * kFooterPoints;
  Pen pen(canvas, {kMargin, kMargin, canvas.width() - 2 * kMargin, canvas.height() - foot},
          Pen::PageEnd::turn_page);
  if (!document.title.empty()) pen.text({Face::bold, kTitlePoints, Shade::black}, document.title);
  if (!document.subtitle.empty())
    pen.text({Face::regular, report::kBodyPoints, Shade::grey}, document.subtitle);
  if (!pen.is_at_top()) pen.down(2 * kAfter);
  draw_all(pen, document.blocks);
  if (!document.footer.empty()) draw_footers(canvas, document.footer);
}

}  // namespace

Fonts system_fonts() {
  const std::string folder = "/usr/share/fonts/truetype/dejavu/";
  return {folder + "DejaVuSans.ttf", folder + "DejaVuSans-Bold.ttf"};
}

tl::expected<std::vector<DrawnPage>, std::string> draw_pages(const report::Document& document,
                                                             const Fonts& fonts) {
  auto canvas = Canvas::open(document, fonts);
  if (!canvas) return tl::unexpected(canvas.error());
  draw_document(*canvas, document);
  return canvas->finish_pages();
}

tl::expected<Pdf, std::string> pdf(const report::Document& document, const Fonts& fonts) {
  auto canvas = Canvas::open(document, fonts);
  if (!canvas) return tl::unexpected(canvas.error());
  draw_document(*canvas, document);
  return canvas->finish();
}

}  // namespace tanteador::print
