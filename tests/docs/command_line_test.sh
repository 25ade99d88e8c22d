#!/usr/bin/env bash
# The page of the command line lists every command with its options, as the program says them.
# usage: command_line_test.sh TANTEADOR [--update]
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
tanteador=$1 page=$root/docs/reference/command-line.md
heading='## Commands'

# The manual page, a heading for each command and a table of its options.
commands() {
  LC_ALL=C.UTF-8 LANGUAGE=en "$tanteador" manual man | sed 's/\\-/-/g; s/\\&//g; s/\\\\/\\/g' | awk -v q='`' '
    function end_table() { if (table) print ""; table = 0 }
    /^\.SS / { end_table(); name = substr($0, 5); sub(/ +$/, "", name); print "### " q name q "\n"; help = 1; next }
    /^\.SH / { end_table(); name = ""; next }
    !name { next }
    /^\.TP$/ { next }
    /^\.B / { option = substr($0, 4); next }
    option == "--help" { option = ""; next }
    option {
      if (!table) print "| option | meaning |\n|---|---|"
      if (match(option, /:[A-Z]+ in \[.*\]/)) {  # a number and its range
        range = substr(option, RSTART, RLENGTH); option = substr(option, 1, RSTART - 1)
        sub(/.*\[/, "", range); sub(/\]/, "", range); sub(/ - /, " to ", range)
        if (range !~ /1000000/) $0 = $0 " (" range ")"
      }
      sub(/ (INT|FLOAT)$/, " NUMBER", option)
      gsub(/\|/, "\\|"); gsub(/\|/, "\\|", option)
      print "| " q option q " | " $0 " |"; table = 1; option = ""; next
    }
    help { print $0 "\n"; help = 0 }' | LC_ALL=C.UTF-8 fold_prose
}

# Lines of at most 120 characters, tables as they are.
fold_prose() {
  local line
  while IFS= read -r line; do
    if [[ $line == '|'* ]]; then echo "$line"; else fold -s -w 120 <<<"$line" | sed 's/ *$//'; fi
  done
}

written=$(sed "/^$heading\$/q" "$page")
made=$(printf '%s\n\n%s\n' "$written" "$(commands)")
if [[ ${2:-} == --update ]]; then printf '%s\n' "$made" >"$page"; exit; fi
diff "$page" - <<<"$made" || { echo "Run $0 $tanteador --update"; exit 1; }
