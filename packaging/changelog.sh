#!/bin/sh
# The releases of CHANGELOG.md in the form that Debian wants: changelog.sh CHANGELOG.md >changelog
awk '
  function print_item(  count, words, i, line) {
    count = split(item, words, " ")
    line = "  *"
    for (i = 1; i <= count; ++i) {
      if (length(line) + length(words[i]) > 76) { print line; line = "   " }
      line = line " " words[i]
    }
    if (count) print line
    item = ""
  }
  function end_release(  command, date) {
    print_item()
    if (!version) return
    command = "LC_ALL=C date -u -R -d " day; command | getline date; close(command)
    print "\n -- The Tanteador authors <authors@tanteador.org>  " date "\n"
  }
  /^## / {
    end_release(); version = ""
    if ($2 ~ /^[0-9]/) { version = $2; day = $4; print "tanteador (" version ") stable; urgency=low\n" }
    next
  }
  !version { next }
  /^- / { print_item(); item = substr($0, 3); next }
  /^  [^ ]/ && item { item = item " " $0; next }
  { print_item() }
  END { end_release() }' "$1"
