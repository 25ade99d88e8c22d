#pragma once
// Every text of a stored payload, wherever it stands.

#include <functional>
#include <span>
#include <string_view>

namespace tanteador::codec {

// But those below the fields named. None where the payload is no JSON.
void each_text(std::string_view payload, std::span<const std::string_view> but,
               const std::function<void(std::string_view)>& each);

}  // namespace tanteador::codec
