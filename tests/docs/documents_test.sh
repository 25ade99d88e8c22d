#!/usr/bin/env bash
# The documents: links lead somewhere, lines and sentences are short, and every button that a tutorial names is a text
# of the program in the tutorial's language.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$root"
export LC_ALL=C.UTF-8
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

status=0
fail() { echo "$*"; status=1; }
mapfile -t documents < <(printf '%s\n' README.md CONTRIBUTING.md CHANGELOG.md; find docs tests -name '*.md' | sort)

# The text of a document without its blocks of code.
prose() { awk '/^```/ { code = !code; next } !code && !/^    /' "$1"; }

# The anchors of a document, as GitHub makes them of its headings.
anchors() {
  prose "$1" | sed -nE 's/^#+ //p' | tr -d '`*' | sed -E 's/\[([^]]*)\]\([^)]*\)/\1/g; s/[^[:alnum:] _-]//g; s/ /-/g' |
    tr '[:upper:]' '[:lower:]'
}

check_links() {
  local link target anchor
  while read -r link; do
    [[ $link != *://* && $link != mailto:* ]] || continue
    target=${link%%#*} anchor=
    [[ $link != *'#'* ]] || anchor=${link#*#}
    if [[ $target ]]; then target=$(realpath -m --relative-to=. "$(dirname "$1")/$target"); else target=$1; fi
    [[ -e $target ]] || { fail "$1: $link leads nowhere"; continue; }
    echo "$target" >>"$work/linked"
    [[ ! $anchor ]] || anchors "$target" | grep -qxF -- "$anchor" || fail "$1: $link: there is no such heading"
  done < <(prose "$1" | grep -oP '\]\(\K[^)]+' || true)
}

# Tables and links may be longer.
check_lines() {
  local long
  long=$(prose "$1" | grep -E '^.{121,}' | grep -vE '^\||\]\(' || true)
  [[ -z $long ]] || fail "$1: a line of more than 120 characters: $long"
}

# A sentence ends with a mark and a blank, or with its paragraph; code counts as one word.
check_sentences() {
  local long
  long=$(prose "$1" | sed -E 's/^ *([*-]|[0-9]+\.) /\n/; s/^[#|!].*//' | awk -v RS= '{ gsub(/\n */, " "); print }' |
    sed -E 's/\[([^]]*)\]\([^)]*\)/\1/g; s/`[^`]*`/code/g; s/([.!?:;][*)”"]*) /\1\n/g' |
    awk '{ words = 0; for (i = 1; i <= NF; i++) if ($i ~ /[^-–—·=+*…]/) ++words; if (words > 20) print words ": " $0 }')
  [[ -z $long ]] || fail "$1: a sentence of more than 20 words: $long"
}

# Texts of the program, a line each, in English (no language) or in another language.
texts() {
  local catalogue=src/core/catalogues/${1:-es}.po word=msgid
  [[ -e $catalogue ]] || catalogue=$(echo src/core/catalogues/"$1"_*.po)  # pt_BR for pt
  [[ ! ${1:-} ]] || word=msgstr
  msgcat --no-wrap "$catalogue" | sed -nE "s/^$word(_plural|\[[0-9]\])? \"(.*)\"\$/\2/p" | sed 's/\\"/"/g'
}

check_buttons() {  # TUTORIAL [LANGUAGE]
  local button
  while read -r button; do
    # The program fills numbers in.
    grep -qxF -e "$button" -e "$(sed -E 's/[0-9]+/{0}/' <<<"$button")" "$work/texts${2:-}" ||
      fail "$1: **$button** is no text of the program"
  done < <(prose "$1" | tr -s '\n ' ' ' | grep -oE '\*\*[^*]+\*\*' | tr -d '*' | grep -vE '[.:]$|^Tanteador$|^\+[0-9]$')
}

# Words of a game and examples with names, not labels.
no_labels='^(Envido|Quiero|No quiero|Flor|Parda|Player 1|Tanteador|Ana .*)$'

# English documents write a label of the program as *Label*; a list may be named without its "…".
check_labels() {
  local label wanted
  while read -r label; do
    wanted=$(sed -E 's/[0-9]+/{A}/; s/[0-9]+/{B}/; y/AB/01/' <<<"$label")
    grep -qxF -e "$label" -e "$label…" -e "$wanted" "$work/texts" || fail "$1: *$label* is no text of the program"
  done < <(prose "$1" | tr -s '\n ' ' ' | grep -oP '(?<![*\w])\*(?![* ])\K[[:upper:]±+−][^*]{1,60}(?=\*(?![*\w]))' |
    grep -vE "$no_labels" || true)
}

for document in "${documents[@]}"; do
  check_links "$document"
  [[ $document == docs/rules/* ]] || { check_lines "$document"; check_sentences "$document"; }
done
for document in $(find docs -name "*.md"); do
  grep -qxF "$document" "$work/linked" || fail "$document: no document leads to it"
done

for picture in docs/tutorial/{,??/}pictures/*.png; do
  grep -qF "(pictures/${picture##*/})" "${picture%pictures/*}"*.md || fail "$picture: no page shows it"
done

texts >"$work/texts"
for tutorial in docs/tutorial/*.md; do check_buttons "$tutorial"; done
for document in README.md docs/{tutorial,how-to,reference}/*.md; do check_labels "$document"; done
for folder in docs/tutorial/??/; do
  language=$(basename "$folder")
  texts "$language" >"$work/texts$language"
  for tutorial in "$folder"*.md; do check_buttons "$tutorial" "$language"; done
done
exit $status
