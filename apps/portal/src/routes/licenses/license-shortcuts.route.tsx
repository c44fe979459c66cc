import { canEditLicenseSettings } from '@sitewright/domain/licenses/policy'
import { shortcutMessages } from '@sitewright/domain/shortcuts/messages'
import { ShortcutsSkeleton, ShortcutsTab } from '@sitewright/ui/features/shortcuts/ShortcutsTab'
import { asView } from '../../data/as-view'
import { withAuthor } from '../../data/conflict-author'
import { deleteShortcut, saveShortcuts, useShortcuts } from '../../data/shortcuts'
import { useActor } from '../../shell/use-session'
import { useOpenedLicense } from './use-opened-license'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: ShortcutsSkeleton }

export function Component() {
  const { licenseId } = useOpenedLicense()
  return (
    <ShortcutsTab
      view={asView(useShortcuts(licenseId), shortcutMessages.loadFailed)}
      edit={canEditLicenseSettings.decide(useActor(), { licenseId })}
      onSave={(shortcuts, version) =>
        withAuthor(saveShortcuts(licenseId, shortcuts, version), {
          subject: 'license',
          id: licenseId,
          actions: ['shortcuts.save', 'shortcuts.remove'],
          base: version,
        })
      }
      onDelete={async (row) => {
        const outcome = await deleteShortcut(licenseId, row)
        return outcome.status === 'failed' ? outcome.message : undefined
      }}
    />
  )
}
