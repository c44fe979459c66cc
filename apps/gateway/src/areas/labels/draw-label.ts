import { addMargin, hasFieldOutside, printWidth } from '@sitewright/domain/labels/zpl-area'
import { decodeDots, encodeDots, type Dots } from './gray-png'
import type { ReadCodes } from './read-codes'
import type { Drawing, RenderTask } from './worker-messages'

const MM_PER_INCH = 25.4
/** The margin in which a label is drawn to find what runs off it: wider than the gaps between words and between the bars of codes. */
const MARGIN_MM = 4
const WHITE = 255

/** Draws the labels of a ZPL text as PNGs in base64. Sizes are in millimeters. */
export type DrawZpl = (zpl: string, width: number, height: number, dpmm: number) => Promise<string[]>

/** Errors that the renderer throws for a label that it cannot draw. After any other error it has stopped. */
const LABEL_ERROR = /^(Error rendering|Unexpected error)/
/** The error for a label without anything to draw. */
const NO_LABEL = /no labels parsed/

/** A part of a picture, in dots. */
interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Whether everything outside of an area is white. */
function isWhiteOutside({ width, height, bytes }: Dots, area: Area): boolean {
  const white = Buffer.alloc(width, WHITE)
  const isWhite = (from: number, to: number): boolean => bytes.subarray(from, to).equals(white.subarray(0, to - from))
  for (let y = 0; y < height; y++) {
    const [start, end] = [y * width, (y + 1) * width]
    const isInside = y >= area.top && y < area.top + area.height
    const isRowWhite = isInside
      ? isWhite(start, start + area.left) && isWhite(start + area.left + area.width, end)
      : isWhite(start, end)
    if (!isRowWhite) return false
  }
  return true
}

function crop({ width, bytes }: Dots, area: Area): Dots {
  const rows = Array.from({ length: area.height }, (_, row) => {
    const start = (area.top + row) * width + area.left
    return bytes.subarray(start, start + area.width)
  })
  return { width: area.width, height: area.height, bytes: Buffer.concat(rows) }
}

/** The part of a label that its printer prints: a label can name a smaller width (^PW), which is centered. */
function printedArea(label: Area, width = label.width): Area {
  if (width >= label.width) return label
  const side = Math.floor((label.width - width) / 2)
  return { ...label, left: label.left + side, width: label.width - 2 * side }
}

async function drawDots(draw: DrawZpl, { zpl, width, height, dpmm }: RenderTask): Promise<Dots | Drawing['fault']> {
  const margin = MARGIN_MM * dpmm
  const [inWidth, inHeight] = [width, height].map((side) => side * MM_PER_INCH + 2 * MARGIN_MM) as [number, number]
  try {
    const pictures = await draw(addMargin(zpl, margin), inWidth, inHeight, dpmm)
    const [picture] = pictures
    return picture === undefined || pictures.length > 1 ? 'undrawable' : decodeDots(Buffer.from(picture, 'base64'))
  } catch (error) {
    if (!(error instanceof Error) || !LABEL_ERROR.test(error.message)) throw error
    return NO_LABEL.test(error.message) ? 'blank' : 'undrawable'
  }
}

/**
 * Draws a label, and checks that nothing runs off its size and that a scanner reads each of its codes (CODE-25).
 * @throws errors that are not about the label
 */
export async function drawLabel(task: RenderTask, draw: DrawZpl, readCodes: ReadCodes): Promise<Drawing> {
  const dots = await drawDots(draw, task)
  if (typeof dots !== 'object') return { png: undefined, fault: dots }
  const margin = MARGIN_MM * task.dpmm
  const label = { left: margin, top: margin, width: dots.width - 2 * margin, height: dots.height - 2 * margin }
  const png = encodeDots(crop(dots, label))
  const isBlank = isWhiteOutside(dots, { ...label, height: 0 })
  if (isBlank) return { png, fault: 'blank' }
  const isCutOff = hasFieldOutside(task.zpl, label) || !isWhiteOutside(dots, printedArea(label, printWidth(task.zpl)))
  if (isCutOff) return { png, fault: 'cutOff' }
  return { png, fault: (await readCodes(png, task.codes)) ? undefined : 'unreadable' }
}
