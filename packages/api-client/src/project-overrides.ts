import type { InternalSettingsSave } from '@sitewright/domain/internal-settings/model'
import type { CallOptions, ClientCall } from './client-of'
import type { internalSettings } from './contract/internal-settings'

/** A client that has the call: the whole one, or one of some areas. */
interface WithInternalSettings {
  readonly internalSettings: { readonly save: ClientCall<(typeof internalSettings)['save']> }
}

/**
 * Saves overrides of projects and nothing else (API-43). The specification shows no call for it, so this is the one that saves the internal settings (SET-12). Overrides of
 * projects that are left out stay.
 */
export const saveProjectOverrides = (
  client: WithInternalSettings,
  licenseId: number,
  overrides: NonNullable<InternalSettingsSave['ProjectOverrides']>,
  options: CallOptions = {},
) => client.internalSettings.save({ params: { licenseId }, body: { ProjectOverrides: overrides } }, options)
