import { shortcuts as shortcutCalls } from '@sitewright/api-client/calls/shortcuts'
import { shortcutMessages } from '@sitewright/domain/shortcuts/messages'
import type { Shortcut, ShortcutInput } from '@sitewright/domain/shortcuts/model'
import { createOperations, ifMatch } from './api'
import { cacheEntry, selectTagged, useRead } from './read'
import { write } from './write'

const { shortcuts } = createOperations({ shortcuts: shortcutCalls })

const entryOf = (licenseId: number) => cacheEntry(shortcuts.list, { params: { licenseId } })

/** All reports as a license uses them. */
export const useShortcuts = (licenseId: number) =>
  useRead(shortcuts.list, { params: { licenseId } }, { select: selectTagged })

/** Saves all shortcuts of a license over the version that was read. */
export const saveShortcuts = (licenseId: number, body: readonly ShortcutInput[], tag: string | undefined) =>
  write(() => shortcuts.save({ params: { licenseId }, body: [...body] }, ifMatch(tag)), {
    saved: shortcutMessages.saved,
    failed: shortcutMessages.saveFailed,
    entry: entryOf(licenseId),
    refresh: ['activity.ofLicense'],
  })

/** Deletes one shortcut at once (SET-32). Its dialog shows why it failed. */
export const deleteShortcut = (licenseId: number, { id, reportName }: Pick<Shortcut, 'id' | 'reportName'>) =>
  write(() => shortcuts.remove({ params: { licenseId, reportId: id } }), {
    saved: shortcutMessages.deleted(reportName),
    failed: shortcutMessages.deleteFailed,
    entry: entryOf(licenseId),
    refresh: ['activity.ofLicense'],
  })
