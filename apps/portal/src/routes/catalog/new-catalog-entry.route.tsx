import { useNavigate } from 'react-router-dom'
import { catalogLabels, catalogScreenMessages } from '@sitewright/domain/catalog/screen-messages'
import { NewCatalogEntryScreen } from '@sitewright/ui/features/catalog/NewCatalogEntryScreen'
import { asView } from '../../data/as-view'
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
        roleGroups={asView(useCatalogRoleGroups(kind), catalogScreenMessages.roleGroupsFailed)}
        listHref={paths.catalog(kind)}
        onSave={(values) => createCatalogEntry(kind, values)}
        onSaved={({ id }) => void navigate(paths.catalogEntry(kind, id), { replace: true })}
        onBack={() => void navigate(-1)}
      />
    </>
  )
})
