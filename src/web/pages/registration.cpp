// Registration by phone: a player or a pair registers, the desk confirms.

#include <algorithm>

#include "src/core/text/letters.hpp"
#include "src/core/text/locale.hpp"
#include "src/view/words.hpp"
#include "src/web/pages/table.hpp"
#include "src/web/registrants.hpp"

namespace tanteador::web {

namespace {

using view::say;

constexpr std::size_t kTextMost = 60;  // letters of a name or a club

std::string text_in(const Request& request, const char* name) {
  std::string text = strip_controls(form_value(request, name));
  text.erase(0, std::min(text.size(), text.find_first_not_of(' ')));
  text.erase(text.find_last_not_of(' ') + 1);
  return std::string(first_letters(text, kTextMost));
}

Markup field(const char* name, const std::string& label, const std::string& text, const char* fill) {
  return tag("div", tag("label", {{"for", name}}, label) + tag("input",
                                                               {{"id", name},
                                                                {"name", name},
                                                                {"type", "text"},
                                                                {"autocomplete", fill},
                                                                {"maxlength", std::to_string(kTextMost)},
                                                                {"value", text}},
                                                               {}));
}

Markup form_of(PageContext& site, const Request& request) {
  return tag(
      "form", {{"method", "post"}, {"action", request.path}},
      tag("input", {{"type", "hidden"}, {"name", "tap"}, {"value", site.host.new_id()}}, {}) +
          field("name", tr("Your name"), form_value(request, "name"), "name") +
          field("partner", tr("Your partner's name (pairs only)"), form_value(request, "partner"), "off") +
          field("club", tr("Club (optional)"), form_value(request, "club"), "organization") +
          tag("section", {{"class", "act"}},
              tag("div", {{"class", "buttons"}},
                  operation_button("register", tr("Put me on the list"), "main"))));
}

// Empty, or the reason for a refusal.
std::string fault_of(PageContext& site, const std::string& competition, const Registrant& one) {
  if (one.name.empty()) return tr("Type your name.");
  const auto waiting = registrants(site.store, competition);
  const auto of_phone = std::ranges::count(waiting, one.address, &Registrant::address);
  if (waiting.size() >= kRegistrantsMost || of_phone >= static_cast<std::ptrdiff_t>(kRegistrantsOfPhone))
    return tr("Too many entries are waiting. Please go to the desk.");
  const bool known = std::ranges::any_of(waiting, [&](const Registrant& other) {
    return other.name == one.name && other.partner == one.partner;
  });
  if (known) return say("{0} is already on the list.", {std::string_view(one.name)});
  return {};
}

// True for an entry that was stored before, sent again.
bool is_repeated(const PageContext& site, const Request& request) {
  const std::string id = form_value(request, "tap");
  return request.post && is_request_id(id) && site.store.request_id("entry/" + id).has_value();
}

// How long and for how many the list is open.
Markup limits_text(PageContext& site, const std::string& id, const PhoneEntries& entries) {
  Markup all;
  if (!entries.until.empty()) {
    const std::string until = view::day_and_time(entries.until);
    all += paragraph(say("Entries are possible until {0}.", {std::string_view(until)}));
  }
  const session::OpenCompetition* open = site.cache.competition(id);
  const auto free = open ? free_places(entries, open->now) : std::nullopt;
  if (free && registrants(site.store, id).size() >= *free)
    all += paragraph(tr("All places are taken. You can go on the waiting list."));
  return all;
}

// Confirms an entry, with its number on the waiting list if there is no place left.
Markup confirmation_text(PageContext& site, const std::string& id, const PhoneEntries& entries,
                         const Registrant& one) {
  const auto all = registrants(site.store, id);
  const auto before = std::ranges::find(all, one.id, &Registrant::id) - all.begin();
  const session::OpenCompetition* open = site.cache.competition(id);
  const auto free = open ? free_places(entries, open->now) : std::nullopt;
  const auto waits = free ? static_cast<int>(before) - static_cast<int>(*free) : -1;
  if (waits < 0)
    return paragraph(say("{0} is on the list.", {std::string_view(one.name)})) +
           paragraph(tr("You are entered as soon as the desk confirms it."));
  return paragraph(say("All places are taken. {0} is number {1} on the waiting list.",
                       {std::string_view(one.name), waits + 1}));
}

}  // namespace

Reply registration_reply(PageContext& site, const Request& request, const std::string& id) {
  const auto known = site.store.competition(id);
  const PhoneEntries entries = phone_entries(site.store, id);
  if (!known || known->status == "withdrawn" || !entries.open)
    return frame_page(site, request,
                      not_found(tr("This competition does not take entries by phone. Ask the desk.")));
  Page page{.title = say("Entry for {0}", {std::string_view(known->name)})};
  page.secret = true;
  page.main = heading(1, page.title);
  if (!is_open_at(entries, site.host.now()) && !is_repeated(site, request)) {
    const std::string until = view::day_and_time(entries.until);
    page.status = request.post ? 409 : 200;
    page.main += tag("p", {{"class", "notice"}, {"role", "alert"}},
                     say("Entries ended on {0}. Ask the desk.", {std::string_view(until)}));
    return frame_page(site, request, page);
  }
  if (!request.post) {
    page.main += limits_text(site, id, entries) + form_of(site, request);
    return frame_page(site, request, page);
  }
  const Registrant one{.id = form_value(request, "tap"),
                       .name = text_in(request, "name"),
                       .partner = text_in(request, "partner"),
                       .club = text_in(request, "club"),
                       .at = site.host.now(),
                       .address = request.address};
  const bool again = is_repeated(site, request);
  const std::string fault = again                   ? std::string()
                            : is_request_id(one.id) ? fault_of(site, id, one)
                                                    : tr("The page was incomplete. Please try again.");
  if (!fault.empty()) {
    page.status = 422;
    page.main += tag("p", {{"class", "notice"}, {"role", "alert"}}, fault) + form_of(site, request);
    return frame_page(site, request, page);
  }
  if (!again) {
    ++site.written;
    site.store.put_side_writes(
        {.request = session::RequestId{.id = "entry/" + one.id, .answer = {}, .at = one.at},
         .values = {waiting_entry(id, one)}});
  }
  page.main += confirmation_text(site, id, entries, one) + paragraph(link(competition_path(id), known->name));
  return frame_page(site, request, page);
}

std::string registration_path(const std::string& id) { return "/enter/" + id; }

}  // namespace tanteador::web
