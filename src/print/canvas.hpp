#pragma once
// Draws pages with libHaru. Positions are points (1/72 inch) from the left and top edges of the page. Errors
// while drawing are reported once, by finish().

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <hpdf.h>

#include "src/print/pdf.hpp"

namespace tanteador::print {

inline constexpr double kRounding = 0.01;  // points: tolerance, so that exactly fitting text is not broken

class Canvas {
 public:
  // The error is a sentence about a font that cannot be used.
  static tl::expected<Canvas, std::string> open(const report::Document& document, const Fonts& fonts);

  double width() const { return width_; }
  double height() const { return height_; }
  int pages() const { return static_cast<int>(pages_.size()); }
  void new_page();
  void turn_to(int page) { at_ = static_cast<std::size_t>(page); }  // counts from 0

  // Width of a letter at a size of 1 point. A letter without a glyph has the width of its replacement.
  double letter_width(Face face, char32_t letter) const;
  double text_width(const Type& type, std::string_view text) const;
  // Draws one line of text that has passed strip_controls().
  void text(double x, double baseline, const Type& type, std::string_view text);
  void line(double x1, double y1, double x2, double y2, Stroke stroke);
  void fill(double x, double y, double width, double height);

  // The pages without their file, or with it. Nothing can be drawn afterwards.
  tl::expected<std::vector<DrawnPage>, std::string> finish_pages();
  tl::expected<Pdf, std::string> finish();

 private:
  struct Free {
    void operator()(HPDF_Doc document) const { HPDF_Free(document); }
  };
  using Handle = std::unique_ptr<std::remove_pointer_t<HPDF_Doc>, Free>;

  Canvas(Handle handle, const report::Document& document);
  bool has_sign(std::size_t face, char32_t letter) const;
  HPDF_Page page() const { return pages_[at_]; }
  HPDF_REAL flip_y(double y) const { return static_cast<HPDF_REAL>(height_ - y); }

  Handle handle_;
  double width_ = 0, height_ = 0;
  std::vector<HPDF_Page> pages_;
  std::vector<DrawnPage> drawn_;  // copies of `pages_`
  std::size_t at_ = 0;
  std::array<HPDF_Font, 2> fonts_{};
  std::map<char32_t, std::string> lacking_;
  mutable std::array<std::vector<std::int16_t>, 2> widths_;  // in thousandths; -1: unknown
};

}  // namespace tanteador::print
