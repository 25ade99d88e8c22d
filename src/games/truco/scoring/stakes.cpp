#include "src/games/truco/scoring/stakes.hpp"
#include "src/games/truco/words.hpp"

#include <algorithm>
#include <array>

namespace tanteador::truco {

namespace {

std::array<Points, kRaisesMax + 1> ladder(const Parameters& p) {
  return {p.stake_unbet, p.stake_1, p.stake_2, p.stake_3, p.stake_4};
}

constexpr std::string_view kSpanish[] = {"truco", "retruco", "vale cuatro", "vale juego"};
constexpr std::string_view kGaucho[] = {"truco", "retruco", "vale quatro", "vale jogo"};
// G-3, G-14: the flor and the halves of a chico; the singular is for one point.
constexpr std::array<SpokenWord, 7> kGauchoWords{{{"con_flor_me_achico", "com flor me achico"},
                                                  {"con_flor_quiero", "com flor quero"},
                                                  {"contraflor_al_resto", "contraflor e o resto"},
                                                  {"malas", "maus"},
                                                  {"mala", "mau"},
                                                  {"buenas", "bons"},
                                                  {"buena", "bom"}}};

// In Brazil a raise is called by its points.
std::string_view number_name(Points points, int level) {
  struct NumberName {
    Points points;
    std::string_view name;
  };
  static constexpr NumberName kNumbers[] = {{3, "três"}, {4, "quatro"}, {5, "cinco"},
                                            {6, "seis"}, {8, "oito"},   {9, "nove"},
                                            {10, "dez"}, {12, "doze"},  {15, "quinze"}};
  const auto named = std::ranges::find(kNumbers, points, &NumberName::points);
  return named != std::end(kNumbers) ? named->name : kSpanish[level - 1];
}

}  // namespace

int raise_count(const Parameters& parameters) {
  const auto stakes = ladder(parameters);
  const auto numbers =
      static_cast<int>(std::ranges::find(stakes.begin() + 1, stakes.end(), 0) - stakes.begin()) - 1;
  return std::min(kRaisesMax, numbers + (parameters.top_stake != value::no_top ? 1 : 0));
}

Reach stake_reach(const Parameters& parameters, int level) {
  if (parameters.top_stake == value::no_top || level < raise_count(parameters)) return Reach::points;
  return parameters.top_stake == value::top_whole_chico ? Reach::whole_chico : Reach::whole_match;
}

Points stake_value(const Parameters& parameters, int level) {
  if (stake_reach(parameters, level) != Reach::points) return parameters.target;
  return ladder(parameters)[static_cast<unsigned>(level)];
}

std::string_view stake_rule(const Parameters& parameters, int level) {
  if (level == 0) return "truco.truco.unbet";
  return stake_reach(parameters, level) == Reach::points ? "truco.truco.accepted" : "truco.stakes.top";
}

Points accepted_stake(const Parameters& parameters, const Stake& stake) {
  if (stake.kind != HandKind::eleven) return stake_value(parameters, stake.level);
  return stake.pending ? parameters.eleven_refused : parameters.eleven_value;
}

Points raised_stake(const Parameters& parameters, const Stake& stake) {
  if (!stake.pending) return accepted_stake(parameters, stake);
  if (stake.kind == HandKind::eleven) return parameters.eleven_value;
  return stake_value(parameters, stake.level + 1);
}

Points refused_stake(const Parameters& parameters, const Stake& stake) {
  return stake.kind == HandKind::eleven ? parameters.eleven_refused : stake_value(parameters, stake.level);
}

bool stakes_rise(const Parameters& parameters) {
  for (int level = 1; level <= raise_count(parameters); ++level) {
    const bool is_top = stake_reach(parameters, level) != Reach::points;
    if (!is_top && stake_value(parameters, level) <= stake_value(parameters, level - 1)) return false;
  }
  return true;
}

std::string_view raise_name(const Parameters& parameters, int level) {
  switch (parameters.words) {
    case value::gaucho_words: return kGaucho[level - 1];
    case value::paulista_words:
    case value::mineiro_words:
      if (stake_reach(parameters, level) != Reach::points) return kGaucho[level - 1];
      return level == 1 ? kSpanish[0] : number_name(stake_value(parameters, level), level);
    case value::argentine_words:
    case value::uruguayan_words: break;
  }
  return kSpanish[level - 1];
}

AnswerNames answer_names(const Parameters& parameters) {
  switch (parameters.words) {
    case value::gaucho_words: return {"quero", "não quero"};
    case value::paulista_words:
    case value::mineiro_words: return {"aceitar", "correr"};
    case value::argentine_words:
    case value::uruguayan_words: break;
  }
  return {"quiero", "no quiero"};
}

std::vector<SpokenWord> spoken_words(const Parameters& parameters) {
  if (parameters.words == value::argentine_words || parameters.words == value::uruguayan_words) return {};
  const AnswerNames answers = answer_names(parameters);
  std::vector<SpokenWord> words{{"quiero", answers.accept}, {"no_quiero", answers.refuse}};
  if (parameters.words == value::gaucho_words)
    words.insert(words.end(), kGauchoWords.begin(), kGauchoWords.end());
  for (int level = 1; level <= raise_count(parameters); ++level)
    words.push_back(
        {kCallWords[index(Call::truco) + static_cast<unsigned>(level) - 1], raise_name(parameters, level)});
  return words;
}

}  // namespace tanteador::truco
