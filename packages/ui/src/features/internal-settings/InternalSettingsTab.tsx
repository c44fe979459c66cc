import { internalSettingsLabels, internalSettingsMessages } from '@sitewright/domain/internal-settings/messages'
import type { InternalSettings, InternalSettingsSave } from '@sitewright/domain/internal-settings/model'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { Decision } from '@sitewright/domain/shared/policy'
import { Skeleton } from '../../skeleton/Skeleton'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import type { ETag, Tagged } from '../patterns/draft-outcome'
import { Codes, Part } from './InternalSettings.styles'
import { InternalSettingsEditor } from './InternalSettingsEditor'

/** Props of InternalSettingsTab. */
export interface InternalSettingsTabProps {
  view: ViewState<Tagged<InternalSettings>>
  edit: Decision
  /** Saves what changed over the version that it is on top of. */
  onSave: (changes: InternalSettingsSave, version: ETag) => Promise<SaveOutcome<InternalSettings>>
}

/** The internal settings of a license: two codes, and overrides of projects (SET-02 to SET-12). */
export function InternalSettingsTab({ view, ...rest }: InternalSettingsTabProps) {
  return (
    <View view={view} failedTitle={internalSettingsMessages.loadFailed} loading={<InternalSettingsSkeleton />}>
      {(stored) => <InternalSettingsEditor {...rest} stored={stored} />}
    </View>
  )
}

/** Internal settings that are still loading. */
export function InternalSettingsSkeleton() {
  return (
    <div aria-hidden="true">
      {[internalSettingsLabels.codes, internalSettingsLabels.overrides].map((title) => (
        <Part key={title} as="div">
          <header>
            <h2>{title}</h2>
          </header>
          <Codes>
            <Skeleton shape="box" />
            <Skeleton shape="box" />
          </Codes>
        </Part>
      ))}
    </div>
  )
}
