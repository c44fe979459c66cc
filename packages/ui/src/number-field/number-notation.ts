import { DEFAULT_LOCALE, withFallback } from '../locale/formats'

/** How a language writes a number without a thousands separator. */
export interface NumberNotation {
  /** The decimal mark. */
  mark: string
  /** The digits from 0 to 9. */
  digits: readonly string[]
}

/** The notation of English. */
export const ENGLISH_NOTATION: NumberNotation = { mark: '.', digits: Array.from('0123456789') }

const notations = new Map([[DEFAULT_LOCALE, ENGLISH_NOTATION]])

/** The notation of a locale. */
export function getNotation(locale: string): NumberNotation {
  let notation = notations.get(locale)
  if (notation === undefined) {
    const format = new Intl.NumberFormat(withFallback(locale), { useGrouping: false })
    const mark = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
    notation = { mark, digits: Array.from(format.format(9_876_543_210)).toReversed() }
    notations.set(locale, notation)
  }
  return notation
}

/** The Arabic decimal mark and thousands separator, and marks of the direction of text. */
const ARABIC: Readonly<Record<string, string>> = { '٫': '.', '٬': ',', '\u200e': '', '\u200f': '', '\u061c': '' }

/** Writes a number in plain digits with a point as decimal mark and a comma as the other mark, as English does. */
export function toEnglish(text: string, { mark, digits }: NumberNotation): string {
  if (mark === '.' && digits[0] === '0') return text
  return Array.from(text, (character) => {
    const digit = digits.indexOf(character)
    if (digit >= 0) return String(digit)
    if (mark === ',' && (character === '.' || character === ',')) return character === '.' ? ',' : '.'
    return ARABIC[character] ?? character
  }).join('')
}

/** Writes plain digits with a point in the notation of a language. */
export const fromEnglish = (text: string, { mark, digits }: NumberNotation): string =>
  text.replaceAll(/[\d.]/g, (character) => (character === '.' ? mark : (digits[Number(character)] ?? character)))
