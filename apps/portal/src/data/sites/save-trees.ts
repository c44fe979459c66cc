import { sites as siteCalls } from '@sitewright/api-client/calls/sites'
import type { ProblemKind } from '@sitewright/domain/shared/problem'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { siteScreenMessages } from '@sitewright/domain/sites/screen-messages'
import { siteMoveMessages } from '@sitewright/domain/sites/move-messages'
import type { SimpleSite, SiteTreeInput } from '@sitewright/domain/sites/site'
import {
  applyEditMoves,
  describeRootFailure,
  joinReports,
  planEditMoves,
  planRootSaves,
  readRootResult,
  reportRefusedMoves,
  type RootSave,
  type SavedSite,
  type SaveReport,
  type SiteEdit,
} from '@sitewright/domain/sites/tree-save'
import type { ConflictAuthor } from '@sitewright/domain/shared/outcome'
import type { SiteBulkPasteProps } from '@sitewright/ui/features/sites/SiteBulkPaste'
import { createOperations } from '../api'
import { findAuthor } from '../conflict-author'
import { SITE_SAVES } from '../sites'
import { type Notice, write, writeBatch, type WriteOne } from '../write'
import { SITE_READS } from './state'

const { sites } = createOperations({ sites: siteCalls })

/** Adds new roots, or saves existing ones (SITE-34). */
const sendTrees = (writeOne: WriteOne, projectId: number, trees: SiteTreeInput[]) =>
  writeOne(
    () => (trees[0]?.siteId === undefined ? sites.addTrees : sites.saveTrees)({ params: { projectId }, body: trees }),
    { failed: siteMessages.hierarchyFailed },
  )

/** The report of a failed call, which saved none of its roots. */
const failAll = (saves: readonly RootSave[], message: string): SaveReport =>
  joinReports(saves.map((save) => readRootResult(save, { success: false, message })))

const reportSave = (
  saved: { message: string } | (Pick<SaveReport, 'failed'> & Pick<Moved, 'deepPolygons'>),
): Notice | string => {
  if ('message' in saved) return { text: saved.message, tone: 'error' }
  const { failed, deepPolygons } = saved
  const remark = deepPolygons > 0 ? ` ${siteMoveMessages.deepPolygons(deepPolygons)}` : ''
  return failed.size === 0
    ? `${siteMessages.hierarchySaved}${remark}`
    : { text: siteMessages.hierarchyFailed, tone: 'error' }
}

/** What remains to be saved after the moves. */
interface Moved {
  edits: readonly SiteEdit[]
  sites: readonly SavedSite[]
  /** How many polygons are deeper now than sites may get one. */
  deepPolygons: number
}

/** The kinds of failures that say which sites can't move. Any other one is of the whole save. */
const isRefusal = (problem: ProblemKind | undefined): boolean => problem === 'invalid'

/**
 * Moves the sites of a hierarchy that have another parent, all or none (SITE-84).
 * @returns what remains to be saved; else a report with the refused moves, or the message of another failure
 */
async function moveFirst(
  writeOne: WriteOne,
  projectId: number,
  { edits, sites: saved }: Omit<Moved, 'deepPolygons'>,
  topParentId: number | null,
): Promise<Moved | { report: SaveReport } | { message: string }> {
  const moves = planEditMoves(edits, new Map(saved.map((site) => [site.siteId, site])), topParentId)
  if (moves.length === 0) return { edits, sites: saved, deepPolygons: 0 }
  const outcome = await writeOne(() => sites.move({ params: { projectId }, body: { sites: moves } }), {
    failed: siteMoveMessages.failed,
    readCurrent: (current) => current as SimpleSite,
  })
  if (outcome.status === 'saved')
    return { ...applyEditMoves(edits, saved, outcome.value), deepPolygons: outcome.value.deepPolygons }
  if (outcome.status === 'conflict') {
    const { siteId, name } = outcome.current
    const place = moves.findIndex((move) => move.siteId === siteId)
    return { report: reportRefusedMoves(edits, moves, new Map([[place, siteMoveMessages.conflict(name)]])) }
  }
  if (!isRefusal(outcome.problem)) return { message: outcome.message }
  const reasons = moves.map((_move, place) => [place, outcome.fields[`sites.${place}`]?.[0]] as const)
  const known = reasons.flatMap(([place, reason]) => (reason === undefined ? [] : [[place, reason] as const]))
  return known.length === 0
    ? { message: outcome.message }
    : { report: reportRefusedMoves(edits, moves, new Map(known)) }
}

