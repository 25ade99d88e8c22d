#pragma once
// Precompiled for what speaks JSON. Each file would compile the members of nlohmann/json's classes anew: of
// these they are compiled once, in json.cpp. Only the time of a build depends on it.

#include <nlohmann/json.hpp>

namespace tanteador::precompiled {
template <class Text>
using Reads = nlohmann::detail::iterator_input_adapter<typename Text::const_iterator>;
}  // namespace tanteador::precompiled

// clang-format off
#define TANTEADOR_JSON_CLASSES(COMPILE)                                                                  \
  COMPILE class std::map<std::string, nlohmann::json, std::less<>>;                                      \
  COMPILE class std::vector<nlohmann::json>;                                                             \
  COMPILE class nlohmann::basic_json<>;                                                                  \
  COMPILE class nlohmann::basic_json<nlohmann::ordered_map>;                                             \
  COMPILE class nlohmann::detail::iter_impl<const nlohmann::json>;                                       \
  COMPILE class nlohmann::detail::serializer<nlohmann::json>;                                            \
  COMPILE class nlohmann::detail::serializer<nlohmann::ordered_json>;                                    \
  COMPILE class nlohmann::detail::json_sax_dom_parser<nlohmann::json>;                                   \
  COMPILE class nlohmann::detail::json_sax_dom_callback_parser<nlohmann::json>;                          \
  COMPILE class nlohmann::detail::lexer<nlohmann::json, tanteador::precompiled::Reads<std::string>>;       \
  COMPILE class nlohmann::detail::lexer<nlohmann::json, tanteador::precompiled::Reads<std::string_view>>;  \
  COMPILE class nlohmann::detail::parser<nlohmann::json, tanteador::precompiled::Reads<std::string>>;      \
  COMPILE class nlohmann::detail::parser<nlohmann::json, tanteador::precompiled::Reads<std::string_view>>;
// clang-format on

TANTEADOR_JSON_CLASSES(extern template)
