import { siteMessages } from '@sitewright/domain/sites/messages'
import type { SiteNode } from '@sitewright/domain/sites/model'
import { isSiteHeaderName, siteNameKey, siteNameProblem } from '@sitewright/domain/sites/rules'
import type { ExistingNode, PathRules } from '../../bulk-paste-editor/BulkPasteEditor'
import { foldBlanks } from '../../bulk-paste-editor/read-records'
import type { NameRules } from '../../name-tree-editor/NameTreeEditor'

const nameError = (name: string): string | undefined => siteNameProblem(name, 'hierarchy')

/** What the hierarchy editor holds a name to (SITE-22 to SITE-30). */
export const SITE_NAME_RULES: NameRules = {
  nameError,
  nameKey: siteNameKey,
  siblingError: siteMessages.siblingsSame,
}

/** How the bulk screen reads its lines (SITE-44 to SITE-48, SITE-73, SITE-90 to SITE-92). */
export const SITE_PATH_RULES: PathRules = {
  nameError,
  // Stored names can contain other blanks than the read ones.
  nameKey: (name) => siteNameKey(foldBlanks(name)),
  archived: siteMessages.bulkArchived,
  isHeaderName: isSiteHeaderName,
}

/** The sites of a project as nodes of the bulk screen. */
export const toExistingNodes = (sites: readonly SiteNode[]): ExistingNode[] =>
  sites.map(({ siteId, parentId, name, active }) => ({ id: siteId, parentId, name, isArchived: !active }))
