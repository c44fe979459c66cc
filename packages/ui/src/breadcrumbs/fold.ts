/**
 * Counts the entries between the first and the last one that must fold so that a row fits. The ones after the first fold first, because
 * users need the nearest pages most.
 * @param widths of all entries, px
 * @param room of the row, px
 * @param button width of the button for the folded entries, px
 * @param gap between two entries, px
 */
export function countFolded(widths: readonly number[], room: number, button: number, gap: number): number {
  const total = (entries: readonly number[]): number =>
    entries.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, entries.length - 1)
  if (widths.length < 3 || total(widths) <= room) return 0
  const [first = 0, ...rest] = widths
  for (let folded = 1; folded < rest.length; folded += 1) {
    if (total([first, button, ...rest.slice(folded)]) <= room) return folded
  }
  return rest.length - 1
}
