import { eq } from 'drizzle-orm'
import type { sites as contract } from '@sitewright/api-client/contract/sites'
import { siteMessages } from '@sitewright/domain/sites/messages'
import type { DefaultStorage, SiteTreeNode } from '@sitewright/domain/sites/site'
import type { Queries } from '../../db/database'
import { projects } from '../../db/schema'
import { record } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { lockActiveProject } from './lock'
import { toTrees } from './present'
import { readSimpleSites, readSitesOf, type SiteFilter } from './store'

function listOptions(trees: readonly SiteTreeNode[]): DefaultStorage['options'] {
  const options: DefaultStorage['options'] = []
  const add = ({ siteId, name, children }: SiteTreeNode, prefix: string): void => {
    const SiteHierarchy = prefix + name
    options.push({ SiteId: siteId, SiteHierarchy })
    for (const child of children) add(child, `${SiteHierarchy} > `)
  }
  for (const tree of trees) add(tree, '')
  return options
}

/**
 * The default storage location of a project, and its choices: the active sites in the order of the tree (SITE-14). An archived site does not count as the location. It is
 * the location again after it is unarchived.
 */
export async function readStorage(
  q: Queries,
  actor: SiteFilter['actor'],
  { projectId, defaultSiteId }: { readonly projectId: number; readonly defaultSiteId: number | null },
): Promise<DefaultStorage> {
  const rows = await readSimpleSites(q, { projectId, actor, isActiveOnly: true })
  const isActive = rows.some(({ siteId }) => siteId === defaultSiteId)
  return { defaultStorageLocation: isActive ? defaultSiteId : null, options: listOptions(toTrees(rows)) }
}

/** Sets or clears the default storage location. @throws Problem 400 for an archived site, or one of another project */
export async function saveStorage(
  tx: Queries,
  call: JudgedCall<(typeof contract)['saveDefaultStorage']>,
): Promise<DefaultStorage> {
  const { actor, body, params } = call
  const project = await lockActiveProject(tx, actor, params.projectId)
  const siteId = body.defaultStorageLocation
  if (siteId !== null) {
    const [site] = isStorableId(siteId) ? await readSitesOf(tx, project.projectId, [siteId]) : []
    if (site?.isActive !== true) {
      throw invalid({ defaultStorageLocation: [siteMessages.notFound] }, siteMessages.notFound)
    }
  }
  if (siteId !== project.defaultSiteId) {
    await tx.update(projects).set({ defaultSiteId: siteId }).where(eq(projects.projectId, project.projectId))
    await record(tx, call, {
      action: 'sites.saveDefaultStorage',
      subject: { kind: 'project', id: project.projectId },
      licenseId: project.licenseId,
      before: { defaultSiteId: project.defaultSiteId },
      after: { defaultSiteId: siteId },
    })
  }
  return readStorage(tx, actor, { ...project, defaultSiteId: siteId })
}
