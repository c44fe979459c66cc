import { type SubmitEvent, useRef, useState, useSyncExternalStore } from 'react'
import {
  configScreenLabels as labels,
  configScreenMessages as messages,
} from '@sitewright/domain/configs/screen-messages'
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
  /** Called after several configs were saved at once. */
  onSavedAll: () => void
}

const NOTHING: readonly Change[] = []

/** A change of one config stays as it is; the changes of several are counted by config. */
const listChanges = (configs: readonly DirtyConfig[]): readonly Change[] => {
  const [first, second] = configs
  if (first !== undefined && second === undefined) return first.changes
  return configs.map(({ name, changes }) => ({ id: name, label: `${name} ${changes.length}`, count: changes.length }))
}

/** The unsaved bar and the leave guard of the page: saves or discards all configs at once. */
export function ConfigsBar({ board, formId, order, failedMessage, onSavedAll }: ConfigsBarProps) {
  const snapshot = useSyncExternalStore(board.subscribe, board.getSnapshot)
  const configs = order.flatMap((id) => snapshot.get(id) ?? [])
  const [state, setState] = useState<'unsaved' | 'saving' | 'failed'>('unsaved')
  const isSaving = useRef(false)

  const saveAll = async (): Promise<boolean> => {
    if (isSaving.current) return false
    // The first config that cannot be saved takes the focus, and nothing is saved.
    if (configs.some(({ focusProblem }) => focusProblem())) return false
    isSaving.current = true
    setState('saving')
    let failedCount = 0
    for (const config of configs) {
      const isSaved = (await config.waitForSave()) ?? (await config.save(configs.length > 1))
      if (!isSaved) failedCount += 1
    }
    isSaving.current = false
    // A config that was saved alone shows itself why it failed.
    setState(failedCount > 0 && configs.length > 1 ? 'failed' : 'unsaved')
    if (failedCount === 0 && configs.length > 1) onSavedAll()
    return failedCount === 0
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void saveAll()
  }
  const changes = listChanges(configs)
  const hasErrors = configs.some(({ errorCount }) => errorCount > 0)
  return (
    <>
      <form id={formId} hidden onSubmit={submit} />
      <LeaveGuard changes={configs.length > 0 ? changes : NOTHING} onSave={saveAll} />
      {configs.length > 0 ? (
        <UnsavedBar
          changes={changes}
          state={state}
          message={failedMessage}
          formId={formId}
          fieldForms="[data-config]"
          {...(hasErrors && { saveDisabledReason: messages.hasErrors })}
          onDisabledSave={() => configs.some(({ focusProblem }) => focusProblem())}
          labels={{
            ...(configs.length > 1 && { save: labels.saveAll }),
            count: (count) => messages.count(count, configs.length),
          }}
          onDiscard={() => {
            setState('unsaved')
            for (const { discard } of configs) discard()
          }}
        />
      ) : (
        <UnsavedBarAhead />
      )}
    </>
  )
}
