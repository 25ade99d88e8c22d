#pragma once
// A compiled catalogue (.mo) of one language, read whole and never changed. One process can use several.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace tanteador {

// The plural form for a count: the expression of "Plural-Forms", in n and with C operators.
class PluralRule {
 public:
  PluralRule() = default;  // n != 1
  // Reads a catalogue's header. A header without the field gives the default; a bad expression gives nothing.
  static std::optional<PluralRule> read(std::string_view header);

  // Number of the form, from 0. A division by zero gives 0.
  unsigned long form(unsigned long count) const;

 private:
  std::string expression_ = "n != 1";
};

// Removes the context: "withdrawn" for NC_("participant", "withdrawn").
std::string_view without_context(std::string_view sentence);

class Catalogue {
 public:
  // Returns nothing if the file is unreadable, damaged or not in UTF-8.
  static std::optional<Catalogue> read(const std::filesystem::path& file);
  static std::optional<Catalogue> parse(std::string bytes);

  // Sentences missing here are looked up in `other`, which must outlive this catalogue.
  void falls_back_on(const Catalogue& other) { otherwise_ = &other; }

  // The translation, or the sentence itself without its context.
  std::string_view translate(std::string_view sentence) const;
  std::string_view translate(std::string_view singular, std::string_view plural, unsigned long count) const;

 private:
  std::uint32_t number(std::size_t offset) const;                   // 32 bits of the file; 0 beyond its end
  std::string_view text(std::size_t table, std::size_t row) const;  // all forms, separated by NUL
  std::optional<std::string_view> forms(std::string_view sentence) const;

  std::string bytes_;
  bool turned_ = false;                                       // file has the other byte order
  std::size_t count_ = 0, originals_ = 0, translations_ = 0;  // rows, and the offsets of both tables
  PluralRule plural_;
  const Catalogue* otherwise_ = nullptr;
};

}  // namespace tanteador
