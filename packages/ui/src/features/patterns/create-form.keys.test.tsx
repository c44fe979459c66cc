import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GroupNameInput } from '@sitewright/domain/groups/model'
import { FormTextField } from '../../form/FormTextField'
import { CreateForm, type CreateFormProps } from './CreateForm'
import { createTestRoot } from '../../test-root/test-root-fixture'

interface NewGroup {
  name: string
}
type Props = CreateFormProps<NewGroup, number>

const root = createTestRoot()
const onSave = vi.fn<Props['onSave']>()
const onSaved = vi.fn<Props['onSaved']>()
const preventedKeys: boolean[] = []
const watchKey = (event: KeyboardEvent): void => void preventedKeys.push(event.defaultPrevented)

const render = (props: Partial<Props> = {}): void =>
  root.render(
    <CreateForm<NewGroup, number>
      label="New group"
      schema={GroupNameInput}
      start={{ name: '' }}
      labels={{ name: 'Name' }}
      onSave={onSave}
      onSaved={onSaved}
      saveLabel="Save"
      {...props}
    >
      <FormTextField<NewGroup> name="name" label="Name" isRequired />
    </CreateForm>,
  )
const nameField = page.getByRole('textbox', { name: 'Name' })
const saveButton = page.getByRole('button', { name: 'Save' })
const announced = () => document.querySelector('[data-live-announcer]')
const pressSaveKey = () => userEvent.keyboard('{Control>}s{/Control}')

beforeEach(() => {
  preventedKeys.length = 0
  onSaved.mockReset()
  onSave.mockReset()
  onSave.mockResolvedValue({ status: 'saved', value: 7 })
  window.addEventListener('keydown', watchKey)
})
afterEach(() => {
  window.removeEventListener('keydown', watchKey)
})

describe('Ctrl+S in a form that creates a record', () => {
  it('saves from a field and from outside the form, once', async () => {
    let answer: () => void = () => undefined
    onSave.mockImplementation(() => new Promise((resolve) => (answer = () => resolve({ status: 'saved', value: 7 }))))
    render()
    await userEvent.fill(nameField, 'Night Shift')
    await pressSaveKey()
    await expect.poll(() => onSave.mock.calls.length).toBe(1)
    ;(document.activeElement as HTMLElement).blur()
    await pressSaveKey()
    expect(onSave).toHaveBeenCalledTimes(1)
    answer()
    await expect.poll(() => onSaved.mock.calls).toEqual([[7]])
    // The browser never opened "Save page as".
    expect(preventedKeys.filter(Boolean)).toHaveLength(2)
  })

  it('moves the focus to an invalid field', async () => {
    render()
    await expect.element(nameField).toBeVisible()
    await pressSaveKey()
    await expect.element(nameField).toHaveFocus()
    await expect.element(nameField).toBeInvalid()
    expect(onSave).not.toHaveBeenCalled()
  })

  it('saves nothing while Save is disabled', async () => {
    render({ start: { name: 'Night Shift' }, getDisabledReason: () => 'Choose a license.' })
    await expect.element(nameField).toBeVisible()
    await pressSaveKey()
    await expect.poll(() => preventedKeys.filter(Boolean).length).toBe(1)
    expect(onSave).not.toHaveBeenCalled()
  })

  it('says why while Save is disabled: on Save, and again on each further press', async () => {
    render({ start: { name: 'Night Shift' }, getDisabledReason: () => 'Choose a license.' })
    await userEvent.click(nameField)
    await pressSaveKey()
    await expect.element(saveButton).toHaveFocus()
    await expect.element(saveButton).toHaveAccessibleDescription('Choose a license.')
    for (const press of [pressSaveKey, () => userEvent.keyboard('{Enter}')]) {
      announced()?.replaceChildren()
      await press()
      await expect.poll(() => announced()?.textContent).toBe('Choose a license.')
    }
    expect(onSave).not.toHaveBeenCalled()
  })

  it.each([
    ['Ctrl+S', pressSaveKey],
    ['Enter in a field', () => userEvent.keyboard('{Enter}')],
  ])('marks the invalid fields while Save is disabled, after %s', async (_, press) => {
    render({ getDisabledReason: () => 'Choose a license.' })
    await userEvent.click(nameField)
    await press()
    await expect.element(nameField).toBeInvalid()
    await expect.element(nameField).toHaveFocus()
    expect(onSave).not.toHaveBeenCalled()
  })
})
