import { PROJECT_PAGE_ROLES, andRole, requireAnyRole, type Actor } from '../shared/policy'
import { holdsRole } from '../shared/roles'

/** Read the sites of a visible project (PERM-01, PERM-28). */
export const canReadSites = requireAnyRole('canReadSites', ...PROJECT_PAGE_ROLES)

/** Every write about sites: hierarchy, bulk, edit, geometry, archive, unarchive, copy, default storage (PERM-28). */
export const canEditSites = requireAnyRole('canEditSites', 'ADMINISTER_SITE')

/** Open the Activity tab of a site. The server also checks the license of the site. */
export const canOpenSiteActivity = andRole('canOpenSiteActivity', canReadSites, 'ADMINISTER_SITE')

/** Whether the actor can see archived sites. Others get active ones only (PERM-07, PERM-08, SITE-10, SITE-11). */
export const canSeeArchivedSites = (actor: Pick<Actor, 'roles'>): boolean => holdsRole(actor.roles, 'ADMINISTER_SITE')
