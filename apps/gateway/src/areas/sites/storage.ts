import { eq } from 'drizzle-orm'
import type { sites as contract } from '@sitewright/api-client/contract/sites'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { sitePathText } from '@sitewright/domain/sites/rules'
import type { DefaultStorage } from '@sitewright/domain/sites/site'
import type { Queries } from '../../db/database'
import { projects } from '../../db/schema'
import { record } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { lockActiveProject } from './lock'
import { listOfNodes } from './present'
import { readSimpleSites, readSitesOf, type SiteFilter } from './store'

interface ProjectStorage {
  readonly projectId: number
  readonly defaultSiteId: number | null
}

/**
 * The default storage location of a project, and its choices: the active sites in the order of the tree (SITE-14). An archived site does not count as the location. It is
 * the location again after it is unarchived.
 */
export async function replyWithStorage(
  q: Queries,
  actor: SiteFilter['actor'],
  { projectId, defaultSiteId }: ProjectStorage,
) {
  const [site] = defaultSiteId === null ? [] : await readSitesOf(q, projectId, [defaultSiteId])
  const list = listOfNodes(
    () => readSimpleSites(q, { projectId, actor, isActiveOnly: true }),
    ({ siteId }, names) => ({ SiteId: siteId, SiteHierarchy: sitePathText(names) }),
  )
  const body: DefaultStorage = { defaultStorageLocation: site?.isActive === true ? site.siteId : null, options: [] }
  return { status: 200, body, list, listIn: 'options' } as const
}

/** Sets or clears the default storage location. @throws Problem 400 for an archived site, or one of another project */
export async function saveStorage(
  tx: Queries,
  call: JudgedCall<(typeof contract)['saveDefaultStorage']>,
): Promise<ProjectStorage> {
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
  return { ...project, defaultSiteId: siteId }
}
