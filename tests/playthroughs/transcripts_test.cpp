// Whole matches, event by event, as a player would read them. Beside each list of events
// (<game>/<name>.jsonl) stands its transcript (<name>.txt). After a wanted change write them anew and read
// the difference:
//   TANTEADOR_WRITE_PLAYTHROUGHS=1 build/<preset>/tests/test_playthroughs && git diff tests/playthroughs

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "src/codec/result.hpp"
#include "src/session/session.hpp"

namespace fs = std::filesystem;
using namespace tanteador;
using nlohmann::json;

namespace {

constexpr std::size_t kMatchesPerGame = 6;

std::string read(const fs::path& path) {
  std::ifstream in(path);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

std::string word(const json& event, const char* field) {
  const json& value = event.at(field);
  std::string text = value.is_string() ? value.get<std::string>() : value.dump();
  std::ranges::replace(text, '_', ' ');
  return text;
}

std::string cards(const json& event, const char* field = "cards") {
  std::string text;
  for (const json& card : event.at(field)) text += " " + card.get<std::string>();
  return text;
}

// {"Ana": 3, "Beto": "4h"}: " Ana 3, Beto 4h".
std::string by_name(const json& values) {
  std::string text;
  for (const auto& [name, value] : values.items()) {
    text += (text.empty() ? " " : ", ") + name + " " +
            (value.is_string() ? value.get<std::string>() : value.dump());
  }
  return text;
}

// Fields without words of their own: "seq 5, reason mistyped".
std::string rest(const json& event) {
  std::string text = word(event, "type");
  for (const auto& [name, value] : event.items()) {
    if (name != "type" && name != "event")
      text += ", " + name + " " + (value.is_string() ? value.get<std::string>() : value.dump());
  }
  return text;
}

std::string truf_words_of(const json& event) {
  const std::string type = event.at("type");
  const auto has = [&](const char* field) { return event.contains(field); };
  if (type == "bid" && (has("cards") || has("card")))
    return has("cards") ? "bids:" + by_name(event.at("cards"))
                        : word(event, "player") + " bids with " + word(event, "card");
  if (type == "bid_shifted") {
    const int by = event.at("by");
    return word(event, "player") + (by > 0 ? " raises" : " lowers") + " all bids by " +
           std::to_string(std::abs(by));
  }
  if (type == "redealt")
    return word(event, "player") + " throws in" +
           (has("hand") ? cards(event, "hand") : ", " + word(event, "reason"));
  if (type == "tricks") return "tricks:" + by_name(event.at("taken"));
  return {};
}

std::string troccas_words_of(const json& event) {
  const std::string type = event.at("type");
  const auto has = [&](const char* field) { return event.contains(field); };
  if (type == "right_claimed") return word(event, "side") + " claims " + word(event, "right");
  if (type == "discarded" && has("cards")) return word(event, "player") + " lays away" + cards(event);
  if (type == "redeal_asked")
    return word(event, "player") + " throws in after " + word(event, "after") +
           (has("no_tarock") ? ", without a tarock" : "") +
           (has("vetoed_by") ? ", against the veto of " + word(event, "vetoed_by") : "");
  if (type == "jack_called")
    return word(event, "player") + " calls the jack of " + word(event, "suit") + " from " +
           word(event, "holder");
  if (type == "knocked") return word(event, "player") + " knocks: " + word(event, "card");
  if (type == "fool_exchanged")
    return word(event, "player") + " takes the fool back for " + word(event, "card");
  if (type == "counted") return "counted:" + by_name(event.at("points"));
  if (type == "captured") return "pile of " + word(event, "side") + ":" + cards(event);
  if (type == "matsch")
    return "matsch of " + word(event, "side") + (has("skat") ? ", skat" + cards(event, "skat") : "");
  return {};
}

std::string words_of(const json& event) {
  if (const std::string words = truf_words_of(event); !words.empty()) return words;
  if (const std::string words = troccas_words_of(event); !words.empty()) return words;
  const std::string type = event.at("type");
  const auto has = [&](const char* field) { return event.contains(field); };
  if (type == "called")
    return word(event, "player") + ": " + word(event, "call") +
           (has("points") ? " " + word(event, "points") : "");
  if (type == "card_played")
    return word(event, "player") + " plays " + (has("covered") ? "a card face down" : word(event, "card"));
  if (type == "turned") return word(event, "card") + " is turned up";
  if (type == "trick_won" && has("player")) return "trick to " + word(event, "player");
  if (type == "trick_won") return has("winner") ? "trick to " + word(event, "winner") : "trick tied";
  if (type == "bid" && has("bid")) return word(event, "player") + ": " + word(event, "bid");
  if (type == "dog") return "the dog is" + cards(event);
  if (type == "folded") return word(event, "player") + " throws in";
  if (type == "shown") return word(event, "player") + " shows" + cards(event);
  if (type == "false_flor") return word(event, "player") + " had no flor";
  if (type == "declared")
    return word(event, "player") +
           (has("points") ? " says " + word(event, "points") : ": the others are good") + " (" +
           word(event, "of") + ")";
  if (type == "settled")
    return word(event, "of") + " to " + word(event, "winner") +
           (has("points") ? " with " + word(event, "points") : "");
  if (type == "tallied")
    return word(event, "side") + " writes " + word(event, "points") +
           (has("for") ? " for " + word(event, "for") : "");
  if (type == "flor_challenged") {
    const std::string answer = has("cards")                   ? " shows" + cards(event)
                               : event.at("held").get<bool>() ? " had one"
                                                              : " had none";
    return word(event, "by") + " demands the flor of " + word(event, "accused") + ", who" + answer;
  }
  if (type == "cut")
    return word(event, "player") + (event.at("lifted") == 0 ? " knocks"
                                                            : " cuts: lifts " + word(event, "lifted") +
                                                                  ", leaves " + word(event, "left"));
  if (type == "card_exposed")
    return "a card of " + word(event, "player") + " was exposed: " + word(event, "choice");
  if (type == "interfered") return word(event, "player") + " meddles";
  if (type == "annulled") return "the hand is annulled: " + word(event, "reason");
  if (type == "amended") return rest(event) + ": " + words_of(event.at("event"));
  return rest(event);
}

std::string describe(const json& event) {
  const std::string duel = event.contains("duel") ? "duel " + word(event, "duel") + "  " : "";
  return duel + words_of(event);
}

// The known facts of the deal: all of them at its start, later those its bids have settled.
std::string deal_line(const Facts& before, const Facts& now, bool starts, const Names& names) {
  constexpr std::string_view kSettled[] = {"leader", "trump", "mode", "sum"};
  std::string text;
  for (const Fact& fact : now) {
    const auto old = std::ranges::find(before, fact.name, &Fact::name);
    const bool is_shown = starts || (std::ranges::find(kSettled, fact.name) != std::end(kSettled) &&
                                     (old == before.end() || old->value != fact.value));
    const json value = codec::fact_json(fact, names);
    if (!is_shown || value.is_null()) continue;
    text +=
        ", " + std::string(fact.name) + " " + (value.is_string() ? value.get<std::string>() : value.dump());
  }
  return text;
}

std::string score_line(const AnyMatch& match, const Names& names) {
  std::string text;
  for (int side = 0; side < side_count(match); ++side) {
    text += (side ? "  ·  " : "") + names.sides[static_cast<std::size_t>(side)] + " " +
            std::to_string(score(match, side_at(side)));
    for (const Fact& fact : side_facts(match, side_at(side))) {
      const json value = codec::fact_json(fact, names);
      if (fact.name == "chicos" && value != 0) text += ", chicos " + value.dump();
      if (fact.name == "half" && value == "buenas")
        text += " (buenas " + codec::fact_json(side_facts(match, side_at(side))[2], names).dump() + ")";
    }
  }
  const Outcome result = outcome(match);
  if (result.status == Outcome::Status::in_progress) return text;
  text += "  =>  " + std::string(codec::status_word(result.status));
  for (const Side side : result.winners) text += " " + names.sides[static_cast<std::size_t>(index(side))];
  return text;
}

std::string entry_line(char sign, const codec::EntryText& entry) {
  return std::string("        ") + sign + " " + entry.side + " " + std::to_string(entry.points) + " " +
         entry.category + (entry.contest ? ", duel " + std::to_string(entry.contest) : "") + ": " +
         entry.how + "  [" + entry.rule + "]\n";
}

// The same line of the ledger, whether its cards have been shown by now or not.
bool same(const codec::EntryText& one, const codec::EntryText& other) {
  return one.seq == other.seq && one.side == other.side && one.points == other.points &&
         one.rule == other.rule && one.category == other.category;
}

// Writes down one match.
class Scribe {
 public:
  std::string write(const std::string& lines) {
    std::istringstream in(lines);
    for (std::string line; std::getline(in, line);) {
      if (line.empty()) continue;
      const json event = json::parse(line);
      if (!match_)
        start(event);
      else
        enter(event);
    }
    return text_;
  }

 private:
  codec::Voice voice() const { return {match_->edition(), match_->overridden_options(), match_->names()}; }

  void start(const json& event) {
    REQUIRE(session_.start(event, match_).has_value());
    text_ += rest(event) + "\n";
  }

  void enter(const json& event) {
    const auto before = codec::entry_texts(match_->match(), voice());
    const Facts deal_before = deal_facts(match_->match());
    const std::string score_before = score_line(match_->match(), match_->names());
    const auto answer = session_.submit(*match_, event);
    if (!answer) {
      const Refusal* refusal = std::get_if<Refusal>(&answer.error());
      REQUIRE(refusal != nullptr);
      const auto refused = codec::refused_text(0, {}, *refusal, voice());
      text_ += "   --  " + describe(event) + "\n        refused: " + refused.message + "  [" + refused.rule +
               "]\n";
      return;
    }
    const std::string seq = std::to_string(index(*answer));
    const bool starts = event.at("type") == "hand_started" || event.at("type") == "deal_started";
    text_ += (starts ? "\n" : "") + std::string(5 - std::min<std::size_t>(seq.size(), 4), ' ') + seq + "  " +
             describe(event) + deal_line(deal_before, deal_facts(match_->match()), starts, match_->names()) +
             "\n";
    entries(before, codec::entry_texts(match_->match(), voice()));
    const std::string now = score_line(match_->match(), match_->names());
    if (now != score_before) text_ += "        " + now + "\n";
  }

  void entries(const std::vector<codec::EntryText>& before, const std::vector<codec::EntryText>& after) {
    const auto among = [](const std::vector<codec::EntryText>& list) {
      return [&list](const codec::EntryText& entry) {
        return std::ranges::any_of(list, [&](const codec::EntryText& other) { return same(entry, other); });
      };
    };
    for (const codec::EntryText& entry : before) text_ += among(after)(entry) ? "" : entry_line('-', entry);
    for (const codec::EntryText& entry : after) text_ += among(before)(entry) ? "" : entry_line('+', entry);
  }

  int ids_ = 0;
  session::Session session_{nullptr,
                            {[] { return std::string("2026-01-01T00:00:00.000Z"); },
                             [this] {
                               char id[40];
                               std::snprintf(id, sizeof id, "00000000-0000-7000-8000-%012d", ++ids_);
                               return std::string(id);
                             }}};
  std::optional<session::OpenMatch> match_;
  std::string text_;
};

std::vector<fs::path> event_lists(const fs::path& folder) {
  std::vector<fs::path> lists;
  if (!fs::exists(folder)) return lists;
  for (const auto& file : fs::directory_iterator(folder)) {
    if (file.path().extension() == ".jsonl") lists.push_back(file.path());
  }
  std::ranges::sort(lists);
  return lists;
}

}  // namespace

TEST_CASE("whole matches score as their transcripts say") {
  const bool write = std::getenv("TANTEADOR_WRITE_PLAYTHROUGHS") != nullptr;
  for (const std::string_view game : kGames) {
    const auto lists = event_lists(fs::path(TANTEADOR_ROOT) / "tests/playthroughs" / game);
    CAPTURE(game);
    CHECK(lists.size() >= kMatchesPerGame);
    for (const fs::path& list : lists) {
      CAPTURE(list.string());
      const std::string text = Scribe().write(read(list));
      fs::path transcript = list;
      transcript.replace_extension(".txt");
      if (write) std::ofstream(transcript) << text;
      CHECK(text == read(transcript));
      const bool decided = text.find("=>") != std::string::npos;
      CHECK(decided);  // a whole match
    }
  }
}
