#include "src/web/pages/table.hpp"

#include <algorithm>
#include <charconv>

#include "src/queries/league_tables.hpp"
#include "src/registry/log.hpp"
#include "src/session/cases/referees.hpp"
#include "src/session/cases/rulings.hpp"
#include "src/view/league/clock.hpp"
#include "src/view/league/words.hpp"
#include "src/view/screens/room.hpp"
#include "src/view/words.hpp"
#include "src/web/opened.hpp"
#include "src/web/pages/board_page.hpp"
#include "src/web/pages/drawing.hpp"

namespace tanteador::web {

bool is_request_id(std::string_view id) {
  constexpr std::size_t kLeast = 8, kMost = 64;
  return id.size() >= kLeast && id.size() <= kMost && std::ranges::all_of(id, [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
         });
}

namespace {

using view::say;

std::string waiting_since(const TableRequest& place, const std::string& key) {
  for (const session::KeyValue& note : place.site.store.key_values(key))
    if (note.key == key) return note.text;
  return {};
}

Markup call_part(const TableRequest& place, const std::string& page_version,
                 const NavigationPath& trail = {}) {
  if (place.hand == Hand::desk) return {};
  const std::string since = waiting_since(place, key_of(Wait::call, place.pass));
  Markup inside = heading(2, tr("The referee"));
  if (since.empty()) {
    inside += tag("div", {{"class", "buttons"}}, operation_button("room/call", tr("Call the referee")));
  } else {
    const std::string time = view::clock_time(since);
    inside +=
        paragraph(say("The referee was called at {0} and can see it at the desk.", {std::string_view(time)}));
    inside += tag("div", {{"class", "buttons"}}, operation_button("room/uncall", tr("No longer needed")));
  }
  return form_of(place, page_version, trail, tag("section", {{"class", "ways"}}, inside));
}

// A new token, for a lost phone or one without a slip.
Markup hand_out_part(const TableRequest& place, const std::string& page_version) {
  if (place.hand != Hand::desk) return {};
  return form_of(
      place, page_version, {},
      tag("section", {{"class", "ways"}},
          heading(2, tr("Phone")) +
              tag("div", {{"class", "buttons"}}, operation_button("desk/hand-out", tr("Code for a phone")))));
}

// Shown once, as the panel does.
Reply hand_out_code(const TableRequest& place) {
  const PageContext& site = place.site;
  if (place.competition && !is_valid(place.pass, place.competition->now))
    return page_of(place, {}, tr("That round is over, so a code would be useless."), 409);
  const Token token = Tokens(site.store, site.host).make(place.pass);
  const std::string room = known_address(site.store);
  const view::PhoneView view = view::make_phone(
      {.table = table_name(place.site, place.pass), .typed = token.code, .address = room, .code = {}});
  Page page{.title = view.title};
  page.secret = true;
  page.main = heading(1, view.title) + paragraph(view.help);
  if (!room.empty()) page.main += code_of(room + "/t/" + token.secret);
  page.main += paragraph(view.typed_title) + paragraph(room) + tag("p", {{"class", "typed"}}, view.typed) +
               paragraph(link(place.path, tr("Back to the table")));
  return frame_page(place.site, place.request, page);
}

// If the club has referees, rulings and changes of a finished match need a PIN.
Markup referee_part(const TableRequest& place) {
  const auto referees = session::Referees(place.site.session).names();
  if (place.hand != Hand::desk || referees.empty()) return {};
  Markup names;
  for (const std::string& name : referees) names += tag("option", {{"value", name}}, name);
  return tag(
      "fieldset",
      tag("legend", tr("The referee")) +
          paragraph(tr("The referee's decisions, and corrections of a finished match, need a PIN. Type it "
                       "before you press the button.")) +
          tag("label", {{"for", "referee"}}, tr("Name")) +
          tag("select", {{"id", "referee"}, {"name", "referee"}}, names) +
          tag("label", {{"for", "pin"}}, tr("PIN")) +
          tag("input", {{"id", "pin"}, {"name", "pin"}, {"type", "password"}, {"autocomplete", "off"}}, {}));
}

Markup notice_part(const std::string& notice) {
  return notice.empty() ? Markup() : tag("p", {{"class", "notice"}, {"role", "alert"}}, notice);
}

// After the last point each side agrees to the result or disputes it.
Markup result_part(const TableRequest& place) {
  if (outcome(place.match->match()).status == Outcome::Status::in_progress) return {};
  Markup inside;
  if (!waiting_since(place, key_of(Wait::dispute, place.pass)).empty())
    inside += tag("p", {{"class", "notice"}}, tr("A side does not agree with the result: the desk decides."));
  else if (have_all_confirmed(place.match->match()))
    inside += paragraph(tr("Every side has agreed: the result is final."));
  else
    inside += tag("div", {{"class", "buttons"}}, operation_button("room/dispute", tr("We do not agree")));
  return tag("section", {{"class", "ways"}}, inside);
}

Markup table_clock_markup(const TableRequest& place, const char* element) {
  if (!place.competition) return {};
  const league::TableRef at = place.pass.table;
  const view::RoundClock round =
      queries::round_clock(*place.competition, at.round_ref(), place.site.host.now());
  return clock_markup(view::table_clock(round, at.table), element);
}

// A question stands in the place of hand and dealer, so that nothing below it moves.
Markup head_of(const view::Outline& outline, const Markup& name, bool asks) {
  Markup now = tag("span", outline.headline);
  if (!outline.detail.empty()) now += tag("span", {{"class", "detail"}}, " · " + outline.detail);
  if (asks) now = tr("Is it allowed? Nothing will be entered: tap what you want to ask about.");
  const std::string sets = outline.sets.empty() ? "" : " · " + outline.sets;
  return tag("div", {{"class", asks ? "top asking" : "top"}},
             tag("p", {{"class", "now"}}, now) + tag("h1", {{"class", "small"}}, name + sets));
}

// The forms behind buttons, for a phone that loses the connection.
Markup forms_ahead(const TableRequest& place, const view::MatchContext& context, const ReplayResult& reached,
                   const BoardPage& board) {
  Markup all;
  for (const auto& [ids, first] : reached.outline->forms_ahead) {
    NavigationPath trail = reached.trail;
    trail.push_back({.action = first});
    const ReplayResult next = replay_at(place, context, trail);
    all += tag("template", {{"data-ids", ids}}, board_markup(*next.outline, board));
  }
  return all;
}

Page board_page(const TableRequest& place, const NavigationPath& trail, const std::string& notice) {
  view::MatchContext context = queries::match_context(*place.match);
  queries::let_ask(context, place.site.session, *place.match);
  const ReplayResult reached = replay_at(place, context, trail);
  const view::Outline& outline = *reached.outline;
  const std::string page_version = std::to_string(place.match->head().count);
  Page page{.title = view::join(context.names.sides, " – "), .follows = place.path};
  page.secret = true;
  page.plays = true;
  const Markup name = place.pass.scope == Scope::table ? table_name(place.site, place.pass) : page.title;
  page.main = head_of(outline, table_clock_markup(place, "span") + name, reached.state.ask.on) +
              score_board(outline) + notice_part(notice);
  const bool points_only = remembered_choice(place.request, kEntry) == "points";
  const BoardPage board{place.path, match_path(place.match->id()), points_only,
                        [&](const view::Changes& answered) { return text_of(steps_left(reached, answered)); },
                        result_part(place)};
  page.main += form_of(place, page_version, reached.trail,
                       referee_part(place) + tag("div", {{"class", "parts"}}, board_markup(outline, board)));
  page.main += forms_ahead(place, context, reached, board);
  std::vector<Markup> last(outline.last.rbegin(), outline.last.rend());
  page.main += tag("section", {{"class", "record"}}, heading(2, outline.last_title) + list(last));
  page.main += paragraph(link(match_path(place.match->id()), tr("All points and their rules")));
  page.main += call_part(place, page_version, reached.trail) + hand_out_part(place, page_version);
  return page;
}

// Before the first deal, or if the table counts on paper.
Page slip_page(const TableRequest& place, const std::string& notice) {
  Page page{.title = table_name(place.site, place.pass), .follows = place.path};
  page.secret = true;
  const auto names = place.site.entrants(place.competition->now);
  page.main = heading(1, page.title) + notice_part(notice) +
              tag("p", {{"class", "large"}}, view::opponents_text(place.table().drawn, names)) +
              table_clock_markup(place, "p");
  page.main += slip_part(place) + call_part(place, state_of(place)) + hand_out_part(place, state_of(place));
  return page;
}

Device device_at(const TableRequest& place) {
  const Request& request = place.request;
  const std::string now = place.site.host.now();
  const auto cookie = request.cookies.find(kHeldCookie);
  return {.pass = place.pass,
          .held = cookie == request.cookies.end() ? HeldEntries{} : read_held(cookie->second),
          .address = request.address,
          .seen_at = now,
          .wrote_at = request.post ? now : std::string()};
}

Page ended_page(const std::string& why) {
  return {.title = tr("This link has expired"),
          .main = heading(1, tr("This link has expired")) + paragraph(why) +
                  paragraph(link("/", tr("Where is my next table?"))),
          .status = 410};
}

Reply post_room(const TableRequest& place, const std::string& operation) {
  const std::string now = place.site.host.now();
  const auto note = [&](const std::string& key, const std::string& text) {
    const NavigationPath trail = read_navigation_path(form_value(place.request, "on"));
    (void)store_step(place, {{key, text}}, trail, {});
    return leads_to(way_back(place, trail));
  };
  if (operation == "room/call") return note(key_of(Wait::call, place.pass), now);
  if (operation == "room/uncall") return note(key_of(Wait::call, place.pass), "");
  if (place.match && operation == "room/dispute") return dispute(place);
  if (!place.match && place.competition && operation == "room/start") return start_match(place);
  if (place.competition) return post_slip(place);
  return page_of(place, {}, tr("Not possible now."), 409);
}

Reply operation_done(const TableRequest& place) {
  if (!is_request_id(form_value(place.request, "tap")))
    return page_of(place, {}, tr("The page was incomplete. Please try again."), 400);
  if (const auto before = place.site.store.request_id(place.tap()))
    return leads_to(way_back(place, read_navigation_path(before->answer)));
  try {
    if (place.hand == Hand::desk && place.operation() == "desk/hand-out") return hand_out_code(place);
    if (place.operation().starts_with("room/")) return post_room(place, place.operation());
    if (place.match) return post_board(place);
    if (place.competition && place.operation() == "look") return post_slip(place);
    return page_of(place, {}, tr("Not possible now."), 409);
  } catch (const session::StoreError& error) {
    if (error.code() != session::StoreError::Code::conflict) throw;
    for (const auto* id : {place.match ? &place.match->head().id : nullptr, &place.pass.stream})
      if (id) place.site.cache.forget(std::string(*id));
    TableRequest again = place;
    find_streams(again);
    if (const auto before = place.site.store.request_id(place.tap()))
      return leads_to(way_back(again, read_navigation_path(before->answer)));
    return stale(again, {});
  }
}

}  // namespace

const league::PlayedTable& TableRequest::table() const { return table_at(competition->now, pass.table); }

std::string TableRequest::tap() const { return word_of(pass) + "/" + form_value(request, "tap"); }

void find_streams(TableRequest& place) {
  place.match = nullptr;
  place.competition = nullptr;
  if (place.pass.scope == Scope::match) {
    place.match = place.site.cache.match(place.pass.stream);
    return;
  }
  session::OpenCompetition* open = place.site.cache.competition(place.pass.stream);
  if (!open) return;
  const league::TableRef at = place.pass.table;
  const auto& stages = open->now.stages;
  const auto within = [](int place_in, const auto& list) {
    return place_in >= 0 && place_in < static_cast<int>(list.size());
  };
  if (!within(at.stage, stages) || !within(at.round, stages[at.stage].rounds) ||
      !within(at.table, round_at(open->now, at.round_ref()).tables) || is_free(table_at(open->now, at)))
    return;
  place.competition = open;
  if (!place.table().matches.empty()) place.match = place.site.cache.match(place.table().matches.back());
}

std::string way_back(const TableRequest& place, const NavigationPath& trail) {
  return trail.empty() ? place.path : address(place.path, {{"on", text_of(trail)}});
}

bool store_step(const TableRequest& place, std::vector<session::KeyValue> notes, const NavigationPath& trail,
                const std::function<void()>& work) {
  const session::SideWrites side{
      .request = session::RequestId{.id = place.tap(), .answer = text_of(trail), .at = place.site.host.now()},
      .values = std::move(notes)};
  ++place.site.written;
  if (work) return place.site.store.append_with(side, work);
  place.site.store.put_side_writes(side);
  return true;
}

Markup form_of(const TableRequest& place, const std::string& page_version, const NavigationPath& trail,
               const Markup& inside) {
  const auto hidden = [](std::string name, std::string value) {
    return tag("input", {{"type", "hidden"}, {"name", std::move(name)}, {"value", std::move(value)}}, {});
  };
  // The key Enter in a field presses this button: it shows the page and enters nothing.
  Attributes first{{"type", "submit"}, {"name", kOperation}, {"value", "look"},
                   {"class", "first"}, {"tabindex", "-1"},   {"aria-hidden", "true"}};
  if (place.match) first.push_back({"data-step", kBare});
  return tag("form", {{"method", "post"}, {"action", place.path}, {"class", "board"}},
             tag("button", first, "·") + hidden("tap", place.site.host.new_id()) +
                 hidden("seen", page_version) + hidden("on", text_of(trail)) + inside);
}

Markup operation_button(const std::string& operation, const Markup& label, const std::string& look,
                        bool chosen) {
  Attributes attributes{{"type", "submit"}, {"name", kOperation}, {"value", operation}};
  if (!look.empty()) attributes.push_back({"class", look});
  if (chosen) attributes.push_back({"aria-pressed", "true"});
  return tag("button", attributes, tag("span", {{"class", "label"}}, label));
}

Reply page_of(const TableRequest& place, const NavigationPath& trail, const std::string& notice, int status) {
  Page page = place.match ? board_page(place, trail, notice) : slip_page(place, notice);
  page.status = status;
  return frame_page(place.site, place.request, page);
}

std::int64_t seen_count(const TableRequest& place) {
  std::int64_t count = 0;
  const std::string text = form_value(place.request, "seen");
  std::from_chars(text.data(), text.data() + text.size(), count);
  return std::max<std::int64_t>(count, 0);
}

Reply stale(const TableRequest& place, const NavigationPath& trail) {
  std::string what =
      tr("Someone else has just made an entry here. Yours was not saved. This is the score now.");
  const std::int64_t count = seen_count(place);
  if (place.match && count > 0 && count < place.match->head().count) {
    const view::MatchContext context = queries::match_context(*place.match);
    const std::string last = view::describe(context, place.match->head().count);
    what += " " + say("Last entered: {0}", {std::string_view(last)});
  }
  return page_of(place, trail, what, 409);
}

Reply table_reply(PageContext& site, const Request& request, const Grant& pass, const std::string& path,
                  Hand hand) {
  TableRequest place{.site = site, .request = request, .pass = pass, .path = path, .hand = hand};
  find_streams(place);
  if (!place.match && !place.competition)
    return frame_page(site, request,
                      not_found(tr("This table does not exist. Go back and choose another one.")));
  if (hand == Hand::table && place.competition && !is_valid(pass, place.competition->now)) {
    site.settings.devices->forget(device_at(place));
    return frame_page(
        site, request,
        ended_page(
            tr("This code was for a round that has finished. Use the result slip of the next round.")));
  }
  finish_start(place);
  const auto shows_itself = [&](int more) {
    Device device = device_at(place);
    if (!device.held.phone.empty()) device.held.count += more;
    if (hand == Hand::table && site.settings.devices->record_visit(device)) ++site.written;
  };
  shows_itself(0);
  if (request.post) {
    try {
      return operation_done(place);
    } catch (const std::exception&) {  // the phone keeps its entry
      shows_itself(1);
      throw;
    }
  }
  return page_of(place, read_navigation_path(query_value(request, "on")));
}

}  // namespace tanteador::web
