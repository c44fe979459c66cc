import type { CoordinateStyle } from '../coordinates/format-coordinate'
import { COORDINATE_LABELS, type CoordinateFault } from '../coordinates/parse-coordinates'
import type { ShapeProblem } from '../drawing/shape-problems'
import type { CompleteTexts } from '../../locale/label-texts'

/** Texts of VertexTable. Vertices are counted from 1. */
export interface VertexLabels {
  title: string
  number: string
  latitude: string
  longitude: string
  actions: string
  /** Names of the fields of a row. `name` is "Vertex 3" or "Point". */
  vertex: (vertex: number) => string
  point: string
  vertexLatitude: (name: string) => string
  vertexLongitude: (name: string) => string
  /** Names of the buttons of a row. `name` is "vertex 3" or "point". */
  vertexInSentence: (vertex: number) => string
  pointInSentence: string
  insertAfter: (name: string) => string
  moveUp: (name: string) => string
  moveDown: (name: string) => string
  remove: (name: string) => string
  isFirst: string
  isLast: string
  /** "Area 5.81 ha · Perimeter 968 m". */
  measures: (area: string, perimeter: string) => string
  /** Length of an open path. */
  length: (length: string) => string
  empty: string
  style: string
  styles: Readonly<Record<CoordinateStyle, string>>
  addLabel: string
  pointLabel: string
  addHelp: string
  /** Error of a field whose coordinate is not added yet. */
  notAdded: string
  add: string
  place: string
  paste: string
  pasteTitle: string
  pasteLabel: string
  pasteHelp: string
  /** Error of pasted coordinates that are not added yet. */
  notPasted: string
  append: string
  replace: string
  line: (line: number, fault: string) => string
  moreLines: (count: number) => string
  problems: string
  tooFew: string
  unfinished: string
  outOfRange: (vertex: number, fault: string) => string
  /** A vertex with the position of the one before it. */
  repeated: (vertex: number, previous: number) => string
  crosses: (edge: string, other: string) => string
  moreProblems: (count: number) => string
  /** The visible rows and the total. */
  range: (first: number, last: number, count: number) => string
  previous: string
  next: string
  isFirstPage: string
  isLastPage: string
  holes: (count: number) => string
  faults: Readonly<Record<CoordinateFault, string>>
  /** Error of a field for a single angle. */
  noAngle: string
}

/** The English texts. */
export const VERTEX_LABELS: CompleteTexts<VertexLabels> = {
  title: 'Vertices',
  number: '#',
  latitude: 'Latitude',
  longitude: 'Longitude',
  actions: 'Actions',
  vertex: 'Vertex {vertex}',
  point: 'Point',
  vertexLatitude: '{name} latitude',
  vertexLongitude: '{name} longitude',
  vertexInSentence: 'vertex {vertex}',
  pointInSentence: 'point',
  insertAfter: 'Insert after {name}',
  moveUp: 'Move {name} up',
  moveDown: 'Move {name} down',
  remove: 'Delete {name}',
  isFirst: 'This is the first vertex.',
  isLast: 'This is the last vertex.',
  measures: 'Area {area} · Perimeter {perimeter}',
  length: 'Length {length}',
  empty: 'No vertices yet. Type or paste coordinates, or draw on the map.',
  style: 'Format',
  styles: { decimal: 'Decimal', minutes: 'Degrees, minutes' },
  addLabel: 'New vertex',
  pointLabel: 'Point',
  addHelp: "Latitude, longitude: 53.54, -113.49 or 53°32.4' N 113°29.4' W",
  notAdded: 'Press Enter to add this coordinate, or clear the field.',
  add: 'Add',
  place: 'Place',
  paste: 'Paste',
  pasteTitle: 'Paste coordinates',
  pasteLabel: 'Coordinates, one vertex per line',
  pasteHelp: 'Latitude first, as decimal degrees or as degrees, minutes and seconds.',
  notPasted: 'Add these coordinates, or clear the field.',
  append: 'Add to the end',
  replace: 'Replace all',
  line: 'Line {line}: {fault}',
  moreLines: '{count} more lines are invalid.',
  problems: 'Problems of the shape',
  tooFew: 'A polygon needs three vertices.',
  unfinished: 'The polygon is not finished.',
  outOfRange: 'Vertex {vertex}: {fault}',
  repeated: 'Vertex {vertex} has the same position as vertex {previous}.',
  crosses: 'Edge {edge} crosses edge {other}.',
  moreProblems: '{count} more',
  range: 'Vertices {first}–{last} of {count}',
  previous: 'Previous vertices',
  next: 'Next vertices',
  isFirstPage: 'These are the first vertices.',
  isLastPage: 'These are the last vertices.',
  holes: {
    one: "The polygon has a hole. You can't edit it here, but it is saved.",
    other: "The polygon has {count} holes. You can't edit them here, but they are saved.",
  },
  faults: COORDINATE_LABELS,
  noAngle: "Enter degrees, such as 53.54 or 53°32.4' N.",
}

/** A problem of a shape as a sentence. */
export function describeProblem(problem: ShapeProblem, labels: VertexLabels): string {
  const edge = ([from, to]: readonly [number, number]): string => `${from + 1}–${to + 1}`
  switch (problem.kind) {
    case 'too-few':
      return labels.tooFew
    case 'unfinished':
      return labels.unfinished
    case 'out-of-range':
      return labels.outOfRange(problem.vertex + 1, labels.faults[problem.axis])
    case 'repeated':
      return labels.repeated(problem.next + 1, problem.vertex + 1)
    default:
      return labels.crosses(edge(problem.first), edge(problem.second))
  }
}
