import { useNavigate } from 'react-router-dom'
import { catalogLabels } from '@sitewright/domain/catalog/screen-messages'
import { NewCatalogEntryScreen } from '@sitewright/ui/features/catalog/NewCatalogEntryScreen'
import { createCatalogEntry, useCatalogRoleGroups } from '../../data/catalog'
import { paths } from '../../paths'
import { PageTitle } from '../../shell/PageTitle'
import { withKind } from './with-kind'

export const Component = withKind(({ kind }) => {
  const navigate = useNavigate()
  return (
    <>
      <PageTitle parts={[catalogLabels[kind].newTitle]} />
      <NewCatalogEntryScreen
        kind={kind}
        roleGroups={useCatalogRoleGroups(kind).data}
        listHref={paths.catalog(kind)}
        onSave={(values) => createCatalogEntry(kind, values)}
        onSaved={({ id }) => void navigate(paths.catalogEntry(kind, id), { replace: true })}
        onBack={() => void navigate(-1)}
      />
    </>
  )
})
