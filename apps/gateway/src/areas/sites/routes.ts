import type { sites as contract } from '@sitewright/api-client/contract/sites'
import { siteMessages } from '@sitewright/domain/sites/messages'
import type { SiteTreeNode } from '@sitewright/domain/sites/site'
import type { Database } from '../../db/database'
import { requireVisibleProject } from '../../holdings/visible-projects'
import type { SignedIn } from '../../http/caller'
import type { AreaHandlers } from '../../http/handler'
import { notFound } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { asRead, wholeList, type WholeList } from '../../http/whole-list'
import { requireProject } from '../projects/save'
import { checkCopy, copySite } from './copy'
import { presentSimple, presentSite, presentWhole, toTrees } from './present'
import { saveSite } from './save'
import { addTree, saveTrees } from './save-trees'
import { archiveSite, previewState, restoreSites, unarchiveSite } from './state'
import { readStorage, saveStorage } from './storage'
import {
  countSites,
  findSite,
  readNamed,
  readSimpleSites,
  readTree,
  simpleSitePieces,
  sitePieces,
  type SiteFilter,
} from './store'

export const siteHandlers = (db: Database): AreaHandlers<typeof contract> => {
  const requireReadable = (actor: SignedIn, projectId: number): Promise<void> =>
    requireVisibleProject(db.orm, actor, projectId)
  const requireSite = async (actor: SignedIn, siteId: number) => {
    const row = isStorableId(siteId) ? await findSite(db.orm, actor, siteId) : undefined
    if (row === undefined) throw notFound(siteMessages.notFound)
    return row
  }
  return {
    list: {
      run: async ({ actor, params: { projectId }, query }) => {
        await requireReadable(actor, projectId)
        const filter: SiteFilter = { projectId, actor, isActiveOnly: query.activeOnly, isTopOnly: query.oneDeep }
        const count = () => countSites(db.orm, filter)
        const list =
          query.simple === true
            ? wholeList(count, () => simpleSitePieces(db.orm, filter), asRead)
            : wholeList(
                count,
                (size) => sitePieces(db.orm, filter, size),
                (rows) => rows.map(presentSite),
              )
        return { status: 200, list }
      },
    },
    one: {
      run: async ({ actor, params }) => ({
        status: 200,
        body: await presentWhole(db.orm, actor, await requireSite(actor, params.siteId)),
      }),
    },
    simple: {
      run: async ({ actor, params }) => ({
        status: 200,
        body: presentSimple(await requireSite(actor, params.siteId)),
      }),
    },
    hierarchy: {
      run: async ({ actor, params: { projectId }, query: { siteId, activeOnly } }) => {
        await requireReadable(actor, projectId)
        const filter: SiteFilter = { projectId, actor, isActiveOnly: activeOnly }
        if (siteId === undefined) {
          return { status: 200, list: listOfTrees(await readSimpleSites(db.orm, filter)) }
        }
        if ((await requireSite(actor, siteId)).projectId !== projectId) throw notFound(siteMessages.notFound)
        return { status: 200, list: listOfTrees(await readTree(db.orm, actor, siteId, activeOnly)) }
      },
    },
    byName: {
      run: async ({ actor, params: { projectId, siteName } }) => {
        await requireReadable(actor, projectId)
        return { status: 200, body: await readNamed(db.orm, { projectId, actor }, siteName.trim()) }
      },
    },
    addTrees: { run: async (call) => ({ status: 200, body: await saveTrees(db, call, 'sites.addTrees') }) },
    saveTrees: { run: async (call) => ({ status: 200, body: await saveTrees(db, call, 'sites.saveTrees') }) },
    save: { run: (call) => db.transaction((tx) => saveSite(tx, call)) },
    archive: { run: (call) => db.transaction(async (tx) => ({ status: 200, body: await archiveSite(tx, call) })) },
    unarchive: { run: (call) => db.transaction(async (tx) => ({ status: 200, body: await unarchiveSite(tx, call) })) },
    restore: { run: (call) => db.transaction(async (tx) => ({ status: 200, body: await restoreSites(tx, call) })) },
    statePreview: {
      run: async ({ actor, params }) => ({
        status: 200,
        body: await previewState(db.orm, (await requireSite(actor, params.siteId)).siteId),
      }),
    },
    canCopy: {
      run: async ({ actor, params: { projectId, siteId } }) => {
        await requireReadable(actor, projectId)
        const { name } = await requireSite(actor, siteId)
        return { status: 200, body: await checkCopy(db.orm, { projectId, actor }, name) }
      },
    },
    copy: { run: (call) => db.transaction(async (tx) => ({ status: 200, body: await copySite(tx, call) })) },
    addTree: { run: (call) => db.transaction(async (tx) => ({ status: 200, body: await addTree(tx, call) })) },
    defaultStorage: {
      run: async ({ actor, params: { projectId } }) => {
        const project = await requireProject(db.orm, actor, projectId)
        return { status: 200, body: await readStorage(db.orm, actor, project) }
      },
    },
    saveDefaultStorage: {
      run: (call) => db.transaction(async (tx) => ({ status: 200, body: await saveStorage(tx, call) })),
    },
  }
}

/** Sends trees one by one, so that other calls get a turn in between. */
function listOfTrees(rows: Parameters<typeof toTrees>[0]): WholeList<SiteTreeNode> {
  return {
    count: () => Promise.resolve(rows.length),
    pieces: async function* () {
      for (const tree of toTrees(rows)) yield await Promise.resolve([tree])
    },
  }
}
