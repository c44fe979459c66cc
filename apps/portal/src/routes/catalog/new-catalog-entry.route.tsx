import { useNavigate, useSearchParams } from 'react-router-dom'
import { toCatalogDuplicate } from '@sitewright/domain/catalog/forms'
import type { CatalogKind } from '@sitewright/domain/catalog/model'
import { catalogLabels, catalogScreenMessages, catalogTexts } from '@sitewright/domain/catalog/screen-messages'
import { NewCatalogEntryScreen } from '@sitewright/ui/features/catalog/NewCatalogEntryScreen'
import { asView } from '../../data/as-view'
import { createCatalogEntry, useCatalogEntry, useCatalogRoleGroups } from '../../data/catalog'
import { mapView } from '../../data/joined-view'
import { paths } from '../../paths'
import { PageTitle } from '../../shell/page/PageTitle'
import { parseId } from '../../shell/page/parse-id'
import { withKind } from './with-kind'

/** A new entry, or a duplicate of the product license in the query (CAT-17). */
export const Component = withKind(({ kind }) => {
  const [query] = useSearchParams()
  const copy = kind === 'productLicenses' ? (query.get('copy') ?? undefined) : undefined
  // A duplicate of another one is another form.
  return (
    <NewEntry key={`${kind} ${copy ?? ''}`} kind={kind} originalId={copy === undefined ? undefined : parseId(copy)} />
  )
})

function NewEntry({ kind, originalId }: { kind: CatalogKind; originalId: number | undefined }) {
  const navigate = useNavigate()
  const original = asView(useCatalogEntry(kind, originalId), catalogTexts[kind].fetchOneFailed)
  return (
    <>
      <PageTitle parts={[catalogLabels[kind].newTitle]} />
      <NewCatalogEntryScreen
        kind={kind}
        duplicate={
          originalId === undefined
            ? undefined
            : mapView(original, (entry) => ('roleGroupIds' in entry ? toCatalogDuplicate(entry) : {}))
        }
        roleGroups={asView(useCatalogRoleGroups(kind), catalogScreenMessages.roleGroupsFailed)}
        listHref={paths.catalog(kind)}
        onSave={(values) => createCatalogEntry(kind, values)}
        onSaved={({ id }) => void navigate(paths.catalogEntry(kind, id), { replace: true })}
        onBack={() => void navigate(-1)}
      />
    </>
  )
}
