import { useNavigate, useParams } from 'react-router-dom'
import { readCatalogKind } from '@sitewright/domain/catalog/rules'
import { catalogScreenMessages } from '@sitewright/domain/catalog/screen-messages'
import { CatalogEntryForm, CatalogEntrySkeleton } from '@sitewright/ui/features/catalog/CatalogEntryForm'
import { asView } from '../../data/as-view'
import {
  CATALOG_SAVES,
  deleteCatalogEntry,
  makeEnvironmentSecret,
  removeEnvironmentSecret,
  saveCatalogEntry,
  useCatalogRoleGroups,
} from '../../data/catalog'
import { failureOf } from '../../data/write'
import { paths } from '../../paths'
import { subjectPage } from '../../shell/page/subject-page'
import { pageNotices } from '../../shell/page/page-notices'
import { useOpenedEntry } from './use-opened-entry'

/** Shown by the layout until the tab can render. */
export const handle = {
  Skeleton: () => <CatalogEntrySkeleton kind={readCatalogKind(useParams().kind) ?? 'environments'} />,
  saves: CATALOG_SAVES,
}

export function Component() {
  const { kind, entry } = useOpenedEntry()
  const { id } = entry
  const navigate = useNavigate()
  return (
    <CatalogEntryForm
      kind={kind}
      entry={entry}
      roleGroups={asView(useCatalogRoleGroups(kind), catalogScreenMessages.roleGroupsFailed)}
      duplicateHref={kind === 'productLicenses' ? paths.copyProductLicense(id) : undefined}
      hrefOfUse={(of, item) => subjectPage({ kind: of, id: String(item.id), name: item.name })}
      onSave={(values, version) => saveCatalogEntry(kind, id, values, version)}
      onDelete={async () => {
        const outcome = await deleteCatalogEntry(kind, id)
        if (outcome.status === 'failed') return outcome.message
        await navigate(paths.catalog(kind), { replace: true })
        return undefined
      }}
      onMakeSecret={async () => {
        const outcome = await makeEnvironmentSecret(id)
        return outcome.status === 'failed' ? { failure: outcome.message } : outcome.value
      }}
      onRemoveSecret={() => failureOf(removeEnvironmentSecret(id))}
      toasts={pageNotices}
    />
  )
}
