/**
 * How many links of a row stand in it; the others fold into a button behind them.
 * @param widths of all links, px, in their order
 * @param room of the row, px
 * @param more width of the button, px
 */
export function fittingLinks(widths: readonly number[], room: number, more: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0)
  if (total <= room) return widths.length
  let taken = more
  const first = widths.findIndex((width) => {
    taken += width
    return taken > room
  })
  return Math.max(0, first)
}
