import type { sites as contract } from '@sitewright/api-client/contract/sites'
import { siteMessages } from '@sitewright/domain/sites/messages'
import type { SimpleSite, SiteTreeNode } from '@sitewright/domain/sites/site'
import type { Database } from '../../db/database'
import { requireVisibleProject } from '../../holdings/visible-projects'
import type { SignedIn } from '../../http/caller'
import type { AreaHandlers } from '../../http/handler'
import { notFound } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { asRead, wholeList, type WholeList } from '../../http/whole-list'
import { requireProject } from '../projects/save'
import { checkCopy, copySite } from './copy'
import { requireActive } from './lock'
import { listOfNodes, presentNeighbors, presentSimple, presentSite, presentWithAbove } from './present'
import { moveSites } from './move'
import { saveSite } from './save'
import { addTree, saveTrees, type TreesCall } from './save-trees'
import { archiveSite, previewState, restoreSites, unarchiveSite } from './state'
import { replyWithStorage, saveStorage } from './storage'
import { findSite, readSimpleSites, readTree, simpleSitePieces, sitePieces, type SiteFilter } from './store'

export const siteHandlers = (db: Database): AreaHandlers<typeof contract> => {
  const requireReadable = (actor: SignedIn, projectId: number): Promise<void> =>
    requireVisibleProject(db.orm, actor, projectId)
  const requireSite = async (actor: SignedIn, siteId: number) => {
    const row = isStorableId(siteId) ? await findSite(db.orm, actor, siteId) : undefined
    if (row === undefined) throw notFound(siteMessages.notFound)
    return row
  }
  const listOfSimple = (filter: SiteFilter) => wholeList(() => simpleSitePieces(db.orm, filter), asRead)
  const saveTreesAs = (action: string) => async (call: TreesCall) => {
    requireActive(await requireProject(db.orm, call.actor, call.params.projectId))
    return { status: 200 as const, body: await saveTrees(db, call, action) }
  }
  return {
    list: {
      run: async ({ actor, params: { projectId }, query }) => {
        await requireReadable(actor, projectId)
        const filter: SiteFilter = { projectId, actor, isActiveOnly: query.activeOnly, isTopOnly: query.oneDeep }
        const list =
          query.simple === true
            ? listOfSimple(filter)
            : wholeList(
                (size) => sitePieces(db.orm, filter, size),
                (rows) => rows.map(presentSite),
              )
        return { status: 200, list }
      },
    },
    one: {
      run: async ({ actor, params }) => {
        const row = await requireSite(actor, params.siteId)
        const list = listOfSimple({ projectId: row.projectId, actor, parentId: row.siteId })
        return { status: 200, body: await presentWithAbove(db.orm, row), list, listIn: 'children' }
      },
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
          return { status: 200, list: listOfTrees(() => readSimpleSites(db.orm, filter)) }
        }
        if ((await requireSite(actor, siteId)).projectId !== projectId) throw notFound(siteMessages.notFound)
        return { status: 200, list: listOfTrees(() => readTree(db.orm, actor, siteId, activeOnly)) }
      },
    },
    byName: {
      run: async ({ actor, params: { projectId, siteName } }) => {
        await requireReadable(actor, projectId)
        return { status: 200, list: listOfSimple({ projectId, actor, name: siteName.trim() }) }
      },
    },
    addTrees: { run: saveTreesAs('sites.addTrees') },
    saveTrees: { run: saveTreesAs('sites.saveTrees') },
    save: { run: (call) => db.transaction((tx) => saveSite(tx, call)) },
    archive: { run: (call) => db.transaction(async (tx) => ({ status: 200, body: await archiveSite(tx, call) })) },
    unarchive: { run: (call) => db.transaction(async (tx) => ({ status: 200, body: await unarchiveSite(tx, call) })) },
    restore: { run: (call) => db.transaction(async (tx) => ({ status: 200, body: await restoreSites(tx, call) })) },
    move: { run: (call) => db.transaction(async (tx) => ({ status: 200, body: await moveSites(tx, call) })) },
    neighbors: {
      run: async ({ actor, params }) => {
        const { projectId, siteId, parentId } = await requireSite(actor, params.siteId)
        return {
          status: 200,
          list: wholeList(
            (size) => sitePieces(db.orm, { projectId, actor, around: { siteId, parentId } }, size),
            (rows) => presentNeighbors(rows, parentId),
          ),
        }
      },
    },
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
        return replyWithStorage(db.orm, actor, project)
      },
    },
    saveDefaultStorage: {
      run: async (call) => replyWithStorage(db.orm, call.actor, await db.transaction((tx) => saveStorage(tx, call))),
    },
  }
}

/** The nodes of trees depth first. */
function listOfTrees(read: () => Promise<readonly SimpleSite[]>): WholeList<SiteTreeNode> {
  const levels = new WeakMap<SiteTreeNode, number>()
  const nodes = listOfNodes(read, (tree, names) => {
    const node = { ...tree, children: [] }
    levels.set(node, names.length - 1)
    return node
  })
  return { ...nodes, levelOf: (node) => levels.get(node) ?? 0 }
}
