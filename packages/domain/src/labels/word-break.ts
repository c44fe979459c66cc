/*
 * Printers break a word that is wider than its text block (^FB). The renderer does not, and it has no widths to ask for. So words are broken before they are drawn.
 */

/** The widths of characters in font 0, as parts of the width of the font. Measured with the renderer, and rounded up. */
const NARROW = /[ '\\|!"(),.[\]`r/:;Ifijtl{}]/
const MEDIUM = /[#$*+0-9<=>?EFLTZ^_a-eghknopqsuvxyzcJ~]/
const WIDE = /[%@WMm-]/
const NARROW_WIDTH = 0.34
const MEDIUM_WIDTH = 0.51
const OTHER_WIDTH = 0.68
const WIDE_WIDTH = 0.84

function widthOf(character: string): number {
  if (NARROW.test(character)) return NARROW_WIDTH
  if (MEDIUM.test(character)) return MEDIUM_WIDTH
  return WIDE.test(character) ? WIDE_WIDTH : OTHER_WIDTH
}

/**
 * Cuts a text where a word does not fit on one line.
 * @param lineWidth in widths of the font
 */
export function breakWords(text: string, lineWidth: number): string[] {
  const pieces: string[] = []
  let piece = ''
  let width = 0
  for (const character of text) {
    const own = widthOf(character)
    width = character === ' ' ? 0 : width + own
    if (width > lineWidth && width > own) {
      pieces.push(piece)
      piece = ''
      width = own
    }
    piece += character
  }
  return [...pieces, piece]
}
