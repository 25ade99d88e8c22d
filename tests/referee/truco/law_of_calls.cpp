// An invalid call is struck with its own answers and no others.

#include "tests/referee/truco/shapes.hpp"

namespace tanteador::test::truco_law {

namespace {

constexpr TrucoLaw
    kCalls[] =
        {
            {"truco.called_too_late", "call=envido; why=own_card; entry={1}", "struck",
             ENVIDO WON("envido") THEIR_TRICKS, THEIR_TRICKS},
            {"truco.called_too_late", "call=envido; why=over; entry={1}", "struck", ENVIDO LOST("envido"),
             ""},
            {"truco.called_too_late", "call=flor; why=own_card; entry={1}", "struck",
             R"({"type":"called","player":"{c}","call":"flor"})" OWN_TRICKS, OWN_TRICKS},
            {"truco.call_disputed", "heard=no; entry={1}", "struck", ENVIDO WON("envido") THEIR_TRICKS,
             THEIR_TRICKS},
            {"truco.call_disputed", "heard=no; entry={1}", "struck", TRUCO THEIR_TRICKS, THEIR_TRICKS},
            {"truco.left_and_plays", "player={c}; entry={1}", "struck", TRUCO THEIR_TRICKS, THEIR_TRICKS},
            {"truco.left_and_plays", "player={c}; entry={1}", "struck", TRUCO, ""},
            {"truco.wrong_answer", "who=own_side; entry={2}", "struck", TRUCO,
             R"({"type":"called","player":"{c}","call":"truco"})"},
            {"truco.other_words", "said=accepted; clear=yes; entry={2}", "struck", TRUCO,
             R"({"type":"called","player":"{c}","call":"truco"})"},
            {"truco.other_words", "said=accepted; clear=no; entry={2}", "struck",
             R"({"type":"called","player":"{c}","call":"envido"}|{"type":"called","player":"{o}","call":"quiero"}|{"type":"settled","of":"envido","winner":"{C}"})" THEIR_TRICKS,
             R"({"type":"called","player":"{c}","call":"envido"})"},
            {"truco.other_words", "said=garbled; clear=yes; entry={1}", "struck", TRUCO THEIR_TRICKS,
             THEIR_TRICKS},
            {"truco.other_words", "said=garbled; clear=no; entry={1}", "struck", TRUCO, ""},
            {"truco.raise_without_word", "why=step; entry={1}", "struck", TRUCO OWN_TRICKS, OWN_TRICKS},
            {"truco.raise_without_word", "why=quiero; entry={1}", "struck",
             R"({"type":"called","player":"{c}","call":"truco"})", ""},
            {"truco.bet_open", "what=truco; entry={1}", "struck", TRUCO, ""},
            // A late envido while a truco waits, refused, accepted, raised.
            {"truco.called_too_late", "call=envido; why=own_card; entry={2}", "struck",
             R"({"type":"called","player":"{c}","call":"truco"}|{"type":"called","player":"{o}","call":"envido"}|{"type":"called","player":"{c}","call":"no_quiero"}|{"type":"called","player":"{o}","call":"quiero"})" THEIR_TRICKS,
             TRUCO THEIR_TRICKS},
            {"truco.called_too_late", "call=envido; why=own_card; entry={2}", "struck",
             R"({"type":"called","player":"{c}","call":"truco"}|{"type":"called","player":"{o}","call":"envido"}|{"type":"called","player":"{c}","call":"quiero"}|{"type":"settled","of":"envido","winner":"{O}"}|{"type":"called","player":"{o}","call":"quiero"})" OWN_TRICKS,
             TRUCO OWN_TRICKS},
            {"truco.called_too_late", "call=envido; why=answered; entry={2}", "struck",
             R"({"type":"called","player":"{c}","call":"truco"}|{"type":"called","player":"{o}","call":"envido"}|{"type":"called","player":"{c}","call":"real_envido"}|{"type":"called","player":"{o}","call":"no_quiero"}|{"type":"called","player":"{o}","call":"quiero"})" THEIR_TRICKS,
             TRUCO THEIR_TRICKS},
            // An envido that a flor cancelled has no answer: the one that follows is the truco's.
            {"truco.called_too_late", "call=envido; why=own_card; entry={1}", "struck",
             R"({"type":"called","player":"{c}","call":"envido"}|{"type":"called","player":"{o}","call":"flor"}|{"type":"called","player":"{c}","call":"truco"}|{"type":"called","player":"{o}","call":"quiero"})" THEIR_TRICKS,
             R"({"type":"called","player":"{o}","call":"flor"}|)" TRUCO THEIR_TRICKS},
            // The truco in its turn, struck from under the envido.
            {"truco.bet_open", "what=truco; entry={1}", "struck",
             R"({"type":"called","player":"{c}","call":"truco"}|{"type":"called","player":"{o}","call":"envido"}|{"type":"called","player":"{c}","call":"quiero"}|{"type":"settled","of":"envido","winner":"{O}"}|{"type":"called","player":"{o}","call":"quiero"})" OWN_TRICKS,
             R"({"type":"called","player":"{o}","call":"envido"}|{"type":"called","player":"{c}","call":"quiero"}|{"type":"settled","of":"envido","winner":"{O}"})" OWN_TRICKS},
            // A flor over an envido, which waits again, and over a truco, with a contraflor.
            {"truco.called_too_late", "call=flor; why=own_card; entry={2}", "struck",
             R"({"type":"called","player":"{c}","call":"envido"}|{"type":"called","player":"{o}","call":"flor"})",
             R"({"type":"called","player":"{c}","call":"envido"})"},
            {"truco.called_too_late", "call=flor; why=own_card; entry={2}", "struck",
             R"({"type":"called","player":"{c}","call":"truco"}|{"type":"called","player":"{o}","call":"flor"}|{"type":"called","player":"{o}","call":"quiero"})" THEIR_TRICKS,
             TRUCO THEIR_TRICKS},
            // A raise falls with its answer, and the call before it waits again.
            {"truco.call_disputed", "heard=no; entry={2}", "struck",
             R"({"type":"called","player":"{c}","call":"envido"}|{"type":"called","player":"{o}","call":"envido"}|{"type":"called","player":"{c}","call":"quiero"}|{"type":"settled","of":"envido","winner":"{C}"})",
             R"({"type":"called","player":"{c}","call":"envido"})"},
            {"truco.call_disputed", "heard=no; entry={2}", "struck",
             R"({"type":"called","player":"{c}","call":"envido"}|{"type":"called","player":"{o}","call":"real_envido"}|{"type":"called","player":"{c}","call":"no_quiero"})" THEIR_TRICKS,
             R"({"type":"called","player":"{c}","call":"envido"})"},
            {"truco.call_disputed", "heard=no; entry={2}", "accepted",
             R"({"type":"called","player":"{c}","call":"envido"}|{"type":"called","player":"{o}","call":"real_envido"}|{"type":"called","player":"{c}","call":"quiero"}|{"type":"settled","of":"envido","winner":"{C}"})" THEIR_TRICKS,
             R"({"type":"called","player":"{c}","call":"envido"}|{"type":"called","player":"{o}","call":"quiero"}|{"type":"settled","of":"envido","winner":"{C}"})" THEIR_TRICKS},
            {"truco.wrong_answer", "who=left; entry={2}", "struck",
             R"({"type":"called","player":"{c}","call":"envido"}|{"type":"called","player":"{o}","call":"quiero"}|{"type":"settled","of":"envido","winner":"{C}"})" THEIR_TRICKS,
             R"({"type":"called","player":"{c}","call":"envido"})"},
            {"truco.call_disputed", "heard=no; entry={2}",
             "struck", R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"contraflor"}|{"type":"called","player":"{c}","call":"quiero"}|{"type":"settled","of":"flor","winner":"{C}"})" THEIR_TRICKS,
             R"({"type":"called","player":"{c}","call":"flor"})" THEIR_TRICKS},
            {"truco.call_disputed", "heard=no; entry={2}", "struck",
             R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"contraflor_al_resto"}|{"type":"called","player":"{c}","call":"quiero"}|{"type":"settled","of":"flor","winner":"{O}"})" THEIR_TRICKS,
             R"({"type":"called","player":"{c}","call":"flor"})" THEIR_TRICKS},
            // A flor falls, and who raised it or gave way to it has announced his own.
            {"truco.call_disputed", "heard=no; entry={1}", "struck",
             R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"con_flor_me_achico"})" THEIR_TRICKS,
             R"({"type":"called","player":"{o}","call":"flor"})" THEIR_TRICKS},
            {"truco.called_too_late", "call=flor; why=own_card; entry={1}", "struck",
             R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"contraflor"}|{"type":"called","player":"{c}","call":"con_flor_quiero"}|{"type":"settled","of":"flor","winner":"{O}"})" THEIR_TRICKS,
             R"({"type":"called","player":"{o}","call":"flor"})" THEIR_TRICKS},
            {"truco.called_too_late", "call=flor; why=own_card; entry={1}", "struck",
             R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"contraflor"}|{"type":"called","player":"{c}","call":"no_quiero"})" THEIR_TRICKS,
             R"({"type":"called","player":"{o}","call":"flor"})" THEIR_TRICKS},
            {"truco.call_disputed", "heard=no; entry={1}", "struck",
             R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"contraflor"}|{"type":"called","player":"{c}","call":"contraflor_al_resto"}|{"type":"called","player":"{o}","call":"quiero"}|{"type":"settled","of":"flor","winner":"{C}"})" THEIR_TRICKS,
             R"({"type":"called","player":"{o}","call":"flor"})" THEIR_TRICKS},
            {"truco.call_disputed", "heard=no; entry={1}", "struck",
             R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"flor"}|{"type":"settled","of":"flor","winner":"{C}"})" THEIR_TRICKS,
             R"({"type":"called","player":"{o}","call":"flor"})" THEIR_TRICKS},
            {"truco.false_flor", "player={o}; held=no", "void",
             R"({"type":"called","player":"{c}","call":"truco"}|{"type":"called","player":"{o}","call":"flor"}|{"type":"called","player":"{o}","call":"no_quiero"})",
             R"({"type":"called","player":"{c}","call":"truco"}|{"type":"called","player":"{o}","call":"no_quiero"})"},
            // An envido that was written although a flor had been announced.
            {"truco.envido_against_flor", "before=yes; player={o}; entry={1}", "flor_instead",
             ENVIDO WON("envido") THEIR_TRICKS,
             R"({"type":"called","player":"{o}","call":"flor"})" THEIR_TRICKS},
            {"truco.envido_against_flor", "before=yes; player={o}; entry={1}", "flor_instead",
             R"({"type":"called","player":"{c}","call":"envido"})",
             R"({"type":"called","player":"{o}","call":"flor"})", false},
            // The first of two answers binds.
            {"truco.two_answers", "first=accepted; entry={2}", "first_accepted",
             R"({"type":"called","player":"{c}","call":"truco"}|{"type":"called","player":"{o}","call":"no_quiero"})",
             TRUCO, false},
            {"truco.two_answers", "first=refused; entry={2}", "first_refused", TRUCO OWN_TRICKS,
             R"({"type":"called","player":"{c}","call":"truco"}|{"type":"called","player":"{o}","call":"no_quiero"})"},
            {"truco.two_answers", "first=refused; entry={2}", "first_refused", TRUCO,
             R"({"type":"called","player":"{c}","call":"truco"}|{"type":"called","player":"{o}","call":"no_quiero"})",
             false},
            {"truco.three_ties", "entry={1}", "last_tied", R"({"type":"trick_won","winner":"{C}"})",
             R"({"type":"trick_won","tied":true})", false},
            {"truco.three_ties", "entry={3}", "last_tied",
             R"({"type":"trick_won","tied":true}|{"type":"trick_won","tied":true}|{"type":"trick_won","winner":"{C}"})",
             R"({"type":"trick_won","tied":true}|{"type":"trick_won","tied":true}|{"type":"trick_won","tied":true})"},
};

}  // namespace

std::span<const TrucoLaw> laws_of_calls() { return kCalls; }

}  // namespace tanteador::test::truco_law
