import type { SiteClass, SiteLocation, SiteType } from '@sitewright/domain/sites/site'
import type { projects, sites } from '../schema'
import { projectNamed } from './projects'

type SiteRow = typeof sites.$inferInsert & { siteId: number; projectId: number; name: string; depth: number }

/** The project whose site tree has an example of every kind. */
export const SITE_PROJECT = 'Northgate Refinery Expansion'
/** Has an active and an archived site with names of the project above, so that one copy is refused and one asks (COPY-24 to COPY-28). */
export const COPY_TARGET = 'Crude Unit 2'
/** Of the second license. */
export const HARBOUR_SITE_PROJECT = 'Container Terminal 2'
/** Has no site. */
export const PROJECT_WITHOUT_SITES = 'Polymer Silos'

/** A site with those below it. */
interface Branch {
  readonly name: string
  readonly below?: readonly Branch[]
  readonly isArchived?: boolean
  readonly siteClass?: SiteClass
  readonly siteTypes?: SiteType[]
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
const letter = (index: number): string => String.fromCodePoint(64 + index)

/** Top sites of the refinery, with what their rows and bays are called. */
const AREAS = [
  { name: 'Crude Unit', row: 'Module', bay: 'Deck' },
  { name: 'Tank Farm', row: 'Tank', bay: 'Manifold' },
  { name: 'Pipe Rack', row: 'Span', bay: 'Level' },
  { name: 'Utilities', row: 'Building', bay: 'Room' },
  { name: 'Laydown Yard North', row: 'Row', bay: 'Bay' },
  { name: 'Laydown Yard South', row: 'Row', bay: 'Bay' },
  { name: 'Main Warehouse', row: 'Aisle', bay: 'Rack' },
  { name: 'Site Services', row: 'Compound', bay: 'Container' },
] as const

const ZONES = 4
const ROWS = 3
const BAYS = 2
/** One bin in each of the first bays, so that there are 400 sites in all. */
const BINS = 72

/** Zones that are archived with everything below them, and single rows. */
const ARCHIVED = new Set(['Laydown Yard South/Zone C', 'Tank Farm/Zone B/Tank 3', 'Pipe Rack/Zone D/Span 1'])

function refineryTree(): Branch[] {
  let bins = 0
  const binsOf = (): Branch[] => {
    bins += 1
    return bins > BINS ? [] : [{ name: 'Bin 1', siteClass: 'bin', siteTypes: ['receivable', 'issuable'] }]
  }
  return AREAS.map(({ name: area, row, bay }) => ({
    name: area,
    below: range(ZONES).map((zone) => ({
      name: `Zone ${letter(zone)}`,
      siteClass: 'area' as const,
      isArchived: ARCHIVED.has(`${area}/Zone ${letter(zone)}`),
      below: range(ROWS).map((number) => ({
        name: `${row} ${number}`,
        ...(area === 'Main Warehouse' && { siteClass: 'warehouse' as const }),
        isArchived: ARCHIVED.has(`${area}/Zone ${letter(zone)}/${row} ${number}`),
        siteTypes: number === ROWS ? ['quarantine', 'locked'] : ['receivable', 'issuable'],
        below: range(BAYS).map((at) => ({ name: `${bay} ${at}`, below: binsOf() })),
      })),
    })),
  }))
}

const copyTargetTree: readonly Branch[] = [
  { name: 'Main Warehouse', below: [{ name: 'Zone A', siteClass: 'warehouse' }] },
  { name: 'Old Yard', isArchived: true, below: [{ name: 'Tank Farm', below: [{ name: 'Zone A' }] }] },
  { name: 'Gate 2' },
]

const harbourTree: readonly Branch[] = ['Quay North', 'Quay South', 'Stacking Yard', 'Rail Terminal'].map((name) => ({
  name,
  below: range(2).map((block) => ({
    name: `Block ${block}`,
    siteClass: 'area' as const,
    below: range(6).map((slot) => ({ name: `Slot ${slot}` })),
  })),
}))

/** Degrees of a step: 0.001 of latitude is 111 m. */
const STEP = { lon: 0.004, lat: 0.0022 }
const CENTER = { lon: -113.49, lat: 53.54 }

const feature = (geometry: SiteLocation['geometry']): SiteLocation => ({ type: 'Feature', properties: {}, geometry })
const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

/** A rectangle with its corner in the south-west, counterclockwise as RFC 7946 requires. */
function rectangle(lon: number, lat: number, width: number, height: number): SiteLocation {
  const [west, south, east, north] = [lon, lat, lon + width, lat + height].map(round)
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return feature({ type: 'Polygon', coordinates: [corners.map(([x = 0, y = 0]) => [x, y])] })
}

/** Areas in a grid, zones in quarters of their area, rows in thirds of their zone. Bays and bins are points. */
function locate(path: readonly number[]): SiteLocation | null {
  const [area = 0, zone, row, bay] = path
  const [left, bottom] = [
    CENTER.lon + ((area % 4) - 2) * STEP.lon * 1.2,
    CENTER.lat + (Math.floor(area / 4) - 1) * STEP.lat * 1.3,
  ]
  if (zone === undefined) return rectangle(left, bottom, STEP.lon, STEP.lat)
  const [zoneLeft, zoneBottom] = [left + (zone % 2) * (STEP.lon / 2), bottom + Math.floor(zone / 2) * (STEP.lat / 2)]
  if (row === undefined) return rectangle(zoneLeft, zoneBottom, STEP.lon * 0.48, STEP.lat * 0.48)
  const rowBottom = zoneBottom + row * STEP.lat * 0.16
  // Only rows with an even number are drawn, so that the others open at the site above.
  if (bay === undefined) return row % 2 === 1 ? null : rectangle(zoneLeft, rowBottom, STEP.lon * 0.46, STEP.lat * 0.12)
  return feature({
    type: 'Point',
    coordinates: [round(zoneLeft + STEP.lon * (0.1 + bay * 0.2)), round(rowBottom + STEP.lat * 0.06)],
  })
}

/** Numbers a tree from the top down. Sites below an archived site are archived. */
function toRows(
  branches: readonly Branch[],
  { projectId, firstId, locateSite }: { projectId: number; firstId: number; locateSite: typeof locate },
): SiteRow[] {
  const rows: SiteRow[] = []
  const add = (branch: Branch, parent: SiteRow | undefined, path: readonly number[]): void => {
    const row: SiteRow = {
      siteId: firstId + rows.length,
      projectId,
      parentId: parent?.siteId ?? null,
      name: branch.name,
      depth: path.length,
      isActive: branch.isArchived !== true && parent?.isActive !== false,
      siteClass: branch.siteClass ?? null,
      siteTypes: branch.siteTypes ?? [],
      location: locateSite(path),
      ...(path.length <= 2 &&
        locateSite(path) !== null && {
          siteColor: path.length === 1 ? '#1f6feb' : '#2da44e',
          siteOpacity: 0.2,
          borderColor: '#0b3d91',
          borderOpacity: 0.8,
        }),
    }
    rows.push(row)
    for (const [index, child] of (branch.below ?? []).entries()) add(child, row, [...path, index])
  }
  for (const [index, branch] of branches.entries()) add(branch, undefined, [index])
  return rows
}

/** Documents over a site, of which one has an address that is no link (SITE-75). */
const OVERLAYS = [
  { name: 'Site plan', url: 'https://plans.northgate.example/refinery/warehouse.pdf' },
  { name: 'Drainage', url: 'http://plans.northgate.example/refinery/drainage.png' },
  { name: 'Old viewer', url: 'javascript:alert(1)' },
]

function withProperties(rows: readonly SiteRow[]): SiteRow[] {
  return rows.map((row) => {
    if (row.depth !== 1) return row
    return {
      ...row,
      properties: {
        overlays: row.name === 'Main Warehouse' ? OVERLAYS : [],
        userProperties: {
          'Site Address': { value: `${row.name}, Refinery Road, Edmonton`, type: 'Default' },
          'Site Description': { value: `Everything that belongs to ${row.name}`, type: 'Default' },
          ...(row.name === 'Main Warehouse' && { 'Cost Center': { value: 'NG-4410', type: 'Default' } }),
        },
      },
    }
  })
}

const nowhere = (): null => null

function makeSites(): readonly SiteRow[] {
  const refinery = withProperties(
    toRows(refineryTree(), { projectId: projectNamed(SITE_PROJECT).projectId, firstId: 1, locateSite: locate }),
  )
  const target = toRows(copyTargetTree, {
    projectId: projectNamed(COPY_TARGET).projectId,
    firstId: refinery.length + 1,
    locateSite: nowhere,
  })
  const harbour = toRows(harbourTree, {
    projectId: projectNamed(HARBOUR_SITE_PROJECT).projectId,
    firstId: refinery.length + target.length + 1,
    locateSite: nowhere,
  })
  return [...refinery, ...target, ...harbour]
}

/** All sites of the demo world, each after the one above it. */
export const DEMO_SITES: readonly SiteRow[] = makeSites()

/** @throws when the demo world has no such site */
export function siteNamed(projectName: string, ...path: readonly string[]): SiteRow {
  const { projectId } = projectNamed(projectName)
  let found: SiteRow | undefined
  for (const name of path) {
    const parentId: number | null = found?.siteId ?? null
    found = DEMO_SITES.find((site) => site.projectId === projectId && site.parentId === parentId && site.name === name)
    if (found === undefined) throw new Error(`The demo world has no site ${path.join(' > ')}.`)
  }
  if (found === undefined) throw new Error('A site has a name.')
  return found
}

/** The default storage location of each project that has one. */
export const DEFAULT_STORAGE: readonly Pick<typeof projects.$inferSelect, 'projectId' | 'defaultSiteId'>[] = [
  {
    projectId: projectNamed(SITE_PROJECT).projectId,
    defaultSiteId: siteNamed(SITE_PROJECT, 'Main Warehouse', 'Zone A').siteId,
  },
]
