#!/usr/bin/env bash
# A real window: a hand entered with the mouse is in the database afterwards, and at rest nothing is drawn.
# usage: window_test.sh TANTEADOR_PANEL TANTEADOR
set -euo pipefail
panel=$1 tanteador=$2
for tool in xvfb-run xdotool; do
  command -v "$tool" >/dev/null || { echo "window_test: $tool is missing" >&2; exit 77; }
done

click() { xdotool mousemove "$1" "$2"; sleep 0.15; xdotool mousedown 1; sleep 0.15; xdotool mouseup 1; sleep 0.6; }

# Runs inside the display.
enter_a_hand() {
  "$panel" --db "$folder/t.db" & local pid=$!
  xdotool search --sync --onlyvisible --name Tanteador >/dev/null
  sleep 1.5
  click 461 415    # a new match of Truco, on the welcome card
  click 1074 746   # start the match
  click 1000 180   # start the hand
  click 780 388    # the first player calls truco
  click 1070 228   # the other accepts
  click 825 550    # the first player wins two tricks
  click 825 550
  kill "$pid"
  wait "$pid" 2>/dev/null || true
}

export LC_ALL=C.UTF-8
if [[ ${TANTEADOR_FOLDER:-} ]]; then
  folder=$TANTEADOR_FOLDER
  enter_a_hand
  exit
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export XDG_CONFIG_HOME=$folder XDG_DATA_HOME=$folder
mkdir "$folder/tanteador"
echo "by_results=0" >"$folder/tanteador/panel.conf"  # call by call
TANTEADOR_FOLDER=$folder xvfb-run -a -s '-screen 0 1280x800x24' "$0" "$@"

said=$("$tanteador" --db "$folder/t.db" match list --json)
id=$(grep -o '"match": *"[^"]*"' <<<"$said" | head -1 | cut -d'"' -f4)
sheet=$("$tanteador" --db "$folder/t.db" match show "$id" --json | tr -d ' \n')
[[ $sheet == *'"for":"truco"'*'"points":2'* ]] || { echo "window_test: no truco of 2 in $sheet" >&2; exit 1; }

rest=$(xvfb-run -a -s '-screen 0 1280x800x24' "$panel" --db "$folder/t.db" --idle 10)
echo "$rest"
frames=${rest%% *}
((frames <= 3)) || { echo "window_test: $frames frames drawn at rest" >&2; exit 1; }

# The window is as large the next time as it was left.
xvfb-run -a -s '-screen 0 1280x800x24' bash -c '
  for size in "" "1000 720"; do
    "$1" --db "$2/t.db" & pid=$!
    window=$(xdotool search --sync --onlyvisible --name Tanteador | tail -1)
    sleep 1
    [[ $size ]] && break
    xdotool windowsize "$window" 1000 720
    sleep 2
    kill "$pid"
    wait "$pid"
  done
  xdotool getwindowgeometry "$window" >"$2/geometry"
  kill "$pid"' _ "$panel" "$folder" 2>/dev/null || true
grep -q 1000x720 "$folder/geometry" || { echo "window_test: $(cat "$folder/geometry")" >&2; exit 1; }
rm "$folder/tanteador/window"

# The first window is no larger than the screen. F11 fills it, and so does the next window.
xvfb-run -a -s '-screen 0 1366x768x24' bash -c '
  for time in first second; do
    "$1" --db "$2/t.db" & pid=$!
    window=$(xdotool search --sync --onlyvisible --name Tanteador | tail -1)
    sleep 2
    xdotool getwindowgeometry "$window" >>"$2/filled"
    xdotool mousemove 600 400 key F11
    sleep 2
    kill "$pid"
    wait "$pid"
  done' _ "$panel" "$folder" 2>/dev/null || true
[[ $(grep -o '[0-9]*x[0-9]*' "$folder/filled" | tr '\n' ' ') == "1280x768 1366x768 " ]] ||
  { echo "window_test: $(cat "$folder/filled")" >&2; exit 1; }
rm "$folder/tanteador/window"

# On a monitor of twice as many dots the first window has twice as many, and what stands in it is as large to the eye.
if command -v xprop >/dev/null; then
  xvfb-run -a -s '-screen 0 3840x2160x24 -noreset' bash -c '
    xprop -root -f RESOURCE_MANAGER 8s -set RESOURCE_MANAGER "Xft.dpi: 192
