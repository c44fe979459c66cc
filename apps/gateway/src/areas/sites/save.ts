import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { sites as contract } from '@sitewright/api-client/contract/sites'
import { characterProblem } from '@sitewright/domain/shared/name-characters'
import { nameKey } from '@sitewright/domain/shared/name-key'
import { locationPropertiesProblem } from '@sitewright/domain/sites/location-properties'
import { siteLocationProblem } from '@sitewright/domain/sites/location-rules'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { siteScreenMessages } from '@sitewright/domain/sites/screen-messages'
import type { SiteSave } from '@sitewright/domain/sites/site-input'
import type { SiteProperties } from '@sitewright/domain/sites/site'
import type { Queries } from '../../db/database'
import { sites } from '../../db/schema'
import type { JudgedCall } from '../../http/handler'
import { invalid, notFound } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { saveLocked, type Owner } from '../../saves/save-locked'
import { lockActiveProject, refuseSameName, requireSiteOf } from './lock'
import { listTypes, presentSite, presentWhole, withPermanent } from './present'
import { findSite, type SiteRow } from './store'

type SaveCall = JudgedCall<(typeof contract)['save']>
type LockedSite = SiteRow & Owner

/** Locks the project first, as every change of a site does, then rereads the site. */
async function lockSite(tx: Queries, { actor, params }: SaveCall): Promise<LockedSite> {
  const seen = isStorableId(params.siteId) ? await findSite(tx, actor, params.siteId) : undefined
  if (seen === undefined) throw notFound(siteMessages.notFound)
  const { licenseId } = await lockActiveProject(tx, actor, seen.projectId)
  const row = await requireSiteOf(tx, seen.projectId, params.siteId)
  return { ...row, licenseId, auditSubject: { kind: 'site', id: row.siteId } }
}

type Overlay = SiteProperties['overlays'][number]

/** New and changed overlays without a name or an address are dropped (SITE-59). */
function toStored({ overlays, userProperties }: SiteProperties, stored: readonly Overlay[]): SiteProperties {
  const isStored = (overlay: Overlay): boolean => stored.some((other) => isDeepStrictEqual(other, overlay))
  const isComplete = ({ name, url }: Overlay): boolean => name.trim() !== '' && url.trim() !== ''
  return {
    overlays: overlays.flatMap((overlay) => {
      if (isStored(overlay)) return [overlay]
      return isComplete(overlay) ? [{ name: overlay.name.trim(), url: overlay.url.trim() }] : []
    }),
    userProperties,
  }
}

const toValues = (body: SiteSave, row: SiteRow) => ({
  name: body.name,
  siteClass: body.siteClass,
  siteTypes: listTypes(body.siteType),
  siteColor: body.siteColor ?? null,
  siteOpacity: body.siteOpacity ?? null,
  borderColor: body.borderColor ?? null,
  borderOpacity: body.borderOpacity ?? null,
  location: body.location,
  properties: toStored(body.properties, row.properties.overlays),
})
type Values = ReturnType<typeof toValues>

/** Rejects every invalid field at once. An unchanged location is not checked again, because a copy can be deeper than its original. */
async function requireValid(tx: Queries, row: SiteRow, values: Values): Promise<void> {
  const fields: Record<string, string[]> = {}
  if (values.siteClass !== null && values.siteClass !== row.siteClass && row.parentId === null)
    fields['siteClass'] = [siteMessages.classOfTop]
  if (values.location !== null && !isDeepStrictEqual(values.location, row.location)) {
    const problem = siteLocationProblem(values.location, row.depth)
    if (problem !== undefined) fields['location'] = [problem]
    const ofProperties = locationPropertiesProblem(values.location)
    if (ofProperties !== undefined) fields['location.properties'] = [ofProperties]
  }
  // Names that are stored stay: only a new one is judged (USER-131).
  const listNames = ({ properties }: Pick<Values, 'properties'>): string[] =>
    Object.keys(withPermanent(properties).userProperties)
  const [before, after] = [new Set(listNames(row)), listNames(values)]
  const keys = after.map(nameKey)
  for (const name of after.filter((one) => !before.has(one))) {
    const key = nameKey(name)
    const isRepeated = keys.indexOf(key) !== keys.lastIndexOf(key)
    const problem = isRepeated ? siteScreenMessages.propertyNameSame : characterProblem(name)
    if (problem !== undefined) fields[`properties.userProperties.${name}`] = [problem]
  }
  // A site can have a twin from before names were compared by their keys, so that another spelling of its name is judged too.
  if (values.name !== row.name) {
    const same = await tx.$count(
      sites,
      and(
        eq(sites.projectId, row.projectId),
        sql`${sites.parentId} is not distinct from ${row.parentId}`,
        eq(sites.nameKey, nameKey(values.name)),
        sql`${sites.siteId} <> ${row.siteId}`,
      ),
    )
    if (same > 0) fields['name'] = [siteMessages.siblingsUnique]
  }
  const [message] = Object.values(fields).flat()
  if (message !== undefined) throw invalid(fields, message)
}

/** The most characters of a location in an audit entry. */
const AUDITED_LOCATION = 2000

function describeLocation(location: SiteRow['location']): string | null {
  if (location === null) return null
  const text = JSON.stringify(location.geometry)
  return text.length <= AUDITED_LOCATION ? text : `${location.geometry.type}, ${text.length} characters of GeoJSON`
}

/** The fields of an audit entry: simple values, and lists of texts. */
const describeSite = (site: Values) => ({
  name: site.name,
  siteClass: site.siteClass,
  siteTypes: site.siteTypes,
  siteColor: site.siteColor,
  siteOpacity: site.siteOpacity,
  borderColor: site.borderColor,
  borderOpacity: site.borderOpacity,
  location: describeLocation(site.location),
  overlays: site.properties.overlays.map(({ name, url }) => `${name}: ${url}`),
  userProperties: Object.entries(site.properties.userProperties).map(
    ([key, { value, type }]) => `${key} (${type}): ${value}`,
  ),
})

/** Saves a site (SITE-60, MAP-13). A save without changes creates no new version. */
export function saveSite(tx: Queries, call: SaveCall) {
  return saveLocked<LockedSite, { body: Awaited<ReturnType<typeof presentWhole>> }>(tx, call, {
    action: 'sites.save',
    conflict: siteMessages.conflict,
    lock: () => lockSite(tx, call),
    versionOf: ({ version }) => version,
    write: async (row) => {
      const values = toValues(call.body.settle(presentSite(row)), row)
      await requireValid(tx, row, values)
      const stored: Values = { ...row, properties: withPermanent(row.properties) }
      const wanted: Values = { ...values, properties: withPermanent(values.properties) }
      const [before, after] = [describeSite(stored), describeSite(wanted)]
      if (isDeepStrictEqual(before, after) && isDeepStrictEqual(row.location, values.location)) return undefined
      const version = row.version + 1
      await tx
        .update(sites)
        .set({ ...values, version })
        .where(eq(sites.siteId, row.siteId))
        .catch(refuseSameName)
      return { before, after, owner: { ...row, ...values, version } }
    },
    present: async (row) => ({ body: await presentWhole(tx, call.actor, row) }),
  })
}
