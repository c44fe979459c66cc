import { canToggleImports } from '@sitewright/domain/imports/policy'
import { importMessages } from '@sitewright/domain/imports/messages'
import { ImportsSkeleton, UserImports } from '@sitewright/ui/features/users/UserImports'
import { useImportToggles } from '../../data/users/import-toggles'
import { useUserImports } from '../../data/users/imports'
import { asView } from '../../data/as-view'
import { useActor } from '../../shell/session/use-session'
import { useOpenedUser } from './use-opened-user'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: ImportsSkeleton }

export function Component() {
  const actor = useActor()
  const user = useOpenedUser()
  const imports = useUserImports(user.userName)
  const toggles = useImportToggles(user)
  const view = asView(imports, importMessages.fetchOfUserFailed)
  return (
    <UserImports
      view={view.state === 'ready' ? { ...view, value: view.value.value.map(toggles.shown) } : view}
      edit={canToggleImports.decide(actor, user)}
      isSaving={toggles.isSaving}
      onToggle={(system) => imports.data && toggles.toggle(imports.data, system)}
    />
  )
}
