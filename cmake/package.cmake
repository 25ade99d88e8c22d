# The Debian package: `./dev package`. What is installed, and what the package says of itself.

include(GNUInstallDirs)
set(packaging ${CMAKE_SOURCE_DIR}/packaging)
set(made ${CMAKE_BINARY_DIR}/packaging)
find_program(GZIP gzip REQUIRED)

install(TARGETS tanteador tanteador-panel RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(DIRECTORY ${CMAKE_BINARY_DIR}/locale DESTINATION ${CMAKE_INSTALL_DATADIR} FILES_MATCHING PATTERN "*.mo")
install(FILES ${packaging}/org.tanteador.Tanteador.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${packaging}/org.tanteador.Tanteador.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${packaging}/tanteador-room.service DESTINATION lib/systemd/user)  # off until somebody enables it
install(FILES ${packaging}/tanteador.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME tanteador.xml)
install(FILES ${CMAKE_SOURCE_DIR}/README.md ${CMAKE_SOURCE_DIR}/CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES ${CMAKE_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/docs/examples DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES ${CMAKE_SOURCE_DIR}/src/queries/data/check-draw.py DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples)

# The changelog of a package that is its own upstream.
set(file ${made}/changelog)
add_custom_command(OUTPUT ${file}.gz
  COMMAND ${CMAKE_COMMAND} -E make_directory ${made}
  COMMAND ${packaging}/changelog.sh ${CMAKE_SOURCE_DIR}/CHANGELOG.md > ${file}
  COMMAND ${GZIP} -9nf ${file}
  DEPENDS ${CMAKE_SOURCE_DIR}/CHANGELOG.md ${packaging}/changelog.sh VERBATIM)
list(APPEND papers ${file}.gz)
install(FILES ${file}.gz DESTINATION ${CMAKE_INSTALL_DOCDIR})

# Completion. bash shows words alone; the others show sentences, which the program writes in the reader's language.
set(file ${made}/bash/tanteador)
add_custom_command(OUTPUT ${file}
  COMMAND ${CMAKE_COMMAND} -E make_directory ${made}/bash
  COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C.UTF-8 LANGUAGE=en $<TARGET_FILE:tanteador> manual bash > ${file}
  DEPENDS tanteador VERBATIM)
list(APPEND papers ${file})
install(FILES ${file} DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${packaging}/completions/_tanteador DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES ${packaging}/completions/tanteador.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

# The manual pages, in each language.
foreach(language en es de fr it id pt_BR)
  set(folder ${made}/man/${language})
  set(page ${packaging}/tanteador-panel.1)
  set(section man1)
  if(NOT language STREQUAL en)
    set(page ${packaging}/man/${language}/tanteador-panel.1)
    set(section ${language}/man1)
  endif()
  add_custom_command(OUTPUT ${folder}/tanteador.1.gz ${folder}/tanteador-panel.1.gz
    COMMAND ${CMAKE_COMMAND} -E make_directory ${folder}
    COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C.UTF-8 LANGUAGE=${language} $<TARGET_FILE:tanteador> manual man > ${folder}/tanteador.1
    COMMAND ${CMAKE_COMMAND} -E copy ${page} ${folder}/tanteador-panel.1
    COMMAND ${GZIP} -9nf ${folder}/tanteador.1 ${folder}/tanteador-panel.1
    DEPENDS tanteador catalogues ${page} VERBATIM)
  list(APPEND papers ${folder}/tanteador.1.gz ${folder}/tanteador-panel.1.gz)
  install(FILES ${folder}/tanteador.1.gz ${folder}/tanteador-panel.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/${section})
endforeach()

find_program(RSVG rsvg-convert REQUIRED)
install(FILES ${packaging}/tanteador.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
foreach(size 16 22 24 32 48 64 128 256 512)
  set(icon ${made}/${size}/tanteador.png)
  add_custom_command(OUTPUT ${icon}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${made}/${size}
    COMMAND ${RSVG} -w ${size} -h ${size} -o ${icon} ${packaging}/tanteador.svg
    DEPENDS ${packaging}/tanteador.svg VERBATIM)
  list(APPEND papers ${icon})
  install(FILES ${icon} DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps)
endforeach()
add_custom_target(packaged DEPENDS ${papers} tanteador tanteador-panel)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR})
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGE_CONTACT "The Tanteador authors <authors@tanteador.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "score keeper for traditional card games")
set(CPACK_PACKAGE_DESCRIPTION "Keeps the score of Truco, Truf, Troccas, French tarot and any
other game played with real cards. Shows the rule and the printed edition
of every point, settles disputes and runs a club's league. Works offline.")
set(CPACK_DEBIAN_PACKAGE_SECTION misc)  # games would have to lie in /usr/games
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "fonts-inter, fonts-bebas-neue, fonts-dejavu-core, libgl1, libxlsxwriter4")  # opened while running, so no linker knows of them
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "libglib2.0-bin, libpq5")       # tells the theme of the desktop; PostgreSQL
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "espeak-ng, pipewire-bin | pulseaudio-utils | alsa-utils")  # say the score, play tones
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
include(CPack)
