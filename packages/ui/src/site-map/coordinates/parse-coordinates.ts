import type { Axis } from './format-coordinate'
import type { Position } from '../drawing/shape'

/** Why a text is not a valid coordinate. */
export type CoordinateFault =
  | 'unreadable'
  | 'one-value'
  | 'comma'
  | 'minutes'
  | 'sign-and-letter'
  | 'same-axis'
  | 'latitude'
  | 'longitude'
  | 'swapped'

/** The English error of each fault. */
export const COORDINATE_LABELS: Readonly<Record<CoordinateFault, string>> = {
  unreadable: 'This is not a coordinate. Enter one such as 53.54, -113.49.',
  'one-value': 'Enter both latitude and longitude.',
  comma: 'If your decimals have commas, put a semicolon between latitude and longitude.',
  minutes: 'Minutes and seconds must be below 60.',
  'sign-and-letter': 'Enter a minus sign or a letter, not both.',
  'same-axis': 'Enter one latitude (N or S) and one longitude (E or W).',
  latitude: 'Latitude must be between -90 and 90.',
  longitude: 'Longitude must be between -180 and 180.',
  swapped: 'Latitude must be between -90 and 90. Latitude comes first.',
}

/** A parsed value, or why the text is invalid. */
export type ParseResult<Value> = { value: Value } | { fault: CoordinateFault }

interface Angle {
  degrees: number
  /** The axis of its letter; undefined without a letter. */
  axis: Axis | undefined
}

const NUMBER = /^\d+(?:[.,]\d+)?$/
const COMPASS_LETTER = /[NSEW]/i

