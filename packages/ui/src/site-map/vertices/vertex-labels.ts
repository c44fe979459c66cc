import type { CoordinateStyle } from '../coordinates/format-coordinate'
import { formatArea, formatLength } from '../coordinates/format-measure'
import { COORDINATE_LABELS, type CoordinateFault } from '../coordinates/parse-coordinates'
import type { ShapeProblem } from '../drawing/shape-problems'

/** Words of VertexTable. Vertices are counted from 1 in all of them. */
export interface VertexLabels {
  title: string
  number: string
  latitude: string
  longitude: string
  actions: string
  /** Names of what stands in a line; `place` is "Vertex 3" or "Point". */
  vertex: (vertex: number) => string
  point: string
  latitudeOf: (place: string) => string
  longitudeOf: (place: string) => string
  insertAfter: (place: string) => string
  moveUp: (place: string) => string
  moveDown: (place: string) => string
  remove: (place: string) => string
  isFirst: string
  isLast: string
  /** "Area 5.81 ha · Perimeter 968 m", in square meters and meters. */
  measures: (area: number, perimeter: number) => string
  /** Along a path that is not closed yet, in meters. */
  length: (meters: number) => string
  empty: string
  style: string
  styles: Readonly<Record<CoordinateStyle, string>>
  addLabel: string
  pointLabel: string
  addHelp: string
  add: string
  place: string
  paste: string
  pasteTitle: string
  pasteLabel: string
  pasteHelp: string
  append: string
  replace: string
  line: (line: number, fault: string) => string
  moreLines: (count: number) => string
  problems: string
  problem: (problem: ShapeProblem) => string
  moreProblems: (count: number) => string
  /** Which lines are shown, of how many. */
  range: (first: number, last: number, count: number) => string
  previous: string
  next: string
  isFirstPage: string
  isLastPage: string
  holes: (count: number) => string
  faults: Readonly<Record<CoordinateFault, string>>
  /** Where one angle alone is typed. */
  noAngle: string
}

const edge = ([from, to]: readonly [number, number]): string => `${from + 1}–${to + 1}`

function tell(problem: ShapeProblem): string {
  switch (problem.kind) {
    case 'too-few':
      return 'A polygon needs three vertices.'
    case 'unfinished':
      return 'The polygon is not finished.'
    case 'out-of-range':
      return `Vertex ${problem.vertex + 1}: ${COORDINATE_LABELS[problem.axis]}`
    case 'repeated':
      return `Vertex ${problem.next + 1} is at the same place as vertex ${problem.vertex + 1}.`
    default:
      return `Edge ${edge(problem.first)} crosses edge ${edge(problem.second)}.`
  }
}

/** The English words. */
export const VERTEX_LABELS: VertexLabels = {
  title: 'Vertices',
  number: '#',
  latitude: 'Latitude',
  longitude: 'Longitude',
  actions: 'Actions',
  vertex: (vertex) => `Vertex ${vertex}`,
  point: 'Point',
  latitudeOf: (place) => `${place} latitude`,
  longitudeOf: (place) => `${place} longitude`,
  insertAfter: (place) => `Insert after ${place.toLowerCase()}`,
  moveUp: (place) => `Move ${place.toLowerCase()} up`,
  moveDown: (place) => `Move ${place.toLowerCase()} down`,
  remove: (place) => `Delete ${place.toLowerCase()}`,
  isFirst: 'It is the first vertex.',
  isLast: 'It is the last vertex.',
  measures: (area, perimeter) => `Area ${formatArea(area)} · Perimeter ${formatLength(perimeter)}`,
  length: (meters) => `Length ${formatLength(meters)}`,
  empty: 'No vertices yet. Type or paste coordinates, or draw on the map.',
  style: 'Format',
  styles: { decimal: 'Decimal', minutes: 'Degrees, minutes' },
  addLabel: 'New vertex',
  pointLabel: 'Point',
  addHelp: "Latitude, longitude: 53.54, -113.49 or 53°32.4' N 113°29.4' W",
  add: 'Add',
  place: 'Place',
  paste: 'Paste',
  pasteTitle: 'Paste coordinates',
  pasteLabel: 'Coordinates, one vertex a line',
  pasteHelp: 'Latitude first, as decimal degrees or as degrees, minutes and seconds.',
  append: 'Add to the end',
  replace: 'Replace all',
  line: (line, fault) => `Line ${line}: ${fault}`,
  moreLines: (count) => `${count} more lines cannot be read.`,
  problems: 'Problems of the shape',
  problem: tell,
  moreProblems: (count) => `${count} more`,
  range: (first, last, count) => `Vertices ${first}–${last} of ${count.toLocaleString('en-US')}`,
  previous: 'Previous vertices',
  next: 'Next vertices',
  isFirstPage: 'These are the first vertices.',
  isLastPage: 'These are the last vertices.',
  holes: (count) =>
    count === 1
      ? 'The polygon has a hole, which is kept as it is.'
      : `The polygon has ${count} holes, which are kept as they are.`,
  faults: COORDINATE_LABELS,
  noAngle: "Enter degrees, such as 53.54 or 53°32.4' N.",
}
