#pragma once
// Codes, answered requests and key values, as rows.

#include "db/sql/people.hpp"

namespace tanteador::db {

template <class Engine>
class SqlPhones : public SqlPeople<Engine> {
  using KeyValue = session::KeyValue;
  using RequestId = session::RequestId;
  using TokenRow = session::TokenRow;

 public:
  using SqlPeople<Engine>::SqlPeople;

  bool add_token(const TokenRow& row) override { return this->notify_if(this->adds_row("token_add", row)); }
  std::optional<TokenRow> token(const session::Hash& hash) const override {
    return this->select("token_get", hash);
  }
  std::vector<TokenRow> tokens() const override { return this->select("token_list"); }
  bool remove_token(const session::Hash& secret) override {
    return this->notify_if(this->changes_a_row("token_remove", secret));
  }

  std::optional<RequestId> request_id(std::string_view id) const override {
    return this->select("request_get", id);
  }
  std::vector<RequestId> request_ids() const override { return this->select("request_list"); }
  void put_request_id(const RequestId& request) override {
    this->engine_.write([&] { this->engine_.put_request_id(request); });
    this->notify();
  }
  void forget_request_ids(std::string_view before) override { this->write("request_forget", before); }

  std::vector<KeyValue> key_values(std::string_view beginning) const override {
    return this->select("key_value_list", beginning);
  }
  void put_side_writes(const session::SideWrites& side) override {
    this->engine_.write([&] { put_side(side); });
    this->notify();
  }

 protected:
  void put_side(const session::SideWrites& side, std::string_view stream = {}, std::int64_t seq = 0) {
    if (side.request)
      this->engine_.put_request_id(
          {side.request->id, side.request->answer, side.request->at, std::string(stream), seq});
    for (const KeyValue& value : side.values) {
      if (value.text.empty())
        this->engine_("key_value_remove").with(value.key).run();
      else
        put(this->engine_("key_value_put"), value);
    }
  }
};

}  // namespace tanteador::db
