import type { SiteOnLabel } from './model'

/*
 * The commands of a ZPL text, and the fields that they describe. (ZPL II programming guide.)
 */

/** What can replace a placeholder in the data of a field. */
export type PlaceholderName = keyof SiteOnLabel

/** The name of the site, and the names of the sites above it. */
export const PLACEHOLDER = /\{(name|path)\}/g

/** A command with its parameters or data, which end at the next `^` or `~`. */
const COMMAND = /[\^~][^^~]*/g

export const commandsOf = (zpl: string): string[] => zpl.match(COMMAND) ?? []
/** The first characters of a command, such as `^FD`. */
export const codeOf = (command: string): string => command.slice(0, 3).toUpperCase()
export const isFieldData = (command: string): boolean => codeOf(command) === '^FD' || codeOf(command) === '^FV'
export const isBarcode = (command: string): boolean => /^\^B[^Y]/.test(codeOf(command))

/** The comma-separated parameters of a command without those of its first `skipped` characters. */
export const parametersOf = (command: string, skipped = 3): string[] =>
  command
    .slice(skipped)
    .split(',')
    .map((text) => text.trim())

/** The character that starts a hex escape after ^FH without a parameter. */
export const HEX_INDICATOR = '_'

/** The commands before the data of a field. */
export interface FieldStart {
  /** The character that starts a hex escape, if the field has ^FH. */
  readonly hexIndicator?: string | undefined
  /** Its barcode command, such as `^BCN,120,N,N,N`. */
  readonly barcode?: string | undefined
  /** Its ^FO or ^FT. */
  readonly origin?: string | undefined
  /** The width of its text block (^FB), in dots. */
  readonly blockWidth?: number | undefined
  /** The width of its font, in dots. */
  readonly fontWidth?: number | undefined
}

/** The width that ^A0 or ^CF0 names, in dots: its width, else its height. The widths of other fonts are unknown. */
function fontWidthOf(command: string): number | undefined {
  if (!/^\^(?:A|CF)0/i.test(command)) return undefined
  // The first parameter of ^A0N,40,20 is its orientation, that of ^CF0,40,20 its font.
  const [, height, width] = parametersOf(command).map(Number)
  return width || height || undefined
}

/** Calls `change` for each command with what precedes it in its field. */
export function mapCommands<Result>(zpl: string, change: (command: string, start: FieldStart) => Result): Result[] {
  let defaults: FieldStart = {}
  let start = defaults
  return commandsOf(zpl).map((command) => {
    const changed = change(command, start)
    const code = codeOf(command)
    if (code === '^CF') defaults = { fontWidth: fontWidthOf(command) }
    if (code === '^FS' || code === '^CF') start = defaults
    else if (code === '^FH') start = { ...start, hexIndicator: command.charAt(3).trim() || HEX_INDICATOR }
    else if (code === '^FO' || code === '^FT') start = { ...start, origin: command }
    else if (code === '^FB') start = { ...start, blockWidth: Number(parametersOf(command)[0]) || undefined }
    else if (code.startsWith('^A')) start = { ...start, fontWidth: fontWidthOf(command) }
    else if (isBarcode(command)) start = { ...start, barcode: command }
    return changed
  })
}
