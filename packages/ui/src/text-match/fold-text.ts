const BEYOND_ASCII = /[^\0-\x7f]/gu

/** Folded code points beyond ASCII, cached: a tree folds 100,000 names at once, and normalizing each of them is 20 times slower. */
const foldedPoints = new Map<string, string>()

function foldPoint(point: string): string {
  const cached = foldedPoints.get(point)
  if (cached !== undefined) return cached
  const base = point.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const folded = base.toLowerCase().replaceAll('ß', 'ss').replaceAll('ς', 'σ')
  foldedPoints.set(point, folded)
  return folded
}

/**
 * A text as search compares it: lower case, without accents, ligatures and widths. "É", "é" and "e" are equal, and so are "ß" and "ss",
 * "İ" and "i", "ς" and "σ". Folding a text gives the same result as folding each of its code points.
 */
export const foldText = (text: string): string => text.replaceAll(BEYOND_ASCII, foldPoint).toLowerCase()
