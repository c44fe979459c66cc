import { internalSettings as settingsCalls } from '@sitewright/api-client/calls/internal-settings'
import { internalSettingsMessages } from '@sitewright/domain/internal-settings/messages'
import type { InternalSettingsSave } from '@sitewright/domain/internal-settings/model'
import { createOperations, ifMatch } from './api'
import { cacheEntry, selectTagged, useRead } from './read'
import { write } from './write'

const { internalSettings } = createOperations({ internalSettings: settingsCalls })

/** The internal settings of a license, with its projects. */
export const useInternalSettings = (licenseId: number) =>
  useRead(internalSettings.read, { params: { licenseId } }, { select: selectTagged })

/** Saves what changed of the internal settings over the version that was read. */
export const saveInternalSettings = (licenseId: number, body: InternalSettingsSave, tag: string | undefined) =>
  write(() => internalSettings.save({ params: { licenseId }, body }, ifMatch(tag)), {
    saved: internalSettingsMessages.saved,
    failed: internalSettingsMessages.saveFailed,
    entry: cacheEntry(internalSettings.read, { params: { licenseId } }),
    refresh: ['activity.ofLicense'],
  })
