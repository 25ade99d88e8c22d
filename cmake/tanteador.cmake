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

# Where a preset says CMAKE_UNITY_BUILD, so many files of a folder are compiled as one (docs/decisions/0014).
set(TANTEADOR_UNITY_BATCH 8 CACHE STRING "how many files of a folder are compiled as one")
set(CMAKE_UNITY_BUILD_BATCH_SIZE ${TANTEADOR_UNITY_BATCH})

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
  if(ARG_UNITY_BATCH)
    set_target_properties(${name} PROPERTIES UNITY_BUILD_BATCH_SIZE ${ARG_UNITY_BATCH})
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
    set(options_of precompiled_${header})
    if("${TANTEADOR_NO_OPT}" IN_LIST options)
      string(APPEND options_of _no_opt)
    elseif(CMAKE_BUILD_TYPE STREQUAL Release AND "${TANTEADOR_OPT1}" IN_LIST options)
      string(APPEND options_of _opt1)
    endif()
    target_precompile_headers(${name} REUSE_FROM ${options_of})
    target_link_libraries(${name} PUBLIC precompiled_${header})
  endforeach()
endfunction()

# Optimised less where people build it: what shows, asks and prints waits for people and disks, and the optimiser takes
# longer over it than over everything else (docs/decisions/0014).
set(TANTEADOR_OPT1 $<$<CONFIG:Release>:-O1>)
function(tanteador_opt1)
  foreach(name ${ARGN})
    target_compile_options(${name} PRIVATE ${TANTEADOR_OPT1})
  endforeach()
endfunction()

# Not optimised where tests are built: what is compiled longer than it runs there.
set(TANTEADOR_NO_OPT $<$<CONFIG:Debug>:-O0>)
function(tanteador_no_opt)
  foreach(name ${ARGN})
    target_compile_options(${name} PRIVATE ${TANTEADOR_NO_OPT})
  endforeach()
endfunction()

# What only measures is built where it is asked for, and with the tests, which run it in tiny sizes.
function(tanteador_bench name)
  tanteador_no_opt(${name})
  tanteador_no_ubsan(${name})
  if(NOT TANTEADOR_TESTS)
    set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ON)
  endif()
endfunction()

# What holds no rules and no file is not looked at for a use after its scope, a tenth of its compiling; fuzzing looks at
# all of it (docs/decisions/0014).
set(TANTEADOR_NO_USE_AFTER_SCOPE $<$<CONFIG:Debug>:-fno-sanitize-address-use-after-scope>)
function(tanteador_no_use_after_scope)
  foreach(name ${ARGN})
    target_compile_options(${name} PRIVATE ${TANTEADOR_NO_USE_AFTER_SCOPE})
  endforeach()
endfunction()

# What holds no rules is not checked for undefined behaviour either, but for use of what is not there: a twelfth of its
# compiling, and of its tests' time; of tests a quarter.
set(TANTEADOR_NO_UBSAN $<$<CONFIG:Debug>:-fno-sanitize=undefined> ${TANTEADOR_NO_USE_AFTER_SCOPE})
function(tanteador_no_ubsan)
  foreach(name ${ARGN})
    target_compile_options(${name} PRIVATE ${TANTEADOR_NO_UBSAN})
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
