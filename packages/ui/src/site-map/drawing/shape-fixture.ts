import type { Position, Shape } from './shape'

/** A yard with five vertices and 6.3 ha. */
export const YARD: readonly Position[] = [
  [-113.49182, 53.54239],
  [-113.48861, 53.54262],
  [-113.48749, 53.54148],
  [-113.48843, 53.54007],
  [-113.49156, 53.54035],
]

/** The yard as a finished polygon. */
export const YARD_SHAPE: Shape = { kind: 'polygon', ring: YARD, isClosed: true }

/** A polygon whose edges cross. */
export const BOW_TIE: Shape = {
  kind: 'polygon',
  ring: [
    [-113.492, 53.54],
    [-113.488, 53.542],
    [-113.488, 53.54],
    [-113.492, 53.542],
  ],
  isClosed: true,
}

/** @returns a polygon with many vertices around one position, without crossings */
export const makePolygon = (count: number): Shape => ({
  kind: 'polygon',
  ring: Array.from({ length: count }, (_, i): Position => {
    const angle = (i / count) * 2 * Math.PI
    return [-113.49 + 0.02 * Math.cos(angle), 53.54 + 0.01 * Math.sin(angle)]
  }),
  isClosed: true,
})
