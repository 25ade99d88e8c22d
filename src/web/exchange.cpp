#include "src/web/exchange.hpp"

#include <algorithm>

namespace tanteador::web {

std::vector<std::string> stream_field(const Request& request, std::string_view name) {
  const auto field = request.query.find(name);
  if (field == request.query.end()) return {};
  const std::string_view text = field->second;
  std::vector<std::string> values;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(' ', begin), text.size());
    values.emplace_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return values;
}

}  // namespace tanteador::web
