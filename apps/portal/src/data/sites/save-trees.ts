import { sites as siteCalls } from '@sitewright/api-client/calls/sites'
import { getMessage, isProblem, type ProblemKind } from '@sitewright/domain/shared/problem'
import { siteMessages } from '@sitewright/domain/sites/messages'
import type { SiteTreeInput, SiteTreeResult } from '@sitewright/domain/sites/site'
import {
  describeRootFailure,
  joinReports,
  planRootSaves,
  readRootResult,
  type RootSave,
  type SavedSite,
  type SaveReport,
  type SiteEdit,
} from '@sitewright/domain/sites/tree-save'
import type { ConflictAuthor } from '@sitewright/domain/shared/outcome'
import { createOperations } from '../api'
import { findAuthor } from '../conflict-author'
import { SITE_SAVES } from '../sites'
import { refresh } from '../read'

const { sites } = createOperations({ sites: siteCalls })

/** Adds new roots, or saves existing ones (SITE-34). */
const sendTrees = async (projectId: number, isNew: boolean, trees: SiteTreeInput[]): Promise<SiteTreeResult[]> =>
  (await (isNew ? sites.addTrees : sites.saveTrees)({ params: { projectId }, body: trees })).body

/** The report of a failed call, which saved none of its roots. */
const failAll = (saves: readonly RootSave[], message: string): SaveReport =>
  joinReports(saves.map((save) => readRootResult(save, { success: false, message })))

/** Reloads everything that shows names of sites. */
export const reloadSites = (): Promise<unknown> =>
  refresh('sites.list', 'sites.hierarchy', 'sites.one', 'sites.defaultStorage', 'projects.one', 'activity.ofSite')

/**
 * Saves the edits of a hierarchy (SITE-34 to SITE-37): each root whole or not at all.
 * @throws Error with the server's message if the first call fails, as for a missing role (SITE-36, PERM-25)
 */
export async function saveHierarchy(
  projectId: number,
  edits: readonly SiteEdit[],
  { sites: saved, topParentId }: { sites: readonly SavedSite[]; topParentId: number | null },
): Promise<Omit<SaveReport, 'conflicts'> & { conflicts: ReadonlyMap<number, ConflictAuthor | undefined> }> {
  const plan = planRootSaves(edits, new Map(saved.map((site) => [site.siteId, site])), topParentId)
  const reports: SaveReport[] = []
  for (const isNew of [false, true]) {
    const saves = plan.filter(({ tree }) => (tree.siteId === undefined) === isNew)
    if (saves.length === 0) continue
    try {
      const results = await sendTrees(
        projectId,
        isNew,
        saves.map(({ tree }) => tree),
      )
      const byIndex = new Map(results.map((result) => [result.index, result]))
      reports.push(...saves.map((save, index) => readRootResult(save, byIndex.get(index))))
    } catch (error) {
      const message = getMessage(error, siteMessages.hierarchyFailed)
      if (reports.length === 0) throw new Error(message, { cause: error })
      reports.push(failAll(saves, message))
    }
  }
  const report = joinReports(reports)
  const [conflicts] = await Promise.all([
    findAuthors(report.conflicts),
    // Awaited, so that the editor shows the saved names without a flicker.
    reloadSites(),
  ])
  return { ...report, conflicts }
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
  try {
    const [result] = await sendTrees(projectId, tree.siteId === undefined, [tree])
    return result?.success === true
      ? ({ status: 'saved' } as const)
      : ({ status: 'failed', message: describeRootFailure(result) } as const)
  } catch (error) {
    const message = getMessage(error, siteMessages.hierarchyFailed)
    return { status: 'failed', message, isFinal: !isProblem(error) || !OF_ONE_TREE.has(error.kind) } as const
  }
}
