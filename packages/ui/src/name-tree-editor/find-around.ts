export type Direction = 'next' | 'previous'

/** The next or the previous of some places in ascending order, seen from one. After the last one comes the first one. */
export const findAround = (places: Int32Array, from: number, direction: Direction): number | undefined =>
  direction === 'next'
    ? (places.find((place) => place > from) ?? places[0])
    : (places.findLast((place) => place < from) ?? places.at(-1))