/** Replaces the many variants of signs that users and programs write. */
const normalize = (text: string): string =>
  text
    .replaceAll(/[\u2212\u2012\u2013]/g, '-')
    .replaceAll(/[\u2032\u2019\u2018\u00B4`]/g, "'")
    .replaceAll(/[\u2033\u201C\u201D]|''/g, '"')
    .replaceAll(/[\u00BA\u02DA]/g, '°')
    .replaceAll(/\u00A0|\u202F|\u2009/g, ' ')
    .replaceAll(/^\s*\(|\)\s*$/g, '')
    .trim()

/** Parses one angle: "-113.49", "113°29.4' W", "N 53 32 24". Doesn't check its range. */
function parseSingleAngle(text: string): ParseResult<Angle> {
  const letters = text.match(/[a-z]+/gi) ?? []
  const [letter = ''] = letters
  if (letters.length > 1 || (letter !== '' && !/^[NSEW]$/i.test(letter))) return { fault: 'unreadable' }
  const bare = text.replace(letter, ' ').trim()
  const isAtAnEnd = letter === '' || text.startsWith(letter) || text.endsWith(letter)
  const sign = /^[+-]/.exec(bare)?.[0]
  const parts = bare
    .slice(sign === undefined ? 0 : 1)
    .trim()
    .split(/\s*[°'":]\s*|\s+/)
    .filter((part) => part !== '')
  const [whole = '', ...fractions] = parts
  if (!isAtAnEnd || parts.length === 0 || parts.length > 3 || !parts.every((part) => NUMBER.test(part)))
    return { fault: 'unreadable' }
  // Only the last part can have decimals.
  if (parts.slice(0, -1).some((part) => !/^\d+$/.test(part))) return { fault: 'unreadable' }
  if (sign !== undefined && letter !== '') return { fault: 'sign-and-letter' }
  const [minutes = 0, seconds = 0] = fractions.map((part) => Number(part.replace(',', '.')))
  if (minutes >= 60 || seconds >= 60) return { fault: 'minutes' }
  const size = Number(whole.replace(',', '.')) + minutes / 60 + seconds / 3600
  const isNegative = sign === '-' || /[SW]/i.test(letter)
  const axis = letter === '' ? undefined : /[NS]/i.test(letter) ? 'latitude' : 'longitude'
  return { value: { degrees: isNegative && size !== 0 ? -size : size, axis } }
}

/** Splits a line into the texts of its two angles. */
function splitAngles(text: string): ParseResult<readonly [string, string]> {
  const pair = (parts: readonly string[]): ParseResult<readonly [string, string]> => {
    const [first = '', second = ''] = parts.map((part) => part.trim()).filter((part) => part !== '')
    return second === '' ? { fault: 'one-value' } : { value: [first, second] }
  }
  if (/[;\t]/.test(text)) return pair(text.split(/[;\t]+/))
  if (COMPASS_LETTER.test(text)) {
    const [first = ''] = text
    const isBefore = /[NSEW]/i.test(first)
    const cut = isBefore ? text.slice(1).search(COMPASS_LETTER) + 1 : text.search(COMPASS_LETTER) + 1
    if (isBefore && cut === 0) return { fault: 'one-value' }
    return pair([text.slice(0, cut).replace(/,\s*$/, ''), text.slice(cut).replace(/^\s*,/, '')])
  }
  const commas = text.split(',').length - 1
  if (commas === 1) return pair(text.split(','))
  if (commas > 1) {
    const wide = text.split(/,\s+|\s+/)
    return wide.length === 2 ? pair(wide) : { fault: 'comma' }
  }
  const words = text.split(/\s+|(?<=\d)(?=[-+])/)
  if (words.length === 1) return { fault: NUMBER.test(text.replace(/^[+-]/, '')) ? 'one-value' : 'unreadable' }
  if (words.length % 2 !== 0 || words.length > 6) return { fault: 'unreadable' }
  const middle = words.length / 2
  return pair([words.slice(0, middle).join(' '), words.slice(middle).join(' ')])
}

const isWithin = (degrees: number, limit: number): boolean => Math.abs(degrees) <= limit

/** Parses one angle of a known axis, such as the text of a latitude field. */
export function parseAngle(text: string, axis: Axis): ParseResult<number> {
  const angle = parseSingleAngle(normalize(text))
  if ('fault' in angle) return angle
  if (angle.value.axis !== undefined && angle.value.axis !== axis) return { fault: axis }
  return isWithin(angle.value.degrees, axis === 'latitude' ? 90 : 180)
    ? { value: angle.value.degrees }
    : { fault: axis }
}

/**
 * Parses a position: decimal degrees, degrees and minutes, or degrees, minutes and seconds. The latitude comes first, unless letters
 * mark the axes. Decimal commas are allowed if another sign separates the two angles.
 */
export function parsePosition(text: string): ParseResult<Position> {
  const normalized = normalize(text)
  if (!/\d/.test(normalized)) return { fault: 'unreadable' }
  const texts = splitAngles(normalized)
  if ('fault' in texts) return texts
  const [firstAngle, secondAngle] = [parseSingleAngle(texts.value[0]), parseSingleAngle(texts.value[1])]
  if ('fault' in firstAngle) return firstAngle
  if ('fault' in secondAngle) return secondAngle
  const [first, second] = [firstAngle.value, secondAngle.value]
  if (first.axis !== undefined && first.axis === second.axis) return { fault: 'same-axis' }
  const isLongitudeFirst = first.axis === 'longitude' || second.axis === 'latitude'
  const [lat, lon] = isLongitudeFirst ? [second.degrees, first.degrees] : [first.degrees, second.degrees]
  if (!isWithin(lat, 90)) return { fault: isWithin(lat, 180) && isWithin(lon, 90) ? 'swapped' : 'latitude' }
  return isWithin(lon, 180) ? { value: [lon, lat] } : { fault: 'longitude' }
}

/** An invalid line. */
export interface LineFault {
  /** Counted from 1. */
  line: number
  text: string
  fault: CoordinateFault
}

/** Parses a list of positions, one per line. Skips empty lines. */
export function parsePositions(text: string): { positions: readonly Position[]; faults: readonly LineFault[] } {
  const positions: Position[] = []
  const faults: LineFault[] = []
  for (const [i, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue
    const parsed = parsePosition(line)
    if ('value' in parsed) positions.push(parsed.value)
    else faults.push({ line: i + 1, text: line.trim(), fault: parsed.fault })
  }
  return { positions, faults }
}
