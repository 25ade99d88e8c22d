#include "src/web/http/outbox.hpp"

namespace tanteador::web::http {

void Outbox::add(Text text) {
  if (text->empty()) return;
  bytes_ += text->size();
  texts_.push_back(std::move(text));
}

std::vector<std::string_view> Outbox::next(std::size_t most) const {
  std::vector<std::string_view> pieces;
  std::size_t skip = written_of_first_;
  for (const Text& text : texts_) {
    if (pieces.size() == most) break;
    pieces.push_back(std::string_view(*text).substr(skip));
    skip = 0;
  }
  return pieces;
}

void Outbox::mark_written(std::size_t bytes) {
  bytes_ -= bytes;
  written_of_first_ += bytes;
  while (!texts_.empty() && written_of_first_ >= texts_.front()->size()) {
    written_of_first_ -= texts_.front()->size();
    texts_.pop_front();
  }
}

}  // namespace tanteador::web::http
