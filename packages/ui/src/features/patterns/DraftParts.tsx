import { useRef, useState } from 'react'
import { draftMessages } from '@sitewright/domain/shared/draft-messages'
import { ConflictPanel, focusUnresolved } from '../../conflict-panel/ConflictPanel'
import { returnFocus } from '../../focus/return-focus'
import { useFocusTransfer } from '../../focus/transfer-focus'
import { type Draft, type DraftFields, getContestedParts, getMergedFields, getUnresolvedParts } from '../../draft/draft'
import {
  type FieldTexts,
  getContestedLabels,
  hasListedConflict,
  toContestedFields,
  toMergedFields,
} from '../../draft/draft-texts'
import type { DraftControl } from '../../draft/use-draft'
import { discardPendingTexts } from '../../field/pending-texts'
import { useChangesWithTexts } from '../../field/use-pending-text'
import { focusField } from '../../form/form-fields'
import { LeaveGuard } from '../../leave-guard/LeaveGuard'
import { describeConflict } from './describe-author'
import { getForm } from './get-form'
import { type Change, UnsavedBar, UnsavedBarAhead } from '../../unsaved-bar/UnsavedBar'

/** `id` of the conflict panel of a form. */
const getPanelId = (formId: string): string => `${formId}-conflict`

/** Focuses what must be settled before a save: the first contested field without a choice, else the heading of the panel. */
function focusConflict(formId: string): void {
  const panel = document.getElementById(getPanelId(formId))
  if (!focusUnresolved(panel)) panel?.querySelector<HTMLElement>('h2')?.focus()
}

/** Whether a save has to wait for a choice or for their version. Then it focuses the panel. */
export function blockSave<T extends DraftFields<T>>(draft: Draft<T>, formId: string): boolean {
  const isBlocked = draft.isRejected || getUnresolvedParts(draft).length > 0
  if (isBlocked) focusConflict(formId)
  return isBlocked
}

/** Why a draft cannot be saved yet: a choice is missing, or their version is not loaded. */
export function getBlockReason<T extends DraftFields<T>>(draft: Draft<T>, texts: FieldTexts<T>): string | undefined {
  if (draft.isRejected) return draftMessages.loadingTheirs
  const unresolved = getUnresolvedParts(draft)
  if (unresolved.length === 0) return undefined
  const labels = getContestedLabels(draft, texts)
  return draftMessages.unresolved(unresolved.map((key) => labels.get(key) ?? key))
}

/** Props of DraftConflict. */
export interface DraftConflictProps<T> {
  /** The draft with the values as they are now. */
  draft: Draft<T>
  texts: FieldTexts<T>
  formId: string
  /** Heading: who or what is in conflict. */
  title: string | undefined
  onChoose: DraftControl<T>['choose']
}

/** The conflict panel of a draft; nothing without a conflict. */
export function DraftConflict<T extends DraftFields<T>>(props: DraftConflictProps<T>) {
  const { conflict, isRejected } = props.draft
  if (!isRejected && !hasListedConflict(props.draft, props.texts)) return null
  const rejections = conflict?.rejections ?? 1
  // Each rejected save is answered: the heading of a new panel takes the focus.
  return <OpenConflict key={rejections} {...props} isAnswer={rejections > 0} />
}

function OpenConflict<T extends DraftFields<T>>(props: DraftConflictProps<T> & { isAnswer: boolean }) {
  const { draft, texts, formId, title, onChoose, isAnswer } = props
  const panel = useRef<HTMLElement>(null)
  const [now] = useState(() => Date.now())
  // To the first field of the conflict, for example after Ctrl+S on a choice.
  useFocusTransfer(panel, (element) => {
    const form = getForm(formId)
    if (form === undefined) return
    for (const name of [...getContestedParts(draft), ...getMergedFields(draft)]) {
      focusField(form, name)
      if (form.contains(document.activeElement)) return
    }
    returnFocus(form, element)
  })
  return (
    <ConflictPanel
      id={getPanelId(formId)}
      ref={panel}
      contested={toContestedFields(draft, texts)}
      merged={toMergedFields(draft, texts)}
      isAnswer={isAnswer}
      isLoading={draft.isRejected}
      onChoose={onChoose}
      {...describeConflict(draft.conflict?.author, now, title)}
    />
  )
}

/** Props of DraftUnsaved. */
export interface DraftUnsavedProps<T> {
  /** The draft with the values as they are now. */
  draft: Draft<T>
  texts: FieldTexts<T>
  changes: readonly Change[]
  formId: string
  /** Why the changes cannot be saved now. */
  saveDisabledReason?: string | undefined
  /** Called when the user presses Save while it has a `saveDisabledReason`. */
  onDisabledSave?: (() => void) | undefined
  /** Text of the save button; "Save" by default. */
  saveLabel?: string | undefined
  /** What the save will do beyond the form. The save asks first, so its button ends in an ellipsis. */
  warning?: string | undefined
  /** Hides the message of a failed save, which the form shows at its field. */
  isFailureHidden?: boolean
  onDiscard: () => void
  /** Saves before the user leaves. Resolves to true when everything is saved. */
  onSave: () => Promise<boolean>
}

const NOTHING: readonly Change[] = []

/** The unsaved bar and the leave guard of a draft. */
export function DraftUnsaved<T extends DraftFields<T>>(props: DraftUnsavedProps<T>) {
  const { draft, texts, formId, onDiscard, onSave } = props
  const { conflict, isRejected, saving, failure } = draft
  const changes = useChangesWithTexts(props.changes, formId)
  const isDirty = changes.length > 0 || conflict !== undefined || isRejected
  const contested = getContestedParts(draft)
  const unresolved = getUnresolvedParts(draft)
  const blockReason = getBlockReason(draft, texts)
  const labels = {
    ...(props.warning === undefined ? {} : { save: draftMessages.saveAsking }),
    ...(props.saveLabel === undefined ? {} : { save: props.saveLabel }),
    ...(conflict === undefined ? {} : { save: draftMessages.saveMerged }),
    ...(contested.length === 0
      ? {}
      : { count: () => draftMessages.resolved(contested.length - unresolved.length, contested.length) }),
  }
  return (
    <>
      <LeaveGuard changes={isDirty ? changes : NOTHING} onSave={onSave} />
      {isDirty ? (
        <UnsavedBar
          changes={changes}
          state={saving === 'failed' && props.isFailureHidden === true ? 'unsaved' : saving}
          message={failure}
          formId={formId}
          saveDisabledReason={blockReason ?? props.saveDisabledReason}
          onDisabledSave={() => (blockReason !== undefined ? focusConflict(formId) : props.onDisabledSave?.())}
          labels={labels}
          warning={props.warning}
          note={draft.isPartlySaved ? draftMessages.partlySaved : undefined}
          onDiscard={() => {
            const form = getForm(formId)
            if (form !== undefined) discardPendingTexts(form)
            onDiscard()
          }}
        />
      ) : (
        <UnsavedBarAhead />
      )}
    </>
  )
}
