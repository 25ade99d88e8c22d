# The Debian package: `./dev package`. What is installed, and what the package says of itself.

include(GNUInstallDirs)
set(packaging ${CMAKE_SOURCE_DIR}/packaging)
set(made ${CMAKE_BINARY_DIR}/packaging)

install(TARGETS tanteador tanteador-panel RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(DIRECTORY ${CMAKE_BINARY_DIR}/locale DESTINATION ${CMAKE_INSTALL_DATADIR} FILES_MATCHING PATTERN "*.mo")
install(FILES ${packaging}/org.tanteador.Tanteador.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${packaging}/org.tanteador.Tanteador.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${packaging}/tanteador-room.service DESTINATION lib/systemd/user)  # off until somebody enables it
install(FILES ${packaging}/tanteador.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME tanteador.xml)
install(FILES ${CMAKE_SOURCE_DIR}/README.md ${CMAKE_SOURCE_DIR}/CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES ${CMAKE_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/docs/examples DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(PROGRAMS ${CMAKE_SOURCE_DIR}/src/queries/data/check-draw.py DESTINATION ${CMAKE_INSTALL_DATADIR}/tanteador)

# What the command says of itself.
set(manuals bash:bash-completion/completions:tanteador zsh:zsh/vendor-completions:_tanteador
            fish:fish/vendor_completions.d:tanteador.fish)
foreach(manual ${manuals})
  string(REPLACE ":" ";" parts ${manual})
  list(GET parts 0 form)
  list(GET parts 1 folder)
  list(GET parts 2 name)
  set(file ${made}/${form}/${name})
  add_custom_command(OUTPUT ${file}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${made}/${form}
    COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C.UTF-8 LANGUAGE=en $<TARGET_FILE:tanteador> manual ${form} > ${file}
    DEPENDS tanteador VERBATIM)
  list(APPEND papers ${file})
  install(FILES ${file} DESTINATION ${CMAKE_INSTALL_DATADIR}/${folder})
endforeach()

find_program(GZIP gzip REQUIRED)
add_custom_command(OUTPUT ${made}/tanteador.1.gz ${made}/tanteador-panel.1.gz
  COMMAND ${CMAKE_COMMAND} -E make_directory ${made}
  COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C.UTF-8 LANGUAGE=en $<TARGET_FILE:tanteador> manual man > ${made}/tanteador.1
  COMMAND ${CMAKE_COMMAND} -E copy ${packaging}/tanteador-panel.1 ${made}/tanteador-panel.1
  COMMAND ${GZIP} -9nf ${made}/tanteador.1 ${made}/tanteador-panel.1
  DEPENDS tanteador ${packaging}/tanteador-panel.1 VERBATIM)
list(APPEND papers ${made}/tanteador.1.gz ${made}/tanteador-panel.1.gz)
install(FILES ${made}/tanteador.1.gz ${made}/tanteador-panel.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)

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
set(CPACK_PACKAGE_CONTACT "The Tanteador authors <tanteador@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "scorer's table for traditional card games")
set(CPACK_PACKAGE_DESCRIPTION "Keeps the score of Truco, Truf, Troccas, French tarot and any other game played with
real cards, says by which rule of which printed edition, settles disputes, and runs a club's league. Works offline.")
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "fonts-inter, fonts-bebas-neue, fonts-dejavu-core, libgl1, libxlsxwriter4")  # opened while running, so no linker knows of them
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "libglib2.0-bin, libpq5")       # tells the theme of the desktop; PostgreSQL
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "espeak-ng, pipewire-bin | pulseaudio-utils | alsa-utils")  # say the score, play tones
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
include(CPack)
