import { nameKey } from '@sitewright/domain/shared/name-key'
import { nameMessages } from '@sitewright/domain/shared/name-messages'
import { siteMessages } from '@sitewright/domain/sites/messages'
import type { SiteNode } from '@sitewright/domain/sites/model'
import { isSiteHeaderName, siteNameProblem } from '@sitewright/domain/sites/rules'
import type { ExistingNode, PathRules } from '../../bulk-paste-editor/BulkPasteEditor'
import type { NameRules } from '../../name-tree-editor/NameTreeEditor'

const nameError = (name: string): string | undefined => siteNameProblem(name, 'hierarchy')

/** What the hierarchy editor holds a name to (SITE-22 to SITE-30). */
export const SITE_NAME_RULES: NameRules = {
  nameError,
  nameKey,
  siblingError: siteMessages.siblingsSame,
}

/** How the bulk screen reads its lines (SITE-44 to SITE-48, SITE-73, SITE-90 to SITE-92). */
export const SITE_PATH_RULES: PathRules = {
  nameError,
  nameKey,
  archived: siteMessages.bulkArchived,
  ambiguous: nameMessages.ambiguous,
  isHeaderName: isSiteHeaderName,
}

/** The sites of a project as nodes of the bulk screen. */
export const toExistingNodes = (sites: readonly SiteNode[]): ExistingNode[] =>
  sites.map(({ siteId, parentId, name, active }) => ({ id: siteId, parentId, name, isArchived: !active }))
