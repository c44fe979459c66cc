import type { StepOptions } from '../../undo/use-undo-history'
import { roundDegrees } from '../coordinates/format-coordinate'
import { unwrapRing, wrapLon } from './geometry'
import { DRAWING_LABELS, type DrawingLabels } from './drawing-labels'
import { NO_SHAPE, type PolygonShape, type Position, type Ring, type Shape } from './shape'

/** What the next vertex becomes. */
export type DrawingTool = 'point' | 'polygon'

/** Something done to a shape. Vertices are counted from 0; a point is vertex 0. */
export type DrawingAct =
  /** At the end of an open polygon, after the selected vertex of a finished one; where there is no polygon it begins one. */
  | { do: 'add'; at: Position; tool: DrawingTool; selected?: number }
  /** After a vertex; halfway to the next one unless a place is given. */
  | { do: 'insert'; after: number; at?: Position }
  /** Nudges in a row are one step. */
  | { do: 'move'; vertex: number; to: Position; how?: 'nudge' }
  | { do: 'remove'; vertex: number }
  | { do: 'reorder'; vertex: number; by: -1 | 1 }
  /** The vertex that was added last; a finished polygon is open again. */
  | { do: 'take-back' }
  | { do: 'close' }
  | { do: 'clear' }
  /** Many vertices at once, in place of what there is or after it. */
  | { do: 'list'; positions: Ring; how: 'replace' | 'append'; tool: DrawingTool }

/** What an act made of a shape. */
export interface Drawn {
  shape: Shape
  step: StepOptions
  /** The vertex that is selected then. */
  selected: number | undefined
  /** What is announced. */
  said: string
}

/** Why an act does nothing, as a sentence. */
export interface Refused {
  refused: string
}

/** @returns the vertices of a shape; the place of a point */
export function positionsOf(shape: Shape): Ring {
  if (shape.kind === 'polygon') return shape.ring
  return shape.kind === 'point' ? [shape.at] : []
}

/** A place on the earth with no more digits than are written. */
export function placeOf([lon, lat]: Position): Position {
  return [roundDegrees(wrapLon(lon)), roundDegrees(Math.max(-90, Math.min(90, lat)))]
}

/** Halfway between two vertices. */
function midway(from: Position, to: Position): Position {
  const [a = from, b = to] = unwrapRing([from, to])
  return placeOf([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])
}

const without = (ring: Ring, vertex: number): Ring => ring.filter((_, i) => i !== vertex)

const withAt = (ring: Ring, place: number, at: Position): Ring => ring.toSpliced(place, 0, at)

/** Does something to a shape, or says why not. Changes nothing it is given. */
export function draw(shape: Shape, act: DrawingAct, labels: DrawingLabels = DRAWING_LABELS): Drawn | Refused {
  if (act.do === 'clear') {
    if (shape.kind === 'none') return { refused: labels.nothingDrawn }
    return { shape: NO_SHAPE, step: { label: labels.steps.clear }, selected: undefined, said: labels.cleared }
  }
  if (shape.kind === 'foreign') return { refused: labels.foreign(shape.geometry.type) }
  if (act.do === 'list') return drawList(shape, act.positions, act.how, act.tool, labels)
  if (act.do === 'add' && (shape.kind !== 'polygon' || act.tool === 'point')) {
    const at = placeOf(act.at)
    if (act.tool === 'point') {
      const label = shape.kind === 'point' ? labels.steps.movePoint : labels.steps.placePoint
      return { shape: { kind: 'point', at }, step: { label }, selected: 0, said: labels.placed(at) }
    }
    return {
      shape: { kind: 'polygon', ring: [at], isClosed: false },
      step: { label: labels.steps.add(1) },
      selected: 0,
      said: labels.added(1, at),
    }
  }
  if (shape.kind === 'none') return { refused: labels.nothingDrawn }
  return shape.kind === 'point' ? drawPoint(act, labels) : drawPolygon(shape, act, labels)
}

function drawPoint(act: DrawingAct, labels: DrawingLabels): Drawn | Refused {
  if (act.do === 'move') {
    const at = placeOf(act.to)
    const step = { label: labels.steps.movePoint, ...(act.how === 'nudge' && { mergeKey: 'nudge-point' }) }
    return { shape: { kind: 'point', at }, step, selected: 0, said: labels.placed(at) }
  }
  if (act.do === 'remove' || act.do === 'take-back') {
    return { shape: NO_SHAPE, step: { label: labels.steps.removePoint }, selected: undefined, said: labels.cleared }
  }
  return { refused: labels.onlyPolygon }
}

