import type { StepOptions } from '../../undo/use-undo-history'
import { roundDegrees } from '../coordinates/format-coordinate'
import { getEnglish } from '../../locale/english'
import { formatCoordinate } from '../coordinates/format-coordinate'
import { DRAWING_LABELS, type DrawingLabels } from './drawing-labels'
import { unwrapRing, wrapLon } from './geometry'
import { NO_SHAPE, type PolygonShape, type Position, type Ring, type Shape } from './shape'

/** What the next vertex belongs to. */
export type DrawingTool = 'point' | 'polygon'

/** A change of a shape. Vertices are counted from 0; a point is vertex 0. */
export type DrawingAction =
  /** Adds at the end of an open polygon, or after the selected vertex of a finished one. Starts a polygon if there is none. */
  | { type: 'add'; at: Position; tool: DrawingTool; selected?: number }
  /** Inserts after a vertex, halfway to the next one by default. */
  | { type: 'insert'; after: number; at?: Position }
  /** Moves with the same `gesture` in a row are one undo step. */
  | { type: 'move'; vertex: number; to: Position; gesture?: string }
  | { type: 'remove'; vertex: number }
  | { type: 'reorder'; vertex: number; by: -1 | 1 }
  /** Removes the last vertex of an open polygon, or reopens a finished one. */
  | { type: 'take-back' }
  | { type: 'close' }
  | { type: 'clear' }
  /** Adds many vertices at once, or replaces all vertices with them. */
  | { type: 'list'; positions: Ring; how: 'replace' | 'append'; tool: DrawingTool }

/** The result of an action. */
export interface DrawingChange {
  shape: Shape
  step: StepOptions
  /** The selected vertex after the action. */
  selected: number | undefined
  /** The text for the live region. */
  announcement: string
}

/** Why an action changes nothing, as a sentence. */
export interface DrawingError {
  error: string
}

/** @returns the vertices of a polygon, or the position of a point as a list of one */
export function getPositions(shape: Shape): Ring {
  if (shape.kind === 'polygon') return shape.ring
  return shape.kind === 'point' ? [shape.at] : []
}

/** @returns a valid position, rounded to the digits that are displayed */
export function normalizePosition([lon, lat]: Position): Position {
  return [roundDegrees(wrapLon(lon)), roundDegrees(Math.max(-90, Math.min(90, lat)))]
}

/** @returns the position halfway, the short way around the earth */
export function getMidpoint(from: Position, to: Position): Position {
  const [a = from, b = to] = unwrapRing([from, to])
  return normalizePosition([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])
}

const insertAt = (ring: Ring, index: number, at: Position): Ring => ring.toSpliced(index, 0, at)

const ENGLISH: DrawingLabels = /* @__PURE__ */ getEnglish(DRAWING_LABELS)

/** Applies an action to a shape. Pure: returns a new shape, or the reason why nothing changes. */
export function draw(
  shape: Shape,
  action: DrawingAction,
  labels: DrawingLabels = ENGLISH,
): DrawingChange | DrawingError {
  if (action.type === 'clear') {
    if (shape.kind === 'none') return { error: labels.nothingDrawn }
    return { shape: NO_SHAPE, step: { label: labels.steps.clear }, selected: undefined, announcement: labels.cleared }
  }
  if (shape.kind === 'foreign') return { error: labels.foreign(shape.geometry.type) }
  if (action.type === 'list') return drawList(shape, action.positions, action.how, action.tool, labels)
  if (action.type === 'add' && (shape.kind !== 'polygon' || action.tool === 'point')) {
    const at = normalizePosition(action.at)
    if (action.tool === 'point') {
      const label = shape.kind === 'point' ? labels.steps.movePoint : labels.steps.placePoint
      return {
        shape: { kind: 'point', at },
        step: { label },
        selected: 0,
        announcement: labels.placed(formatCoordinate(at)),
      }
    }
    return {
      shape: { kind: 'polygon', ring: [at], isClosed: false },
      step: { label: labels.steps.add(1) },
      selected: 0,
      announcement: labels.added(1, formatCoordinate(at)),
    }
  }
  if (shape.kind === 'none') return { error: labels.nothingDrawn }
  return shape.kind === 'point' ? drawPoint(action, labels) : drawPolygon(shape, action, labels)
}

const getMergeKey = (vertex: number, gesture: string | undefined) =>
  gesture === undefined ? {} : { mergeKey: `move-${vertex}-${gesture}` }

function drawPoint(action: DrawingAction, labels: DrawingLabels): DrawingChange | DrawingError {
  if (action.type === 'move') {
    const at = normalizePosition(action.to)
    const step = { label: labels.steps.movePoint, ...getMergeKey(0, action.gesture) }
    return { shape: { kind: 'point', at }, step, selected: 0, announcement: labels.placed(formatCoordinate(at)) }
  }
  if (action.type === 'remove' || action.type === 'take-back') {
    const step = { label: labels.steps.removePoint }
    return { shape: NO_SHAPE, step, selected: undefined, announcement: labels.cleared }
  }
  return { error: labels.onlyPolygon }
}