/**
 * Saves the edits of a hierarchy (SITE-34 to SITE-37, SITE-84): first the moves, all or none, then: each root whole or not at all.
 * @returns undefined if the first call fails, as for a missing role (SITE-36, PERM-25). A toast has shown why
 */
export async function saveHierarchy(
  projectId: number,
  edits: readonly SiteEdit[],
  { sites: saved, topParentId }: { sites: readonly SavedSite[]; topParentId: number | null },
): Promise<
  (Omit<SaveReport, 'conflicts'> & { conflicts: ReadonlyMap<number, ConflictAuthor | undefined> }) | undefined
> {
  const result = await writeBatch(
    async (writeOne) => {
      const moved = await moveFirst(writeOne, projectId, { edits, sites: saved }, topParentId)
      if ('message' in moved) return moved
      if ('report' in moved) return { ...moved.report, conflicts: new Map(), deepPolygons: 0 }
      const plan = planRootSaves(moved.edits, new Map(moved.sites.map((site) => [site.siteId, site])), topParentId)
      const stays = edits.filter((edit) => !moved.edits.includes(edit))
      const reports: SaveReport[] =
        stays.length === 0
          ? []
          : [{ saved: new Map(stays.map(({ id }) => [id, Number(id)])), failed: new Map(), conflicts: new Map() }]
      for (const isNew of [false, true]) {
        const saves = plan.filter(({ tree }) => (tree.siteId === undefined) === isNew)
        if (saves.length === 0) continue
        const outcome = await sendTrees(
          writeOne,
          projectId,
          saves.map(({ tree }) => tree),
        )
        if (outcome.status === 'saved') {
          const byIndex = new Map(outcome.value.map((root) => [root.index, root]))
          reports.push(...saves.map((save, index) => readRootResult(save, byIndex.get(index))))
        } else if (reports.length === 0) return { message: outcome.message }
        else reports.push(failAll(saves, outcome.message))
      }
      const report = joinReports(reports)
      return { ...report, conflicts: await findAuthors(report.conflicts), deepPolygons: moved.deepPolygons }
    },
    {
      report: reportSave,
      // Awaited, so that the editor shows the saved names without a flicker.
      refresh: (outcome) => ('message' in outcome ? [] : [...SITE_READS]),
    },
  )
  return 'message' in result ? undefined : result
}

/** Conflicts of one save whose authors are read. More of them are rarely of other people. */
const MAX_AUTHORS = 5

const findAuthors = async (
  conflicts: SaveReport['conflicts'],
): Promise<ReadonlyMap<number, ConflictAuthor | undefined>> =>
  new Map(
    await Promise.all(
      [...conflicts].map(async ([id, base], index) => {
        const author =
          index < MAX_AUTHORS ? await findAuthor({ subject: 'site', id, actions: SITE_SAVES, base }) : undefined
        return [id, author] as const
      }),
    ),
  )

/** Failures of one tree. Every other failure, such as a missing role, would repeat for the other trees. */
const OF_ONE_TREE: ReadonlySet<ProblemKind> = new Set(['invalid', 'too-large', 'conflict'])

/** Creates one hierarchy of the bulk screen, or adds to one (SITE-37). */
export async function createHierarchy(projectId: number, tree: SiteTreeInput) {
  const outcome = await sendTrees(write, projectId, [tree])
  if (outcome.status === 'failed') {
    const isFinal = outcome.problem === undefined || !OF_ONE_TREE.has(outcome.problem)
    return { status: 'failed', message: outcome.message, isFinal } as const
  }
  const [result] = outcome.value
  return result?.success === true
    ? ({ status: 'saved', siteId: result.siteId } as const)
    : ({ status: 'failed', message: describeRootFailure(result) } as const)
}

/** Creates the hierarchies of the bulk screen, and reports them once. @param run creates one after the other */
export const createHierarchies: SiteBulkPasteProps['createAll'] = (run) =>
  writeBatch(run, {
    report: ({ failed, skipped, created }) => {
      if (failed.length > 0) return { text: siteMessages.hierarchiesFailed, tone: 'error' }
      if (skipped.length === 0) return siteMessages.hierarchiesSaved
      return { text: siteScreenMessages.bulkStopped(created.length, created.length + skipped.length), tone: 'info' }
    },
    refresh: () => [...SITE_READS],
  })
