import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import { apiKeyLabels } from '@sitewright/domain/api-keys/messages'
import { NewApiKey } from '@sitewright/domain/api-keys/model'
import { newApiKey } from '@sitewright/domain/api-keys/rules'
import type { License } from '@sitewright/domain/licenses/model'
import { licenseOptions } from '@sitewright/domain/licenses/rules'
import { allowed } from '@sitewright/domain/shared/policy'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { Button } from '../../button/Button'
import { Form } from '../../form/Form'
import { FormSelect } from '../../form/FormSelect'
import { applyServerErrors } from '../../form/server-errors'
import { LeaveGuard } from '../../leave-guard/LeaveGuard'
import { Note } from '../../note/Note'
import { PageHeader } from '../../page-header/PageHeader'
import { TextField } from '../../text-field/TextField'
import type { ToastQueue } from '../../toasts/toast-queue'
import { changedFieldsOf } from '../patterns/use-versioned-form'
import { ApiKeyFields } from './ApiKeyFields'
import { FormEnd } from '../patterns/FormEnd.styles'
import { TabBody } from '../patterns/TabBody.styles'
import { SecretDialog } from './SecretDialog'

/** How a creation ended: the secret is in this one answer alone (KEY-24). */
export type NewApiKeyOutcome =
  | { status: 'saved'; secret: string }
  | { status: 'failed'; message: string; fields: FieldErrors }

/** Props of NewApiKeyScreen. */
export interface NewApiKeyScreenProps {
  /** The license of whoever makes it; it stands in the form at first. */
  licenseId: number
  /** Given to whoever works in all licenses alone (KEY-07). */
  licenses?: readonly Pick<License, 'licenseId' | 'name'>[] | undefined
  licenseName: (licenseId: number) => string
  listHref: string
  onSave: (input: NewApiKey) => Promise<NewApiKeyOutcome>
  /** The secret was taken along: back to the list (KEY-23). */
  onDone: () => void
  onBack: () => void
  /** Where it is told that the secret was copied. */
  toasts: Pick<ToastQueue, 'info' | 'error'>
}

/** A new API key, and its secret, this once (KEY-14 to KEY-24). */
export function NewApiKeyScreen({ licenseId, licenses, onSave, ...props }: NewApiKeyScreenProps) {
  const start = newApiKey(licenseId)
  const form = useForm<NewApiKey>({
    resolver: zodResolver(NewApiKey),
    defaultValues: start,
    shouldFocusError: false,
  })
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  // In this component's memory alone: no cache, no storage, no address ever holds it (KEY-22).
  const [secret, setSecret] = useState<string>()
  const [isDone, setDone] = useState(false)

  const save = async (input: NewApiKey) => {
    setSaving(true)
    setFailure(undefined)
    const outcome = await onSave(input)
    setSaving(false)
    if (outcome.status === 'saved') return setSecret(outcome.secret)
    // What belongs to a field is told there.
    if (Object.keys(outcome.fields).length === 0) setFailure(outcome.message)
    applyServerErrors(form, outcome.fields)
  }

  return (
    <>
      <PageHeader title={apiKeyLabels.newTitle} breadcrumb={[{ label: apiKeyLabels.list, href: props.listHref }]} />
      <TabBody>
        {failure !== undefined && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        <Form form={form} onSubmit={save} isSummaryHidden>
          <ApiKeyFields edit={allowed}>
            {licenses ? (
              <FormSelect<NewApiKey>
                name="licenseId"
                label={apiKeyLabels.licenseId}
                isNumber
                isRequired
                options={licenseOptions(licenses)}
              />
            ) : (
              <TextField label={apiKeyLabels.licenseId} value={props.licenseName(licenseId)} isReadOnly />
            )}
          </ApiKeyFields>
          <FormEnd>
            <Button type="submit" tone="primary" isBusy={isSaving}>
              {apiKeyLabels.save}
            </Button>
            <Button onClick={props.onBack}>{apiKeyLabels.back}</Button>
          </FormEnd>
        </Form>
      </TabBody>
      <Leave form={form} start={start} isSaved={secret !== undefined} isDone={isDone} />
      <SecretDialog
        secret={secret}
        toasts={props.toasts}
        onClose={() => {
          // The guard has to know before the page is left.
          flushSync(() => {
            setSecret(undefined)
            setDone(true)
          })
          props.onDone()
        }}
      />
    </>
  )
}

/** Watches the form, so that a key press renders this and not the page. */
function Leave(props: {
  form: ReturnType<typeof useForm<NewApiKey>>
  start: NewApiKey
  isSaved: boolean
  isDone: boolean
}) {
  const { form, start, isSaved, isDone } = props
  const values = useWatch({ control: form.control })
  if (isDone) return <LeaveGuard changes={[]} />
  // While the secret is shown, leaving would lose it.
  if (isSaved) return <LeaveGuard changes={[{ id: 'secret', label: apiKeyLabels.secret, kind: 'removed' }]} />
  const changes = changedFieldsOf(start, { ...start, ...values }).map((field) => ({ id: field, label: LABELS[field] }))
  return <LeaveGuard changes={changes} />
}

const LABELS: Readonly<Record<keyof NewApiKey, string>> = {
  name: apiKeyLabels.name,
  description: apiKeyLabels.description,
  licenseId: apiKeyLabels.licenseId,
  isActive: apiKeyLabels.active,
  allProjects: apiKeyLabels.allProjects,
}
