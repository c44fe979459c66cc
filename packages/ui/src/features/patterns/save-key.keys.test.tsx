import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GroupNameInput } from '@sitewright/domain/groups/model'
import { useDraft } from '../../draft/use-draft'
import { FormTextField } from '../../form/FormTextField'
import { TextField } from '../../text-field/TextField'
import { CreateForm } from './CreateForm'
import { DraftEditForm } from './DraftEditForm'
import { EditForm } from './EditForm'
import { createTestRoot } from '../../test-root/test-root-fixture'

interface Group {
  name: string
}

const root = createTestRoot()
const onSave = vi.fn<(group: Group) => void>()
const STORED = { value: { name: 'Day' }, version: 1 }
const LABELS = { name: 'Name' }

beforeEach(() => {
  onSave.mockReset()
})

function New() {
  return (
    <CreateForm<Group, number>
      label="New group"
      schema={GroupNameInput}
      start={{ name: '' }}
      labels={LABELS}
      onSave={async (group) => {
        onSave(group)
        return { status: 'saved', value: 7 }
      }}
      onSaved={() => undefined}
      saveLabel="Save"
    >
      <FormTextField<Group> name="name" label="Name" />
    </CreateForm>
  )
}

const save = async (value: Group) => {
  onSave(value)
  return { status: 'saved' as const, value: { value, version: 2 } }
}

function Edited() {
  return (
    <EditForm<Group, number>
      schema={GroupNameInput}
      stored={STORED}
      labels={LABELS}
      readOnlyNote={undefined}
      onSave={save}
    >
      <FormTextField<Group> name="name" label="Name" />
    </EditForm>
  )
}

function Drafted() {
  const [stored] = useState(STORED)
  const control = useDraft<Group, number>({ stored, onSave: save })
  return (
    <DraftEditForm label="Group" control={control} labels={LABELS} readOnlyNote={undefined}>
      <TextField label="Name" value={control.draft.value.name} onChange={(name) => control.change('name', name)} />
    </DraftEditForm>
  )
}

it.each([
  ['a new record', New],
  ['an edited record', Edited],
  ['a draft', Drafted],
])('saves %s with Ctrl+S in a field, and with ⌘S from anywhere on the page', async (_, Form) => {
  root.render(<Form />)
  const field = page.getByRole('textbox', { name: 'Name' })
  await userEvent.fill(field, 'Night')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => onSave.mock.lastCall?.[0]).toMatchObject({ name: 'Night' })
  root.render(<Form key="again" />)
  await userEvent.fill(field, 'Evening')
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('{Meta>}s{/Meta}')
  await expect.poll(() => onSave.mock.lastCall?.[0]).toMatchObject({ name: 'Evening' })
  expect(onSave).toHaveBeenCalledTimes(2)
})
