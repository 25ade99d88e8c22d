#pragma once
// A phone in the hall without a socket: it reads pages as a browser does, presses what it finds on them, and
// sends what their forms hold.

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

// A page as its tags say it is.
struct Html {
  struct Tag {
    std::string name;
    std::map<std::string, std::string> attributes = {};
    std::string text = {};  // what stands in it, without the tags
    std::size_t form = 0;   // which form it stands in, from 1
    bool has(const std::string& attribute) const { return attributes.contains(attribute); }
    std::string of(const std::string& attribute) const;
  };
  std::vector<Tag> tags;
  std::string fault;  // why it is not well-formed; empty: it is

  explicit Html(const std::string& page);
  std::vector<const Tag*> all(const std::string& name) const;
  const Tag* button(const std::string& operation) const;  // that can be pressed
};

// The hall, its store and a clock of its own.
struct Room {
  Folder folder = {};
  std::unique_ptr<session::Store> store = db::open_store(place(folder, "room.db"), db::OpenMode::write);
  int seconds = 0;  // since eight in the evening
  session::Host host = clock();
  session::Session session{store.get(), host};
  session::League league{store.get(), host};
  web::Tokens tokens{*store, host};
  web::PageHandler hall;

  // The clock stands still: who watches is told each time, unless a pace is set.
  explicit Room(web::Settings settings = {}, std::chrono::milliseconds pace = {});
  Room(const Room&) = delete;
  Room& operator=(const Room&) = delete;
  session::Host clock();
  std::string play(const std::string& lines);      // the id of the match
  std::string table_of(const std::string& match);  // the path of its table
  // A competition of so many single players, its first round drawn.
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
  // Presses the button of that deed, with what else is typed; follows where it leads.
  const web::Reply& press(const std::string& operation, const std::map<std::string, std::string>& typed = {});
  // The same without looking whether there is such a button.
  const web::Reply& send(const std::string& operation, const std::map<std::string, std::string>& typed = {});
  const web::Reply& resend();  // the last post again, as it was
  const web::Reply& post(const std::string& path, const web::Fields& form);
  void speak(const std::string& languages) { languages_ = languages; }
  // What its script says that it has not sent yet: "5f0c2a9e.3".
  void hold(const std::string& held) { cookies_["held"] = held; }

  const web::Reply& reply() const { return reply_; }
  int first_status() const { return first_status_; }  // before it was led on
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

// Checks that a page is whole: its tags in balance, a title and a language, nothing inline.
void check_whole(const web::Reply& reply);

}  // namespace tanteador::test::site
