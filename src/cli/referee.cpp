#include "src/cli/commands.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/pin.hpp"
#include "src/session/cases/referees.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

// Changes the referees, authorized by a referee if there are any.
template <class Change>
void change(const Context& context, const RefereeArguments& arguments, const Change& work) {
  PinReader pins(arguments);
  const auto store = open_to_write(context);
  session::Session session(store.get(), session::system_host());
  const bool named = !arguments.referee.empty();
  const Pin pin = named ? pins.next(say("PIN of {0}", {std::string_view(arguments.referee)})) : Pin();
  if (const auto why = let_in(session, arguments, pin)) throw not_let_in(*why);
  if (const std::optional<session::Denial> denied = work(session, pins)) throw not_let_in(denied->message);
}

Answer referee_answer(const Context& context, const std::string& name, std::string_view sentence) {
  return {.json = {{"referee", name}},
          .text = context.paper.write(Ink::good, say(sentence, {std::string_view(name)})) + "\n"};
}

std::string new_pin_of(const std::string& name) { return say("New PIN of {0}", {std::string_view(name)}); }

struct OneReferee : RefereeArguments {
  std::string name;
  void describe(Usage& usage) {
    RefereeArguments::describe(usage);
    usage.text("NAME", name).required();
  }
};

Answer list_referees(const Context& context, const NoWords&) {
  Answer answer{.json = json::array(),
                .text = tr("There are no referees, so anyone may make any entry.") + "\n"};
  const auto store = open_to_read(context);
  if (!store) return answer;
  const auto names = session::Referees(session::Session(store.get(), session::system_host())).names();
  if (!names.empty()) answer.text.clear();
  for (const std::string& name : names) {
    answer.json.push_back({{"referee", name}});
    answer.text += context.paper.write(Ink::strong, name) + "\n";
  }
  return answer;
}

Answer add_referee(const Context& context, const OneReferee& arguments) {
  change(context, arguments, [&](session::Session& session, PinReader& pins) {
    const Pin pin = pins.next_new(new_pin_of(arguments.name));
    return session::Referees(session).add(arguments.name, pin.text());
  });
  return referee_answer(context, arguments.name, N_("{0} is now a referee."));
}

Answer remove_referee(const Context& context, const OneReferee& arguments) {
  change(context, arguments, [&](session::Session& session, PinReader&) {
    return session::Referees(session).remove(arguments.name);
  });
  return referee_answer(context, arguments.name, N_("{0} is no longer a referee."));
}

// Authorized by the old PIN, or by another referee.
Answer change_pin(const Context& context, const OneReferee& arguments) {
  OneReferee given = arguments;
  if (given.referee.empty()) given.referee = given.name;
  change(context, given, [&](session::Session& session, PinReader& pins) {
    const Pin pin = pins.next_new(new_pin_of(given.name));
    return session::Referees(session).change_pin(given.name, pin.text());
  });
  return referee_answer(context, given.name, N_("{0} has a new PIN."));
}

}  // namespace

Commands referee_commands() {
  return {command("referee list", N_("list the referees"), list_referees),
          command("referee add", N_("add a referee and set a PIN"), add_referee),
          command("referee remove", N_("remove a referee"), remove_referee),
          command("referee pin", N_("change a referee's PIN"), change_pin)};
}

}  // namespace tanteador::cli
