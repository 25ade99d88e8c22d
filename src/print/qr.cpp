#include "src/print/qr.hpp"

#include <cstdint>
#include <stdexcept>

#include <qrcodegen/qrcodegen.hpp>

namespace tanteador::print {

namespace {

constexpr int kBorder = 4;

}  // namespace

std::optional<Squares> squares(const std::string& text) {
  if (text.empty()) return std::nullopt;
  try {
    const std::vector<std::uint8_t> bytes(text.begin(), text.end());
    const auto code = qrcodegen::QrCode::encodeBinary(bytes, qrcodegen::QrCode::Ecc::MEDIUM);
    Squares all{.side = code.getSize() + 2 * kBorder, .dark = {}};
    for (int y = 0; y < code.getSize(); ++y) {
      for (int x = 0; x < code.getSize(); ++x) {
        int length = 0;
        while (code.getModule(x + length, y)) ++length;  // outside the code, getModule() is false
        if (length > 0) all.dark.push_back({x + kBorder, y + kBorder, length});
        x += length;
      }
    }
    return all;
  } catch (const std::length_error&) {
    return std::nullopt;
  }
}

}  // namespace tanteador::print
