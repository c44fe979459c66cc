import { useParams } from 'react-router-dom'
import type { CatalogKind } from '@sitewright/domain/catalog/model'
import { catalogLabels, catalogTexts } from '@sitewright/domain/catalog/screen-messages'
import { CatalogEntryPage } from '@sitewright/ui/features/catalog/CatalogEntryPage'
import { asView } from '../../data/as-view'
import { mapView } from '../../data/joined-view'
import { useCatalogEntry } from '../../data/catalog'
import { paths } from '../../paths'
import { parseId } from '../../shell/page/parse-id'
import { useCatalogLayout } from './use-opened-entry'
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
  const { title, page } = useCatalogLayout(
    { kind, id },
    { view: mapView(view, (opened) => ({ kind, entry: opened })), name, failedTitle },
  )
  return (
    <>
      {title}
      <CatalogEntryPage {...page} view={view} kind={kind} listHref={paths.catalog(kind)}>
        {(opened) => page.children({ kind, entry: opened })}
      </CatalogEntryPage>
    </>
  )
}
