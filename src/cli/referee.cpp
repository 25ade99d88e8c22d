#include "src/cli/commands.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/report.hpp"
#include "src/cli/pin.hpp"
#include "src/core/text/join.hpp"
#include "src/session/cases/referees.hpp"
#include "src/view/league/words.hpp"
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

struct OneRole : OneReferee {
  std::string word;
  void describe(Usage& usage) {
    OneReferee::describe(usage);
    usage.text("ROLE", word, tr("scorer, referee or secretary")).required();
  }
  session::Role role() const {
    if (const auto named = session::role_named(word)) return *named;
    const std::string roles =
        join(std::vector<std::string>(std::begin(session::kRoles), std::end(session::kRoles)));
    throw unreadable(say("There is no role \"{0}\". The roles are {1}.",
                         {std::string_view(word), std::string_view(roles)}));
  }
};

Answer role_answer(const Context& context, const OneRole& arguments, std::string_view sentence) {
  const std::string role = view::role_name(index(arguments.role()));
  return {.json = {{"name", arguments.name}, {"role", arguments.word}},
          .text = context.paper.write(
                      Ink::good, say(sentence, {std::string_view(arguments.name), std::string_view(role)})) +
                  "\n"};
}

Answer list_roles(const Context& context, const NoWords&) {
  Answer answer{.json = json::array(), .text = tr("Nobody has a role, so anyone may make any entry.") + "\n"};
  const auto store = open_to_read(context);
  report::Table table{.columns = {report::text_column({}, tr("Name")), report::text_column({}, tr("Roles"))}};
  for (const session::RefereeRow& row : store ? store->referees() : std::vector<session::RefereeRow>()) {
    json words = json::array();
    std::vector<std::string> roles;
    for (const session::Role role :
         {session::Role::scorer, session::Role::referee, session::Role::secretary}) {
      if (!has_role(row, role)) continue;
      words.push_back(session::kRoles[index(role)]);
      roles.push_back(view::role_name(index(role)));
    }
    answer.json.push_back({{"name", row.name}, {"roles", words}});
    add_row(table, {report::Mark{row.name, report::Tone::strong}, join(roles)});
  }
  if (has_rows(table)) answer.text = terminal_text(context.paper, table);
  return answer;
}

Answer add_role(const Context& context, const OneRole& arguments) {
  const session::Role role = arguments.role();
  change(context, arguments, [&](session::Session& session, PinReader& pins) {
    session::Referees people(session);
    const Pin pin = people.has_pin(arguments.name) ? Pin() : pins.next_new(new_pin_of(arguments.name));
    return people.add(arguments.name, pin.text(), role);
  });
  return role_answer(context, arguments, N_("{0} has the role {1} now."));
}

Answer remove_role(const Context& context, const OneRole& arguments) {
  const session::Role role = arguments.role();
  change(context, arguments, [&](session::Session& session, PinReader&) {
    return session::Referees(session).remove(arguments.name, role);
  });
  return role_answer(context, arguments, N_("{0} no longer has the role {1}."));
}

}  // namespace

Commands role_commands() {
  return {command("roles list", N_("list the people with roles"), list_roles),
          command("roles add", N_("give a person a role, and a PIN if there is none yet"), add_role),
          command("roles remove", N_("take a role from a person"), remove_role),
          command("roles pin", N_("change a person's PIN"), change_pin)};
}

Commands referee_commands() {
  return {command("referee list", N_("list the referees"), list_referees),
          command("referee add", N_("add a referee and set a PIN"), add_referee),
          command("referee remove", N_("remove a referee"), remove_referee),
          command("referee pin", N_("change a referee's PIN"), change_pin)};
}

}  // namespace tanteador::cli
