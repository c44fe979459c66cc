import { formatCoordinate } from '../coordinates/format-coordinate'
import type { Position } from './shape'

/** Texts of drawing. Vertices are counted from 1. */
export interface DrawingLabels {
  /** Names of the undo steps, such as "Move vertex 2". */
  steps: {
    add: (vertex: number) => string
    insert: (vertex: number) => string
    move: (vertex: number) => string
    remove: (vertex: number) => string
    reorder: (vertex: number) => string
    paste: (count: number) => string
    placePoint: string
    movePoint: string
    removePoint: string
    close: string
    reopen: string
    clear: string
  }
  /** Announcements. */
  added: (vertex: number, at: Position) => string
  moved: (vertex: number, at: Position) => string
  removed: (vertex: number, left: number) => string
  reordered: (from: number, to: number) => string
  pasted: (count: number) => string
  placed: (at: Position) => string
  selected: (vertex: number, count: number, at: Position) => string
  pointSelected: (at: Position) => string
  closed: (count: number) => string
  reopened: string
  moveCanceled: string
  cleared: string
  undone: (step: string) => string
  redone: (step: string) => string
  /** Why an action changed nothing. */
  nothingDrawn: string
  nothingToUndo: string
  nothingToRedo: string
  nothingToPaste: string
  onlyPolygon: string
  onePoint: string
  selectFirst: string
  selectToAdd: string
  isFirst: string
  isLast: string
  isFinished: string
  tooFew: string
  threeLeft: string
  foreign: (type: string) => string
}

const vertices = (count: number): string => (count === 1 ? '1 vertex' : `${count} vertices`)

/** The English texts. */
export const DRAWING_LABELS: DrawingLabels = {
  steps: {
    add: (vertex) => `Add vertex ${vertex}`,
    insert: (vertex) => `Insert vertex ${vertex}`,
    move: (vertex) => `Move vertex ${vertex}`,
    remove: (vertex) => `Delete vertex ${vertex}`,
    reorder: (vertex) => `Reorder vertex ${vertex}`,
    paste: (count) => `Paste ${vertices(count)}`,
    placePoint: 'Place point',
    movePoint: 'Move point',
    removePoint: 'Delete point',
    close: 'Finish polygon',
    reopen: 'Reopen polygon',
    clear: 'Clear shape',
  },
  added: (vertex, at) => `Vertex ${vertex} added at ${formatCoordinate(at)}.`,
  moved: (vertex, at) => `Vertex ${vertex} moved to ${formatCoordinate(at)}.`,
  removed: (vertex, left) => `Vertex ${vertex} deleted, ${vertices(left)} left.`,
  reordered: (from, to) => `Vertex ${from} is now vertex ${to}.`,
  pasted: (count) => `${vertices(count)} pasted.`,
  placed: (at) => `Point at ${formatCoordinate(at)}.`,
  selected: (vertex, count, at) => `Vertex ${vertex} of ${count}, ${formatCoordinate(at)}.`,
  pointSelected: (at) => `Point, ${formatCoordinate(at)}.`,
  closed: (count) => `Polygon of ${vertices(count)} finished.`,
  reopened: 'The polygon is open again.',
  moveCanceled: 'Move canceled.',
  cleared: 'Shape cleared.',
  undone: (step) => `Undone: ${step}.`,
  redone: (step) => `Redone: ${step}.`,
  nothingDrawn: 'Nothing is drawn yet.',
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
  nothingToPaste: 'There are no coordinates to add. Enter one position per line.',
  onlyPolygon: 'A point has no vertices.',
  onePoint: 'A point has only one position. Enter one line.',
  selectFirst: 'Select a vertex first, with N or P.',
  selectToAdd: 'The polygon is finished. Select a vertex with N or P to add one after it.',
  isFirst: 'This is the first vertex.',
  isLast: 'This is the last vertex.',
  isFinished: 'The polygon is finished.',
  tooFew: 'A polygon needs three vertices.',
  threeLeft: 'A polygon needs three vertices. To remove it, select Clear.',
  foreign: (type) => `You can't edit a ${type} here. Clear it to draw another shape.`,
}
