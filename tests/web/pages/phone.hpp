#pragma once
// A phone without a socket: reads pages as a browser does, presses their buttons and sends their forms.

#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "db/store.hpp"
#include "src/session/league/league.hpp"
#include "src/web/pages/page_handler.hpp"
#include "src/web/tokens.hpp"
#include "tests/support/place.hpp"

namespace tanteador::test::site {

// A parsed page.
struct Html {
  struct Tag {
    std::string name;
    std::map<std::string, std::string> attributes = {};
    std::string text = {};  // the text of the element, without tags
    std::size_t form = 0;   // the number of its form, from 1
    bool in_template = false;
    bool has(const std::string& attribute) const { return attributes.contains(attribute); }
    std::string of(const std::string& attribute) const;
  };
  std::vector<Tag> tags;
  std::string fault;  // the reason it is not well-formed; empty if it is

  explicit Html(const std::string& page);
  std::vector<const Tag*> all(const std::string& name) const;
  const Tag* button(const std::string& operation) const;  // the enabled button of this operation
};

// The handler of the phones' pages, its store and a clock of its own.
struct Room {
  Folder folder = {};
  std::unique_ptr<session::Store> store = db::open_store(place(folder, "room.db"), db::OpenMode::write);
  int seconds = 0;           // since eight in the evening
  int step = 0, passed = 0;  // milliseconds: of each look at the clock, and of all looks so far
  session::Host host = clock();
  session::Session session{store.get(), host};
  session::League league{store.get(), host};
  web::Tokens tokens{*store, host};
  web::PageHandler hall;

  // The clock stands still, so each watcher is notified at once, unless a pace is set.
  explicit Room(web::Settings settings = {}, std::chrono::milliseconds pace = {});
  Room(const Room&) = delete;
  Room& operator=(const Room&) = delete;
  session::Host clock();
  std::string play(const std::string& lines);      // the id of the match
  std::string table_of(const std::string& match);  // the path of its table
  // Creates a competition of this many single players and draws its first round.
  session::OpenCompetition competition(int players, const std::string& game, const std::string& ruleset,
                                       const std::vector<std::string>& names = {});
  std::string table_of(const session::OpenCompetition& competition, int table);
  std::string desk();
};

class Phone {
 public:
  explicit Phone(Room& room, std::string address = "192.168.0.7")
      : room_(room), address_(std::move(address)) {}

  const web::Reply& get(const std::string& path, const std::string& query = {});
  // Presses the button of this operation with the typed fields, and follows the redirect.
  const web::Reply& press(const std::string& operation, const std::map<std::string, std::string>& typed = {});
  // Sends the operation even if the page has no such button.
  const web::Reply& send(const std::string& operation, const std::map<std::string, std::string>& typed = {});
  const web::Reply& resend();  // repeats the last post unchanged
  const web::Reply& post(const std::string& path, const web::Fields& form);
  void speak(const std::string& languages) { languages_ = languages; }
  // Sets the cookie of unsent entries, as the page's script does: "5f0c2a9e.3".
  void hold(const std::string& held) { cookies_["held"] = held; }

  const web::Reply& reply() const { return reply_; }
  int first_status() const { return first_status_; }  // the status before the redirect
  Html page() const { return Html(reply_.body); }
  bool shows(const std::string& text) const { return reply_.body.find(text) != std::string::npos; }

 private:
  const web::Reply& ask(web::Request request);

  Room& room_;
  std::string address_, languages_;
  web::Fields cookies_;
  web::Reply reply_;
  web::Request last_post_;
  int first_status_ = 0;
};

// Checks that a page is well-formed: balanced tags, a title, a language, nothing inline.
void check_whole(const web::Reply& reply);

}  // namespace tanteador::test::site
