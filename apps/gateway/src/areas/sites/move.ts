import { and, sql } from 'drizzle-orm'
import type { sites as contract } from '@sitewright/api-client/contract/sites'
import { canHavePolygon } from '@sitewright/domain/sites/geometry'
import { type MovePlan, planMoves } from '@sitewright/domain/sites/move'
import { siteMoveMessages } from '@sitewright/domain/sites/move-messages'
import { sitePathText } from '@sitewright/domain/sites/rules'
import type { SimpleSite, SiteClass, SitesMoved } from '@sitewright/domain/sites/site'
import { groupBy } from '@sitewright/domain/shared/group-by'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import { sites } from '../../db/schema'
import { recordAll } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { conflict, invalid } from '../../http/refusals'
import { inStatements } from './in-statements'
import { lockActiveProject, refuseSameName } from './lock'
import { presentSimple } from './present'
import { readSimpleSites, readSitesOf, type SiteRow } from './store'

/** Refuses moves by their places, all at once. @throws Problem 400 */
function refuse(problems: Iterable<readonly [place: number, message: string]>): void {
  const fields = Object.fromEntries(Array.from(problems, ([place, message]) => [`sites.${place}`, [message]]))
  const [first] = Object.values(fields).flat()
  if (first !== undefined) throw invalid(fields, first)
}

/**
 * Moves sites with all sites below them to other places of their project, all or none (SITE-76, SITE-79).
 * @throws Problem 400 with the fault of each move, 409 with the first site that has another version
 */
export async function moveSites(tx: Queries, call: JudgedCall<(typeof contract)['move']>): Promise<SitesMoved> {
  const { actor, body, params } = call
  const { projectId, licenseId } = await lockActiveProject(tx, actor, params.projectId)
  const all = await readSimpleSites(tx, { projectId, actor })
  const { problems, moved, depths } = planMoves(all, body.sites)
  refuse(problems)
  const places = new Map(body.sites.map((move, place) => [move.siteId, { ...move, place }]))
  const rows = await readSitesOf(
    tx,
    projectId,
    moved.map(({ siteId }) => siteId),
  )
  const moves = rows.map((row) => {
    const { place = 0, parentId = null, siteClass = row.siteClass, version } = places.get(row.siteId) ?? {}
    return { row, place, parentId, siteClass, version }
  })
  const changed = moves.find(({ row, version = row.version }) => row.version !== version)
  if (changed !== undefined)
    throw conflict({ body: presentSimple(changed.row) }, siteMoveMessages.conflict(changed.row.name))
  refuse(
    moves
      .filter(({ parentId, siteClass }) => parentId === null && siteClass !== null)
      .map(({ row, place }) => [place, siteMoveMessages.losesClass(row.name)] as const),
  )
  await writeMoves(tx, moves, depths)
  const [pathBefore, pathAfter] = [pathsOf(all, new Map()), pathsOf(all, places)]
  await recordAll(
    tx,
    call,
    moves.map(({ row, siteClass }) => ({
      action: 'sites.move',
      subject: { kind: 'site', id: row.siteId },
      licenseId,
      before: { sitePath: pathBefore(row.siteId), siteClass: row.siteClass, version: row.version },
      after: { sitePath: pathAfter(row.siteId), siteClass },
    })),
  )
  return {
    before: rows.map(({ siteId, parentId, siteClass, version }) => ({
      siteId,
      parentId,
      siteClass,
      version: version + 1,
    })),
    numSites: depths.size,
    deepPolygons: await countDeepPolygons(tx, depths),
  }
}

interface Move {
  readonly row: SiteRow
  readonly parentId: number | null
  readonly siteClass: SiteClass | null
}

/** Writes the new places in one statement, so that two sites can exchange theirs, and then the depths that have changed. */
async function writeMoves(tx: Queries, moves: readonly Move[], depths: MovePlan['depths']): Promise<void> {
  const depthOf = new Map(Array.from(depths, ([{ siteId }, depth]) => [siteId, depth]))
  const rows = moves.map(({ row, parentId, siteClass }) => ({
    site_id: row.siteId,
    parent_id: parentId,
    depth: depthOf.get(row.siteId),
    site_class: siteClass,
  }))
  const movedIds = new Set(rows.map(({ site_id: siteId }) => siteId))
  await tx
    .execute(
      sql`
      update site set parent_id = moved.parent_id, depth = moved.depth, site_class = moved.site_class, version = version + 1
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as moved (site_id integer, parent_id integer, depth integer, site_class text)
      where site.site_id = moved.site_id`,
    )
    .catch(refuseSameName)
  const below = [...depths].filter(([{ siteId, depth }, after]) => !movedIds.has(siteId) && depth !== after)
  for (const [shift, shifted] of groupBy(below, ([{ depth }, after]) => after - depth)) {
    await inStatements(shifted, (piece) =>
      tx
        .update(sites)
        .set({ depth: sql`${sites.depth} + ${shift}::int` })
        .where(sql`${sites.siteId} = any(${idList(piece.map(([{ siteId }]) => siteId))})`),
    )
  }
}

/** The path of a site by its id, with the sites that a move puts elsewhere in their new places. */
function pathsOf(all: readonly SimpleSite[], moves: ReadonlyMap<number, Pick<Move, 'parentId'>>) {
  const byId = new Map(all.map((site) => [site.siteId, site]))
  return (siteId: number): string => {
    const names: string[] = []
    for (let site = byId.get(siteId); site !== undefined;) {
      names.unshift(site.name)
      const { parentId } = moves.get(site.siteId) ?? site
      site = parentId === null ? undefined : byId.get(parentId)
    }
    return sitePathText(names)
  }
}

/** How many of the sites have a polygon deeper than one can be drawn. */
async function countDeepPolygons(tx: Queries, depths: MovePlan['depths']): Promise<number> {
  const deep = [...depths].flatMap(([{ siteId }, depth]) => (canHavePolygon(depth) ? [] : [siteId]))
  return deep.length === 0
    ? 0
    : tx.$count(
        sites,
        and(sql`${sites.siteId} = any(${idList(deep)})`, sql`${sites.location} -> 'geometry' ->> 'type' = 'Polygon'`),
      )
}
