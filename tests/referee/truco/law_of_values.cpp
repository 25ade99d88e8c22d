// Points won by a value, a flor or the tricks: as entered, and as correct.

#include "tests/referee/truco/shapes.hpp"

namespace tanteador::test::truco_law {

namespace {

#define CALLED(who, call) R"({"type":"called","player":"{)" who R"(}","call":")" call R"("})"
#define FLOR CALLED("c", "flor")

// One flor is false and the other stays valid, whatever was called after the first.
#define VOID_FLOR(liar, honest, talk)                                                     \
  {                                                                                       \
    "truco.false_flor", "player={" liar "}; held=no", "void", FLOR "|" talk THEIR_TRICKS, \
        CALLED(honest, "flor") THEIR_TRICKS                                               \
  }
#define FALSE_FLOR_OF(liar, honest)                                                                          \
  VOID_FLOR(liar, honest, CALLED("o", "contraflor") "|" CALLED("c", "con_flor_me_achico")),                  \
      VOID_FLOR(liar, honest, CALLED("o", "contraflor") "|" CALLED("c", "con_flor_quiero") "|" WON("flor")), \
      VOID_FLOR(liar, honest,                                                                                \
                CALLED("o", "contraflor_al_resto") "|" CALLED("c", "con_flor_quiero") "|" LOST("flor")),     \
      VOID_FLOR(liar, honest, CALLED("o", "con_flor_me_achico")),                                            \
      VOID_FLOR(liar, honest, CALLED("o", "flor") "|" WON("flor"))

constexpr std::string_view kNextBegun = R"({"type":"hand_started"})";

constexpr TrucoLaw kValues[] = {
    // T-37: what was said and is not there goes to the other side, whatever was written down of it.
    {"truco.envido_misdeclared", "player={c}; differs=yes", "shown", ENVIDO WON("envido"),
     ENVIDO SAID("envido") SHOWN},
    {"truco.envido_misdeclared", "player={c}; differs=yes", "shown", ENVIDO SAID("envido"),
     ENVIDO LOST("envido")},
    {"truco.envido_misdeclared", "player={c}; differs=yes; cards=7e 12e 1o", "shown", ENVIDO WON("envido"),
     ENVIDO SAID("envido") SHOWN},
    {"truco.envido_misdeclared", "player={c}; differs=yes; cards=7e 12e 1o", "shown", ENVIDO SAID("envido"),
     ENVIDO SAID("envido") SHOWN},
    {"truco.envido_misdeclared", "player={c}; differs=yes", "shown", ENVIDO WON("envido") THEIR_TRICKS,
     ENVIDO SAID("envido") THEIR_TRICKS SHOWN},
    {"truco.envido_misdeclared", "player={c}; differs=yes", "shown", ENVIDO WON("envido") OWN_TRICKS,
     ENVIDO LOST("envido") OWN_TRICKS},
    {"truco.envido_misdeclared", "player={c}; differs=yes; cards=7e 12e 1o", "shown",
     ENVIDO WON("envido") THEIR_TRICKS, ENVIDO SAID("envido") THEIR_TRICKS SHOWN},
    // T-28, TA-25: the flor alike.
    {"truco.flor_misdeclared", "player={c}; differs=yes", "shown", FLORES WON("flor"),
     FLORES SAID("flor") FLOR_SHOWN},
    {"truco.flor_misdeclared", "player={c}; differs=yes", "shown", FLORES WON("flor") THEIR_TRICKS,
     FLORES LOST("flor") THEIR_TRICKS},
    {"truco.flor_misdeclared", "player={c}; differs=yes; cards=7e 2e 10e", "shown",
     FLORES SAID("flor") OWN_TRICKS, FLORES LOST("flor") OWN_TRICKS},
    // T-29, T-37: not shown is lost, where the referee decides so.
    {"truco.not_shown", "of=envido; player={c}", "turned", ENVIDO WON("envido"), ENVIDO LOST("envido")},
    {"truco.not_shown", "of=envido; player={c}", "turned", ENVIDO SAID("envido") THEIR_TRICKS,
     ENVIDO LOST("envido") THEIR_TRICKS},
    {"truco.not_shown", "of=flor; player={c}", "turned", FLORES WON("flor") THEIR_TRICKS,
     FLORES LOST("flor") THEIR_TRICKS},
    {"truco.not_shown", "of=flor; player={c}", "turned", FLOR THEIR_TRICKS, CALLED("o", "flor") THEIR_TRICKS},
    // An invalid announcement counts as if it had never been made.
    {"truco.false_flor", "player={c}; held=no", "void", FLOR THEIR_TRICKS, THEIR_TRICKS},
    {"truco.false_flor", "player={c}; held=no", "void", FLORES LOST("flor") THEIR_TRICKS,
     CALLED("o", "flor") THEIR_TRICKS},
    FALSE_FLOR_OF("c", "o"),
    FALSE_FLOR_OF("o", "c"),
    {"truco.false_flor", "player={o}; held=no", "void",
     FLOR "|" CALLED("o", "contraflor_al_resto") "|" CALLED("c", "no_quiero") THEIR_TRICKS,
     FLOR THEIR_TRICKS},
    {"truco.not_shown", "of=envido; player={c}; cards=7e 12e 1o", "shown", ENVIDO SAID("envido") THEIR_TRICKS,
     ENVIDO SAID("envido") THEIR_TRICKS SHOWN},
    {"truco.not_shown", "of=envido; player={c}; cards=7e 12e 1o; said=30", "shown",
     ENVIDO WON("envido") THEIR_TRICKS, ENVIDO LOST("envido") THEIR_TRICKS},
    {"truco.not_shown", "of=flor; player={c}; cards=5e 6o 7e", "shown", FLORES WON("flor") THEIR_TRICKS,
     FLORES WON("flor") THEIR_TRICKS R"(|{"type":"shown","player":"{c}","cards":["5e","6o","7e"]})"},
    {"truco.false_flor", "player={c}; held=no", "penalty", FLORES WON("flor") THEIR_TRICKS,
     FLORES WON("flor") THEIR_TRICKS R"(|{"type":"false_flor","player":"{c}"})"},
    {"truco.trick_wrong", "entry={1}; side={C}", "amended",
     R"({"type":"trick_won","winner":"{O}"})" OWN_TRICKS, OWN_TRICKS},
    {"truco.trick_wrong", "entry={1}; side=tied", "tied", R"({"type":"trick_won","winner":"{O}"})" OWN_TRICKS,
     R"({"type":"trick_won","tied":true}|{"type":"trick_won","winner":"{C}"})"},
    {"truco.trick_wrong", "entry={1}; side=tied", "tied", R"({"type":"trick_won","winner":"{O}"})",
     R"({"type":"trick_won","tied":true})"},
    {"truco.trick_wrong", "entry={1}; side={C}", "amended", R"({"type":"trick_won","winner":"{O}"})",
     R"({"type":"trick_won","winner":"{C}"})"},
    {"truco.false_flor", "player={c}; held=no", "penalty", FLOR,
     FLOR R"(|{"type":"false_flor","player":"{c}"})"},
    {"truco.false_flor", "player={c}; held=no", "void", FLOR, ""},
    {"truco.not_shown", "of=envido; player={c}; cards=7e 12e 1o", "shown", ENVIDO SAID("envido"),
     ENVIDO SAID("envido") SHOWN},
    // The announced value is compared with the cards.
    {"truco.envido_misdeclared", "player={c}; cards=7e 12e 1o; said=30", "compared", ENVIDO WON("envido"),
     ENVIDO LOST("envido")},
    {"truco.envido_misdeclared", "player={c}; cards=7e 12e 1o", "compared", ENVIDO SAID("envido"),
     ENVIDO SAID("envido") SHOWN},
    {"truco.envido_misdeclared", "player={c}; cards=7e 12e 1o", "compared",
     ENVIDO SAID("envido") THEIR_TRICKS, ENVIDO LOST("envido") THEIR_TRICKS},
    {"truco.flor_misdeclared", "player={c}; cards=7e 2e 10e", "compared", FLORES SAID("flor") THEIR_TRICKS,
     FLORES LOST("flor") THEIR_TRICKS},
    {"truco.flor_misdeclared", "player={c}; cards=7e 12e 1e", "compared", FLOR,
     FLOR R"(|{"type":"shown","player":"{c}","cards":["7e","12e","1e"]})"},
    {"truco.flor_misdeclared", "player={c}; cards=7e 12e 1e", "compared", FLOR THEIR_TRICKS,
     FLOR THEIR_TRICKS R"(|{"type":"shown","player":"{c}","cards":["7e","12e","1e"]})", false},
    {"truco.trick_wrong", "entry={1}; card=2e", "card",
     R"({"type":"card_played","player":"{c}","card":"4e"}|{"type":"card_played","player":"{o}","card":"1c"})",
     R"({"type":"card_played","player":"{c}","card":"2e"}|{"type":"card_played","player":"{o}","card":"1c"})"},
    // T-29: the hand was over.
    {"truco.flor_not_announced", "accused={o}; by={c}; held=yes; deal=counted", "challenged", OWN_TRICKS,
     OWN_TRICKS R"(|{"type":"flor_challenged","by":"{c}","accused":"{o}","held":true})", false, kNextBegun},
    {"truco.flor_not_announced", "accused={o}; by={c}; held=no; deal=counted", "failed", OWN_TRICKS,
     OWN_TRICKS R"(|{"type":"flor_challenged","by":"{c}","accused":"{o}","held":false})", false, kNextBegun},
    {"truco.flor_not_announced", "accused={o}; by={c}; deal=counted", "refused_to_show", OWN_TRICKS,
     OWN_TRICKS R"(|{"type":"flor_challenged","by":"{c}","accused":"{o}","held":true})", false, kNextBegun},
};

}  // namespace

std::span<const TrucoLaw> laws_of_values() { return kValues; }

}  // namespace tanteador::test::truco_law
