/**
 * How many entries between the first and the last one are folded away so that a row fits; the ones next to the first go
 * first, as the nearest pages are the likeliest to be wanted.
 * @param widths of all entries, px
 * @param room of the row, px
 * @param button width of what stands in for the folded ones, px
 * @param gap between two entries, px
 */
export function foldedCount(widths: readonly number[], room: number, button: number, gap: number): number {
  const total = (shown: readonly number[]): number =>
    shown.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, shown.length - 1)
  if (widths.length < 3 || total(widths) <= room) return 0
  const [first = 0, ...rest] = widths
  for (let folded = 1; folded < rest.length; folded += 1) {
    if (total([first, button, ...rest.slice(folded)]) <= room) return folded
  }
  return rest.length - 1
}
