#pragma once
// Arithmetic of the rating systems.

namespace tanteador::league {

inline double square(double x) { return x * x; }

}  // namespace tanteador::league
