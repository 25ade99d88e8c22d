#!/usr/bin/env bash
# Every text of the program is in every catalogue, translated, with the same placeholders. A text of one or two words
# has a comment for translators (comments.tsv).
# With --update: brings the catalogues up to the sources first (new texts come in untranslated).
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
folder=$root/src/core/catalogues
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cd "$root"
# The titles of rulesets and parameters, one on a line, are texts too; those of the rules lie in
# src/rulebook/data/texts.
sed -nE 's/.*"(title|line|help)": ("([^"\\]|\\.)*").*/N_(\2);/p' src/rulebook/data/{rulesets,parameters}/*.json >"$work/titles.cpp"
sed -nE 's/.*"(source|date)": ("([^"\\]|\\.)*").*/N_(\2);/p' src/rulebook/data/rulesets/*.json >>"$work/titles.cpp"
# The documents that are no editions, by their names.
grep -ohE '"source": "[^"]* [^"]*"' src/rulebook/data/*.json | sort -u | sed -E 's/^"source": (.*)/N_(\1);/' >>"$work/titles.cpp"
# Of the cases also the questions and the steps.
tr '\n' ' ' <<<"$(cat src/referee/data/*.json src/referee/data/remedies/*.json)" >"$work/cases"
text='"([^"\\]|\\.)*"'
{
  grep -oE "\"(title|ask|text)\": $text" "$work/cases" | sed -E 's/^"(title|ask|text)": //'
  # A step is a text, or an object with one and the numbers that belong into it.
  gaps='\{"text": '$text', "gaps": \[[^]]*\]\}'
  grep -oE "\"steps\": \[ *($text|$gaps)( *, *($text|$gaps))*" "$work/cases" | sed -E "s/$gaps//g" |
    grep -oE "$text" | grep -vxF '"steps"'
} | sort -u | sed 's/.*/N_(&);/' >>"$work/titles.cpp"
find src db ui \( -name '*.cpp' -o -name '*.hpp' \) | LC_ALL=C sort | cat - <(echo "$work/titles.cpp") |
  xargs xgettext -C -k --keyword=tr:1 --keyword=trn:1,2 --keyword=N_:1 --keyword=NC_:1c,2 --keyword=message:1 --keyword=say:1 \
    --from-code=UTF-8 --no-location --package-name=tanteador -o "$work/tanteador.pot"
# A "%" is a per cent here; no text is filled in by printf.
sed -i -e 's/charset=CHARSET/charset=UTF-8/' -e '/^#, c-format$/d' "$work/tanteador.pot"

status=0
fail() { echo "$*"; status=1; }

