import type { CoordinateStyle } from '../coordinates/format-coordinate'
import { formatArea, formatLength } from '../coordinates/format-measure'
import { COORDINATE_LABELS, type CoordinateFault } from '../coordinates/parse-coordinates'
import type { ShapeProblem } from '../drawing/shape-problems'

/** Texts of VertexTable. Vertices are counted from 1. */
export interface VertexLabels {
  title: string
  number: string
  latitude: string
  longitude: string
  actions: string
  /** Names of the fields and buttons of a row. `name` is "Vertex 3" or "Point". */
  vertex: (vertex: number) => string
  point: string
  vertexLatitude: (name: string) => string
  vertexLongitude: (name: string) => string
  insertAfter: (name: string) => string
  moveUp: (name: string) => string
  moveDown: (name: string) => string
  remove: (name: string) => string
  isFirst: string
  isLast: string
  /** "Area 5.81 ha · Perimeter 968 m", in square meters and meters. */
  measures: (area: number, perimeter: number) => string
  /** Length of an open path in meters. */
  length: (meters: number) => string
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
  problem: (problem: ShapeProblem) => string
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

const edge = ([from, to]: readonly [number, number]): string => `${from + 1}–${to + 1}`

function describeProblem(problem: ShapeProblem): string {
  switch (problem.kind) {
    case 'too-few':
      return 'A polygon needs three vertices.'
    case 'unfinished':
      return 'The polygon is not finished.'
    case 'out-of-range':
      return `Vertex ${problem.vertex + 1}: ${COORDINATE_LABELS[problem.axis]}`
    case 'repeated':
      return `Vertex ${problem.next + 1} has the same position as vertex ${problem.vertex + 1}.`
    default:
      return `Edge ${edge(problem.first)} crosses edge ${edge(problem.second)}.`
  }
}

/** The English texts. */
export const VERTEX_LABELS: VertexLabels = {
  title: 'Vertices',
  number: '#',
  latitude: 'Latitude',
  longitude: 'Longitude',
  actions: 'Actions',
  vertex: (vertex) => `Vertex ${vertex}`,
  point: 'Point',
  vertexLatitude: (name) => `${name} latitude`,
  vertexLongitude: (name) => `${name} longitude`,
  insertAfter: (name) => `Insert after ${name.toLowerCase()}`,
  moveUp: (name) => `Move ${name.toLowerCase()} up`,
  moveDown: (name) => `Move ${name.toLowerCase()} down`,
  remove: (name) => `Delete ${name.toLowerCase()}`,
  isFirst: 'This is the first vertex.',
  isLast: 'This is the last vertex.',
  measures: (area, perimeter) => `Area ${formatArea(area)} · Perimeter ${formatLength(perimeter)}`,
  length: (meters) => `Length ${formatLength(meters)}`,
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
  line: (line, fault) => `Line ${line}: ${fault}`,
  moreLines: (count) => `${count} more lines are invalid.`,
  problems: 'Problems of the shape',
  problem: describeProblem,
  moreProblems: (count) => `${count} more`,
  range: (first, last, count) => `Vertices ${first}–${last} of ${count.toLocaleString('en-US')}`,
  previous: 'Previous vertices',
  next: 'Next vertices',
  isFirstPage: 'These are the first vertices.',
  isLastPage: 'These are the last vertices.',
  holes: (count) =>
    count === 1
      ? "The polygon has a hole. You can't edit it here, but it is saved."
      : `The polygon has ${count} holes. You can't edit them here, but they are saved.`,
  faults: COORDINATE_LABELS,
  noAngle: "Enter degrees, such as 53.54 or 53°32.4' N.",
}
