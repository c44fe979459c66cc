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
  type SiteTypes,
} from '@sitewright/domain/sites/site'
import type { SiteSave } from '@sitewright/domain/sites/site-input'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { shapeFromGeoJson, shapeToGeoJson } from '../../site-map/drawing/geojson'
import type { Shape } from '../../site-map/drawing/shape'
import type { SaveInfo } from '../../draft/use-draft'

/** A free property while it is edited. */
export interface PropertyRow {
  /** Unique in the list, because its key can change. */
  id: number
  key: string
  value: string
  type: string
}

/** An overlay while it is edited. */
export interface OverlayRow extends SiteOverlay {
  /** Unique in the list, because its name can change. */
  id: number
}

/** The site as the forms of its tabs edit it. A draft can merge only scalars, so lists and the geometry are JSON texts. */
export interface SiteDraft extends SiteTypes {
  name: string
  /** '' for none. */
  siteClass: SiteClass | ''
  userProperties: string
  overlays: string
  location: string
  siteColor: string | null
  siteOpacity: number | null
  borderColor: string | null
  borderOpacity: number | null
}

const PERMANENT: readonly string[] = PERMANENT_PROPERTIES

/** Whether every site has the property with this key (SITE-57). */
export const isPermanent = (key: string): boolean => PERMANENT.includes(key)

/** The properties of a site, the permanent ones first (SITE-57). */
function toRows({ userProperties }: SiteProperties): PropertyRow[] {
  const rest = Object.entries(userProperties).filter(([key]) => !isPermanent(key))
  const permanent = PERMANENT.map((key) => ({
    key,
    value: userProperties[key]?.value ?? '',
    type: userProperties[key]?.type ?? DEFAULT_PROPERTY_TYPE,
  }))
  return [...permanent, ...rest.map(([key, { value, type }]) => ({ key, value, type }))].map((row, id) => ({
    ...row,
    id,
  }))
}

export const writeRows = (rows: readonly PropertyRow[]): string => JSON.stringify(rows)
export const readRows = (text: string): PropertyRow[] => JSON.parse(text) as PropertyRow[]
export const writeOverlays = (overlays: readonly OverlayRow[]): string => JSON.stringify(overlays)
export const readOverlays = (text: string): OverlayRow[] => JSON.parse(text) as OverlayRow[]
/** Not as GeoJSON, which has no unfinished polygons. */
export const writeShape = (shape: Shape): string => JSON.stringify(shape)
export const readShape = (text: string): Shape => JSON.parse(text) as Shape

/** The draft of a site without edits. */
export const toSiteDraft = (site: Site): SiteDraft => ({
  name: site.name,
  siteClass: site.siteClass ?? '',
  ...site.siteType,
  userProperties: writeRows(toRows(site.properties)),
  overlays: writeOverlays(site.properties.overlays.map((overlay, id) => ({ ...overlay, id }))),
  location: writeShape(shapeFromGeoJson(site.location)),
  siteColor: site.siteColor ?? null,
  siteOpacity: site.siteOpacity ?? null,
  borderColor: site.borderColor ?? null,
  borderOpacity: site.borderOpacity ?? null,
})

/** A site with its version, as forms load it. */
export const toSiteVersion = (site: Site) => ({ value: toSiteDraft(site), version: site.version, record: site })

/** Reports which rows are as they are in the text of the stored list: those are neither judged nor rewritten (LIC-88). */
export function createIsStored(stored: string): (row: { readonly id: number }) => boolean {
  const rows = JSON.parse(stored) as { readonly id: number }[]
  const known = new Map(rows.map((row) => [row.id, JSON.stringify(row)]))
  return (row) => known.get(row.id) === JSON.stringify(row)
}

const NO_ROWS = '[]'

const isUnused = ({ key, value }: PropertyRow): boolean => key.trim() === '' && value.trim() === ''

function toUserProperties(text: string, stored: string): SiteProperties['userProperties'] {
  const isStored = createIsStored(stored)
  const used = readRows(text).filter((row) => isStored(row) || !isUnused(row))
  return Object.fromEntries(
    used.map((row) => {
      const { key, value, type } = row
      if (isStored(row)) return [key, { value, type }]
      return [key.trim(), { value: value.trim(), type: type.trim() || DEFAULT_PROPERTY_TYPE }]
    }),
  )
}

/** New and changed overlays without a name or a link are dropped (SITE-59). */
function toOverlays(text: string, stored: string): SiteOverlay[] {
  const isStored = createIsStored(stored)
  return readOverlays(text)
    .map((row) => (isStored(row) ? row : { ...row, name: row.name.trim(), url: row.url.trim() }))
    .filter((row) => isStored(row) || (row.name !== '' && row.url !== ''))
    .map(({ name, url }) => ({ name, url }))
}

function toLocation(text: string, stored: Site['location']): SiteSave['location'] {
  const geometry = shapeToGeoJson(readShape(text))
  if (geometry === null) return null
  // The server decides about geometries that this editor cannot draw and only passes on.
  return { type: 'Feature', properties: stored?.properties ?? {}, geometry } as SiteSave['location']
}