function drawPolygon(shape: PolygonShape, action: DrawingAction, labels: DrawingLabels): DrawingChange | DrawingError {
  const { ring, isClosed } = shape
  const withRing = (next: Ring, label: string, selected: number | undefined, announcement: string): DrawingChange => ({
    shape: { ...shape, ring: next },
    step: { label },
    selected,
    announcement,
  })
  switch (action.type) {
    case 'add': {
      const after = isClosed ? (action.selected ?? -1) : ring.length - 1
      if (ring[after] === undefined) return { error: labels.selectToAdd }
      const index = after + 1
      const at = normalizePosition(action.at)
      return withRing(
        insertAt(ring, index, at),
        labels.steps.add(index + 1),
        index,
        labels.added(index + 1, formatCoordinate(at)),
      )
    }
    case 'insert': {
      const from = ring[action.after]
      if (from === undefined) return { error: labels.selectFirst }
      if (!isClosed && ring[action.after + 1] === undefined) return { error: labels.noEdgeAfter }
      const next = ring[action.after + 1] ?? ring[0] ?? from
      const index = action.after + 1
      const at = action.at === undefined ? getMidpoint(from, next) : normalizePosition(action.at)
      return withRing(
        insertAt(ring, index, at),
        labels.steps.insert(index + 1),
        index,
        labels.added(index + 1, formatCoordinate(at)),
      )
    }
    case 'move': {
      const { vertex, gesture } = action
      if (ring[vertex] === undefined) return { error: labels.selectFirst }
      const to = normalizePosition(action.to)
      const label = labels.steps.move(vertex + 1)
      const change = withRing(ring.with(vertex, to), label, vertex, labels.moved(vertex + 1, formatCoordinate(to)))
      return { ...change, step: { label, ...getMergeKey(vertex, gesture) } }
    }
    case 'remove': {
      if (ring[action.vertex] === undefined) return { error: labels.selectFirst }
      return removeVertex(shape, action.vertex, labels)
    }
    case 'reorder': {
      const target = action.vertex + action.by
      const [position, neighbor] = [ring[action.vertex], ring[target]]
      if (position === undefined) return { error: labels.selectFirst }
      if (neighbor === undefined) return { error: action.by < 0 ? labels.isFirst : labels.isLast }
      const next = ring.with(action.vertex, neighbor).with(target, position)
      const { vertex } = action
      return withRing(next, labels.steps.reorder(vertex + 1), target, labels.reordered(vertex + 1, target + 1))
    }
    case 'take-back': {
      if (isClosed) {
        const step = { label: labels.steps.reopen }
        return { shape: { ...shape, isClosed: false }, step, selected: ring.length - 1, announcement: labels.reopened }
      }
      return removeVertex(shape, ring.length - 1, labels)
    }
    case 'close': {
      if (isClosed) return { error: labels.isFinished }
      if (ring.length < 3) return { error: labels.tooFew }
      const step = { label: labels.steps.close }
      const announcement = labels.closed(ring.length)
      return { shape: { ...shape, isClosed: true }, step, selected: undefined, announcement }
    }
    default:
      return { error: labels.nothingDrawn }
  }
}

function removeVertex(shape: PolygonShape, vertex: number, labels: DrawingLabels): DrawingChange | DrawingError {
  if (shape.isClosed && shape.ring.length <= 3) return { error: labels.threeLeft }
  const ring = shape.ring.toSpliced(vertex, 1)
  const step = { label: labels.steps.remove(vertex + 1) }
  const announcement = labels.removed(vertex + 1, ring.length)
  if (ring.length === 0) return { shape: NO_SHAPE, step, selected: undefined, announcement }
  return { shape: { ...shape, ring }, step, selected: Math.min(vertex, ring.length - 1), announcement }
}

function drawList(
  shape: Shape,
  positions: Ring,
  how: 'replace' | 'append',
  tool: DrawingTool,
  labels: DrawingLabels,
): DrawingChange | DrawingError {
  const added = positions.map(normalizePosition)
  const [first] = added
  if (first === undefined) return { error: labels.nothingToPaste }
  if (tool === 'point') {
    if (added.length > 1) return { error: labels.onePoint }
    return {
      shape: { kind: 'point', at: first },
      step: { label: labels.steps.placePoint },
      selected: 0,
      announcement: labels.placed(formatCoordinate(first)),
    }
  }
  const before = shape.kind === 'polygon' ? shape : { kind: 'polygon' as const, ring: [], isClosed: false }
  const ring = how === 'append' ? [...before.ring, ...added] : added
  // A closed polygon needs three vertices.
  const isClosed = before.isClosed && ring.length > 2
  return {
    shape: { ...before, ring, isClosed },
    step: { label: labels.steps.paste(added.length) },
    selected: ring.length - 1,
    announcement: labels.pasted(added.length),
  }
}
