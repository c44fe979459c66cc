import type { LabelCode } from '@sitewright/domain/labels/zpl-codes'
import type { readBarcodes, ReaderOptions, ReadResult } from 'zxing-wasm/reader'

/** Whether a scanner reads exactly these codes in a PNG. */
export type ReadCodes = (png: Uint8Array, codes: readonly LabelCode[]) => Promise<boolean>

/** The codes that the renderer draws, by their commands. */
const FORMATS = {
  '^B0': 'Aztec',
  '^B2': 'ITF',
  '^B3': 'Code39',
  '^B7': 'PDF417',
  '^BC': 'Code128',
  '^BD': 'MaxiCode',
  '^BE': 'EAN13',
  '^BO': 'Aztec',
  '^BQ': 'QRCode',
  '^BX': 'DataMatrix',
} as const

/** Finds the codes of nearly every label, in a fraction of the time: the picture is exact, and few codes are turned. */
const FAST: ReaderOptions = {
  binarizer: 'FixedThreshold',
  tryRotate: false,
  tryInvert: false,
  tryDownscale: false,
}

const isType = (type: string): type is keyof typeof FORMATS => type in FORMATS

const isRead = ({ text, isPadded }: LabelCode, { bytes, text: read }: ReadResult): boolean =>
  read === text || (isPadded && read.includes(text)) || Buffer.from(text).equals(bytes)

/** Whether each code was read; two codes with the same text must be read twice. */
function areAllRead(codes: readonly LabelCode[], results: readonly ReadResult[]): boolean {
  const left = [...results]
  return codes.every((code) => {
    const index = left.findIndex((result) => isRead(code, result))
    if (index >= 0) left.splice(index, 1)
    return index >= 0
  })
}

/** Creates a check on top of a reader of codes. */
export const createReadCodes =
  (read: typeof readBarcodes): ReadCodes =>
  async (png, codes) => {
    if (codes.length === 0) return true
    const types = codes.map(({ type }) => type)
    if (!types.every(isType)) return false
    const formats = [...new Set(types.map((type) => FORMATS[type]))]
    return (
      areAllRead(codes, await read(png, { ...FAST, formats, maxNumberOfSymbols: codes.length })) ||
      areAllRead(codes, await read(png, { formats }))
    )
  }
