#pragma once
// Every text of a stored payload, wherever it stands.

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tanteador::codec {

// But those below the fields named. None where the payload is no JSON.
void each_text(std::string_view payload, std::span<const std::string_view> but,
               const std::function<void(std::string_view)>& each);

// A field that is written twice in one object of the payload: readers differ on which of them counts.
std::optional<std::string> field_written_twice(std::string_view payload);

}  // namespace tanteador::codec
