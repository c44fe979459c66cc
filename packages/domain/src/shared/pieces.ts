/** Splits a list into pieces of this many items, the last one of the rest. No pieces of an empty list. */
export const splitIntoPieces = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, place) => items.slice(place * size, (place + 1) * size))
