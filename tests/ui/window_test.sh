#!/usr/bin/env bash
# A real window: a hand entered with the mouse is in the database afterwards, and at rest nothing is drawn.
# usage: window_test.sh TANTEADOR_PANEL
set -euo pipefail
panel=$1
for tool in xvfb-run xdotool; do
  command -v "$tool" >/dev/null || { echo "window_test: $tool is missing" >&2; exit 77; }
done
export XDG_CONFIG_HOME XDG_DATA_HOME LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
XDG_CONFIG_HOME=$folder XDG_DATA_HOME=$folder
export panel folder

inside() {
  set -euo pipefail
  "$panel" --db "$folder/t.db" & local pid=$!
  trap 'kill $pid 2>/dev/null || true' EXIT
  local window
  window=$(xdotool search --sync --onlyvisible --name Tanteador | head -1)
  xdotool windowfocus "$window" 2>/dev/null || true
  sleep 1
  click() { xdotool mousemove "$1" "$2"; sleep 0.15; xdotool mousedown 1; sleep 0.15; xdotool mouseup 1; sleep 0.6; }
  click 640 550    # new match, on the welcome card
  click 1080 736   # start the match
  click 1000 200   # start the hand
  click 128 524    # +1 for the first side
  xdotool key ctrl+z; sleep 0.6
  xdotool key ctrl+y; sleep 0.6
  kill "$pid"; wait "$pid" 2>/dev/null || true
}
export -f inside
xvfb-run -a -s '-screen 0 1280x800x24' bash -c inside

events=$(python3 - "$folder/t.db" <<'PY'
import sqlite3, sys
rows = sqlite3.connect(sys.argv[1]).execute("select kind from event order by seq")
print(" ".join(kind for kind, in rows))
PY
)
wanted="match_started hand_started tallied voided voided"
[[ $events == "$wanted" ]] || { echo "window_test: the database holds '$events', not '$wanted'" >&2; exit 1; }

rest=$(xvfb-run -a -s '-screen 0 1280x800x24' "$panel" --db "$folder/t.db" --idle 10)
echo "$rest"
frames=${rest%% *}
((frames <= 3)) || { echo "window_test: $frames frames drawn at rest" >&2; exit 1; }

if env -u DISPLAY -u WAYLAND_DISPLAY "$panel" --db "$folder/t.db" 2>"$folder/said"; then
  echo "window_test: a window without a display?" >&2; exit 1
else
  status=$?
fi
((status == 3)) || { echo "window_test: exit $status without a display" >&2; exit 1; }
grep -q "tanteador" "$folder/said"
