import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib'
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'

const require = createRequire(import.meta.url)
prepareZXingModule({
  overrides: { wasmBinary: readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer },
})

/** A page of a file of labels. */
export interface PrintedLabel {
  /** In inches. */
  readonly width: number
  readonly height: number
  /** The texts of its codes, in the order in which they are found. */
  readonly codes: readonly string[]
  /** Names its picture: pages that share one have the same. */
  readonly picture: string
}

function chunk(type: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length)
  head.write(type, 4, 'latin1')
  // The reader ignores checksums.
  return Buffer.concat([head, data, Buffer.alloc(4)])
}

const numberOf = (picture: PDFRawStream, name: string): number =>
  picture.dict.lookup(PDFName.of(name), PDFNumber).asNumber()

/** The PNG whose data is the picture of a page. */
function pngOf(picture: PDFRawStream): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(numberOf(picture, 'Width'), 0)
  header.writeUInt32BE(numberOf(picture, 'Height'), 4)
  header.writeUInt8(numberOf(picture, 'BitsPerComponent'), 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', picture.contents),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Letters in a row can look like other codes. */
const FORMATS = { formats: ['QRCode', 'Code128'] } satisfies ReaderOptions

/** Reads the codes in a PNG. */
export async function readPng(base64: string): Promise<string[]> {
  return (await readBarcodes(Buffer.from(base64, 'base64'), FORMATS)).map(({ text }) => text)
}

/** Reads the pages of a PDF of labels, and the codes in their pictures. */
export async function readLabelPdf(base64: string): Promise<PrintedLabel[]> {
  const pdf = await PDFDocument.load(base64)
  return Promise.all(
    pdf.getPages().map(async (page) => {
      const pictures = page.node.Resources()?.lookup(PDFName.of('XObject'), PDFDict)
      const [key] = pictures?.keys() ?? []
      const picture = key === undefined ? undefined : pictures?.lookup(key)
      if (key === undefined || !(picture instanceof PDFRawStream)) throw new Error('A page has no picture.')
      const found = await readBarcodes(pngOf(picture), FORMATS)
      return {
        width: page.getWidth() / 72,
        height: page.getHeight() / 72,
        codes: found.map(({ text }) => text),
        picture: String(pictures?.get(key)),
      }
    }),
  )
}
