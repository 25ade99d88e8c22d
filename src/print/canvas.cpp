#include "src/print/canvas.hpp"

#include <algorithm>

#include <hpdf_doc.h>
#include <hpdf_font.h>

#include "src/core/text/letters.hpp"
#include "src/core/text/text.hpp"

namespace tanteador::print {

namespace {

constexpr double kA4[] = {595.276, 841.890}, kLetter[] = {612, 792};
constexpr char32_t kLettersEnd = 0x10000;  // libHaru reads only the tables of 16-bit letters
constexpr std::size_t kFileTitleBytes = 200;

HPDF_REAL real(double number) { return static_cast<HPDF_REAL>(number); }

std::string no_font(const std::string& file) {
  return render({N_("The font {0} could not be read."), {std::string_view(file)}}, {});
}

// The longest beginning with at most `bytes` bytes and no broken letter.
std::string_view beginning(std::string_view text, std::size_t bytes) {
  std::string_view rest = text;
  while (!rest.empty()) {
    const std::size_t so_far = text.size() - rest.size();
    next_letter(rest);
    if (text.size() - rest.size() > bytes) return text.substr(0, so_far);
  }
  return text;
}

// False for scripts written from right to left (Hebrew, Arabic …): libHaru sets letters from the left.
bool can_be_set(char32_t letter) {
  struct Range {
    char32_t first, last;
  };
  constexpr Range kFromTheRight[] = {{0x590, 0x8FF}, {0xFB1D, 0xFDFF}, {0xFE70, 0xFEFE}};
  return letter < kLettersEnd && std::ranges::none_of(kFromTheRight, [&](const Range& range) {
           return letter >= range.first && letter <= range.last;
         });
}

// Replaces letters that cannot be set by U+FFFD.
std::string settable(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::string_view before = text;
    const bool known = can_be_set(next_letter(text));
    out += known ? before.substr(0, before.size() - text.size()) : std::string_view("\xEF\xBF\xBD");
  }
  return out;
}

// A CMap from each 16-bit code to the same letter. Its ranges share a first byte; a block has at most 100.
std::string letters_of_codes() {
  constexpr int kPages = 256, kBlock = 100;
  std::string map =
      "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
      "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
      "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
      "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n";
  for (int page = 0; page < kPages; ++page) {
    if (page % kBlock == 0) map += std::to_string(std::min(kBlock, kPages - page)) + " beginbfrange\n";
    constexpr char kDigits[] = "0123456789ABCDEF";
    const std::string high{kDigits[page / 16], kDigits[page % 16]};
    map += "<" + high + "00> <" + high + "FF> <" + high + "00>\n";
    if (page % kBlock == kBlock - 1 || page == kPages - 1) map += "endbfrange\n";
  }
  return map + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
}

// Replaces libHaru's map of codes to glyphs, invalid for PDF readers, by one to letters for search and copy.
bool set_letters(HPDF_Doc pdf, HPDF_Font font) {
  HPDF_Dict map = HPDF_DictStream_New(pdf->mmgr, pdf->xref);
  if (!map) return false;
  map->filter = HPDF_STREAM_FILTER_FLATE_DECODE;
  return HPDF_Stream_WriteStr(map->stream, letters_of_codes().c_str()) == HPDF_OK &&
         HPDF_Dict_Add(font, "ToUnicode", map) == HPDF_OK;
}

}  // namespace

Canvas::Canvas(Handle handle, const report::Document& document) : handle_(std::move(handle)) {
  const auto& size = document.size == report::Size::a4 ? kA4 : kLetter;
  const bool upright = document.orientation == report::Orientation::portrait;
  width_ = size[upright ? 0 : 1];
  height_ = size[upright ? 1 : 0];
  for (auto& widths : widths_) widths.assign(kLettersEnd, -1);
}

tl::expected<Canvas, std::string> Canvas::open(const report::Document& document, const Fonts& fonts) {
  HPDF_Doc pdf = HPDF_New(nullptr, nullptr);
  if (!pdf) return tl::unexpected(tr("Out of memory."));
  Canvas canvas(Handle(pdf), document);
  HPDF_SetCompressionMode(pdf, HPDF_COMP_ALL);
  HPDF_UseUTFEncodings(pdf);
  HPDF_SetCurrentEncoder(pdf, "UTF-8");
  const std::string* files[] = {&fonts.regular, &fonts.bold};
  for (std::size_t i = 0; i < canvas.fonts_.size(); ++i) {
    const char* name = HPDF_LoadTTFontFromFile(pdf, files[i]->c_str(), HPDF_TRUE);
    canvas.fonts_[i] = name ? HPDF_GetFont(pdf, name, "UTF-8") : nullptr;
    if (!canvas.fonts_[i] || !set_letters(pdf, canvas.fonts_[i])) return tl::unexpected(no_font(*files[i]));
  }
  const std::string title(beginning(settable(strip_controls(document.title)), kFileTitleBytes));
  if (!title.empty()) HPDF_SetInfoAttr(pdf, HPDF_INFO_TITLE, title.c_str());
  return canvas;
}

