import { labelMessages } from './messages'

/** Where the name of a site goes in the ZPL of a label. */
export const NAME_PLACEHOLDER = '{name}'

/**
 * The most places of the name and the most barcodes on a label. Real labels have one or two of each. All labels are drawn by one worker, and a QR code of a long name takes it a
 * quarter of a second.
 */
export const MAX_LABEL_NAMES = 20
export const MAX_LABEL_BARCODES = 10

/** Tells the printer that hex escapes are UTF-8. */
const UTF_8 = '^CI28'
const HEX_INDICATOR = '_'

/** A command with its parameters or data, which end at the next `^` or `~`. */
const COMMAND = /[\^~][^^~]*/g

const commandsOf = (zpl: string): string[] => zpl.match(COMMAND) ?? []
const codeOf = (command: string): string => command.slice(0, 3).toUpperCase()
const isFieldData = (command: string): boolean => codeOf(command) === '^FD' || codeOf(command) === '^FV'
const hasPlaceholder = (command: string): boolean => isFieldData(command) && command.includes(NAME_PLACEHOLDER)
const isBarcode = (command: string): boolean => /^\^B[^Y]/.test(codeOf(command))

/** How often the name is on the label. */
const countNames = (commands: readonly string[]): number =>
  commands.filter(isFieldData).reduce((names, command) => names + command.split(NAME_PLACEHOLDER).length - 1, 0)

/** Why a ZPL text is not one label with a name, or is too much work to draw; `undefined` if it can be drawn. */
export function findZplProblem(zpl: string): string | undefined {
  const commands = commandsOf(zpl)
  const codes = commands.map(codeOf)
  const start = codes.indexOf('^XA')
  const end = codes.indexOf('^XZ')
  const isOneLabel = start >= 0 && end > start && codes.lastIndexOf('^XA') === start && codes.lastIndexOf('^XZ') === end
  if (!isOneLabel) return labelMessages.notOneLabel
  if (!commands.slice(start, end).some(hasPlaceholder)) return labelMessages.noPlaceholder
  if (countNames(commands) > MAX_LABEL_NAMES) return labelMessages.tooManyNames(MAX_LABEL_NAMES)
  return commands.filter(isBarcode).length > MAX_LABEL_BARCODES
    ? labelMessages.tooManyBarcodes(MAX_LABEL_BARCODES)
    : undefined
}

const NOT_PLAIN = /[^A-Za-z0-9 .-]/gu
const LONE_SURROGATE = /\p{Cs}/gu
const REPLACEMENT = '\uFFFD'

const toHex = (character: string): string => character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')

/** The bytes of a character in UTF-8, in hex. */
function bytesOf(character: string): string[] {
  const encoded = encodeURIComponent(character)
  return encoded.startsWith('%') ? encoded.slice(1).split('%') : [toHex(encoded)]
}

/** Writes characters that could be part of a command as hex. */
const escape = (text: string, indicator: string): string =>
  text.replaceAll(LONE_SURROGATE, REPLACEMENT).replaceAll(NOT_PLAIN, (character) =>
    bytesOf(character)
      .map((byte) => indicator + byte)
      .join(''),
  )

type Escaper = (indicator: string) => string

/** Escapes a name once for each indicator. */
function escaperOf(name: string): Escaper {
  const known = new Map<string, string>()
  return (indicator) => {
    const text = known.get(indicator) ?? escape(name, indicator)
    known.set(indicator, text)
    return text
  }
}

/** The commands before the data of a field. */
interface FieldStart {
  /** The character that starts a hex escape, if the field has ^FH. */
  readonly hexIndicator?: string | undefined
  /** Its barcode command, such as `^BCN,120,N,N,N`. */
  readonly barcode?: string | undefined
}

function nextStart(start: FieldStart, command: string): FieldStart {
  const code = codeOf(command)
  if (code === '^FS') return {}
  if (code === '^FH') return { ...start, hexIndicator: command.charAt(3).trim() || HEX_INDICATOR }
  return isBarcode(command) ? { ...start, barcode: command } : start
}

/** Calls `change` for each command with what precedes it in its field. */
function mapCommands(zpl: string, change: (command: string, start: FieldStart) => string): string {
  let start: FieldStart = {}
  return commandsOf(zpl)
    .map((command) => {
      const changed = change(command, start)
      start = nextStart(start, command)
      return changed
    })
    .join('')
}

/** Writes a name into field data. Data without ^FH gets it, and its own underscores become hex, because ^FH makes `_` start a hex escape. */
function fillField(data: string, escaped: Escaper, hexIndicator: string | undefined): string {
  if (hexIndicator !== undefined) return data.replaceAll(NAME_PLACEHOLDER, () => escaped(hexIndicator))
  const literal = data.replaceAll(HEX_INDICATOR, `${HEX_INDICATOR}5F`)
  return `^FH${HEX_INDICATOR}${literal.replaceAll(NAME_PLACEHOLDER, () => escaped(HEX_INDICATOR))}`
}

/**
 * Writes the name of a site into the ZPL of a label. No part of a name can become a command: only plain letters, digits, spaces, dots and hyphens are written as they are,
 * all other characters as hex (^FH) of UTF-8 (^CI28). Placeholders outside of field data are removed.
 */
export function fillName(zpl: string, name: string): string {
  const escaped = escaperOf(name)
  return mapCommands(zpl, (command, { hexIndicator }) => {
    const code = codeOf(command)
    if (code === '^CI') return ''
    if (code === '^XA') return `${command.replaceAll(NAME_PLACEHOLDER, '')}${UTF_8}`
    return hasPlaceholder(command)
      ? fillField(command, escaped, hexIndicator)
      : command.replaceAll(NAME_PLACEHOLDER, '')
  })
}

/** A Code 128 that is not in mode A reads `>` as the start of a control code, so it cannot contain one. */
const readsControlCodes = (barcode: string | undefined): boolean =>
  barcode !== undefined && codeOf(barcode) === '^BC' && barcode.slice(3).split(',')[5]?.trim().toUpperCase() !== 'A'

/** Whether a scanner would read something other than this name from a barcode of the label. */
export function isMisread(zpl: string, name: string): boolean {
  if (!name.includes('>')) return false
  let isFound = false
  mapCommands(zpl, (command, { barcode }) => {
    isFound ||= hasPlaceholder(command) && readsControlCodes(barcode)
    return command
  })
  return isFound
}
