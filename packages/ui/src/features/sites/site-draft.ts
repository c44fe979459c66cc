import { characterProblem } from '@sitewright/domain/shared/name-characters'
import { nameKey } from '@sitewright/domain/shared/name-key'
import { isOtherAddress } from '@sitewright/domain/shared/web-address'
import { siteScreenLabels as labels, siteScreenMessages as messages } from '@sitewright/domain/sites/screen-messages'
import {
  DEFAULT_PROPERTY_TYPE,
  MAX_SITE_OVERLAYS,
  MAX_SITE_PROPERTIES,
  PERMANENT_PROPERTIES,
  type Site,
  SITE_OVERLAY_NAME_LIMIT,
  SITE_OVERLAY_URL_LIMIT,
  SITE_PROPERTY_KEY_LIMIT,
  SITE_PROPERTY_VALUE_LIMIT,
  type SiteClass,
  type SiteOverlay,
  type SiteProperties,
  type SiteProperty,
  type SiteTypes,
} from '@sitewright/domain/sites/site'
import type { SiteSave } from '@sitewright/domain/sites/site-input'
import { siteMessages } from '@sitewright/domain/sites/messages'
import type { RecordTexts } from '../../draft/draft-texts'
import { type Rows, toRows } from '../../draft/rows'
import type { SaveInfo } from '../../draft/use-draft'
import { shapeFromGeoJson, shapeToGeoJson } from '../../site-map/drawing/geojson'
import type { Shape } from '../../site-map/drawing/shape'
import { getRowChange } from '../patterns/row-change'

/** A free property while it is edited. */
export interface PropertyRow extends SiteProperty {
  readonly key: string
}

/** The site as the forms of its tabs edit it. */
export interface SiteDraft extends SiteTypes {
  name: string
  /** '' for none. */
  siteClass: SiteClass | ''
  userProperties: Rows<PropertyRow>
  overlays: Rows<SiteOverlay>
  location: Shape
  siteColor: string | null
  siteOpacity: number | null
  borderColor: string | null
  borderOpacity: number | null
}

const PERMANENT: readonly string[] = PERMANENT_PROPERTIES

/** Whether every site has the property with this key (SITE-57). */
export const isPermanent = (key: string): boolean => PERMANENT.includes(key)

/** The properties of a site, the permanent ones first (SITE-57). */
function listProperties({ userProperties }: SiteProperties): PropertyRow[] {
  const others = Object.keys(userProperties).filter((key) => !isPermanent(key))
  return [...PERMANENT, ...others].map((key) => ({
    key,
    ...(userProperties[key] ?? { value: '', type: DEFAULT_PROPERTY_TYPE }),
  }))
}

/** The draft of a site without edits. */
export const toSiteDraft = (site: Site): SiteDraft => ({
  name: site.name,
  siteClass: site.siteClass ?? '',
  ...site.siteType,
  userProperties: toRows(listProperties(site.properties), ({ key }) => key),
  overlays: toRows(site.properties.overlays, ({ name }) => name),
  location: shapeFromGeoJson(site.location),
  siteColor: site.siteColor ?? null,
  siteOpacity: site.siteOpacity ?? null,
  borderColor: site.borderColor ?? null,
  borderOpacity: site.borderOpacity ?? null,
})

/** A site with its version, as forms load it. */
export const toSiteVersion = (site: Site) => ({ value: toSiteDraft(site), version: site.version, record: site })

const isUnused = ({ key, value }: PropertyRow): boolean => key.trim() === '' && value.trim() === ''

/** The rows as they are saved. One that is as it is stored is not rewritten (LIC-88). @param clean returns `undefined` for a row that is not saved */
const cleanRows = <Row extends object>(
  rows: Rows<Row>,
  base: Rows<Row>,
  clean: (row: Row) => Row | undefined,
): Rows<Row> =>
  new Map(
    [...rows].flatMap(([id, row]) => {
      const cleaned = getRowChange(base, id, row) === undefined ? row : clean(row)
      return cleaned === undefined ? [] : [[id, cleaned] as const]
    }),
  )

/** The properties as they are saved, without unused ones. */
export const cleanProperties = (rows: Rows<PropertyRow>, base: Rows<PropertyRow>): Rows<PropertyRow> =>
  cleanRows(rows, base, (row) => {
    const { key, value, type } = row
    return isUnused(row)
      ? undefined
      : { key: key.trim(), value: value.trim(), type: type.trim() || DEFAULT_PROPERTY_TYPE }
  })

/** The overlays as they are saved, without those that lack a name or a link (SITE-59). */
export const cleanOverlays = (rows: Rows<SiteOverlay>, base: Rows<SiteOverlay>): Rows<SiteOverlay> =>
  cleanRows(rows, base, (row) => {
    const [name, url] = [row.name.trim(), row.url.trim()]
    return name === '' || url === '' ? undefined : { name, url }
  })

function toLocation(shape: Shape, stored: Site['location']): SiteSave['location'] {
  const geometry = shapeToGeoJson(shape)
  if (geometry === null) return null
  // The server decides about geometries that this editor cannot draw and only passes on.
  return { type: 'Feature', properties: stored?.properties ?? {}, geometry } as SiteSave['location']
}

