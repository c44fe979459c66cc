import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GroupNameInput } from '@sitewright/domain/groups/model'
import { draftMessages } from '@sitewright/domain/shared/draft-messages'
import { EmailTagInput } from '../../email-tag-input/EmailTagInput'
import { FormTextField } from '../../form/FormTextField'
import { type Change, LeaveGuardProvider, type LeaveGuardProps } from '../../leave-guard/LeaveGuard'
import { CreateForm } from './CreateForm'
import { EditForm, type EditFormProps } from './EditForm'
import { createTestRoot } from '../../test-root/test-root-fixture'

interface Group {
  name: string
}

const root = createTestRoot()
let answer: () => void = () => undefined
/** What the leave guard would ask about. */
let guarded: readonly Change[] = []
let saveAndLeave: (() => Promise<boolean>) | undefined
const onSaved = vi.fn<() => void>()
const onSave = vi.fn<EditFormProps<Group, number>['onSave']>()
const onCreate = vi.fn<(input: Group) => void>()

function Guard({ changes, onSave: save }: LeaveGuardProps) {
  guarded = changes
  saveAndLeave = save
  return null
}

const nameField = page.getByRole('textbox', { name: 'Name' })
const saveKey = (): Promise<void> => userEvent.keyboard('{Control>}s{/Control}')

beforeEach(() => {
  onSaved.mockReset()
  onCreate.mockReset()
  onSave.mockReset()
  onSave.mockImplementation(
    (value) =>
      new Promise(
        (resolve) => (answer = () => resolve({ status: 'saved', value: { value: { ...value }, version: 2 } })),
      ),
  )
})

const STORED = { value: { name: 'Day Shift' }, version: 1 }

function renderEdit(others?: ReactNode): void {
  root.render(
    <LeaveGuardProvider guard={Guard}>
      <EditForm<Group, number>
        schema={GroupNameInput}
        stored={STORED}
        labels={{ name: 'Name' }}
        readOnlyNote={undefined}
        onSave={onSave}
        onSaved={onSaved}
      >
        <FormTextField<Group> name="name" label="Name" />
        {others}
      </EditForm>
    </LeaveGuardProvider>,
  )
}

function renderCreate(): void {
  root.render(
    <LeaveGuardProvider guard={Guard}>
      <CreateForm<Group, number>
        label="New group"
        schema={GroupNameInput}
        start={{ name: '' }}
        labels={{ name: 'Name' }}
        onSave={(input) => {
          onCreate(input)
          return new Promise((resolve) => (answer = () => resolve({ status: 'saved', value: 7 })))
        }}
        onSaved={onSaved}
        saveLabel="Save"
      >
        <FormTextField<Group> name="name" label="Name" />
      </CreateForm>
    </LeaveGuardProvider>,
  )
}

describe('typing during a save', () => {
  it('keeps a form open that would leave, says what is saved, and the next save leaves', async () => {
    renderEdit()
    await userEvent.fill(nameField, 'Night')
    await saveKey()
    await expect.poll(() => onSave.mock.calls.length).toBe(1)
    await userEvent.keyboard(' Shift')
    answer()
    await expect.element(page.getByText(draftMessages.partlySaved).first()).toBeInTheDocument()
    await expect.element(nameField).toHaveValue('Night Shift')
    expect(document.activeElement).toBe(nameField.element())
    expect(onSaved).not.toHaveBeenCalled()
    expect(guarded).toMatchObject([{ label: 'Name', before: 'Night', after: 'Night Shift' }])
    await saveKey()
    await expect.poll(() => onSave.mock.calls.length).toBe(2)
    answer()
    await expect.poll(() => onSaved.mock.calls.length).toBe(1)
    expect(onSave.mock.lastCall).toMatchObject([{ name: 'Night Shift' }, { version: 2 }])
  })

  it('keeps a page open that Save and leave would leave', async () => {
    renderEdit()
    await userEvent.fill(nameField, 'Night')
    await expect.poll(() => guarded.length).toBe(1)
    const left = saveAndLeave?.()
    await expect.poll(() => onSave.mock.calls.length).toBe(1)
    await nameField.click()
    await userEvent.keyboard('{End} Shift')
    answer()
    await expect(left).resolves.toBe(false)
    await expect.element(nameField).toHaveValue('Night Shift')
  })

  it('keeps a form open with a text that is in no value yet', async () => {
    renderEdit(<EmailTagInput label="Emails" value={[]} onChange={() => undefined} />)
    await userEvent.fill(nameField, 'Night')
    await saveKey()
    await expect.poll(() => onSave.mock.calls.length).toBe(1)
    await page.getByRole('textbox', { name: 'Emails' }).click()
    await userEvent.keyboard('mara')
    answer()
    await expect.poll(() => guarded.map(({ label }) => label)).toEqual(['Emails'])
    await expect.element(page.getByRole('textbox', { name: 'Emails' })).toHaveValue('mara')
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('keeps a form open that created a record, and creates no second one', async () => {
    renderCreate()
    await userEvent.fill(nameField, 'Night')
    await saveKey()
    await expect.poll(() => onCreate.mock.calls).toEqual([[{ name: 'Night' }]])
    await userEvent.keyboard(' Shift')
    answer()
    await expect.element(page.getByRole('alert')).toHaveTextContent(draftMessages.createdPartly(['Name']))
    await expect.element(nameField).toHaveValue('Night Shift')
    expect(onSaved).not.toHaveBeenCalled()
    expect(guarded.map(({ label }) => label)).toEqual(['Name'])
    expect(saveAndLeave).toBeUndefined()
    await nameField.click()
    await userEvent.keyboard('{Enter}')
    await saveKey()
    await page.getByRole('button', { name: draftMessages.continueWithout }).click()
    await expect.poll(() => onSaved.mock.calls).toEqual([[7]])
    expect(onCreate).toHaveBeenCalledTimes(1)
    expect(guarded).toEqual([])
  })
})
