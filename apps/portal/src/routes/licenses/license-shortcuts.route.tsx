import { canEditLicenseSettings } from '@sitewright/domain/licenses/policy'
import { shortcutMessages } from '@sitewright/domain/shortcuts/messages'
import { ShortcutsSkeleton, ShortcutsTab } from '@sitewright/ui/features/shortcuts/ShortcutsTab'
import { asView } from '../../data/as-view'
import { deleteShortcut, saveShortcuts, useShortcuts } from '../../data/shortcuts'
import { failureOf } from '../../data/write'
import { useActor } from '../../shell/session/use-session'
import { useOpenedLicense } from './use-opened-license'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: ShortcutsSkeleton, saves: ['shortcuts.save', 'shortcuts.remove'] } as const

export function Component() {
  const { licenseId } = useOpenedLicense()
  return (
    <ShortcutsTab
      view={asView(useShortcuts(licenseId), shortcutMessages.loadFailed)}
      edit={canEditLicenseSettings.decide(useActor(), { licenseId })}
      onSave={(shortcuts, version) => saveShortcuts(licenseId, shortcuts, version)}
      onDelete={(row) => failureOf(deleteShortcut(licenseId, row))}
    />
  )
}
