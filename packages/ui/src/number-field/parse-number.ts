/** Why a text is no number. */
export type NumberProblem = 'unreadable' | 'ambiguous' | 'imprecise'

/** What a text says: a number, nothing, or why it cannot be read. */
export type ParsedNumber =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  | { kind: 'problem'; problem: NumberProblem }

const problem = (what: NumberProblem): ParsedNumber => ({ kind: 'problem', problem: what })

/** Spaces of every width, and the apostrophes that some write between thousands. */
const SPACERS = /[\s'’_]/
const GROUPED = /^\d{1,3}(?:(.)\d{3})(?:\1\d{3})*$/
const DIGITS = /^\d*$/

/**
 * Reads a number as people write it: `1234.5`, `1234,5`, `1 234,5`, `1,234.5`, `1.234,5`, `−3`.
 *
 * It never guesses. The last point or comma is the decimal one, and the others stand between thousands; a lone comma before
 * three digits could be either, and is refused unless only whole numbers are asked for. What a computer could not hold as it is
 * written, is refused too.
 */
export function parseNumber(text: string, { isInteger = false }: { isInteger?: boolean } = {}): ParsedNumber {
  const plain = text.normalize('NFKC').replaceAll(/[−–]/g, '-').trim()
  if (plain === '') return { kind: 'empty' }
  const match = /^([+-]?)\s*(\S(?:.*\S)?)$/.exec(plain)
  if (match === null) return problem('unreadable')
  const [, sign, body = ''] = match
  const split = splitAtMark(body, isInteger)
  if (typeof split === 'string') return problem(split)
  const whole = ungrouped(split.whole)
  if (whole === null || !DIGITS.test(split.part) || whole + split.part === '') return problem('unreadable')
  return held(`${sign === '-' ? '-' : ''}${whole || '0'}`, split.part.replace(/0+$/, ''))
}

/** Parts a number at its decimal mark. */
function splitAtMark(body: string, isInteger: boolean): { whole: string; part: string } | NumberProblem {
  const marks = body.replaceAll(/[^.,]/g, '')
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','))
  const at = { whole: body.slice(0, last), part: body.slice(last + 1) }
  if (marks === '') return { whole: body, part: '' }
  // Several of one kind stand between thousands.
  if (marks.length > 1 && new Set(marks).size === 1) return { whole: body, part: '' }
  // A comma in `1,234`; with a space or an apostrophe between other thousands it is plain.
  if (marks === ',' && GROUPED.test(body) && !body.startsWith('0')) {
    return isInteger ? { whole: body, part: '' } : 'ambiguous'
  }
  return at
}

/** Digits without what stands between thousands; null if something else stands there. */
function ungrouped(whole: string): string | null {
  if (DIGITS.test(whole)) return whole
  const match = GROUPED.exec(whole)
  if (match === null || !(SPACERS.test(match[1] ?? '') || /[.,]/.test(match[1] ?? ''))) return null
  return whole.replaceAll(/\D/g, '')
}

/** The number, if it is held as it is written. */
function held(whole: string, part: string): ParsedNumber {
  const written = part === '' ? whole : `${whole}.${part}`
  const value = Number(written)
  const isZero = /^-?0+$/.test(whole) && part === ''
  if (isZero) return { kind: 'number', value: 0 }
  const canonical = written.replace(/^(-?)0+(?=\d)/, '$1')
  return formatNumber(value) === canonical ? { kind: 'number', value } : problem('imprecise')
}

/** A number as plain digits with a point: no groups, no exponent, no digit more than it needs. */
export function formatNumber(value: number): string {
  const text = String(value)
  const match = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text)
  if (match === null) return text
  const [, sign = '', lead = '', rest = '', power = '0'] = match
  const digits = lead + rest
  const point = lead.length + Number(power)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return sign + digits.padEnd(point, '0')
}
