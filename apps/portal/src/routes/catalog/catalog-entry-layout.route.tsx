import { useParams } from 'react-router-dom'
import type { CatalogKind } from '@sitewright/domain/catalog/model'
import { catalogLabels, catalogTexts } from '@sitewright/domain/catalog/screen-messages'
import { CatalogEntryPage } from '@sitewright/ui/features/catalog/CatalogEntryPage'
import { asView } from '../../data/as-view'
import { useCatalogEntry } from '../../data/catalog'
import { paths } from '../../paths'
import { useLayout } from '../../shell/page/layout'
import { parseId } from '../../shell/page/parse-id'
import { CATALOG_TABS } from './catalog-tabs'
import { CatalogOutlet } from './use-opened-entry'
import { withKind } from './with-kind'

/** The page of a catalog entry: the header above its tabs. */
export const Component = withKind(({ kind }) => {
  const id = parseId(useParams().id)
  return <EntryPage key={id} kind={kind} id={id} />
})

function EntryPage({ kind, id }: { kind: CatalogKind; id: number }) {
  const entry = useCatalogEntry(kind, id)
  const failedTitle = catalogTexts[kind].fetchOneFailed
  const view = asView(entry, failedTitle)
  const name = entry.data?.name ?? catalogLabels[kind].list
  const { tabs, title, loading } = useLayout(CATALOG_TABS, { kind, id }, { view, name, failedTitle })
  return (
    <>
      {title}
      <CatalogEntryPage kind={kind} view={view} loading={loading} listHref={paths.catalog(kind)} tabs={tabs}>
        {(opened) => <CatalogOutlet value={{ kind, entry: opened }} />}
      </CatalogEntryPage>
    </>
  )
}
