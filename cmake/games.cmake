# What is written once for each game: headers made from TANTEADOR_GAMES, below generated/ of the build folder.

foreach(game ${TANTEADOR_GAMES})
  string(SUBSTRING ${game} 0 1 first)
  string(SUBSTRING ${game} 1 -1 rest)
  string(TOUPPER ${first} first)
  string(APPEND each " each(${game}, ${first}${rest})")
  string(APPEND engines "#include \"src/games/${game}/match.hpp\"\n")
  string(APPEND fields "#include \"src/codec/${game}/fields.hpp\"\n")
  list(APPEND classes ${first}${rest})
endforeach()
list(JOIN classes ", " classes)

# each(game, Game) for every game
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/each_game.hpp
  CONTENT "#pragma once\n#define TANTEADOR_EACH_GAME(each)${each}\n")
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/engines.hpp
  CONTENT "#pragma once\n${engines}#define TANTEADOR_ENGINES ${classes}\n")
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/fields.hpp CONTENT "#pragma once\n${fields}")
