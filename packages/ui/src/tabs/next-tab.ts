/**
 * The tab that a key moves to; undefined for any other key. Arrow keys wrap around.
 * @param from the place of the focused tab
 * @param isRtl whether the text runs from right to left
 */
export function findNextTab(key: string, from: number, count: number, isRtl: boolean): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined
  const step = (key === 'ArrowRight') === isRtl ? -1 : 1
  return (from + step + count) % count
}
