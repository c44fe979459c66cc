/**
 * Finds the cycles in a list of parents.
 * @param parents the place of each node's parent, -1 for none
 * @returns the members of each cycle, each followed by its parent, without nodes that only descend from a cycle
 */
export function findCycles(parents: Int32Array): number[][] {
  const cycles: number[][] = []
  // 0, or the number of the walk that visited the place.
  const visitedBy = new Int32Array(parents.length)
  for (let start = 0; start < parents.length; start++) {
    const walk = start + 1
    let place = start
    while (place >= 0 && visitedBy[place] === 0) {
      visitedBy[place] = walk
      place = parents[place] ?? -1
    }
    if (place < 0 || visitedBy[place] !== walk) continue
    const cycle = [place]
    for (let next = parents[place] ?? -1; next !== place; next = parents[next] ?? -1) cycle.push(next)
    cycles.push(cycle)
  }
  return cycles
}
