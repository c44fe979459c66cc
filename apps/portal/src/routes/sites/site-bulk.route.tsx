import { siteMessages } from '@sitewright/domain/sites/messages'
import { canEditSites } from '@sitewright/domain/sites/policy'
import { SiteBulkPaste } from '@sitewright/ui/features/sites/SiteBulkPaste'
import { asView } from '../../data/as-view'
import { useSites } from '../../data/sites'
import { createHierarchy, reloadSites } from '../../data/sites/save-trees'
import { withParam } from '../../shell/layout'
import { parseId } from '../../shell/parse-id'
import { toasts } from '../../shell/toasts'
import { useActor } from '../../shell/use-session'
import { useSiteBreadcrumb } from './site-breadcrumb'

/** The bulk screen of a project (SITE-06). */
export const Component = withParam('projectId', ({ param }) => {
  const actor = useActor()
  const projectId = parseId(param)
  const edit = canEditSites.canDecide(actor)
  return (
    <SiteBulkPaste
      view={asView(useSites(projectId, actor), siteMessages.fetchFailed)}
      breadcrumb={useSiteBreadcrumb(projectId)}
      toasts={toasts}
      disabledReason={edit.allowed ? undefined : edit.reason}
      onCreate={(tree) => createHierarchy(projectId, tree)}
      onCreated={() => void reloadSites()}
    />
  )
})
