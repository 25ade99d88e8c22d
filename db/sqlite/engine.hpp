#pragma once
// SQLite as StoreOn (db/store_on.hpp) wants it.

#include "db/sqlite/connection.hpp"
#include "db/sqlite/errors.hpp"
#include "db/sqlite/query.hpp"
#include "db/store.hpp"

namespace tanteador::db::sqlite {

class Engine {
 public:
  static constexpr int kRowsAtOnce = 0;
  Engine(SQLite::Database database, std::filesystem::path file, OpenMode mode)
      : file_(std::move(file)), mode_(mode), database_(std::move(database)) {}
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;
  // SQLite does so itself for the last to leave; a panel that stays open leaves never.
  ~Engine() {
    if (mode_ == OpenMode::write) settle();
  }

  Query operator()(std::string_view name) { return query_(name); }
  struct Batch {
    template <class... Values>
    void add(const Values&... values) {
      insert.with(values...).run();
    }
    void run() {}
    Query insert;
  };
  Batch batch(std::string_view name) { return {query_(name)}; }

  template <class Work>
  decltype(auto) guarded(Work&& work) const {
    return sqlite::guarded(file_, std::forward<Work>(work));
  }
  template <class Work>
  void write(Work&& work) {
    guarded([&] {
      Transaction transaction(database_, query_);
      work();
      transaction.commit();
    });
  }
  template <class Rest>
  void append(std::span<const session::Append> appends, Rest&& rest) {
    write([&] {
      for (const session::Append& append : appends) {
        put_events(append);
        rest(append);
      }
    });
  }
  void put_tap(const session::TapRow& tap);
  void see_forks(const session::KnownForks& known);  // throws moved_on
  using HolderList = std::span<const session::Holders>;
  void see_holders(HolderList names, HolderList licences);  // throws moved_on
  void at_one_moment(const std::function<void()>& work);
  std::int64_t data_version();
  void be_patient() { wait_for_writers(database_); }
  void settle();         // moves what lies in the write-ahead log into the file, as far as nobody uses it
  void forget_traces();  // empties the write-ahead log, where nobody is reading

 private:
  void put_events(const session::Append& append);  // throws moved_on

  std::filesystem::path file_;
  OpenMode mode_;
  // The statements go before the connection.
  SQLite::Database database_;
  Queries query_{database_};
};

}  // namespace tanteador::db::sqlite