function drawPolygon(shape: PolygonShape, act: DrawingAct, labels: DrawingLabels): Drawn | Refused {
  const { ring, isClosed } = shape
  const drawn = (next: Ring, label: string, selected: number | undefined, said: string): Drawn => ({
    shape: { ...shape, ring: next },
    step: { label },
    selected,
    said,
  })
  switch (act.do) {
    case 'add': {
      const after = isClosed ? (act.selected ?? -1) : ring.length - 1
      if (ring[after] === undefined) return { refused: labels.selectToAdd }
      const place = after + 1
      const at = placeOf(act.at)
      return drawn(withAt(ring, place, at), labels.steps.add(place + 1), place, labels.added(place + 1, at))
    }
    case 'insert': {
      const from = ring[act.after]
      if (from === undefined) return { refused: labels.selectFirst }
      const next = ring[act.after + 1] ?? ring[0] ?? from
      const place = act.after + 1
      const at = act.at === undefined ? midway(from, next) : placeOf(act.at)
      return drawn(withAt(ring, place, at), labels.steps.insert(place + 1), place, labels.added(place + 1, at))
    }
    case 'move': {
      if (ring[act.vertex] === undefined) return { refused: labels.selectFirst }
      const to = placeOf(act.to)
      const label = labels.steps.move(act.vertex + 1)
      const moved = drawn(ring.with(act.vertex, to), label, act.vertex, labels.moved(act.vertex + 1, to))
      return act.how === 'nudge' ? { ...moved, step: { label, mergeKey: `nudge-${act.vertex}` } } : moved
    }
    case 'remove': {
      if (ring[act.vertex] === undefined) return { refused: labels.selectFirst }
      return removed(shape, act.vertex, labels)
    }
    case 'reorder': {
      const other = act.vertex + act.by
      const [one, two] = [ring[act.vertex], ring[other]]
      if (one === undefined) return { refused: labels.selectFirst }
      if (two === undefined) return { refused: act.by < 0 ? labels.isFirst : labels.isLast }
      const next = ring.with(act.vertex, two).with(other, one)
      return drawn(next, labels.steps.reorder(act.vertex + 1), other, labels.reordered(act.vertex + 1, other + 1))
    }
    case 'take-back': {
      if (isClosed) {
        const step = { label: labels.steps.reopen }
        return { shape: { ...shape, isClosed: false }, step, selected: ring.length - 1, said: labels.reopened }
      }
      return removed(shape, ring.length - 1, labels)
    }
    case 'close': {
      if (isClosed) return { refused: labels.isFinished }
      if (ring.length < 3) return { refused: labels.tooFew }
      const step = { label: labels.steps.close }
      return { shape: { ...shape, isClosed: true }, step, selected: undefined, said: labels.closed(ring.length) }
    }
    default:
      return { refused: labels.nothingDrawn }
  }
}

function removed(shape: PolygonShape, vertex: number, labels: DrawingLabels): Drawn | Refused {
  if (shape.isClosed && shape.ring.length <= 3) return { refused: labels.threeLeft }
  const ring = without(shape.ring, vertex)
  const step = { label: labels.steps.remove(vertex + 1) }
  const said = labels.removed(vertex + 1, ring.length)
  if (ring.length === 0) return { shape: NO_SHAPE, step, selected: undefined, said }
  return { shape: { ...shape, ring }, step, selected: Math.min(vertex, ring.length - 1), said }
}

function drawList(
  shape: Shape,
  positions: Ring,
  how: 'replace' | 'append',
  tool: DrawingTool,
  labels: DrawingLabels,
): Drawn | Refused {
  const places = positions.map(placeOf)
  const [first] = places
  if (first === undefined) return { refused: labels.nothingToPaste }
  if (tool === 'point') {
    if (places.length > 1) return { refused: labels.onePoint }
    return {
      shape: { kind: 'point', at: first },
      step: { label: labels.steps.placePoint },
      selected: 0,
      said: labels.placed(first),
    }
  }
  const before = shape.kind === 'polygon' ? shape : { kind: 'polygon' as const, ring: [], isClosed: false }
  const ring = how === 'append' ? [...before.ring, ...places] : places
  // A closed polygon needs three vertices.
  const isClosed = before.isClosed && ring.length > 2
  return {
    shape: { ...before, ring, isClosed },
    step: { label: labels.steps.paste(places.length) },
    selected: ring.length - 1,
    said: labels.pasted(places.length),
  }
}
