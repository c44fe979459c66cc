import type { CompleteTexts } from '../../locale/label-texts'

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
  added: (vertex: number, at: string) => string
  moved: (vertex: number, at: string) => string
  removed: (vertex: number, count: number) => string
  reordered: (from: number, to: number) => string
  pasted: (count: number) => string
  placed: (at: string) => string
  selected: (vertex: number, count: number, at: string) => string
  pointSelected: (at: string) => string
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
  noEdgeAfter: string
  selectToAdd: string
  isFirst: string
  isLast: string
  isFinished: string
  tooFew: string
  threeLeft: string
  foreign: (type: string) => string
}

/** The English texts. */
export const DRAWING_LABELS: CompleteTexts<DrawingLabels> = {
  steps: {
    add: 'Add vertex {vertex}',
    insert: 'Insert vertex {vertex}',
    move: 'Move vertex {vertex}',
    remove: 'Delete vertex {vertex}',
    reorder: 'Reorder vertex {vertex}',
    paste: { one: 'Paste {count} vertex', other: 'Paste {count} vertices' },
    placePoint: 'Place point',
    movePoint: 'Move point',
    removePoint: 'Delete point',
    close: 'Finish polygon',
    reopen: 'Reopen polygon',
    clear: 'Clear shape',
  },
  added: 'Vertex {vertex} added at {at}.',
  moved: 'Vertex {vertex} moved to {at}.',
  removed: {
    one: 'Vertex {vertex} deleted, {count} vertex left.',
    other: 'Vertex {vertex} deleted, {count} vertices left.',
  },
  reordered: 'Vertex {from} is now vertex {to}.',
  pasted: { one: '{count} vertex pasted.', other: '{count} vertices pasted.' },
  placed: 'Point at {at}.',
  selected: 'Vertex {vertex} of {count}, {at}.',
  pointSelected: 'Point, {at}.',
  closed: { one: 'Polygon of {count} vertex finished.', other: 'Polygon of {count} vertices finished.' },
  reopened: 'The polygon is open again.',
  moveCanceled: 'Move canceled.',
  cleared: 'Shape cleared.',
  undone: 'Undone: {step}.',
  redone: 'Redone: {step}.',
  nothingDrawn: 'Nothing is drawn yet.',
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
  nothingToPaste: 'There are no coordinates to add. Enter one position per line.',
  onlyPolygon: 'A point has no vertices.',
  onePoint: 'A point has only one position. Enter one line.',
  selectFirst: 'Select a vertex first, with N or P.',
  noEdgeAfter: 'There is no edge after the last vertex. Add a vertex with Enter.',
  selectToAdd: 'The polygon is finished. Select a vertex with N or P to add one after it.',
  isFirst: 'This is the first vertex.',
  isLast: 'This is the last vertex.',
  isFinished: 'The polygon is finished.',
  tooFew: 'A polygon needs three vertices.',
  threeLeft: 'A polygon needs three vertices. To remove it, select Clear.',
  foreign: "You can't edit a {type} here. Clear it to draw another shape.",
}
