#pragma once

namespace tanteador::league {

inline double square(double x) { return x * x; }

}  // namespace tanteador::league
