import { PALETTES } from '../../tokens/themes'
import type { MapSite } from './map-site'
import { NO_SHAPE, type Position } from '../drawing/shape'

const { light } = PALETTES

const at = (x: number, y: number): Position => [-113.49 + x / 1000, 53.54 + y / 1000]

const box = (x: number, y: number, width: number, height: number): Position[] => [
  at(x, y),
  at(x + width, y),
  at(x + width, y + height),
  at(x, y + height),
]

const area = (id: string, name: string, ring: Position[], overrides: Partial<MapSite> = {}): MapSite => ({
  id,
  name,
  shape: { kind: 'polygon', ring, isClosed: true },
  fillOpacity: 0.1,
  ...overrides,
})

/** The sites around the yard. */
export const SITES: readonly MapSite[] = [
  area('1', 'Process Area 100', box(-11, 0.8, 6, 2.6), { fill: light['text-muted'] }),
  area('2', 'Module Yard', box(-11, -2.6, 3, 2.6), { fill: light['text-muted'] }),
  area('3', 'Gate 4', box(-7, -2.6, 2.4, 2.6), { fill: light.success, border: light.success, fillOpacity: 0.3 }),
  area('4', 'Warehouse 1', box(-3.4, 3.2, 2.4, 1.2), { fill: light.warning, border: light.warning, fillOpacity: 0.2 }),
  area('5', 'Laydown A', box(6.4, -1.2, 2.2, 3.2), { fillOpacity: 0, isArchived: true }),
  { id: '6', name: 'Muster 3', shape: { kind: 'point', at: at(5, -1.6) }, fill: light.danger, fillOpacity: 1 },
  { id: '7', name: 'Tool Crib', shape: NO_SHAPE },
]

const COLORS = [light.accent, light.success, light.warning, light.danger, light['text-muted']]

/** @returns sites on a grid. Every fifth is a point, every seventh archived. */
export const makeSites = (count: number): MapSite[] => {
  const columns = Math.ceil(Math.sqrt(count))
  return Array.from({ length: count }, (_, place) => {
    const [x, y] = [(place % columns) - columns / 2, Math.floor(place / columns) - columns / 2]
    const site = area(`n${place + 1}`, `Bin ${String(place + 1).padStart(5, '0')}`, box(x, y * 0.6, 0.7, 0.4), {
      fill: COLORS[place % COLORS.length] ?? '',
      border: COLORS[place % COLORS.length] ?? '',
      fillOpacity: 0.3,
      isArchived: place % 7 === 6,
    })
    return place % 5 === 4 ? { ...site, shape: { kind: 'point', at: at(x + 0.35, y * 0.6 + 0.2) } } : site
  })
}
