import { internalSettingsMessages } from '@sitewright/domain/internal-settings/messages'
import { canEditInternalSettings } from '@sitewright/domain/licenses/policy'
import {
  InternalSettingsSkeleton,
  InternalSettingsTab,
} from '@sitewright/ui/features/internal-settings/InternalSettingsTab'
import { asView } from '../../data/as-view'
import { saveInternalSettings, useInternalSettings } from '../../data/internal-settings'
import { useActor } from '../../shell/session/use-session'
import { useOpenedLicense } from './use-opened-license'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: InternalSettingsSkeleton, saves: ['internalSettings.save'] } as const

export function Component() {
  const { licenseId } = useOpenedLicense()
  return (
    <InternalSettingsTab
      view={asView(useInternalSettings(licenseId), internalSettingsMessages.loadFailed)}
      edit={canEditInternalSettings.canDecide(useActor())}
      onSave={(changes, version) => saveInternalSettings(licenseId, changes, version)}
    />
  )
}