void Canvas::new_page() {
  at_ = pages_.size();
  pages_.push_back(HPDF_AddPage(handle_.get()));
  drawn_.push_back({.width = width_, .height = height_});
  HPDF_Page_SetWidth(page(), real(width_));
  HPDF_Page_SetHeight(page(), real(height_));
}

double Canvas::letter_width(Face face, char32_t letter) const {
  const auto which = static_cast<std::size_t>(face);
  const char32_t drawn = can_be_set(letter) ? letter : kNoLetter;
  std::int16_t& width = widths_[which][drawn];
  if (width < 0)
    width =
        static_cast<std::int16_t>(HPDF_Font_GetUnicodeWidth(fonts_[which], static_cast<HPDF_UNICODE>(drawn)));
  return width / 1000.0;
}

bool Canvas::has_sign(std::size_t face, char32_t letter) const {
  if (!can_be_set(letter)) return false;
  const auto* about = static_cast<HPDF_FontAttr>(fonts_[face]->attr);
  return HPDF_TTFontDef_GetGlyphid(about->fontdef, static_cast<HPDF_UINT16>(letter)) != 0;
}

double Canvas::text_width(const Type& type, std::string_view text) const {
  double width = 0;
  while (!text.empty()) width += letter_width(type.face, next_letter(text));
  return width * type.points;
}

void Canvas::text(double x, double baseline, const Type& type, std::string_view text) {
  if (text.empty()) return;
  for (std::string_view rest = text; !rest.empty();) {
    const std::string_view before = rest;
    const char32_t letter = next_letter(rest);
    if (letter != kNoLetter && !has_sign(index(type.face), letter))
      lacking_.emplace(letter, before.substr(0, before.size() - rest.size()));
  }
  HPDF_Page_SetGrayFill(page(), real(kGreys[index(type.shade)]));
  HPDF_Page_BeginText(page());
  HPDF_Page_SetFontAndSize(page(), fonts_[index(type.face)], real(type.points));
  const std::string shown = settable(text);
  HPDF_Page_TextOut(page(), real(x), flip_y(baseline), shown.c_str());
  HPDF_Page_EndText(page());
  drawn_[at_].texts.push_back({x, baseline, text_width(type, text), type, shown});
}

void Canvas::line(double x1, double y1, double x2, double y2, Stroke stroke) {
  constexpr HPDF_UINT16 kDashes[] = {static_cast<HPDF_UINT16>(kDash), static_cast<HPDF_UINT16>(kDash)};
  HPDF_Page_SetGrayStroke(page(), real(kGreys[index(shade_of(stroke))]));
  HPDF_Page_SetLineWidth(page(), real(kThicknesses[index(stroke)]));
  HPDF_Page_SetDash(page(), stroke == Stroke::dashed ? kDashes : nullptr, stroke == Stroke::dashed ? 2 : 0,
                    0);
  HPDF_Page_MoveTo(page(), real(x1), flip_y(y1));
  HPDF_Page_LineTo(page(), real(x2), flip_y(y2));
  HPDF_Page_Stroke(page());
  drawn_[at_].lines.push_back({x1, y1, x2, y2, stroke});
}

void Canvas::fill(double x, double y, double width, double height) {
  HPDF_Page_SetGrayFill(page(), 0);
  HPDF_Page_Rectangle(page(), real(x), flip_y(y + height), real(width), real(height));
  HPDF_Page_Fill(page());
  drawn_[at_].boxes.push_back({x, y, width, height});
}

tl::expected<std::vector<DrawnPage>, std::string> Canvas::finish_pages() {
  const auto error = static_cast<int>(HPDF_GetError(handle_.get()));
  if (error != HPDF_OK)
    return tl::unexpected(render({N_("The pages could not be created (libHaru: {0})."), {error}}, {}));
  return std::move(drawn_);
}

tl::expected<Pdf, std::string> Canvas::finish() {
  HPDF_Doc pdf = handle_.get();
  if (HPDF_GetError(pdf) == HPDF_OK) HPDF_SaveToStream(pdf);
  auto pages = finish_pages();
  if (!pages) return tl::unexpected(pages.error());
  std::string bytes(HPDF_GetStreamSize(pdf), '\0');
  auto size = static_cast<HPDF_UINT32>(bytes.size());
  HPDF_ReadFromStream(pdf, reinterpret_cast<HPDF_BYTE*>(bytes.data()), &size);
  bytes.resize(size);
  std::string lacking;
  for (const auto& [letter, text] : lacking_) lacking += text;
  return Pdf{std::move(bytes), std::move(lacking), *std::move(pages)};
}

}  // namespace tanteador::print
