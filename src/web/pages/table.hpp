#pragma once
// The table's page and what can be done on it: the parts of table.cpp, deeds.cpp and slip.cpp.

#include "src/web/pages/page_context.hpp"

namespace tanteador::web {

// A table as a request finds it.
struct TableRequest {
  PageContext& site;
  const Request& request;
  Grant pass;
  std::string path;  // of its page
  Hand hand = Hand::table;
  session::OpenMatch* match = nullptr;              // null: none is begun
  session::OpenCompetition* competition = nullptr;  // null: it is of none

  const league::PlayedTable& table() const;  // of the competition
  std::string operation() const { return in_form(request, "do"); }
  std::string tap() const;  // its id in the store
};
void find_streams(TableRequest& place);

// The page after what was just asked for. `notice`: why that was not done, or what has become of it.
Reply page_of(const TableRequest& place, const NavigationPath& trail, const std::string& notice = {},
              int status = 200);
// To the page anew, so that nothing is sent twice by reading it again.
std::string way_back(const TableRequest& place, const NavigationPath& trail);

// Everything that is stored together with the id of the tap; nothing where `work` stored nothing. `trail`: on
// the page that answers it.
bool stored_once(const TableRequest& place, std::vector<session::KeyValue> notes, const NavigationPath& trail,
                 const std::function<void()>& work);
std::int64_t seen_count(const TableRequest& place);  // events of the match that the page shows; 0: not given
Reply stale(const TableRequest& place, const NavigationPath& trail);  // the table has moved on

// --- The board (deeds.cpp)
ReplayResult reached_at(const TableRequest& place, const view::Table& table, const NavigationPath& trail);
Reply post_board(const TableRequest& place);
Reply dispute(const TableRequest& place);

// --- The slip (slip.cpp): a result that was counted on paper
Markup slip_part(const TableRequest& place);
Reply post_slip(const TableRequest& place);
Reply start_match(const TableRequest& place);
// Completes a start of a match that was interrupted; does nothing otherwise.
void finish_start(TableRequest& place);

// The form everything of the page is sent by; `seen`: what the page shows.
Markup form_of(const TableRequest& place, const std::string& seen, const NavigationPath& trail,
               const Markup& inside);
Markup operation_button(const std::string& operation, const Markup& label, const std::string& look = {},
                        bool chosen = false);
std::string state_of(const TableRequest& place);  // of the table's slip, told apart

}  // namespace tanteador::web
