# The few build rules of this project.

add_library(tanteador_flags INTERFACE)
target_include_directories(tanteador_flags INTERFACE ${CMAKE_SOURCE_DIR} ${CMAKE_BINARY_DIR})
target_compile_options(tanteador_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion)
# False alarms in the standard library of g++ 12: std::string when optimised; std::stable_sort read by clang.
target_compile_options(tanteador_flags INTERFACE
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict $<$<CONFIG:Release>:-Wno-stringop-overflow -Wno-array-bounds>>
  $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)

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

# Where a preset says CMAKE_UNITY_BUILD, so many files of a folder are compiled as one (docs/decisions/0014).
set(TANTEADOR_TOGETHER 8 CACHE STRING "how many files of a folder are compiled as one")
set(CMAKE_UNITY_BUILD_BATCH_SIZE ${TANTEADOR_TOGETHER})

# tanteador_library(NAME FOLDER [TOGETHER count] LINK libraries…): every .cpp of the folder but main.cpp; so many
# compiled as one.
function(tanteador_library name folder)
  cmake_parse_arguments(ARG "" "TOGETHER" "LINK" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/${folder}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
  add_library(${name} STATIC ${sources})
  set_target_properties(${name} PROPERTIES ARCHIVE_OUTPUT_NAME tanteador_${name})
  if(ARG_TOGETHER)
    set_target_properties(${name} PROPERTIES UNITY_BUILD_BATCH_SIZE ${ARG_TOGETHER})
  endif()
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
    get_target_property(options ${name} COMPILE_OPTIONS)
    if("${TANTEADOR_PLAIN}" IN_LIST options)
      target_precompile_headers(${name} REUSE_FROM precompiled_${header}_plain)
    else()
      target_precompile_headers(${name} REUSE_FROM precompiled_${header})
    endif()
    target_link_libraries(${name} PUBLIC precompiled_${header})
  endforeach()
endfunction()

# Not optimised where tests are built: what is compiled longer than it runs there.
set(TANTEADOR_PLAIN $<$<CONFIG:Debug>:-O0>)
# What only measures is built where tests are so that it cannot rot, and never run there.
set(TANTEADOR_UNCHECKED $<$<CONFIG:Debug>:-fno-sanitize=all>)
function(tanteador_plain)
  foreach(name ${ARGN})
    target_compile_options(${name} PRIVATE ${TANTEADOR_PLAIN})
  endforeach()
endfunction()

# What holds no rules and no file is not looked at for a use after its scope, a tenth of its compiling; fuzzing looks at
# all of it (docs/decisions/0014).
set(TANTEADOR_NOT_SCOPED $<$<CONFIG:Debug>:-fno-sanitize-address-use-after-scope>)
function(tanteador_not_scoped)
  foreach(name ${ARGN})
    target_compile_options(${name} PRIVATE ${TANTEADOR_NOT_SCOPED})
  endforeach()
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
