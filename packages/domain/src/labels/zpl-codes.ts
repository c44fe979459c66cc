import type { SiteOnLabel } from './model'
import { toPrinted } from './zpl'
import { codeOf, isFieldData, mapCommands, parametersOf, PLACEHOLDER, type PlaceholderName } from './zpl-commands'

/** A code on a label, and what a scanner must read from it. */
export interface LabelCode {
  /** The command that draws it, such as `^BC`. */
  readonly type: string
  readonly text: string
  /** Whether a scanner can read more than the text: some codes contain check digits, or are padded. */
  readonly isPadded: boolean
}

/** Decodes hex escapes of UTF-8. Invalid ones stay as they are. */
function decodeHex(text: string, indicator: string | undefined): string {
  if (indicator === undefined) return text
  const escapes = new RegExp(`(?:${indicator.replace(/\W/, String.raw`\$&`)}[0-9a-f]{2})+`, 'gi')
  return text.replaceAll(escapes, (found) => {
    try {
      return decodeURIComponent(found.replaceAll(indicator, '%'))
    } catch {
      return found
    }
  })
}

/** What the control codes of a Code 128 print. Other ones select a character set or a function. */
const CODE_128_CHARACTERS: Readonly<Record<string, string>> = {
  '>0': '>',
  '>=': '~',
  '><': '^',
  '>8': '\u001D',
}

/** The letters before the data of a QR code: the error correction and whether the input is automatic; a manual input names its character set. */
const QR_SWITCHES = /^[HQML](?:A,|M,(?:[NAK]|B\d{4})?)/i

/** Printers ignore line ends in data. */
const LINE_ENDS = /[\r\n]/g

/** The types that add check digits or padding. */
const PADDED = new Set(['^B2', '^B3', '^BE'])

/** What a scanner reads where the literal part of the data of a code is printed. */
function readLiteral(type: string, mode: string | undefined, literal: string, isFirst: boolean): string {
  if (type === '^BQ' && isFirst) return literal.replace(QR_SWITCHES, '')
  // Mode A has no control codes.
  if (type !== '^BC' || mode === 'A') return literal
  return literal.replaceAll(/>./g, (code) => CODE_128_CHARACTERS[code] ?? '')
}

/** The codes that the label of a site must have. */
export const labelCodes = (zpl: string, site: SiteOnLabel): LabelCode[] =>
  mapCommands(zpl, (command, { barcode, hexIndicator }): LabelCode[] => {
    if (barcode === undefined || !isFieldData(command)) return []
    const type = codeOf(barcode)
    const mode = parametersOf(barcode)[5]?.toUpperCase()
    // The odd parts are the names of placeholders.
    const parts = command.slice(3).replaceAll(LINE_ENDS, '').split(PLACEHOLDER)
    const texts = parts.map((part, index) =>
      index % 2 === 1
        ? toPrinted(site[part as PlaceholderName] ?? '')
        : readLiteral(type, mode, decodeHex(part, hexIndicator), index === 0),
    )
    const text = texts.join('')
    const isPadded = PADDED.has(type) || (type === '^BC' && (mode === 'U' || mode === 'D'))
    return text === '' ? [] : [{ type, text, isPadded }]
  }).flat()
