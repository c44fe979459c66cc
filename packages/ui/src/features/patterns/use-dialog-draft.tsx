import { type ReactNode, useId, useState } from 'react'
import { type DraftControl, type DraftFields, useDraft } from '../../draft/use-draft'
import { StoredDraft, useStoredDraft } from './StoredDraft'

/** The fields of a dialog over a form, as one draft. */
export interface DialogDraft<T> extends Pick<DraftControl<T>, 'change'> {
  value: T
  /** `id` for the dialog, or for the form in it. */
  id: string
  /** Offers what this device stored. Render it first in the dialog. */
  note: ReactNode
  /** Removes what this device stored. Call it when the dialog closes, with OK or without. */
  clear: () => void
}

/**
 * Edits the fields of a dialog over a form as one draft, which this device stores until the dialog closes (DRAFT-12).
 * @param name names the dialog among those of the page
 * @param start the values of the fields at first
 * @param labels labels of the fields
 */
export function useDialogDraft<T extends DraftFields<T> & object>(
  name: string,
  start: T,
  labels: Readonly<Record<keyof T & string, string>>,
): DialogDraft<T> {
  const id = useId()
  const [stored] = useState({ value: start })
  // OK of the dialog does more than a save of these values.
  const control = useDraft<T>({ stored, onSave: async () => ({ status: 'saved' }) })
  const storedDraft = useStoredDraft(name)
  const { draft, change, choose, restore } = control
  return {
    value: draft.value,
    change,
    id,
    clear: storedDraft.clear,
    note: (
      <StoredDraft<T>
        control={storedDraft}
        draft={draft}
        labels={labels}
        formId={id}
        onRestore={(base, value) => {
          restore(base, value)
          // The note says what has changed since, and nothing is saved before OK.
          choose('mine')
        }}
      />
    ),
  }
}
