import type { CatalogEntry, CatalogKind } from '@sitewright/domain/catalog/model'
import { createLayout } from '../../shell/page/layout'

/** What the layout of an entry passes to its tabs. */
export interface OpenedEntry {
  kind: CatalogKind
  entry: CatalogEntry
}

/** The catalog entry that is open. */
export const { TabOutlet: CatalogOutlet, useOpened: useOpenedEntry } = createLayout<OpenedEntry>()
