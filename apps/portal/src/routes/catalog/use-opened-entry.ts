import type { CatalogEntry, CatalogKind } from '@sitewright/domain/catalog/model'
import { catalogLabels } from '@sitewright/domain/catalog/screen-messages'
import { createLayout } from '../../shell/page/layout'

/** What the layout of an entry passes to its tabs. */
export interface OpenedEntry {
  kind: CatalogKind
  entry: CatalogEntry
}

/** The catalog entry that is open. */
export const { useLayout: useCatalogLayout, useOpened: useOpenedEntry } = createLayout<OpenedEntry>(
  'catalogEntry',
  ({ kind, entry }) => [kind, entry.id, catalogLabels[kind].one],
)
