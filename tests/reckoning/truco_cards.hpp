#pragma once
// The agreements and cards of Truco for its second reckoning: ranks, envido and flor under each order of the
// cards. T, U and B numbers as in docs/rules/truco.md.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tanteador::reckoning::naipes {

// The agreement of a table, by the names and words of the parameter list.
class Agreement {
 public:
  explicit Agreement(std::string_view edition);
  void agree(const std::string& parameter, const std::string& word) { words_[parameter] = word; }
  const std::string& word(const std::string& parameter) const { return words_.at(parameter); }
  bool is(const std::string& parameter, std::string_view word) const { return words_.at(parameter) == word; }
  bool yes(const std::string& parameter) const { return is(parameter, "true"); }
  int number(const std::string& parameter) const;
  // The parameter as a number, or `else_by_word` if its value is a word.
  int number_or(const std::string& parameter, int else_by_word) const;

 private:
  std::map<std::string, std::string> words_;
};

struct Naipe {
  int rank = 0;   // 1-7, 10-12
  char suit = 0;  // e b o c
  bool operator==(const Naipe&) const = default;
};
using Hand = std::vector<Naipe>;
std::vector<Naipe> pack(const Agreement& agreed);
std::string name(const Naipe& card);
bool needs_turned_card(const Agreement& agreed);

// The worth of cards under an agreement and the turned card of a deal.
class Cards {
 public:
  Cards(const Agreement& agreed, const Naipe& turned) : agreed_(&agreed), turned_(turned) {}

  const Naipe& turned() const { return turned_; }
  int order(const Naipe& card) const;      // the higher wins the trick (T-5, U-10, B-7 to B-9)
  int envido_of(const Hand& hand) const;   // T-7, U-20
  int flor_of(const Hand& hand) const;     // T-8, U-30
  bool is_flor(const Hand& hand) const;    // U-29
  int pieces_of(const Hand& hand) const;   // U-8
  bool has_substitute(const Hand&) const;  // the 12 that stands for a piece (U-9)

 private:
  int piece(const Naipe& card) const;
  int value(const Naipe& card) const;
  const Agreement* agreed_;
  Naipe turned_;
};

}  // namespace tanteador::reckoning::naipes
