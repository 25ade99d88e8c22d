// Compiled as C++17, see docs/decisions/0011-lemon.md.
#define LEMON_ONLY_TEMPLATES
#include "src/league/pairing/matching_kernel.hpp"

#include <lemon/matching.h>
#include <lemon/smart_graph.h>

namespace tanteador::league {

namespace {

using Graph = lemon::SmartGraph;
using Weights = Graph::EdgeMap<Weight>;
using Algorithm = lemon::MaxWeightedPerfectMatching<Graph, Weights>;

void read_odd_sets(const Algorithm& algorithm, HeaviestMatching& answer) {
  for (int number = 0; number < algorithm.blossomNum(); ++number) {
    if (algorithm.blossomValue(number) == 0) continue;
    std::vector<int> vertices;
    for (Algorithm::BlossomIt vertex(algorithm, number); vertex != lemon::INVALID; ++vertex) {
      vertices.push_back(Graph::id(vertex));
    }
    answer.odd_sets.push_back(std::move(vertices));
    answer.odd_set_values.push_back(algorithm.blossomValue(number));
  }
}

}  // namespace

HeaviestMatching heaviest_perfect_matching(int vertices, const std::vector<WeightedEdge>& edges) {
  HeaviestMatching answer;
  if (vertices == 0) return answer;
  Graph graph;
  graph.reserveNode(vertices);
  graph.reserveEdge(static_cast<int>(edges.size()));
  for (int vertex = 0; vertex < vertices; ++vertex) graph.addNode();
  Weights weights(graph);
  for (const WeightedEdge& edge : edges) {
    weights[graph.addEdge(Graph::nodeFromId(edge.a), Graph::nodeFromId(edge.b))] = edge.weight;
  }
  Algorithm algorithm(graph, weights);
  if (!algorithm.run()) return answer;
  for (int vertex = 0; vertex < vertices; ++vertex) {
    const Graph::Node node = Graph::nodeFromId(vertex);
    answer.partner.push_back(Graph::id(algorithm.mate(node)));
    answer.potential.push_back(algorithm.nodeValue(node));
  }
  read_odd_sets(algorithm, answer);
  return answer;
}

}  // namespace tanteador::league
