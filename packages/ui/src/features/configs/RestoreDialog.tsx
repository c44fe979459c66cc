import { useMemo } from 'react'
import type { ConfigEntry } from '@sitewright/domain/configs/model'
import { planRestore } from '@sitewright/domain/configs/restore'
import { versionLabels as labels, versionMessages as messages } from '@sitewright/domain/configs/version-messages'
import type { WholeConfigVersion } from '@sitewright/domain/configs/versions'
import { ConfirmDialog } from '../../confirm-dialog/ConfirmDialog'
import { Note } from '../../note/Note'
import { useConfirmedAction } from '../patterns/use-confirmed-action'
import { ReplacedValues } from '../patterns/ReplacedValues'
import { compareEntries } from './config-comparison'
import type { StatusUse } from './config-editor'
import { UseList } from './UseList'

/** Props of RestoreDialog. */
export interface RestoreDialogProps {
  name: string
  /** The version to restore; undefined while the dialog is closed. */
  version: WholeConfigVersion | undefined
  /** The entries now; undefined if someone else deleted the config. */
  current: readonly ConfigEntry[] | undefined
  /** The workflow items that use a status, by its code. */
  statusUses: ReadonlyMap<number, readonly StatusUse[]>
  onClose: () => void
  /** Whether the restore discards unsaved changes. */
  losesChanges: boolean
  /** Resolves to the message of a failure. */
  onRestore: (entries: readonly ConfigEntry[], version: number) => Promise<string | undefined>
}

/** Asks before a version is restored: lists each value that changes, and the statuses that stay because items use them (CONF-78). */
export function RestoreDialog(props: RestoreDialogProps) {
  const { name, version, current, statusUses, onClose, onRestore } = props
  const old = version?.data?.configs
  const { entries, kept, changes } = useMemo(() => {
    const planned = old === undefined ? { entries: [], kept: [] } : planRestore(name, current, old, statusUses.keys())
    const compared = current === undefined ? [] : compareEntries(name, current, planned.entries)
    return { ...planned, changes: compared.filter(({ isSame }) => !isSame) }
  }, [old, current, name, statusUses])
  const confirmation = useConfirmedAction(
    async () => (version === undefined ? undefined : onRestore(entries, version.version)),
    onClose,
  )
  const isDeleted = current === undefined
  return (
    <ConfirmDialog
      isOpen={version !== undefined}
      title={labels.restoreTitle(version?.version ?? 0)}
      confirmLabel={isDeleted ? labels.restoreAdds : labels.restoreConfirm(changes.length)}
      confirmDisabledReason={!isDeleted && changes.length === 0 ? messages.restoreSame : undefined}
      {...confirmation}
    >
      <p>
        {isDeleted ? messages.restoreDeleted(name) : messages.restoreText(version?.at ?? 0)}{' '}
        {props.losesChanges && messages.restoreLoses}
      </p>
      {changes.length > 0 && (
        <ReplacedValues caption={labels.willChange} values={changes} beforeLabel={labels.valueNow} />
      )}
      {!isDeleted && changes.length === 0 && <p>{messages.restoreSame}</p>}
      {kept.length > 0 && (
        <Note tone="warning">
          {messages.kept(kept.map((status) => status.name))}
          <UseList uses={kept.flatMap(({ state }) => statusUses.get(state) ?? [])} />
        </Note>
      )}
    </ConfirmDialog>
  )
}
