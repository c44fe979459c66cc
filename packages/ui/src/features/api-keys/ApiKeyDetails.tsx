import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { apiKeyLabels, apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { type ApiKey, ApiKeyInput } from '@sitewright/domain/api-keys/model'
import { apiKeyInputOf } from '@sitewright/domain/api-keys/rules'
import { formatLongDate } from '@sitewright/domain/shared/dates'
import type { Decision } from '@sitewright/domain/shared/policy'
import { ConflictNote } from '../../assignment/ConflictNote'
import { focusConflict } from '../../assignment/focus-conflict'
import { Form } from '../../form/Form'
import { KeyValueList } from '../../key-value/KeyValueList'
import { LeaveGuard } from '../../leave-guard/LeaveGuard'
import { Note } from '../../note/Note'
import { TextField } from '../../text-field/TextField'
import { UnsavedBar, UnsavedBarAhead } from '../../unsaved-bar/UnsavedBar'
import {
  changedFieldsOf,
  contestedFieldsOf,
  type FormOutcome,
  useVersionedForm,
  type VersionedForm,
} from '../patterns/use-versioned-form'
import { ApiKeyFields } from './ApiKeyFields'
import { TabBody } from '../patterns/TabBody.styles'

/** How a save of a key ended. */
export type ApiKeyOutcome = FormOutcome<ApiKeyInput>

/** Props of ApiKeyDetails. */
export interface ApiKeyDetailsProps {
  apiKey: ApiKey
  /** The decision of the policy for this key; its reason is told on a read-only page. */
  edit: Decision
  onSave: (input: ApiKeyInput, version: number) => Promise<ApiKeyOutcome>
}

/** The details of a key (KEY-25 to KEY-28). */
export function ApiKeyDetails({ apiKey, edit, onSave }: ApiKeyDetailsProps) {
  const formId = useId()
  const state = useVersionedForm<ApiKeyInput>({
    stored: { input: apiKeyInputOf(apiKey), version: apiKey.version },
    resolver: zodResolver(ApiKeyInput),
    onSave,
  })
  return (
    <>
      <TabBody>
        {!edit.allowed && <Note tone="info">{apiKeyMessages.readOnly(edit.reason)}</Note>}
        {state.theirs && (
          <ConflictNote
            formId={formId}
            isAnswer
            message={apiKeyMessages.conflict}
            rows={conflictOf(state.base.input, state.form.getValues(), state.theirs.input)}
            onTakeTheirs={state.takeTheirs}
            onKeepMine={state.keepMine}
          />
        )}
        <Form
          form={state.form}
          id={formId}
          isSummaryHidden
          onSubmit={async (input) => {
            if (!(await state.save(input))) focusConflict(formId)
          }}
        >
          <ApiKeyFields
            edit={edit}
            fixed={
              <>
                <TextField label={apiKeyLabels.prefix} value={apiKey.keyPrefix} isReadOnly />
                <TextField label={apiKeyLabels.licenseId} value={String(apiKey.licenseId)} isReadOnly />
              </>
            }
          />
        </Form>
        <KeyValueList
          items={[
            { label: apiKeyLabels.createdDate, value: formatLongDate(apiKey.createdDate) },
            { label: apiKeyLabels.updatedDate, value: formatLongDate(apiKey.updatedDate) },
          ]}
        />
      </TabBody>
      {edit.allowed && <Unsaved state={state} formId={formId} />}
    </>
  )
}

/** Watches the whole form, so that a key press renders this bar and not the page. */
function Unsaved({ state, formId }: { state: VersionedForm<ApiKeyInput>; formId: string }) {
  const values = useWatch({ control: state.form.control })
  const stored = state.base.input
  const changes = changedFieldsOf(stored, { ...stored, ...values }).map((field) => ({
    id: field,
    label: LABELS[field],
  }))
  return (
    <>
      <LeaveGuard changes={changes} />
      {changes.length > 0 ? (
        <UnsavedBar
          changes={changes}
          state={state.saving}
          message={state.failure ?? (state.theirs && apiKeyMessages.conflict)}
          formId={formId}
          onDiscard={state.discard}
        />
      ) : (
        <UnsavedBarAhead />
      )}
    </>
  )
}

const LABELS: Readonly<Record<keyof ApiKeyInput, string>> = {
  name: apiKeyLabels.name,
  description: apiKeyLabels.description,
  isActive: apiKeyLabels.active,
  allProjects: apiKeyLabels.allProjects,
}

const shown = (value: string | boolean): string =>
  typeof value === 'string' ? value || apiKeyLabels.none : value ? apiKeyLabels.yes : apiKeyLabels.no

const conflictOf = (base: ApiKeyInput, mine: ApiKeyInput, theirs: ApiKeyInput) =>
  contestedFieldsOf(base, mine, theirs).map((field) => ({
    id: field,
    label: LABELS[field],
    theirs: shown(theirs[field]),
    mine: shown(mine[field]),
  }))
