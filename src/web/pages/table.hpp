#pragma once
// The table's page and its operations: table.cpp, board_posts.cpp and slip.cpp.

#include "src/web/pages/page_context.hpp"

namespace tanteador::web {

struct TableRequest {
  PageContext& site;
  const Request& request;
  Grant pass;
  std::string path;
  Hand hand = Hand::table;
  session::OpenMatch* match = nullptr;              // null: no match has begun
  session::OpenCompetition* competition = nullptr;  // null: single match

  const league::PlayedTable& table() const;  // only with a competition
  std::string operation() const { return form_value(request, "do"); }
  std::string tap() const;  // request id in the store
};
void find_streams(TableRequest& place);

// The page after the request. `notice`: why it failed, or its result.
Reply page_of(const TableRequest& place, const NavigationPath& trail, const std::string& notice = {},
              int status = 200);
// The address of the page for a redirect, so that a reload sends nothing twice.
std::string way_back(const TableRequest& place, const NavigationPath& trail);

// Stores the work of a request together with its id, in one transaction. Stores nothing if `work` does not.
// `trail`: on the page that answers.
bool store_step(const TableRequest& place, std::vector<session::KeyValue> notes, const NavigationPath& trail,
                const std::function<void()>& work);
std::int64_t seen_count(
    const TableRequest& place);  // events of the match when the page was made; 0: not given
Reply stale(const TableRequest& place, const NavigationPath& trail);  // conflict: the table has changed

ReplayResult replay_at(const TableRequest& place, const view::MatchContext& context,
                       const NavigationPath& trail);
Reply post_board(const TableRequest& place);
Reply dispute(const TableRequest& place);

Markup slip_part(const TableRequest& place);
Reply post_slip(const TableRequest& place);
Reply start_match(const TableRequest& place);
// Completes a start of a match that was interrupted; does nothing otherwise.
void finish_start(TableRequest& place);

// The form of the page; `page_version`: the state that the page shows.
Markup form_of(const TableRequest& place, const std::string& page_version, const NavigationPath& trail,
               const Markup& inside);
Markup operation_button(const std::string& operation, const Markup& label, const std::string& look = {},
                        bool chosen = false);
std::string state_of(const TableRequest& place);  // version of the table's slip

}  // namespace tanteador::web