"
    "$1" --db "$2/dense.db" --frames 5 --shot "$2/dense.png"' _ "$panel" "$folder"
  size=$(od -An -j16 -N8 -tu1 "$folder/dense.png" | tr -s ' ')
  [[ $size == " 0 0 10 0 0 0 6 64" ]] || { echo "window_test: twice the dots made a window of$size" >&2; exit 1; }
  rm -f "$folder/tanteador/window"
fi

# A fault ends nothing: the panel begins again and says so; one that comes back at once ends it.
xvfb-run -a -s '-screen 0 1280x800x24' bash -c '
  "$1" --db "$2/t.db" 2>"$2/fault" & pid=$!
  for fault in 1 2 3; do
    xdotool search --sync --onlyvisible --name Tanteador >/dev/null
    sleep 2
    kill -ABRT "$pid"
  done
  wait "$pid"' _ "$panel" "$folder" && { echo "window_test: a fault without end" >&2; exit 1; }
[[ $(grep -c "beginning again" "$folder/fault") == 2 ]] || { cat "$folder/fault" >&2; exit 1; }

# Killed 20 ms after a tap, again and again: what was on the screen before it is in the file, and all of that is whole.
printf '%s\n' '{"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]}' >"$folder/two.jsonl"
"$tanteador" --db "$folder/killed.db" score "$folder/two.jsonl" >/dev/null
killed=$("$tanteador" --db "$folder/killed.db" match list --json | grep -o '"match": *"[^"]*"' | cut -d'"' -f4)
for taps in 1 2 3; do
  xvfb-run -a -s '-screen 0 1280x800x24' bash -c '
    tap() { xdotool mousedown 1; sleep 0.15; xdotool mouseup 1; }
    "$1" --db "$2/killed.db" & pid=$!
    xdotool search --sync --onlyvisible --name Tanteador mousemove 250 400 >/dev/null
    sleep 2
    tap
    sleep 1
    tap
    sleep 0.02
    kill -KILL "$pid"
    wait "$pid"' _ "$panel" "$folder" 2>/dev/null || true
  "$tanteador" --db "$folder/killed.db" match verify "$killed" >/dev/null
  there=$("$tanteador" --db "$folder/killed.db" match export "$killed" | grep -c '"tallied"')
  ((there >= taps && there <= 2 * taps)) || { echo "window_test: $there entries after $taps kills" >&2; exit 1; }
done

# What another program enters is shown within a second, and nothing else is drawn.
xvfb-run -a -s '-screen 0 1280x800x24' "$panel" --db "$folder/t.db" --idle 5 >"$folder/followed" & window=$!
sleep 4
echo '{"type":"hand_started"}' >"$folder/more.jsonl"
"$tanteador" --db "$folder/t.db" match add "$id" "$folder/more.jsonl" >/dev/null
wait "$window"
read -r frames _ <"$folder/followed"
((frames >= 1 && frames <= 8)) || { echo "window_test: $frames frames drawn for one entry from elsewhere" >&2; exit 1; }

# An exported match that is clicked is taken in and shown; what is none is named, and nothing is taken in.
"$tanteador" --db "$folder/t.db" match export "$id" >"$folder/clicked.tanteador"
xvfb-run -a -s '-screen 0 1280x800x24' "$panel" --db "$folder/other.db" --frames 5 "$folder/clicked.tanteador"
"$tanteador" --db "$folder/other.db" match verify "$id" >/dev/null
echo "no match" >"$folder/wrong.tanteador"
xvfb-run -a -s '-screen 0 1280x800x24' "$panel" --db "$folder/third.db" --frames 5 "$folder/wrong.tanteador"
"$tanteador" --db "$folder/third.db" db check >/dev/null

said=$(env -u DISPLAY -u WAYLAND_DISPLAY -u LC_ALL LANG=C LANGUAGE=de "$panel" --db "$folder/t.db" 2>&1) || true
[[ $said == *"kein Fenster"* ]] || { echo "window_test: LANGUAGE=de was not followed: $said" >&2; exit 1; }

if said=$(cd "$folder" && "$panel" --db postgresql://nobody@127.0.0.1:1/club 2>&1); then
  echo "window_test: a server that is not there was opened" >&2; exit 1
fi
[[ ($said == *"cannot be reached"* || $said == *"built for files only"*) && ! -e $folder/postgresql: ]] || { echo "window_test: $said" >&2; exit 1; }

if env -u DISPLAY -u WAYLAND_DISPLAY "$panel" --db "$folder/t.db" 2>"$folder/said"; then
  echo "window_test: a window without a display?" >&2; exit 1
else
  status=$?
fi
((status == 4)) || { echo "window_test: exit $status without a display" >&2; exit 1; }
grep -q "tanteador" "$folder/said"
