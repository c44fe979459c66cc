import { siteMessages } from './messages'
import type { SimpleSite, SiteCopyCheck } from './site'

/** The step after the check of a copy: copy, ask whether to unarchive, or refuse, because the site exists or for an unknown reason (COPY-29). */
export type SiteCopyStep = 'copy' | 'ask' | 'exists' | 'fail'

/** Decides the next step from the reply of canCopySites. */
export function siteCopyStep({ canCopy, isActive, askUnarchivePermission }: SiteCopyCheck): SiteCopyStep {
  if (!canCopy) return isActive ? 'exists' : 'fail'
  return askUnarchivePermission ? 'ask' : 'copy'
}

/** Why a site with this name cannot be copied (COPY-29). */
export function findCopyRefusal(check: SiteCopyCheck, name: string): string | undefined {
  const step = siteCopyStep(check)
  if (step === 'exists') return siteMessages.copyExists(name)
  return step === 'fail' ? siteMessages.copyFailed : undefined
}

/**
 * Whether a site or one below it is archived, so that a copy unarchives it (COPY-27).
 * @param sites parents before children
 */
export function hasArchivedSite(sites: readonly SimpleSite[], siteId: number): boolean {
  const tree = new Set([siteId])
  return sites.some(({ siteId: id, parentId, active }) => {
    if (parentId !== null && tree.has(parentId)) tree.add(id)
    return tree.has(id) && !active
  })
}
