import type { CatalogEntry, CatalogKind } from '@sitewright/domain/catalog/model'
import { catalogLabels } from '@sitewright/domain/catalog/screen-messages'
import { createLayout } from '../../shell/page/layout'

/** What the layout of an entry passes to its tabs. */
export interface OpenedEntry {
  kind: CatalogKind
  entry: CatalogEntry
}

/** The catalog entry that is open. */
export const { TabOutlet: CatalogOutlet, useOpened: useOpenedEntry } = createLayout<OpenedEntry>(({ kind, entry }) => [
  kind,
  entry.id,
  catalogLabels[kind].one,
])
