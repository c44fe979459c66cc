import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
  type PDFRef,
} from '@cantoo/pdf-lib'
import type { JoinTask } from './worker-messages'

const POINTS_PER_INCH = 72
const SIGNATURE_BYTES = 8
const GRAYSCALE = 0
/** The PDF predictor for data whose rows each name their PNG filter. */
const PNG_PREDICTOR = 15

interface GrayPng {
  readonly width: number
  readonly height: number
  /** Deflated rows, each filtered as PNG does. */
  readonly data: Uint8Array
}

/**
 * Reads the data of a grayscale PNG without interlacing, as the renderer draws it. A PDF can contain this data unchanged.
 * @throws Error for other pictures
 */
function readGrayPng(png: Uint8Array): GrayPng {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const data: Uint8Array[] = []
  let header: DataView | undefined
  for (let at = SIGNATURE_BYTES; at + 12 <= png.length;) {
    const length = view.getUint32(at)
    const type = String.fromCodePoint(...png.subarray(at + 4, at + 8))
    if (type === 'IHDR') header = new DataView(png.buffer, png.byteOffset + at + 8, length)
    if (type === 'IDAT') data.push(png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const isGray = header?.getUint8(8) === 8 && header.getUint8(9) === GRAYSCALE && header.getUint8(12) === 0
  if (header === undefined || !isGray) throw new Error('The picture of a label is not a grayscale PNG.')
  return { width: header.getUint32(0), height: header.getUint32(4), data: Buffer.concat(data) }
}

function embed({ context }: PDFDocument, png: Uint8Array): PDFRef {
  const { width, height, data } = readGrayPng(png)
  const parameters = { Predictor: PNG_PREDICTOR, Colors: 1, BitsPerComponent: 8, Columns: width }
  return context.register(
    context.stream(data, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 8,
      Filter: 'FlateDecode',
      DecodeParms: parameters,
    }),
  )
}

/** A PDF with a page of the size of the label for each copy. Copies share their picture. */
export async function createLabelPdf({ pages, width, height }: Omit<JoinTask, 'kind'>): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const size: [number, number] = [width * POINTS_PER_INCH, height * POINTS_PER_INCH]
  for (const { png, copies } of pages) {
    const picture = embed(pdf, png)
    for (let copy = 0; copy < copies; copy++) {
      const page = pdf.addPage(size)
      const name = page.node.newXObject('Label', picture)
      page.pushOperators(
        pushGraphicsState(),
        concatTransformationMatrix(size[0], 0, 0, size[1], 0, 0),
        drawObject(name),
        popGraphicsState(),
      )
    }
  }
  return pdf.save()
}
