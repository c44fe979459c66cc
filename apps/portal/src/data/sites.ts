import { sites as siteCalls } from '@sitewright/api-client/calls/sites'
import type { Actor } from '@sitewright/domain/shared/policy'
import { Problem } from '@sitewright/domain/shared/problem'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { flattenTrees, type Hierarchy } from '@sitewright/domain/sites/hierarchy'
import { canSeeArchivedSites } from '@sitewright/domain/sites/policy'
import type { ListedSite, SimpleSite, Site, SiteTreeNode } from '@sitewright/domain/sites/site'
import type { SiteSave } from '@sitewright/domain/sites/site-input'
import { capabilities } from '../shell/capabilities'
import { createOperations } from './api'
import { cacheEntry, type Read, useRead } from './read'
import { write } from './write'

const { sites } = createOperations({ sites: siteCalls })

const selectList = ({ body }: { readonly body: readonly SimpleSite[] }): readonly SimpleSite[] => body

/** The sites of a project, parents before children. Without ADMINISTER_SITE, only active ones (SITE-11, PERM-08). Reads nothing without a project. */
export const useSites = (projectId: number | undefined, actor: Pick<Actor, 'roles'>) =>
  useRead(
    sites.list,
    projectId === undefined
      ? undefined
      : { params: { projectId }, query: { simple: true, ...(!canSeeArchivedSites(actor) && { activeOnly: true }) } },
    // Focus on the window does not refetch thousands of sites. A save does.
    { select: selectList, revalidates: 'on-mount' },
  )

const selectListed = ({ body }: { readonly body: readonly ListedSite[] }): readonly ListedSite[] => body

/** The same sites with their locations, classes and colors, for the map of the project (MAP-26). Reads nothing without a project. */
export const useSiteLocations = (projectId: number | undefined, actor: Pick<Actor, 'roles'>) =>
  useRead(
    sites.list,
    projectId === undefined
      ? undefined
      : { params: { projectId }, query: canSeeArchivedSites(actor) ? {} : { activeOnly: true } },
    { select: selectListed, revalidates: 'on-mount' },
  )

const NOT_FOUND = new Problem({ status: 404, message: siteMessages.notFound })

/** One site of a project. A site of another project counts as not found. */
export function useSite(projectId: number, siteId: number): Read<Site> {
  const read = useRead(sites.one, { params: { siteId } })
  const isElsewhere = read.data !== undefined && read.data.projectId !== projectId
  return {
    data: isElsewhere ? undefined : read.data,
    error: isElsewhere ? NOT_FOUND : read.error,
    isLoading: read.isLoading,
    isValidating: read.isValidating,
    reload: read.reload,
  }
}

/** Loads one site for the search of the map. Rejects if that fails. */
export const loadSite = async (siteId: number): Promise<Site> => (await sites.one({ params: { siteId } })).body

/** The parent and the siblings of a site that have a location (MAP-25). */
export const useNeighbors = (siteId: number) =>
  useRead(sites.neighbors, capabilities.has('sites.neighbors') ? { params: { siteId } } : undefined, {
    revalidates: 'on-mount',
  })

const selectHierarchy = ({ body }: { readonly body: readonly SiteTreeNode[] }): Hierarchy => flattenTrees(body)

/** The hierarchy of a site (SITE-33). */
export const useHierarchy = (projectId: number, siteId: number) =>
  useRead(
    sites.hierarchy,
    { params: { projectId }, query: { siteId } },
    { select: selectHierarchy, revalidates: 'on-mount' },
  )

/** The default storage location of a project and its choices (SITE-14). */
export const useDefaultStorage = (projectId: number) =>
  useRead(sites.defaultStorage, { params: { projectId } }, { revalidates: 'on-mount' })

/** Sets the default storage location, or clears it (SITE-15). */
export const saveDefaultStorage = (projectId: number, siteId: number | null) =>
  write(() => sites.saveDefaultStorage({ params: { projectId }, body: { defaultStorageLocation: siteId } }), {
    saved: { text: siteMessages.storageSaved, key: 'default-storage' },
    failed: siteMessages.storageFailed,
    isFailureToasted: true,
    entry: cacheEntry(sites.defaultStorage, { params: { projectId } }),
    refreshAfterFailure: ['sites.defaultStorage'],
  })

/** Calls that can have saved the other version of a site. */
export const SITE_SAVES = [
  'sites.save',
  'sites.saveTrees',
  'sites.archive',
  'sites.unarchive',
  'sites.restore',
  'sites.move',
] as const

/** Saves a whole site. A newer version on the server is a conflict (SITE-60, MAP-13). */
export const saveSite = (siteId: number, input: SiteSave) =>
  write(() => sites.save({ params: { siteId }, body: input }), {
    saved: siteMessages.saved,
    failed: siteMessages.saveFailed,
    entry: cacheEntry(sites.one, { params: { siteId } }),
    refresh: ['sites.one', 'sites.list', 'sites.hierarchy', 'sites.defaultStorage', 'activity.ofSite'],
  })
