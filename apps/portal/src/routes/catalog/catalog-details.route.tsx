import { useNavigate, useParams } from 'react-router-dom'
import { readCatalogKind } from '@sitewright/domain/catalog/rules'
import { CatalogEntryForm, CatalogEntrySkeleton } from '@sitewright/ui/features/catalog/CatalogEntryForm'
import {
  catalogActions,
  deleteCatalogEntry,
  makeEnvironmentSecret,
  removeEnvironmentSecret,
  saveCatalogEntry,
  useCatalogRoleGroups,
} from '../../data/catalog'
import { withAuthor } from '../../data/conflict-author'
import { paths } from '../../paths'
import { toasts } from '../../shell/toasts'
import { useOpenedEntry } from './use-opened-entry'

/** Shown by the layout until the tab can render. */
export const handle = {
  Skeleton: () => <CatalogEntrySkeleton kind={readCatalogKind(useParams().kind) ?? 'environments'} />,
}

export function Component() {
  const { kind, entry } = useOpenedEntry()
  const { id } = entry
  const navigate = useNavigate()
  return (
    <CatalogEntryForm
      kind={kind}
      entry={entry}
      roleGroups={useCatalogRoleGroups(kind).data}
      onSave={(values, version) =>
        withAuthor(saveCatalogEntry(kind, id, values, version), {
          subject: kind,
          id,
          actions: catalogActions[kind],
          base: version,
        })
      }
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
      onRemoveSecret={async () => {
        const outcome = await removeEnvironmentSecret(id)
        return outcome.status === 'failed' ? outcome.message : undefined
      }}
      toasts={toasts}
    />
  )
}
