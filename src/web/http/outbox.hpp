#pragma once
// Unsent bytes of one connection, in order. Connections share a text that goes to many.

#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tanteador::web::http {

using Text = std::shared_ptr<const std::string>;
inline Text share_text(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

class Outbox {
 public:
  void add(Text text);
  // The next pieces to write, at most `most`; valid until `wrote`.
  std::vector<std::string_view> next(std::size_t most) const;
  void mark_written(std::size_t bytes);
  std::size_t bytes() const { return bytes_; }
  bool empty() const { return texts_.empty(); }

 private:
  std::deque<Text> texts_;
  std::size_t bytes_ = 0, written_of_first_ = 0;
};

}  // namespace tanteador::web::http
