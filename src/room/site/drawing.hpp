#pragma once
// What a game's paper looks like, as a picture in the page. It says nothing its figure does not say, so who
// hears the page read aloud misses nothing.

#include "src/room/site/markup.hpp"
#include "src/view/outline.hpp"

namespace tanteador::room {

Markup drawing_of(const view::OutlineMarks& marks);  // empty where there is nothing to draw

}  // namespace tanteador::room
