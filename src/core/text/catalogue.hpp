#pragma once
// A translator's catalogue: the compiled file (.mo) of one language, read whole and never changed, so that
// several languages can be spoken in one process.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace tanteador {

// Which form of a sentence a count takes: the expression of "Plural-Forms", in n, as C writes it.
class PluralRule {
 public:
  PluralRule() = default;  // n != 1
  // Of a catalogue's header. Nothing where the field is there and cannot be understood.
  static std::optional<PluralRule> read(std::string_view header);

  // From 0. What the expression cannot answer (a division by nought) is 0.
  unsigned long form(unsigned long count) const;

 private:
  std::string expression_ = "n != 1";
};

// "withdrawn" for ENGLISH_IN("participant", "withdrawn").
std::string_view without_context(std::string_view sentence);

class Catalogue {
 public:
  // Nothing where the file cannot be read, is damaged or is not in UTF-8.
  static std::optional<Catalogue> read(const std::filesystem::path& file);
  static std::optional<Catalogue> of(std::string bytes);

  // What this one does not say differently is said as the other does, which must outlive it.
  void falls_back_on(const Catalogue& other) { otherwise_ = &other; }

  // The sentence itself, without its context, where it has no translation.
  std::string_view translated(std::string_view sentence) const;
  std::string_view translated(std::string_view singular, std::string_view plural, unsigned long count) const;

 private:
  std::uint32_t number(std::size_t offset) const;                   // of the file; 0 beyond its end
  std::string_view text(std::size_t table, std::size_t row) const;  // all its forms, a NUL between two
  std::optional<std::string_view> forms(std::string_view sentence) const;

  std::string bytes_;
  bool turned_ = false;                                       // made on a machine of the other byte order
  std::size_t count_ = 0, originals_ = 0, translations_ = 0;  // rows, and where the two tables of them begin
  PluralRule plural_;
  const Catalogue* otherwise_ = nullptr;
};

}  // namespace tanteador
