import { labelMessages } from './messages'
import type { SiteOnLabel } from './model'
import { breakWords } from './word-break'
import {
  codeOf,
  commandsOf,
  type FieldStart,
  HEX_INDICATOR,
  isBarcode,
  isFieldData,
  mapCommands,
  PLACEHOLDER,
  type PlaceholderName,
} from './zpl-commands'

/**
 * The most placeholders and the most barcodes on a label. Real labels have one or two of each. All labels are drawn by one worker, and a QR code of a long name takes it a
 * quarter of a second.
 */
export const MAX_LABEL_PLACEHOLDERS = 20
export const MAX_LABEL_BARCODES = 10

/** Tells the printer that hex escapes are UTF-8. */
const UTF_8 = '^CI28'
/** Starts the next line of a text block. */
const NEW_LINE = '\\&'

const countPlaceholders = (text: string): number => text.match(PLACEHOLDER)?.length ?? 0

/** Why a ZPL text is not one label with a name, or is too much work to draw; `undefined` if it can be drawn. */
export function findZplProblem(zpl: string): string | undefined {
  const commands = commandsOf(zpl)
  const codes = commands.map(codeOf)
  const start = codes.indexOf('^XA')
  const end = codes.indexOf('^XZ')
  const isOneLabel = start >= 0 && end > start && codes.lastIndexOf('^XA') === start && codes.lastIndexOf('^XZ') === end
  if (!isOneLabel) return labelMessages.notOneLabel
  const data = commands.slice(start, end).filter(isFieldData)
  if (!data.some((command) => command.includes('{name}'))) return labelMessages.noPlaceholder
  if (countPlaceholders(commands.filter(isFieldData).join('')) > MAX_LABEL_PLACEHOLDERS)
    return labelMessages.tooManyPlaceholders(MAX_LABEL_PLACEHOLDERS)
  return commands.filter(isBarcode).length > MAX_LABEL_BARCODES
    ? labelMessages.tooManyBarcodes(MAX_LABEL_BARCODES)
    : undefined
}

/** Whether the labels of a ZPL text show the path of a site. */
export const showsPath = (zpl: string): boolean =>
  commandsOf(zpl).some((command) => isFieldData(command) && command.includes('{path}'))

const NOT_PLAIN = /[^A-Za-z0-9 .-]/gu
const LONE_SURROGATE = /\p{Cs}/gu
const REPLACEMENT = '\uFFFD'

const toHex = (character: string): string => character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')

/** The bytes of a character in UTF-8, in hex. */
function bytesOf(character: string): string[] {
  const encoded = encodeURIComponent(character)
  return encoded.startsWith('%') ? encoded.slice(1).split('%') : [toHex(encoded)]
}

/** Text as a label contains it: half of a surrogate pair has no bytes. */
export const toPrinted = (text: string): string => text.replaceAll(LONE_SURROGATE, REPLACEMENT)

/** Writes characters that could be part of a command as hex. */
const escape = (text: string, indicator: string): string =>
  toPrinted(text).replaceAll(NOT_PLAIN, (character) =>
    bytesOf(character)
      .map((byte) => indicator + byte)
      .join(''),
  )

/** The lines of a text in a text block. Printers break long words, the renderer does not. */
const linesOf = (text: string, { blockWidth, fontWidth, barcode }: FieldStart): string[] =>
  blockWidth === undefined || fontWidth === undefined || barcode !== undefined
    ? [text]
    : breakWords(text, blockWidth / fontWidth)

/** Writes a site into field data. Data without ^FH gets it, and its own underscores become hex, because ^FH makes `_` start a hex escape. */
function fillField(data: string, site: SiteOnLabel, start: FieldStart): string {
  const { hexIndicator: indicator = HEX_INDICATOR } = start
  const isHex = start.hexIndicator !== undefined
  const literal = isHex ? data : `^FH${indicator}${data.replaceAll(indicator, `${indicator}5F`)}`
  return literal.replaceAll(PLACEHOLDER, (_, placeholder: PlaceholderName) =>
    escape(linesOf(site[placeholder] ?? '', start).join(NEW_LINE), indicator),
  )
}

/**
 * Writes a site into the ZPL of a label. No part of a name can become a command: only plain letters, digits, spaces, dots and hyphens are written as they are,
 * all other characters as hex (^FH) of UTF-8 (^CI28). Placeholders outside of field data are removed.
 */
export const fillLabel = (zpl: string, site: SiteOnLabel): string =>
  mapCommands(zpl, (command, start) => {
    const code = codeOf(command)
    if (code === '^CI') return ''
    if (isFieldData(command) && countPlaceholders(command) > 0) return fillField(command, site, start)
    const literal = command.replaceAll(PLACEHOLDER, '')
    return code === '^XA' ? `${literal}${UTF_8}` : literal
  }).join('')
