import { type SubmitEvent, useRef, useState, useSyncExternalStore } from 'react'
import {
  configScreenLabels as labels,
  configScreenMessages as messages,
} from '@sitewright/domain/configs/screen-messages'
import { discardPendingTexts, settlePendingTexts } from '../../field/pending-texts'
import { useChangesWithTexts } from '../../field/use-pending-text'
import { LeaveGuard } from '../../leave-guard/LeaveGuard'
import { type Change, UnsavedBar, UnsavedBarAhead } from '../../unsaved-bar/UnsavedBar'
import type { ConfigBoard, DirtyConfig } from './config-board'

/** Props of ConfigsBar. */
export interface ConfigsBarProps {
  board: ConfigBoard
  formId: string
  /** Ids in the order of the page. */
  order: readonly number[]
  /** The message for a save of several configs of which one failed (CONF-22). */
  failedMessage: string
  /** Saves several configs: one at a time, or in one call. Resolves to whether all are saved. */
  onSaveAll: (configs: readonly DirtyConfig[]) => Promise<boolean>
}

const NOTHING: readonly Change[] = []

/** A change of one config stays as it is; the changes of several are counted by config. */
const listChanges = (configs: readonly DirtyConfig[]): readonly Change[] => {
  const [first, second] = configs
  if (first !== undefined && second === undefined) return first.changes
  return configs.map(({ name, changes }) => ({ id: name, label: `${name} ${changes.length}`, count: changes.length }))
}

/** The unsaved bar and the leave guard of the page: saves or discards all configs at once. */
export function ConfigsBar({ board, formId, order, failedMessage, onSaveAll }: ConfigsBarProps) {
  const snapshot = useSyncExternalStore(board.subscribe, board.getSnapshot, board.getSnapshot)
  const listDirty = (dirty: ReadonlyMap<number, DirtyConfig>) => order.flatMap((id) => dirty.get(id) ?? [])
  const configs = listDirty(snapshot)
  const [state, setState] = useState<'unsaved' | 'saving' | 'failed'>('unsaved')
  const isSaving = useRef(false)

  const saveAll = async (): Promise<boolean> => {
    // The fields are not in the form that is submitted.
    if (isSaving.current || !settlePendingTexts()) return false
    // The first config that cannot be saved takes the focus, and nothing is saved.
    if (configs.some(({ focusProblem }) => focusProblem())) return false
    isSaving.current = true
    setState('saving')
    await Promise.all(configs.map(({ waitForSave }) => waitForSave()))
    const unsaved = listDirty(board.getSnapshot())
    const isSaved =
      unsaved.length > 1
        ? await onSaveAll(unsaved)
        : (await Promise.all(unsaved.map(({ save }) => save(false)))).every(Boolean)
    isSaving.current = false
    // A config that was saved alone shows itself why it failed.
    setState(!isSaved && unsaved.length > 1 ? 'failed' : 'unsaved')
    return isSaved
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void saveAll()
  }
  const changes = useChangesWithTexts(configs.length > 0 ? listChanges(configs) : NOTHING)
  return (
    <>
      <form id={formId} hidden noValidate onSubmit={submit} />
      <LeaveGuard changes={changes} onSave={saveAll} param="view" />
      {configs.length > 0 || changes.length > 0 ? (
        <UnsavedBar
          changes={changes}
          state={state}
          message={failedMessage}
          formId={formId}
          fieldForms="[data-config]"
          saveDisabledReason={configs.find(({ saveDisabledReason }) => saveDisabledReason)?.saveDisabledReason}
          onDisabledSave={() => configs.some(({ focusProblem }) => focusProblem())}
          labels={{
            ...(configs.length > 1 && { save: labels.saveAll }),
            count: (count) => messages.count(count, configs.length),
          }}
          onDiscard={() => {
            setState('unsaved')
            discardPendingTexts(document)
            for (const { discard } of configs) discard()
          }}
        />
      ) : (
        <UnsavedBarAhead />
      )}
    </>
  )
}
