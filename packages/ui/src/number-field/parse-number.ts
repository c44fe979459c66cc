import { ENGLISH_NOTATION, fromEnglish, type NumberNotation, toEnglish } from './number-notation'

/** Why a text is not a number. */
export type NumberProblem = 'unreadable' | 'ambiguous' | 'imprecise'

/** The content of a text. */
export type ParsedNumber =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  | { kind: 'problem'; problem: NumberProblem }

const problem = (what: NumberProblem): ParsedNumber => ({ kind: 'problem', problem: what })

/** Options of `parseNumber`. */
export interface ParseOptions {
  /** Whether only whole numbers are allowed; false by default. */
  isInteger?: boolean
  /** The notation of the language; English by default. */
  notation?: NumberNotation
}

/** Thousands separators besides point and comma. */
const SPACERS = /[\s'’_]/
const GROUPED = /^\d{1,3}(?:(.)\d{3})(?:\1\d{3})*$/
const DIGITS = /^\d*$/

/**
 * Parses a number in any common notation: `1234.5`, `1234,5`, `1 234,5`, `1,234.5`, `1.234,5`, `−3`.
 *
 * It never guesses. The last point or comma is the decimal mark, and the others are thousands separators. A single mark before three
 * digits that is not the decimal mark of the language, such as the comma of `1,234` in English and the point of `1.234` in German, has
 * two meanings, and is ambiguous unless only whole numbers are allowed. A number that a double cannot represent exactly is imprecise.
 */
export function parseNumber(text: string, options: ParseOptions = {}): ParsedNumber {
  const { isInteger = false, notation = ENGLISH_NOTATION } = options
  const plain = toEnglish(text.normalize('NFKC'), notation).replaceAll(/[−–]/g, '-').trim()
  if (plain === '') return { kind: 'empty' }
  const match = /^([+-]?)\s*(\S(?:.*\S)?)$/.exec(plain)
  if (match === null) return problem('unreadable')
  const [, sign, body = ''] = match
  const split = splitAtMark(body, isInteger)
  if (typeof split === 'string') return problem(split)
  const whole = removeSeparators(split.whole)
  if (whole === null || !DIGITS.test(split.part) || whole + split.part === '') return problem('unreadable')
  return toExactNumber(`${sign === '-' ? '-' : ''}${whole || '0'}`, split.part.replace(/0+$/, ''))
}

/** Splits a number at its decimal mark. */
function splitAtMark(body: string, isInteger: boolean): { whole: string; part: string } | NumberProblem {
  const marks = body.replaceAll(/[^.,]/g, '')
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','))
  const at = { whole: body.slice(0, last), part: body.slice(last + 1) }
  if (marks === '') return { whole: body, part: '' }
  // Several of one kind are thousands separators.
  if (marks.length > 1 && new Set(marks).size === 1) return { whole: body, part: '' }
  // The comma of `1,234`. In `1 234,567` the space shows that the comma is the decimal mark.
  if (marks === ',' && GROUPED.test(body) && !body.startsWith('0')) {
    return isInteger ? { whole: body, part: '' } : 'ambiguous'
  }
  return at
}

/** Removes thousands separators; null for any other character. */
function removeSeparators(whole: string): string | null {
  if (DIGITS.test(whole)) return whole
  const match = GROUPED.exec(whole)
  if (match === null || !(SPACERS.test(match[1] ?? '') || /[.,]/.test(match[1] ?? ''))) return null
  return whole.replaceAll(/\D/g, '')
}

/** The number, if a double represents it exactly. */
function toExactNumber(whole: string, part: string): ParsedNumber {
  const written = part === '' ? whole : `${whole}.${part}`
  const value = Number(written)
  const isZero = /^-?0+$/.test(whole) && part === ''
  if (isZero) return { kind: 'number', value: 0 }
  const canonical = written.replace(/^(-?)0+(?=\d)/, '$1')
  return formatNumber(value) === canonical ? { kind: 'number', value } : problem('imprecise')
}

/** Formats a number as plain digits with a point: no separators, no exponent, no trailing zeros. */
export function formatNumber(value: number): string {
  const text = String(value)
  const match = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text)
  if (match === null) return text
  const [, sign = '', lead = '', decimals = '', power = '0'] = match
  const digits = lead + decimals
  const point = lead.length + Number(power)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return sign + digits.padEnd(point, '0')
}

/** Formats a number as plain digits in the notation of a language: no separators, no exponent, no trailing zeros. */
export const formatPlain = (value: number, notation: NumberNotation): string =>
  fromEnglish(formatNumber(value), notation)
