import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  documentNumberLabels as labels,
  documentNumberMessages as messages,
} from '@sitewright/domain/document-numbering/messages'
import type { NamedNumber, UpdateOutcome } from '@sitewright/domain/document-numbering/rules'
import { useDraft, useRowList } from '../../draft/use-draft'
import { focusFirstInvalid } from '../../form/focus-first-invalid'
import { toDraftFailure } from '../patterns/draft-outcome'
import { DraftEditForm } from '../patterns/DraftEditForm'
import type { DocumentNumberingProps } from './DocumentNumbering'
import { Layout } from './DocumentNumbering.styles'
import { hasInvalid, NUMBER_TEXTS, type NumberDraft, placeErrors, toChanges, toDraft, toOutcome } from './number-draft'
import { NumbersSummary } from './NumbersSummary'
import { NumbersTable } from './NumbersTable'
import { RefreshAction } from './RefreshAction'
import { RejectedDialog } from './RejectedDialog'

export type NumbersEditorProps = Omit<DocumentNumberingProps, 'view' | 'failedTitle'> & {
  numbers: readonly NamedNumber[]
}

/** The form of the document numbers. */
export function NumbersEditor({ numbers, edit, onRefresh, onSubmit }: NumbersEditorProps) {
  const stored = useMemo(() => ({ value: toDraft(numbers) }), [numbers])
  const control = useDraft<NumberDraft>({
    stored,
    onSave: async (value, { base }) => {
      const changes = toChanges(base, value)
      const outcome = await onSubmit(changes)
      if (outcome.status === 'failed') {
        const { found, others } = placeErrors(outcome.fields, changes)
        flushSync(() => setErrors(found))
        return toDraftFailure(outcome, others)
      }
      if (outcome.value.rejected.length > 0) setRejection(outcome.value)
      return toOutcome(base, value, outcome.value)
    },
  })
  const [errors, setErrors] = useState<ReadonlyMap<number, string>>(new Map())
  const [rejection, setRejection] = useState<UpdateOutcome>()
  const table = useRef<HTMLDivElement>(null)
  const { base, value } = control.draft
  const { rows, base: baseRows, change, set } = useRowList(control, 'numbers')

  const submit = async (): Promise<boolean> => {
    const result = await control.save()
    if (result === 'conflict') {
      // The dialog asks about the rejected numbers. So they become changes of the stored numbers, not a conflict.
      let typed = rows
      set((now) => (typed = now))
      control.discard()
      set(typed)
    }
    return result === 'saved'
  }
  return (
    <>
      <RefreshAction
        isUnsaved={control.isUnsaved}
        canSubmit={edit.allowed}
        onDiscard={control.discard}
        onRefresh={onRefresh}
      />
      <DraftEditForm
        label={labels.tab}
        control={control}
        {...NUMBER_TEXTS}
        readOnlyNote={edit.allowed ? undefined : messages.readOnly(edit.reason)}
        conflictTitle={messages.conflict}
        isConflictHidden={rejection !== undefined}
        saveLabel={labels.submit}
        saveDisabledReason={hasInvalid(base.value, value) ? messages.invalid : undefined}
        onDisabledSave={() => focusFirstInvalid(table.current)}
        onSave={submit}
      >
        <Layout>
          <NumbersTable
            ref={table}
            rows={rows}
            base={baseRows}
            isReadOnly={!edit.allowed}
            errors={errors}
            onChange={(id, nextNumber) => {
              setErrors((now) => new Map([...now].filter(([type]) => type !== rows.get(id)?.resourceType)))
              change(id, { nextNumber })
            }}
          />
          {edit.allowed && <NumbersSummary rows={rows} base={baseRows} />}
        </Layout>
      </DraftEditForm>
      <RejectedDialog
        update={rejection}
        numbers={numbers}
        onClose={() => setRejection(undefined)}
        onRefresh={() => {
          setRejection(undefined)
          control.discard()
          void onRefresh()
        }}
      />
    </>
  )
}
