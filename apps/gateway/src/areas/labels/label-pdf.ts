import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
  type PDFRef,
} from '@cantoo/pdf-lib'
import { readGrayPng } from './gray-png'
import type { JoinTask } from './worker-messages'

const POINTS_PER_INCH = 72
/** The PDF predictor for data whose rows each name their PNG filter. */
const PNG_PREDICTOR = 15

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
