// The desk's page: calls, disputes, unconfirmed results, tables without a result, and devices.

#include <algorithm>
#include <charconv>
#include <random>
#include <span>

#include "src/queries/league_tables.hpp"
#include "src/queries/table_reports.hpp"
#include "src/session/cases/rulings.hpp"
#include "src/session/league/times.hpp"
#include "src/view/league/corrections.hpp"
#include "src/view/league/parts.hpp"
#include "src/view/league/round/dispute.hpp"
#include "src/view/league/words.hpp"
#include "src/view/screens/room.hpp"
#include "src/view/words.hpp"
#include "src/web/live.hpp"
#include "src/web/pages/table.hpp"
#include "src/web/registrants.hpp"
#include "src/web/wall.hpp"

namespace tanteador::web {

namespace {

using view::say;

std::string way_to(const std::string& path, const Grant& pass) {
  return address(path, {{kTakenOver, word_of(pass)}});
}

Markup form_around(PageContext& site, const std::string& path, const std::string& about,
                   const std::string& page_version, const Markup& fields) {
  const auto hidden = [](std::string name, std::string value) {
    return tag("input", {{"type", "hidden"}, {"name", std::move(name)}, {"value", std::move(value)}}, {});
  };
  return tag(
      "form", {{"method", "post"}, {"action", path}, {"class", "inline"}},
      hidden("tap", site.host.new_id()) + hidden("about", about) + hidden("seen", page_version) + fields);
}

Markup form_with(PageContext& site, const std::string& path, const std::string& operation,
                 const std::string& about, const std::string& page_version, const std::string& label,
                 bool chosen = false) {
  return form_around(site, path, about, page_version, operation_button(operation, label, {}, chosen));
}

int minutes_since(const PageContext& site, const std::string& at) {
  constexpr std::int64_t kMinute = 60'000;
  return static_cast<int>(session::milliseconds_between(at, site.host.now()).value_or(0) / kMinute);
}

Markup waiting_part(PageContext& site, const std::string& path, Wait what, const std::string& label) {
  PageTable table = page_table({"", "", "", ""});
  for (const Waiting& one : waiting(site.store, what))
    table.add_row({table_name(site, one.pass),
                   view::clock_time(one.since),
                   trn("{0} minute", "{0} minutes", minutes_since(site, one.since)),
                   {}},
                  {{0, link(way_to(path, one.pass), table_name(site, one.pass))},
                   {3, form_with(site, path, "desk/settled", key_of(what, one.pass), one.since, label)}});
  return table.rows() == 0 ? paragraph(tr("Nothing to do.")) : table_markup(table);
}

Markup acceptance_form(PageContext& site, const std::string& path, const Grant& pass,
                       const league::PlayedTable& table, const view::TableReport& report) {
  return form_with(site, path, "desk/take", word_of(pass), view::score_text(table, report),
                   view::acceptance_text(table, report));
}

// The different results of a table beside each other. Buttons below it, so that a phone has room for them.
Markup dispute_markup(PageContext& site, const std::string& path, const Grant& pass,
                      const session::OpenCompetition& open, const std::string& number) {
  const league::PlayedTable& table = table_at(open.now, pass.table);
  const auto names = site.entrants(open.now);
  const auto reports = queries::disputed_reports(open, pass.table);
  const std::string who = view::opponents_text(table.drawn, names);
  const std::string title = say("Table {0}", {std::string_view(number)});
  Markup buttons;
  for (const view::TableReport& report : reports) buttons += acceptance_form(site, path, pass, table, report);
  return heading(3, say("{0}: {1}", {std::string_view(title), std::string_view(who)})) +
         table_markup(dispute_table(view::compare_reports(table, reports, names))) + paragraph(buttons) +
         paragraph(link(way_to(path, pass), tr("Other score")));
}

Markup disputed_results(PageContext& site, const std::string& path) {
  Markup all;
  for (const session::CompetitionSummary& one : site.league.competitions()) {
    const session::OpenCompetition* open = one.status == "playing" ? site.cache.competition(one.id) : nullptr;
    const league::RoundRef shown = open ? view::shown_round(open->now, {}) : league::RoundRef{0, -1};
    if (shown.round < 0) continue;
    const league::PlayedRound& round = round_at(open->now, shown);
    for (std::size_t i = 0; i < round.tables.size(); ++i) {
      const league::TableRef at{shown.stage, shown.round, static_cast<int>(i)};
      if (!round.tables[i].disputed.empty())
        all += dispute_markup(site, path, {.scope = Scope::table, .stream = one.id, .table = at}, *open,
                              view::table_number(round, i));
    }
  }
  return all;
}

// Offers to pair the round again if a result behind its pairings was corrected and nobody has played.
Markup redraw_form(PageContext& site, const std::string& path, const session::OpenCompetition& open) {
  if (!round_to_redraw(open.now)) return {};
  return paragraph(tr("A result was corrected after this round was paired. The pairings stay as they are.")) +
         form_with(site, path, "desk/redraw", open.head.id, std::to_string(open.head.count),
                   tr("Pair again"));
}

Markup open_tables(PageContext& site, const std::string& path, const std::string& competition) {
  const session::OpenCompetition* open = site.cache.competition(competition);
  if (!open) return {};
  const auto names = site.entrants(open->now);
  PageTable table = page_table({tr("Table"), tr("Who"), tr("Result"), ""}, {0});
  const league::RoundRef shown = view::shown_round(open->now, {});
  if (shown.round < 0 || open->now.finished) return {};
  const league::PlayedRound& round = round_at(open->now, shown);
  for (std::size_t i = 0; i < round.tables.size(); ++i) {
    const league::PlayedTable& one = round.tables[i];
    const bool settled = is_decided(one) && one.disputed.empty() && !view::reported_by(one);
    if (settled) continue;
    const Grant pass{.scope = Scope::table,
                     .stream = competition,
                     .table = {shown.stage, shown.round, static_cast<int>(i)}};
    const std::string result = view::marked_text(one);
    table.add_row({view::table_number(round, i),
                   view::opponents_text(one.drawn, names),
                   result.empty() ? std::string() : result + " " + view::remark_of(one),
                   {}},
                  {{0, link(way_to(path, pass), view::table_number(round, i))},
                   {3, one.score && one.disputed.empty()
                           ? acceptance_form(site, path, pass, one, view::reports_of(one).front())
                           : Markup()}});
  }
  const Markup again = redraw_form(site, path, *open);
  if (table.rows() == 0) return paragraph(tr("All tables of this round have a result.")) + again;
  return table_markup(table, open->now.setup.name + " · " + view::round_title(open->now, shown)) + again;
}

view::PhonesStatus::Device status_of(PageContext& site, const Device& device) {
  return {.table = table_name(site, device.pass),
          .address = device.address,
          .last_visit = view::clock_time(device.seen_at),
          .wrote = device.wrote_at.empty() ? std::string() : view::clock_time(device.wrote_at),
          .unsent = device.held.count,
          .minutes = minutes_since(site, device.held_since)};
}

Markup device_table(PageContext& site, const std::vector<Device>& all,
                    report::Table (*table_of)(std::span<const view::PhonesStatus::Device>)) {
  std::vector<view::PhonesStatus::Device> devices;
  for (const Device& one : all) devices.push_back(status_of(site, one));
  const report::Table table = table_of(devices);
  return has_rows(table) ? table_markup(table) : paragraph(table.empty);
}

Markup unsent(PageContext& site) {
  const auto waiting = holding(site.settings.devices->all());
  if (waiting.empty()) return {};
  return heading(2, tr("Entries not sent yet")) + device_table(site, waiting, view::unsent_table);
}

Markup tokens(PageContext& site, const std::string& path) {
  PageTable table = page_table({tr("Table"), tr("Issued"), ""});
  const auto opens = [&](const Grant& pass) {
    if (pass.scope == Scope::match) return site.cache.match(pass.stream) != nullptr;
    const session::OpenCompetition* open = site.cache.competition(pass.stream);
    return open && is_valid(pass, open->now);
  };
  for (const IssuedToken& one : open_tokens(site.tokens.issued_tokens(), opens)) {
    table.add_row({table_name(site, one.pass), view::day_and_time(one.made_at), {}},
                  {{2, form_with(site, path, "desk/revoke", one.id, one.made_at, tr("Cancel code"))}});
  }
  return table.rows() == 0 ? paragraph(tr("No table has a code yet.")) : table_markup(table);
}

Markup wall_form(PageContext& site, const std::string& path) {
  const std::string hung = wall_selection(site.store);
  Markup buttons;
  for (const session::CompetitionSummary& one : site.league.competitions())
    buttons += form_with(site, path, "desk/wall", one.id, one.last_at, one.name, one.id == hung);
  if (buttons.empty()) return paragraph(tr("No competitions yet."));
  buttons += form_with(site, path, "desk/wall", "", "", tr("Whatever is being played"), hung.empty());
  const std::set<WallPart> shown = wall_shows(site.store);
  Markup parts;
  for (std::size_t i = 0; i < kWallParts.size(); ++i)
    parts += form_with(site, path, "desk/shows", std::string(kWallParts[i]), "",
                       view::wall_part(kWallParts[i]), shown.contains(static_cast<WallPart>(i)));
  return buttons + paragraph(parts);
}

Markup live_form(PageContext& site, const std::string& path) {
  Markup all;
  for (const session::CompetitionSummary& one : site.league.competitions()) {
    if (one.status != "playing") continue;
    const LiveScores now =
        live_scores(site.store, one.id).value_or(LiveScores{.hidden = site.settings.scores == Live::hidden});
    Markup buttons;
    for (const LiveScores& how : usual_live_scores(now))
      buttons += form_with(site, path, "desk/live", one.id, word_of(how),
                           view::live_choice(how.hidden, how.minutes), how == now);
    all += heading(3, one.name) + paragraph(buttons);
  }
  return all.empty() ? paragraph(tr("Nothing is being played.")) : all;
}

// A change of the clock, and the clock that the page showed: "5 45 running", "stop 45 running".
std::string clock_word(const std::string& change, const view::RoundClock& clock) {
  return change + " " + std::to_string(clock.minutes) + (clock.stopped.empty() ? " running" : " stopped");
}

view::RoundClock clock_in_play(const PageContext& site, const session::OpenCompetition& open) {
  return queries::round_clock(open, view::shown_round(open.now, {}), site.host.now());
}

Markup clock_form(PageContext& site, const std::string& path) {
  Markup all;
  for (const session::CompetitionSummary& one : site.league.competitions()) {
    const session::OpenCompetition* open = one.status == "playing" ? site.cache.competition(one.id) : nullptr;
    const view::RoundClock clock = open ? clock_in_play(site, *open) : view::RoundClock();
    if (clock.until.empty()) continue;
    const auto button = [&](const std::string& change, const std::string& label) {
      return form_with(site, path, "desk/clock", one.id, clock_word(change, clock), label);
    };
    Markup buttons = clock.stopped.empty() ? button("stop", tr("Stop the clock"))
                                           : button("resume", tr("Resume the clock"));
    for (const int minutes : {1, 5, 10})
      buttons += button(std::to_string(minutes), trn("Add {0} minute", "Add {0} minutes", minutes));
    all += heading(3, one.name) + clock_markup(clock) + paragraph(buttons);
  }
  return all.empty() ? paragraph(tr("No clock is running.")) : all;
}

// True if this page answers a refused form of that operation: it shows again what was typed.
bool is_refused(const Request& request, std::string_view operation) {
  return request.post && form_value(request, "do") == operation;
}

// A field as it was typed into a refused form, else as stored.
std::string typed_or(const Request& request, std::string_view operation, const std::string& about,
                     std::string_view field, std::string stored) {
  const bool is_typed = is_refused(request, operation) && form_value(request, "about") == about;
  return is_typed ? form_value(request, field) : std::move(stored);
}

// The numbers of tables that later rounds leave out, as in the panel's rules of a competition.
Markup free_tables_form(PageContext& site, const std::string& path, const Request& request) {
  Markup all;
  for (const session::CompetitionSummary& one : site.league.competitions()) {
    const session::OpenCompetition* open =
        one.status == "finished" ? nullptr : site.cache.competition(one.id);
    if (!open) continue;
    const std::string numbers = view::table_numbers_text(open->now.rules().free_tables);
    const std::string id = "free-" + one.id;
    const Markup label = tag("label", {{"for", id}}, tr("Numbers of free tables"));
    const Attributes field{{"id", id},
                           {"name", "free"},
                           {"value", typed_or(request, "desk/free-tables", one.id, "free", numbers)},
                           {"placeholder", tr("for example 3, 7; empty = none")}};
    all += heading(3, one.name) + form_around(site, path, one.id, numbers,
                                              label + tag("input", field, {}) +
                                                  operation_button("desk/free-tables", tr("Save rules"), {}));
  }
  return all.empty() ? paragraph(tr("No competitions yet.")) : all;
}

// The time in the form of a field for local times: "2026-12-04T20:00".
std::string field_time(const std::string& at) {
  std::string time = at.empty() ? at : report::iso_time(at);
  std::ranges::replace(time, ' ', 'T');
  return time;
}

Markup limit_field(const std::string& id, const char* name, const std::string& label, const char* type,
                   const std::string& text) {
  return tag("label", {{"for", id}}, label) +
         tag("input", {{"id", id}, {"name", name}, {"type", type}, {"value", text}, {"min", "0"}}, {});
}

// Sets the time at which entries by phone end, and the number of places.
Markup limits_form(PageContext& site, const std::string& path, const Request& request,
                   const std::string& competition, const PhoneEntries& entries) {
  const auto value = [&](std::string_view field, std::string stored) {
    return typed_or(request, "desk/limits", competition, field, std::move(stored));
  };
  const std::string places = entries.places > 0 ? std::to_string(entries.places) : std::string();
  return form_around(site, path, competition, {},
                     limit_field("until-" + competition, "until", tr("Entries end (optional)"),
                                 "datetime-local", value("until", field_time(entries.until))) +
                         limit_field("places-" + competition, "places", tr("Places (optional)"), "number",
                                     value("places", places)) +
                         operation_button("desk/limits", tr("Save limits"), {}));
}

// "Ana / Beto (Norte)".
std::string registrant_text(const Registrant& one) {
  return one.name + (one.partner.empty() ? "" : " / " + one.partner) +
         (one.club.empty() ? "" : " (" + one.club + ")");
}

// The points for missed rounds, if entrants are late; else nothing.
Markup late_field(const session::OpenCompetition* open, const std::string& id) {
  if (!open || missed_rounds(open->now) == 0) return {};
  Markup choices;
  for (const league::LateWorth given : view::kLateWorths)
    choices += tag("option", {{"value", std::to_string(static_cast<int>(given))}},
                   view::late_worth_text(open->now, given));
  const std::string label = trn(
      "Points for the missed round:", "Points for each of the {0} missed rounds:", missed_rounds(open->now));
  return tag("label", {{"for", "late-" + id}}, label) +
         tag("select", {{"id", "late-" + id}, {"name", "late"}}, choices);
}

Markup registrant_table(PageContext& site, const std::string& path, const std::string& competition,
                        std::span<const Registrant> all, const std::string& caption) {
  const session::OpenCompetition* open = site.cache.competition(competition);
  PageTable table = page_table({tr("Name"), ""});
  for (const Registrant& one : all)
    table.add_row({registrant_text(one), {}},
                  {{1, form_around(site, path, competition, one.id,
                                   late_field(open, one.id) +
                                       operation_button("desk/enter", tr(NC_("registration", "Enter")), {})) +
                           form_with(site, path, "desk/reject", competition, one.id,
                                     tr(NC_("registration", "Remove")))}});
  return table_markup(table, caption);
}

Markup registration_part(PageContext& site, const std::string& path, const Request& request) {
  Markup all;
  for (const session::CompetitionSummary& one : site.league.competitions()) {
    if (one.status == "finished") continue;
    const PhoneEntries entries = phone_entries(site.store, one.id);
    const bool takes = is_open_at(entries, site.host.now());
    all += heading(3, one.name) + paragraph(form_with(site, path, "desk/entries", one.id, takes ? "open" : "",
                                                      tr("Take entries by phone"), takes));
    if (!takes) all += paragraph(tr("Entries are closed."));
    if (entries.open) all += limits_form(site, path, request, one.id, entries);
    const std::vector<Registrant> waiting = registrants(site.store, one.id);
    const session::OpenCompetition* open = site.cache.competition(one.id);
    const auto free = open ? free_places(entries, open->now) : std::nullopt;
    const std::size_t placed = std::min(waiting.size(), free.value_or(waiting.size()));
    const std::span<const Registrant> all_waiting(waiting);
    all += registrant_table(site, path, one.id, all_waiting.first(placed), tr("Waiting to be entered"));
    if (placed < waiting.size())
      all += registrant_table(site, path, one.id, all_waiting.subspan(placed), tr("Waiting list"));
  }
  return all.empty() ? paragraph(tr("No competitions yet.")) : all;
}

Reply desk_page(PageContext& site, const Request& request, const std::string& path, const std::string& notice,
                int status = 200) {
  Page page{.title = tr("Desk"), .status = status, .follows = path};
  page.secret = true;  // a secret address: never cached
  page.main = heading(1, page.title);
  if (!notice.empty()) page.main += tag("p", {{"class", "notice"}, {"role", "alert"}}, notice);
  page.main += heading(2, tr("Referee calls")) + waiting_part(site, path, Wait::call, tr("Mark as done"));
  const Markup results = disputed_results(site, path);
  page.main += heading(2, tr("Disputes")) + results;
  if (results.empty() || !waiting(site.store, Wait::dispute).empty())
    page.main += waiting_part(site, path, Wait::dispute, tr("Resolved"));
  page.main += unsent(site);
  page.main += heading(2, tr("Open tables"));
  Markup open;
  for (const session::CompetitionSummary& one : site.league.competitions())
    if (one.status == "playing") open += open_tables(site, path, one.id);
  page.main += open.empty() ? paragraph(tr("Nothing to do.")) : open;
  page.main +=
      heading(2, tr("Phones")) + device_table(site, site.settings.devices->all(), view::devices_table);
  page.main += unfold(tr("Clock"), clock_form(site, path));
  page.main += unfold(tr("Tables that stay free"), free_tables_form(site, path, request),
                      is_refused(request, "desk/free-tables"));
  page.main += unfold(tr("Entries by phone"), registration_part(site, path, request),
                      is_refused(request, "desk/limits"));
  page.main += unfold(tr("Codes of the tables"), tokens(site, path));
  page.main += unfold(tr("What the big screen shows"), wall_form(site, path));
  page.main += unfold(tr("Live scores"), live_form(site, path));
  return frame_page(site, request, page);
}

std::string change_text(const league::Change& change) {
  std::string text;
  for (const std::string& one : view::change_sentences(change)) text += (text.empty() ? "" : " ") + one;
  return text;
}

struct DeskAnswer {
  std::string notice;
  bool refused = false;
};
DeskAnswer refusal(std::string why) { return {std::move(why), true}; }
DeskAnswer refusal(const PageContext& site, const league::Competition& now,
                   const league::LeagueRefusal& refused) {
  return refusal(render(refused.message, {.seats = {}, .sides = site.entrants(now)}));
}

DeskAnswer entered_before() {
  return refusal(
      tr("Someone else has just made an entry here. Yours was not saved. Look at the score and try again."));
}

DeskAnswer redraw_round(PageContext& site, const std::string& competition, const std::string& page_version) {
  session::OpenCompetition* open = site.cache.competition(competition);
  const auto from = open ? round_to_redraw(open->now) : std::nullopt;
  if (!from || page_version != std::to_string(open->head.count)) return entered_before();
  auto again = redraw(open->now, *from);
  if (!again) return refusal(site, open->now, again.error());
  if (again->draws) {
    league::Competition then = open->now;
    for (const league::CompetitionEvent& event : again->events) (void)league::apply(then, event);
    std::random_device machine;
    auto draw = next_round(then, machine() >> 1U);
    if (!draw) return refusal(site, open->now, draw.error());
    again->events.emplace_back(*std::move(draw));
  }
  const auto answer = site.league.enter_together(*open, again->events);
  if (!answer) return refusal(site, open->now, answer.error());
  DeskAnswer done;
  for (const std::string& one : view::redraw_sentences(*again, site.entrants(open->now)))
    done.notice += (done.notice.empty() ? "" : " ") + one;
  return done;
}

DeskAnswer take_result(PageContext& site, const std::string& about, const std::string& text) {
  const auto pass = pass_of(about);
  session::OpenCompetition* open = pass ? site.cache.competition(pass->stream) : nullptr;
  if (!open) return refusal(tr("This table does not exist. Go back and choose another one."));
  const auto& rounds = open->now.stages;
  const league::TableRef at = pass->table;
  if (at.stage >= static_cast<int>(rounds.size()) ||
      at.round >= static_cast<int>(rounds[at.stage].rounds.size()) ||
      at.table >= static_cast<int>(round_at(open->now, at.round_ref()).tables.size()))
    return entered_before();
  const league::PlayedTable& table = table_at(open->now, at);
  const auto reports =
      table.disputed.empty() ? view::reports_of(table) : queries::disputed_reports(*open, at);
  const auto found = std::ranges::find_if(
      reports, [&](const view::TableReport& report) { return view::score_text(table, report) == text; });
  if (found == reports.end()) return entered_before();
  const auto answer = site.league.enter(*open, view::accept_report(at, table, *found));
  if (!answer) return refusal(site, open->now, answer.error());
  return {change_text(*answer)};
}

DeskAnswer enter_registrant(PageContext& site, const std::string& competition, const Request& request) {
  const std::string id = form_value(request, "seen"), late = form_value(request, "late");
  session::OpenCompetition* open = site.cache.competition(competition);
  const auto waiting = registrants(site.store, competition);
  const auto one = std::ranges::find(waiting, id, &Registrant::id);
  if (!open || one == waiting.end()) return refusal(tr("Somebody else has already dealt with this entry."));
  league::event::EntrantEntered event{
      .people = {site.league.person(one->name)}, .team = {}, .club = one->club};
  if (!one->partner.empty()) event.people.push_back(site.league.person(one->partner));
  for (const league::LateWorth given : view::kLateWorths)
    if (late == std::to_string(static_cast<int>(given))) event.late = given;
  const auto answer = site.league.enter(*open, event);
  if (!answer) return refusal(site, open->now, answer.error());
  site.store.put_key_values({withdrawn_entry(competition, id)});
  return {};
}

// Opens or closes entries at once and keeps their limits. A limit of time that is over is removed.
void open_phone_entries(PageContext& site, const std::string& competition, bool open) {
  PhoneEntries entries = phone_entries(site.store, competition);
  entries.open = open;
  if (open && !is_open_at(entries, site.host.now())) entries.until.clear();
  set_phone_entries(site.store, competition, entries);
}

DeskAnswer limit_phone_entries(PageContext& site, const std::string& competition, const Request& request) {
  PhoneEntries entries{.open = true};
  std::string until = form_value(request, "until");
  const std::string places = form_value(request, "places");
  std::ranges::replace(until, 'T', ' ');
  if (!until.empty()) {
    const auto moment = session::read_moment(until);
    if (!moment)
      return refusal(
          say("{0} is not a valid time. Write it like 2026-12-04 20:00.", {std::string_view(until)}));
    entries.until = *moment;
  }
  const auto [end, error] = std::from_chars(places.data(), places.data() + places.size(), entries.places);
  const bool read = places.empty() || (error == std::errc() && end == places.data() + places.size());
  if (!read || entries.places < 0 || entries.places > kPlacesMost)
    return refusal(say("{0} is not a number of places. Write 1 to {1}, or nothing.",
                       {std::string_view(places), kPlacesMost}));
  set_phone_entries(site.store, competition, entries);
  return {};
}

DeskAnswer change_clock(PageContext& site, const std::string& competition, const std::string& wanted) {
  using league::event::ClockChange;
  session::OpenCompetition* open = site.cache.competition(competition);
  if (!open) return refusal(tr("There is no such competition."));
  const view::RoundClock clock = clock_in_play(site, *open);
  league::event::ClockChanged event{
      .round = view::shown_round(open->now, {}), .change = ClockChange::add, .tables = {}};
  const std::string change = wanted.substr(0, wanted.find(' '));
  if (wanted != clock_word(change, clock))
    return refusal(tr("Somebody else has changed the clock. Look at it and try again."));
  std::from_chars(change.data(), change.data() + change.size(), event.minutes);
  if (change == "stop") event.change = ClockChange::stop;
  if (change == "resume") event.change = ClockChange::resume;
  if (event.change == ClockChange::add && event.minutes == 0) return refusal(tr("Not possible now."));
  const auto answer = site.league.enter(*open, event);
  return answer ? DeskAnswer() : refusal(site, open->now, answer.error());
}

DeskAnswer change_free_tables(PageContext& site, const std::string& competition, const Request& request) {
  session::OpenCompetition* open = site.cache.competition(competition);
  if (!open) return refusal(tr("There is no such competition."));
  if (form_value(request, "seen") != view::table_numbers_text(open->now.rules().free_tables))
    return entered_before();
  const auto numbers = view::read_table_numbers(form_value(request, "free"));
  if (!numbers) return refusal(tr("Write numbers separated by commas."));
  const auto answer = site.league.enter(
      *open, league::event::RulesChanged{.stage = open->now.stage, .free_tables = *numbers});
  return answer ? DeskAnswer() : refusal(site, open->now, answer.error());
}

Reply post_desk(PageContext& site, const Request& request, const std::string& path) {
  const std::string operation = form_value(request, "do"), about = form_value(request, "about");
  ++site.written;
  DeskAnswer done;
  if (operation == "desk/settled" && (about.starts_with("call/") || about.starts_with("dispute/")))
    site.store.put_key_values({{about, ""}});
  else if (operation == "desk/wall")
    hang_on_the_wall(site.store, about);
  else if (operation == "desk/shows")
    turn_on_the_wall(site.store, about);
  else if (const auto how = read_live_scores(form_value(request, "seen"));
           operation == "desk/live" && how && site.store.competition(about))
    show_live_scores(site.store, about, *how);
  else if (operation == "desk/revoke")
    (void)site.tokens.revoke(about);
  else if (operation == "desk/entries" && site.store.competition(about))
    open_phone_entries(site, about, form_value(request, "seen").empty());
  else if (operation == "desk/limits" && phone_entries(site.store, about).open)
    done = limit_phone_entries(site, about, request);
  else if (operation == "desk/enter")
    done = enter_registrant(site, about, request);
  else if (operation == "desk/reject")
    site.store.put_key_values({withdrawn_entry(about, form_value(request, "seen"))});
  else if (operation == "desk/take")
    done = take_result(site, about, form_value(request, "seen"));
  else if (operation == "desk/clock")
    done = change_clock(site, about, form_value(request, "seen"));
  else if (operation == "desk/free-tables")
    done = change_free_tables(site, about, request);
  else if (operation == "desk/redraw")
    done = redraw_round(site, about, form_value(request, "seen"));
  else
    done = refusal(tr("Not possible now."));
  return done.notice.empty() ? leads_to(path)
                             : desk_page(site, request, path, done.notice, done.refused ? 409 : 200);
}

}  // namespace

Reply desk_reply(PageContext& site, const Request& request, const std::string& path) {
  const std::string at = query_value(request, kTakenOver);
  if (!at.empty()) {
    const auto pass = pass_of(at);
    if (!pass)
      return frame_page(site, request,
                        not_found(tr("This table does not exist. Go back and choose another one.")));
    return table_reply(site, request, *pass, way_to(path, *pass), Hand::desk);
  }
  return request.post ? post_desk(site, request, path) : desk_page(site, request, path, {});
}

}  // namespace tanteador::web
