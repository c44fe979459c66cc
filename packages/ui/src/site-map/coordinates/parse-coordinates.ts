import type { Axis } from './format-coordinate'
import type { Position } from '../drawing/shape'

/** Why a text is no coordinate. */
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

/** What is said about each fault, as a sentence. */
export const COORDINATE_LABELS: Readonly<Record<CoordinateFault, string>> = {
  unreadable: 'This is no coordinate. Enter one such as 53.54, -113.49.',
  'one-value': 'Enter both latitude and longitude.',
  comma: 'Put a semicolon between latitude and longitude where the decimals have commas.',
  minutes: 'Minutes and seconds must be below 60.',
  'sign-and-letter': 'Give a minus or a letter, not both.',
  'same-axis': 'Give one latitude (N or S) and one longitude (E or W).',
  latitude: 'Latitude must be between -90 and 90.',
  longitude: 'Longitude must be between -180 and 180.',
  swapped: 'Latitude must be between -90 and 90. Latitude comes first.',
}

/** Something read, or why not. */
export type Read<Value> = { value: Value } | { fault: CoordinateFault }

interface Angle {
  degrees: number
  /** From its letter; undefined without one. */
  axis: Axis | undefined
}

const NUMBER = /^\d+(?:[.,]\d+)?$/
const LETTERED = /[NSEW]/i

/** The many signs that people and programs write, as the few that are read. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\u2212\u2012\u2013]/g, '-')
    .replaceAll(/[\u2032\u2019\u2018\u00B4`]/g, "'")
    .replaceAll(/[\u2033\u201C\u201D]|''/g, '"')
    .replaceAll(/[\u00BA\u02DA]/g, '°')
    .replaceAll(/\u00A0|\u202F|\u2009/g, ' ')
    .replaceAll(/^\s*\(|\)\s*$/g, '')
    .trim()

/** One angle: "-113.49", "113°29.4' W", "N 53 32 24". Its range is not looked at. */
function readAngle(text: string): Read<Angle> {
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
  const [whole = '', ...smaller] = parts
  if (!isAtAnEnd || parts.length === 0 || parts.length > 3 || !parts.every((part) => NUMBER.test(part)))
    return { fault: 'unreadable' }
  // Only the last part may be broken.
  if (parts.slice(0, -1).some((part) => !/^\d+$/.test(part))) return { fault: 'unreadable' }
  if (sign !== undefined && letter !== '') return { fault: 'sign-and-letter' }
  const [minutes = 0, seconds = 0] = smaller.map((part) => Number(part.replace(',', '.')))
  if (minutes >= 60 || seconds >= 60) return { fault: 'minutes' }
  const size = Number(whole.replace(',', '.')) + minutes / 60 + seconds / 3600
  const isNegative = sign === '-' || /[SW]/i.test(letter)
  const axis = letter === '' ? undefined : /[NS]/i.test(letter) ? 'latitude' : 'longitude'
  return { value: { degrees: isNegative && size !== 0 ? -size : size, axis } }
}

/** The texts of the two angles of a line. */
function halves(text: string): Read<readonly [string, string]> {
  const pair = (parts: readonly string[]): Read<readonly [string, string]> => {
    const [one = '', other = ''] = parts.map((part) => part.trim()).filter((part) => part !== '')
    return other === '' ? { fault: 'one-value' } : { value: [one, other] }
  }
  if (/[;\t]/.test(text)) return pair(text.split(/[;\t]+/))
  if (LETTERED.test(text)) {
    const [first = ''] = text
    const isBefore = /[NSEW]/i.test(first)
    const cut = isBefore ? text.slice(1).search(LETTERED) + 1 : text.search(LETTERED) + 1
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

const isWithin = (degrees: number, most: number): boolean => Math.abs(degrees) <= most

/** Reads one angle of an axis that is known, such as what is typed under "Latitude". */
export function parseAngle(text: string, axis: Axis): Read<number> {
  const angle = readAngle(plain(text))
  if ('fault' in angle) return angle
  if (angle.value.axis !== undefined && angle.value.axis !== axis) return { fault: axis }
  return isWithin(angle.value.degrees, axis === 'latitude' ? 90 : 180)
    ? { value: angle.value.degrees }
    : { fault: axis }
}

/**
 * Reads one place: decimal degrees, degrees and minutes, or degrees, minutes and seconds; latitude first unless letters say
 * otherwise; decimal commas where something else stands between the two.
 */
export function parsePosition(text: string): Read<Position> {
  const read = plain(text)
  if (read === '' || !/\d/.test(read)) return { fault: 'unreadable' }
  const two = halves(read)
  if ('fault' in two) return two
  const [one, other] = [readAngle(two.value[0]), readAngle(two.value[1])]
  if ('fault' in one) return one
  if ('fault' in other) return other
  const [first, second] = [one.value, other.value]
  if (first.axis !== undefined && first.axis === second.axis) return { fault: 'same-axis' }
  const isTurned = first.axis === 'longitude' || second.axis === 'latitude'
  const [lat, lon] = isTurned ? [second.degrees, first.degrees] : [first.degrees, second.degrees]
  if (!isWithin(lat, 90)) return { fault: isWithin(lat, 180) && isWithin(lon, 90) ? 'swapped' : 'latitude' }
  return isWithin(lon, 180) ? { value: [lon, lat] } : { fault: 'longitude' }
}

/** A line that could not be read, counted from 1. */
export interface LineFault {
  line: number
  text: string
  fault: CoordinateFault
}

/** Reads a list of places, one a line; empty lines are passed over. */
export function parsePositions(text: string): { positions: readonly Position[]; faults: readonly LineFault[] } {
  const positions: Position[] = []
  const faults: LineFault[] = []
  for (const [i, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue
    const read = parsePosition(line)
    if ('value' in read) positions.push(read.value)
    else faults.push({ line: i + 1, text: line.trim(), fault: read.fault })
  }
  return { positions, faults }
}