/** The body of a save (SITE-60, MAP-13). What the form did not change is sent as it is stored. */
export function toSiteSave(
  draft: SiteDraft,
  { record: site, version, changedFields }: SaveInfo<SiteDraft, number, Site>,
): SiteSave {
  const isChanged = (field: keyof SiteDraft): boolean => changedFields.includes(field)
  const { siteColor, siteOpacity, borderColor, borderOpacity } = draft
  const { receivable, issuable, quarantine, locked, toolsAndEquipment } = draft
  return {
    name: draft.name,
    siteClass: draft.siteClass === '' ? null : draft.siteClass,
    siteType: { receivable, issuable, quarantine, locked, toolsAndEquipment },
    properties: {
      userProperties: isChanged('userProperties')
        ? Object.fromEntries([...draft.userProperties.values()].map(({ key, ...property }) => [key, property]))
        : site.properties.userProperties,
      overlays: isChanged('overlays') ? [...draft.overlays.values()] : site.properties.overlays,
    },
    location: isChanged('location') ? toLocation(draft.location, site.location) : site.location,
    ...(siteColor !== null && { siteColor }),
    ...(siteOpacity !== null && { siteOpacity }),
    ...(borderColor !== null && { borderColor }),
    ...(borderOpacity !== null && { borderOpacity }),
    version,
  }
}

const findLengthProblem = (text: string, limit: number): string | undefined =>
  text.trim().length > limit ? messages.propertyTooLong(limit) : undefined

/** The errors of rows, by their ids. A row that equals the stored one has none (LIC-88). @param find returns the errors of a row by its fields */
function findRowProblems<Row extends object, Problem extends object>(
  rows: Rows<Row>,
  base: Rows<Row>,
  find: (row: Row, stored: Row | undefined) => Problem,
): ReadonlyMap<string, Problem> {
  const found = new Map<string, Problem>()
  for (const [id, row] of rows) {
    if (getRowChange(base, id, row) === undefined) continue
    const problem = find(row, base.get(id))
    if (Object.values(problem).some((text) => text !== undefined)) found.set(id, problem)
  }
  return found
}

/** The errors of properties, by id and field. */
export function findPropertyProblems(rows: Rows<PropertyRow>, base: Rows<PropertyRow>) {
  const keys = [...rows.values()].map(({ key }) => nameKey(key))
  const findKeyProblem = (name: string): string | undefined => {
    const key = nameKey(name)
    if (key === '') return messages.propertyNameBlank
    const isRepeated = keys.indexOf(key) !== keys.lastIndexOf(key)
    return isRepeated
      ? messages.propertyNameSame
      : (findLengthProblem(name, SITE_PROPERTY_KEY_LIMIT) ?? characterProblem(name))
  }
  return findRowProblems(rows, base, (row, stored): Partial<Record<keyof PropertyRow, string | undefined>> => {
    if (isUnused(row)) return {}
    return {
      key: row.key === stored?.key ? undefined : findKeyProblem(row.key.trim()),
      value: findLengthProblem(row.value, SITE_PROPERTY_VALUE_LIMIT),
      type: findLengthProblem(row.type, SITE_PROPERTY_KEY_LIMIT),
    }
  })
}

/** The errors of overlays, by id and field. */
export const findOverlayProblems = (rows: Rows<SiteOverlay>, base: Rows<SiteOverlay>) =>
  findRowProblems(rows, base, ({ name, url }): Partial<Record<keyof SiteOverlay, string | undefined>> => ({
    name: findLengthProblem(name, SITE_OVERLAY_NAME_LIMIT),
    url: findLengthProblem(url, SITE_OVERLAY_URL_LIMIT) ?? (isOtherAddress(url) ? messages.overlayAddress : undefined),
  }))

/** Why properties cannot be saved. */
export function findPropertiesProblem(rows: Rows<PropertyRow>, base: Rows<PropertyRow>): string | undefined {
  if (cleanProperties(rows, base).size > Math.max(MAX_SITE_PROPERTIES, base.size))
    return siteMessages.tooManyProperties(MAX_SITE_PROPERTIES)
  return findPropertyProblems(rows, base).size > 0 ? messages.propertiesInvalid : undefined
}

/** Why overlays cannot be saved. Overlays that a save drops are not checked. */
export function findOverlaysProblem(rows: Rows<SiteOverlay>, base: Rows<SiteOverlay>): string | undefined {
  const saved = cleanOverlays(rows, base)
  if (saved.size > Math.max(MAX_SITE_OVERLAYS, base.size)) return messages.tooManyOverlays(MAX_SITE_OVERLAYS)
  return findOverlayProblems(saved, base).size > 0 ? messages.overlaysInvalid : undefined
}

/** Describes a geometry, such as "Polygon, 5 vertices". */
export function describeShape(shape: Shape): string {
  if (shape.kind === 'none') return labels.noLocation
  if (shape.kind === 'foreign') return shape.geometry.type
  return shape.kind === 'point' ? labels.point : labels.polygon(shape.ring.length)
}

/** `NaN` is a typed text that is no opacity. */
const formatOpacity = (value: number | null): string => {
  if (value === null) return labels.none
  return Number.isNaN(value) ? labels.invalid : String(value)
}

/** Labels and values of the draft, for the unsaved bar and the conflict panel. */
export const siteDraftTexts: RecordTexts<SiteDraft> = {
  labels: {
    name: labels.name,
    siteClass: labels.siteClass,
    ...labels.types,
    userProperties: labels.userProperties,
    overlays: labels.overlays,
    location: labels.location,
    ...labels.colors,
  },
  formats: {
    siteClass: (value) => (value === '' ? labels.noClass : labels.classes[value]),
    location: describeShape,
    siteOpacity: formatOpacity,
    borderOpacity: formatOpacity,
  },
  rows: {
    userProperties: {
      nameOf: ({ key }, place) => key.trim() || labels.unnamedProperty(place + 1),
      labels: { key: labels.propertyName, value: labels.propertyValue, type: labels.propertyType },
    },
    overlays: {
      nameOf: ({ name }, place) => name.trim() || labels.unnamedOverlay(place + 1),
      labels: { name: labels.overlayName, url: labels.overlayLink },
    },
  },
}
