# The few build rules of this project.

add_library(tanteador_flags INTERFACE)
target_include_directories(tanteador_flags INTERFACE ${CMAKE_SOURCE_DIR} ${CMAKE_BINARY_DIR})
# Warnings are for who changes the code, and none of them is let pass there; who only builds the programs waits for them
# a twentieth longer. False alarms in the standard library: std::string of g++ 12, std::stable_sort read by clang.
target_compile_options(tanteador_flags INTERFACE
  $<$<CONFIG:Debug>:-Wall -Wextra -Wpedantic -Wshadow -Wconversion $<IF:$<CXX_COMPILER_ID:GNU>,-Wno-restrict,-Wno-deprecated-declarations>>)

# g++ collects its garbage seldom where there is memory for two: a tenth of the processor time (docs/decisions/0014).
cmake_host_system_information(RESULT memory QUERY TOTAL_PHYSICAL_MEMORY)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND memory GREATER 7000)
  target_compile_options(tanteador_flags INTERFACE "SHELL:--param ggc-min-expand=200" "SHELL:--param ggc-min-heapsize=1000000")
endif()
include(CheckLinkerFlag)
check_linker_flag(CXX -fuse-ld=gold LINKER_GOLD)  # which comes with binutils; half the time of the usual one
if(LINKER_GOLD)
  target_link_options(tanteador_flags INTERFACE $<$<CONFIG:Debug>:-fuse-ld=gold>)
endif()

include(${CMAKE_SOURCE_DIR}/cmake/units.cmake)

# tanteador_library(NAME FOLDER [UNITY_BATCH count] [WITHOUT folders…] LINK libraries…): every .cpp of the folder but
# main.cpp and those of components; so many compiled as one.
function(tanteador_library name folder)
  cmake_parse_arguments(ARG "" "UNITY_BATCH" "LINK;WITHOUT" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/${folder}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
  foreach(component ${ARG_WITHOUT})
    list(FILTER sources EXCLUDE REGEX "/${component}/")
  endforeach()
  add_library(${name} STATIC ${sources})
  set_target_properties(${name} PROPERTIES ARCHIVE_OUTPUT_NAME tanteador_${name})
  tanteador_units(${name} BATCH ${ARG_UNITY_BATCH})
  target_link_libraries(${name} PUBLIC tanteador_flags ${ARG_LINK})
endfunction()

function(tanteador_executable name source)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  add_executable(${name} ${CMAKE_SOURCE_DIR}/${source})
  target_link_libraries(${name} PRIVATE tanteador_flags ${ARG_LINK})
  add_dependencies(${name} catalogues)
endfunction()

# Headers that cost seconds a file are precompiled once (cmake/precompiled/) for all targets that use them.
function(tanteador_precompile header)
  foreach(name ${ARGN})
    target_precompile_headers(${name} REUSE_FROM precompiled_${header})
    target_link_libraries(${name} PUBLIC precompiled_${header})
  endforeach()
endfunction()

# The engine, which is measured, is optimised more than the rest, which waits for people and disks (docs/decisions/0014).
function(tanteador_engine)
  foreach(name ${ARGN})
    target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O3>)
  endforeach()
endfunction()

# What only measures is built where it is asked for, and with the tests, which run it in tiny sizes.
function(tanteador_bench name)
  if(NOT TANTEADOR_TESTS)
    set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ON)
  endif()
endfunction()

# tanteador_embed(LIBRARY globs…): the files' text as `tanteador::embedded::LIBRARY()`, a list of
# {path below the repository, text}; declared in src/core/embedded.hpp.
function(tanteador_embed library)
  file(GLOB files CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR} ${ARGN})
  set(out ${CMAKE_BINARY_DIR}/embedded/${library}_embedded.cpp)
  set(script ${CMAKE_SOURCE_DIR}/cmake/embed.cmake)
  add_custom_command(
    OUTPUT ${out}
    COMMAND ${CMAKE_COMMAND} -DOUT=${out} -DLIBRARY=${library} "-DFILES=${files}" -DROOT=${CMAKE_SOURCE_DIR} -P ${script}
    DEPENDS ${files} ${script}
    WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
    VERBATIM)
  # On its own, so that the library's other sources wait for nothing.
  add_library(${library}_data OBJECT ${out})
  target_link_libraries(${library}_data PRIVATE tanteador_flags)
  target_sources(${library} PRIVATE $<TARGET_OBJECTS:${library}_data>)
endfunction()

# The catalogues of src/core/catalogues, compiled beside the executables: locale/LANGUAGE/LC_MESSAGES. Every
# executable brings them with it.
function(tanteador_catalogues)
  find_program(MSGFMT msgfmt REQUIRED)
  file(GLOB catalogues CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/core/catalogues/*.po)
  foreach(catalogue ${catalogues})
    get_filename_component(language ${catalogue} NAME_WE)
    set(folder ${CMAKE_BINARY_DIR}/locale/${language}/LC_MESSAGES)
    add_custom_command(
      OUTPUT ${folder}/tanteador.mo
      COMMAND ${CMAKE_COMMAND} -E make_directory ${folder}
      COMMAND ${MSGFMT} --check -o ${folder}/tanteador.mo ${catalogue}
      DEPENDS ${catalogue}
      VERBATIM)
    list(APPEND compiled ${folder}/tanteador.mo)
  endforeach()
  add_custom_target(catalogues ALL DEPENDS ${compiled})
endfunction()
