import * as z from 'zod/mini'
import { activityMessages } from './messages'

/** Longitude and latitude; GeoJSON allows an altitude after them. */
const Position = z.array(z.number()).check(z.minLength(2))

/** The geometries of sites, as an audit entry stores them: GeoJSON. */
const Geometry = z.union([
  z.object({ type: z.literal('Point'), coordinates: Position }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(Position)).check(z.minLength(1)) }),
])

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Latitude first, as everywhere in the portal. */
const describePosition = ([longitude, latitude]: readonly number[]): string => `${latitude}, ${longitude}`

/** A stored geometry as text: "Point: 53.54, -113.49". Any other text stays the same, such as that of a geometry too long to store. */
export function describeGeometry(text: string): string {
  const { data } = Geometry.safeParse(parse(text))
  if (data === undefined) return text
  if (data.type === 'Point') return activityMessages.point(describePosition(data.coordinates))
  // The last position of a ring repeats the first.
  const vertices = (data.coordinates[0] ?? []).slice(0, -1)
  return activityMessages.polygon(vertices.length, vertices.map(describePosition).join('; '))
}