/** The body of a save (SITE-60, MAP-13). What the form did not change is sent as it is stored. */
export function toSiteSave(
  draft: SiteDraft,
  { record: site, base, version, changedFields }: SaveInfo<SiteDraft, number, Site>,
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
        ? toUserProperties(draft.userProperties, base.userProperties)
        : site.properties.userProperties,
      overlays: isChanged('overlays') ? toOverlays(draft.overlays, base.overlays) : site.properties.overlays,
    },
    location: isChanged('location') ? toLocation(draft.location, site.location) : site.location,
    ...(siteColor !== null && { siteColor }),
    ...(siteOpacity !== null && { siteOpacity }),
    ...(borderColor !== null && { borderColor }),
    ...(borderOpacity !== null && { borderOpacity }),
    version,
  }
}

/** The errors of a property, by field. */
export function findPropertyProblem(
  rows: readonly PropertyRow[],
  place: number,
  isStored: (row: PropertyRow) => boolean = () => false,
): { key?: string; value?: string; type?: string } {
  const row = rows[place]
  if (row === undefined || isUnused(row) || isStored(row)) return {}
  const key = row.key.trim()
  const isRepeated = rows.some((other, i) => i !== place && other.key.trim() === key)
  const keyProblem =
    key === ''
      ? messages.propertyNameBlank
      : isRepeated
        ? messages.propertyNameSame
        : findLengthProblem(key, SITE_PROPERTY_KEY_LIMIT)
  const valueProblem = findLengthProblem(row.value, SITE_PROPERTY_VALUE_LIMIT)
  const typeProblem = findLengthProblem(row.type, SITE_PROPERTY_KEY_LIMIT)
  return {
    ...(keyProblem !== undefined && { key: keyProblem }),
    ...(valueProblem !== undefined && { value: valueProblem }),
    ...(typeProblem !== undefined && { type: typeProblem }),
  }
}

/** The errors of an overlay, by field. */
export function findOverlayProblem({ name, url }: SiteOverlay): { name?: string; url?: string } {
  const nameProblem = findLengthProblem(name, SITE_OVERLAY_NAME_LIMIT)
  const urlProblem =
    findLengthProblem(url, SITE_OVERLAY_URL_LIMIT) ?? (isOtherAddress(url) ? messages.overlayAddress : undefined)
  return {
    ...(nameProblem !== undefined && { name: nameProblem }),
    ...(urlProblem !== undefined && { url: urlProblem }),
  }
}

const findLengthProblem = (text: string, limit: number): string | undefined =>
  text.trim().length > limit ? messages.propertyTooLong(limit) : undefined

/** Why a list of properties cannot be saved. */
export function findPropertiesProblem(text: string, stored = NO_ROWS): string | undefined {
  const rows = readRows(text)
  const limit = Math.max(MAX_SITE_PROPERTIES, readRows(stored).length)
  if (Object.keys(toUserProperties(text, stored)).length > limit)
    return siteMessages.tooManyProperties(MAX_SITE_PROPERTIES)
  const isStored = createIsStored(stored)
  const isWrong = rows.some((_, place) => Object.keys(findPropertyProblem(rows, place, isStored)).length > 0)
  return isWrong ? messages.propertiesInvalid : undefined
}

/** Why a list of overlays cannot be saved. */
export function findOverlaysProblem(text: string, stored = NO_ROWS): string | undefined {
  const limit = Math.max(MAX_SITE_OVERLAYS, readOverlays(stored).length)
  if (toOverlays(text, stored).length > limit) return messages.tooManyOverlays(MAX_SITE_OVERLAYS)
  const isStored = createIsStored(stored)
  const changed = readOverlays(text).filter((row) => !isStored(row) && row.name.trim() !== '' && row.url.trim() !== '')
  return changed.some((overlay) => Object.keys(findOverlayProblem(overlay)).length > 0)
    ? messages.overlaysInvalid
    : undefined
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

/** Values of the draft as texts, for the unsaved bar and the conflict panel. */
export const siteDraftFormats = {
  siteClass: (value: SiteDraft['siteClass']) => (value === '' ? labels.noClass : labels.classes[value]),
  userProperties: (text: string) =>
    readRows(text)
      .filter((row) => row.value !== '')
      .map(({ key, value }) => `${key}: ${value}`)
      .join(', ') || labels.none,
  overlays: (text: string) =>
    readOverlays(text)
      .map(({ name, url }) => name || url)
      .join(', ') || labels.none,
  location: (text: string) => describeShape(readShape(text)),
  siteOpacity: formatOpacity,
  borderOpacity: formatOpacity,
} as const

/** Labels of the fields of the draft. */
export const siteDraftLabels: Readonly<Record<keyof SiteDraft, string>> = {
  name: labels.name,
  siteClass: labels.siteClass,
  ...labels.types,
  userProperties: labels.userProperties,
  overlays: labels.overlays,
  location: labels.location,
  ...labels.colors,
}
