import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import { groupLabels, groupMessages } from '@sitewright/domain/groups/messages'
import { UserGroupInput } from '@sitewright/domain/groups/model'
import { groupCreateOf, type GroupSeed } from '@sitewright/domain/groups/rules'
import { licenseOptions } from '@sitewright/domain/licenses/rules'
import type { Decision } from '@sitewright/domain/shared/policy'
import { Button } from '../../button/Button'
import { Checkbox } from '../../checkbox/Checkbox'
import { Form } from '../../form/Form'
import { FormSelect } from '../../form/FormSelect'
import { FormTextField } from '../../form/FormTextField'
import { applyServerErrors } from '../../form/server-errors'
import { LeaveGuard } from '../../leave-guard/LeaveGuard'
import { Note } from '../../note/Note'
import { TextField } from '../../text-field/TextField'
import type { Change } from '../../unsaved-bar/UnsavedBar'
import { FormEnd } from '../patterns/FormEnd.styles'
import { Fields, TabBody } from '../patterns/TabBody.styles'
import type { NewGroupScreenProps, NewGroupStart } from './NewGroupScreen'

/** Props of NewGroupForm. */
export interface NewGroupFormProps extends Omit<NewGroupScreenProps, 'view' | 'userName' | 'listHref'> {
  start: NewGroupStart
}

/** Name, license and what is copied. Save says why it cannot be pressed yet. */
export function NewGroupForm({ start, create, ...props }: NewGroupFormProps) {
  const { licenses, licenseId, seed } = start
  const [copy, setCopy] = useState({ projects: false, roles: false })
  const [state, setState] = useState<'open' | 'saving' | 'saved'>('open')
  const [failure, setFailure] = useState<string>()
  const form = useForm<UserGroupInput>({
    resolver: zodResolver(UserGroupInput),
    defaultValues: { name: '', ...(licenseId === undefined ? {} : { licenseId }) },
    shouldFocusError: false,
  })
  const values = useWatch({ control: form.control })
  const reason = reasonOf({ create, values, seed, copy })
  const changes = state === 'saved' ? [] : changesOf(values.name, copy)

  const save = async (input: UserGroupInput) => {
    if (reason !== undefined) return
    setState('saving')
    setFailure(undefined)
    const outcome = await props.onSave(groupCreateOf(input, copy, seed))
    if (outcome.status === 'saved') {
      // The guard has to know before the page is left.
      flushSync(() => setState('saved'))
      return props.onSaved()
    }
    setState('open')
    // What belongs to a field is told there.
    if (Object.keys(outcome.fields).length === 0) setFailure(outcome.message)
    applyServerErrors(form, outcome.fields)
  }

  return (
    <>
      <TabBody>
        {!create.allowed && <Note tone="info">{groupMessages.readOnlyNew(create.reason)}</Note>}
        {failure !== undefined && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        <Form form={form} onSubmit={save} isSummaryHidden>
          <Fields>
            <FormTextField<UserGroupInput>
              name="name"
              label={groupLabels.name}
              isRequired
              isReadOnly={!create.allowed}
              autoComplete="off"
            />
            {licenses ? (
              <FormSelect<UserGroupInput>
                name="licenseId"
                label={groupLabels.license}
                isNumber
                isRequired
                placeholder={groupLabels.chooseLicense}
                {...(create.allowed ? {} : { disabledReason: create.reason })}
                options={licenseOptions(licenses)}
              />
            ) : (
              <TextField
                label={groupLabels.license}
                value={licenseId === undefined ? '' : props.licenseName(licenseId)}
                isReadOnly
              />
            )}
            {seed && <CopyChoices seed={seed} copy={copy} onChange={setCopy} create={create} />}
          </Fields>
          <FormEnd>
            <Button type="submit" tone="primary" isBusy={state === 'saving'} disabledReason={reason}>
              {groupLabels.save}
            </Button>
            <Button onClick={props.onBack}>{groupLabels.back}</Button>
          </FormEnd>
        </Form>
      </TabBody>
      <LeaveGuard changes={changes} />
    </>
  )
}

interface Copy {
  projects: boolean
  roles: boolean
}

function CopyChoices({
  seed,
  copy,
  onChange,
  create,
}: {
  seed: GroupSeed
  copy: Copy
  onChange: (copy: Copy) => void
  create: Decision
}) {
  const held = create.allowed ? {} : { disabledReason: create.reason }
  const { projectIds, roleIds, addOnIds, copyable } = seed
  return (
    <>
      <Checkbox
        label={groupLabels.copyProjects}
        help={groupMessages.projectsToCopy(copyable?.projects ?? projectIds.length, projectIds.length)}
        checked={copy.projects}
        onChange={(projects) => onChange({ ...copy, projects })}
        {...held}
      />
      <Checkbox
        label={groupLabels.copyRoles}
        help={groupMessages.rolesToCopy(
          { copyable: copyable?.roles ?? roleIds.length, all: roleIds.length },
          { copyable: copyable?.addOns ?? addOnIds.length, all: addOnIds.length },
        )}
        checked={copy.roles}
        onChange={(roles) => onChange({ ...copy, roles })}
        {...held}
      />
    </>
  )
}

/** Why it cannot be saved yet (GROUP-35 to GROUP-38); nothing where it can. */
function reasonOf(facts: {
  create: Decision
  values: Partial<UserGroupInput>
  seed: GroupSeed | undefined
  copy: Copy
}): string | undefined {
  const { create, values, seed, copy } = facts
  if (!create.allowed) return create.reason
  if ((values.name ?? '').trim() === '') return groupMessages.nameRequired
  if (!Number.isInteger(values.licenseId)) return groupMessages.licenseRequired
  return seed !== undefined && !copy.projects && !copy.roles ? groupMessages.chooseCopy : undefined
}

function changesOf(name: string | undefined, copy: Copy): Change[] {
  return [
    ...(name ? [{ id: 'name', label: groupLabels.name }] : []),
    ...(copy.projects ? [{ id: 'projects', label: groupLabels.copyProjects }] : []),
    ...(copy.roles ? [{ id: 'roles', label: groupLabels.copyRoles }] : []),
  ]
}
