import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  documentNumberLabels as labels,
  documentNumberMessages as messages,
} from '@sitewright/domain/document-numbering/messages'
import type { NamedNumber, UpdateOutcome } from '@sitewright/domain/document-numbering/rules'
import { useDraft } from '../../draft/use-draft'
import { focusFirstInvalid } from '../../form/focus-first-invalid'
import { toDraftFailure } from '../patterns/draft-outcome'
import { DraftEditForm } from '../patterns/DraftEditForm'
import type { DocumentNumberingProps } from './DocumentNumbering'
import { Layout } from './DocumentNumbering.styles'
import { findInvalid, getTexts, type NumberDraft, placeErrors, toChanges, toDraft, toOutcome } from './number-draft'
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
  const lastUpdate = useRef<UpdateOutcome>(undefined)
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
      if (outcome.status === 'conflict') return { status: 'conflict' }
      lastUpdate.current = outcome.value
      return toOutcome(base, value, outcome.value)
    },
  })
  const [errors, setErrors] = useState<ReadonlyMap<number, string>>(new Map())
  const [rejection, setRejection] = useState<UpdateOutcome>()
  const table = useRef<HTMLDivElement>(null)
  const { base, value: draft } = control.draft
  const texts = useMemo(() => getTexts(numbers), [numbers])
  const getUpdate = (): UpdateOutcome | undefined => lastUpdate.current
  const isInvalid = findInvalid(base.value, draft) !== undefined

  const submit = async (): Promise<boolean> => {
    lastUpdate.current = undefined
    const result = await control.save()
    // After the panel of the conflict, which focuses its heading: the dialog takes the focus, and gives it back to the panel.
    const update = getUpdate()
    if (update !== undefined && update.rejected.length > 0) setRejection(update)
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
        {...texts}
        readOnlyNote={edit.allowed ? undefined : messages.readOnly(edit.reason)}
        conflictTitle={messages.conflict}
        saveLabel={labels.submit}
        saveDisabledReason={isInvalid ? messages.invalid : undefined}
        onDisabledSave={() => focusFirstInvalid(table.current)}
        onSave={submit}
      >
        <Layout>
          <NumbersTable
            ref={table}
            numbers={numbers}
            base={base.value}
            draft={draft}
            isReadOnly={!edit.allowed}
            errors={errors}
            onChange={(resourceType, number) => {
              setErrors((now) => new Map([...now].filter(([type]) => type !== resourceType)))
              control.change(String(resourceType), number)
            }}
          />
          {edit.allowed && <NumbersSummary numbers={numbers} base={base.value} draft={draft} />}
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