# The texts of a catalogue with the comments of comments.tsv. Its lines hold a text, its comment and, if the text has
# one, its context. Into "uncommented" go short texts without a comment and comments without a short text.
: >"$work/uncommented"
comment() {
  msgcat --no-wrap "$1" | awk -v comments="$folder/comments.tsv" -v odd="$work/uncommented" '
    BEGIN {
      FS = "\t"
      while ((getline <comments) > 0) said[$3 "|" $1] = $2
      RS = ""; ORS = "\n\n"; FS = "\n"
    }
    NR == 1 { print; next }
    {
      context = text = ""
      for (i = 1; i <= NF; i++) {
        if ($i ~ /^msgctxt /) context = substr($i, 10, length($i) - 10)
        if ($i ~ /^msgid /) text = substr($i, 8, length($i) - 8)
      }
      key = context "|" text
      gsub(/\\"/, "\"", key)
      is_short = split(text, words, " ") <= 2
      if (is_short && !said[key]) printf "a comment is missing: %s\n", key >odd
      print (is_short ? "#. " said[key] "\n" : "") $0
      if (is_short) delete said[key]
    }
    END { for (key in said) printf "a comment belongs to no short text: %s\n", key >odd }'
}
comment "$work/tanteador.pot" >"$work/commented.pot"
mv "$work/commented.pot" "$work/tanteador.pot"
[[ ! -s $work/uncommented ]] || fail "comments.tsv: $(sort "$work/uncommented")"
# N_() around the forms of a number would put them into the catalogues as two texts without a number.
! grep -rnE 'trn\(\s*N_' src db ui || fail "trn() takes its texts bare"
for catalogue in "$folder"/*.po; do
  language=$(basename "$catalogue" .po)
  whole=$catalogue differs=
  # A country's catalogue beside its language's has only what is said differently there, of what there is to say.
  [[ $language != *_* || ! -e $folder/${language%%_*}.po ]] || differs=1
  if [[ $differs ]]; then
    whole=$work/$language.po
    msgcat --use-first -o "$whole" "$catalogue" "$folder/${language%%_*}.po"
    msgcomm --more-than=1 -o "$work/known.po" "$catalogue" "$work/tanteador.pot"
    [[ $(grep -c '^msgid ' "$work/known.po") == $(grep -c '^msgid ' "$catalogue") ]] ||
      fail "$language: has texts the program does not"
    each() { msgcat --no-wrap "$1" | awk -v RS= 'NR > 1 { gsub("\n", " "); print }' | LC_ALL=C sort; }
    same=$(LC_ALL=C comm -12 <(each "$catalogue") <(each "$folder/${language%%_*}.po"))
    [[ -z $same ]] || fail "$language: says as its language does: $same"
  elif [[ ${1:-} == --update ]]; then
    msgmerge --quiet --update --backup=none --no-fuzzy-matching "$catalogue" "$work/tanteador.pot"
    msgattrib --no-obsolete --no-wrap -o "$catalogue" "$catalogue"
  fi
  comments() { msgcat --no-wrap "$1" | grep -A2 '^#\. ' | grep -v '^msgstr' | sort; }
  [[ $differs ]] || diff -q <(comments "$work/tanteador.pot") <(comments "$catalogue") >/dev/null ||
    fail "$language: other comments than comments.tsv; run $0 --update"
  msgfmt --check -o /dev/null "$catalogue" || fail "$language: msgfmt finds a fault"
  msgcmp "$whole" "$work/tanteador.pot" >"$work/missing" 2>&1 || fail "$language: $(cat "$work/missing")"
  # A placeholder lost or invented would leave a sentence without its name or number.
  msgcat --no-wrap --no-location "$catalogue" | awk -v language="$language" '
    function fields(text, found) {
      found = ""
      for (i = 0; i < 6; i++) if (index(text, "{" i "}")) found = found i
      return found
    }
    /^msgid / { id = fields($0) }
    /^msgid_plural / { id = fields($0); plural = 1 }
    /^msgstr / && fields($0) != id { print language ": other placeholders in " $0; bad = 1 }
    END { exit bad }' || status=1
done
# French keeps a no-break space (U+00A0) before these signs, so that no line begins with one.
! LC_ALL=C.UTF-8 grep -nP '^(msgstr|").*([ \x{202F}][:;!?»]|«[ \x{202F}])' "$folder/fr.po" | grep -v '^[0-9]*:msgid' ||
  fail "fr: a plain or narrow space before : ; ! ? or inside « »"
# The fonts of the screens have no narrow no-break space (U+202F).
! LC_ALL=C.UTF-8 grep -nP '\x{202F}' "$folder"/*.po || fail "a narrow no-break space"
# French writes one apostrophe (U+2019), the one of print.
! grep -nE "^(msgstr|\").*'" "$folder/fr.po" || fail "fr: a straight apostrophe"
# German keeps a no-break space before an ellipsis; the other languages write it at the word.
! LC_ALL=C.UTF-8 grep -nP '^(msgstr|").*[^\x{A0}„(/]…' "$folder/de.po" || fail "de: no no-break space before …"
! LC_ALL=C.UTF-8 grep -nP '^(msgstr|").*[^,]\s…' "$folder"/{es,es_AR,fr,id,it,pt_BR}.po || fail "a space before …"
exit $status
