#pragma once
// Finds texts in a stored payload.

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tanteador::codec {

// Calls `each` for all texts at any depth, except below the fields `but`. Ignores a payload that is no JSON.
void visit_texts(std::string_view payload, std::span<const std::string_view> but,
                 const std::function<void(std::string_view)>& each);

// Returns a field that occurs twice in one object. JSON readers differ on its value.
std::optional<std::string> field_written_twice(std::string_view payload);

}  // namespace tanteador::codec
