import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { changed, EditorPage, expectItem, findDialog, oneProject } from './item-story'

const meta = {
  title: 'Screens/Workflows/Item properties',
  component: EditorPage,
  args: { itemId: 'fit-up', context: oneProject, fields: {} },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    changed.mockClear()
  },
} satisfies Meta<typeof EditorPage>

export default meta
type Story = StoryObj<typeof meta>

const findFirst = (elements: HTMLElement[]): HTMLElement => {
  const [first] = elements
  if (first === undefined) throw new Error('Nothing found.')
  return first
}
/** The name of the item: a tab can have a field of the same name after it. */
const getName = (dialog: HTMLElement): HTMLElement =>
  findFirst(within(dialog).getAllByRole('textbox', { name: /^Name/ }))

export const AsItOpens: Story = {}

/** Properties of an item with requirements. */
export const Properties: Story = {
  parameters: { rows: ['ITEM-08', 'ITEM-13', 'ITEM-14', 'ITEM-15'] },
  play: async () => {
    const dialog = await findDialog('Fit-up')
    await expect(getName(dialog)).toHaveValue('Fit-up')
    const { getByRole, getAllByRole } = within(dialog)
    await expect(getByRole('combobox', { name: 'Prerequisite' })).toHaveValue('Fabricate › Bevel')
    const type = findFirst(getAllByRole('combobox', { name: /^Type/ }))
    await expect(type).toHaveAttribute('aria-disabled', 'true')
    await expect(type).toHaveAccessibleDescription(/it has conditions and it has requirements/)
    const tabs = getAllByRole('tab').map((tab) => /^[A-Za-z -]+?(?=\d|Not |$)/.exec(tab.textContent ?? '')?.[0])
    await expect(tabs).toEqual([
      'Requirements',
      'Conditional',
      'Triggers',
      'Auto-Reset',
      'Auto-Complete',
      'Equipment Status',
      'Production',
    ])
  },
}

export const DisabledTabs: Story = {
  name: 'A disabled tab takes the focus and says why it is disabled',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-22', 'ITEM-27', 'ITEM-32'] },
  play: async () => {
    const dialog = within(await findDialog('Fit-up'))
    dialog.getByRole('tab', { name: /^Requirements/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(dialog.getByRole('tab', { name: /^Conditional/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    const triggers = dialog.getByRole('tab', { name: 'Triggers' })
    await expect(triggers).toHaveFocus()
    await expect(triggers).toHaveAccessibleDescription('Not available for this item because it has requirements.')
    await expect(dialog.getByRole('tabpanel', { name: /^Conditional/ })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(dialog.getByRole('tab', { name: 'Production' })).toHaveAccessibleDescription(
      'Not available for this item because its type is not Production.',
    )
  },
}

export const ChangeByKeyboard: Story = {
  name: 'Changes name, weight, prerequisite and recipients by keyboard, and confirms once',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-08', 'ITEM-11', 'ITEM-12'] },
  play: async () => {
    const dialog = await findDialog('Fit-up')
    const { getByRole } = within(dialog)
    getName(dialog).focus()
    await userEvent.keyboard('{Control>}a{/Control}Fit and tack{Tab}{Control>}a{/Control}22.5')
    await expect(changed).not.toHaveBeenCalled()
    const prerequisite = getByRole('combobox', { name: 'Prerequisite' })
    prerequisite.focus()
    await userEvent.keyboard('{Control>}a{/Control}receive put')
    await expect(await screen.findByRole('option', { name: 'Put away' })).toBeVisible()
    await expect(screen.queryByRole('option', { name: 'Fit and tack' })).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(prerequisite).toHaveValue('Receive › Put away')
    getByRole('textbox', { name: 'Emails' }).focus()
    await userEvent.keyboard('jack.tremblay@northgate.example{Enter}')
    findFirst(within(dialog).getAllByRole('button', { name: 'OK' }).slice(-1)).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(changed).toHaveBeenCalledOnce()
    await expectItem({
      itemName: 'Fit and tack',
      itemWeight: 22.5,
      preRequisite: { phaseId: 'receive', itemId: 'put-away' },
      emails: ['amara.osei@northgate.example', 'farid.haddad@northgate.example', 'jack.tremblay@northgate.example'],
    })
  },
}

/** Rejects names, weights and addresses, and moves the focus to the first error. */
export const Errors: Story = {
  parameters: { rows: ['ITEM-04', 'ITEM-05', 'ITEM-06', 'ITEM-07', 'ITEM-10'] },
  play: async () => {
    const dialog = await findDialog('Fit-up')
    const { getByRole, getAllByRole, getAllByText, getByText } = within(dialog)
    const name = getName(dialog)
    name.focus()
    await userEvent.keyboard('{Control>}a{/Control} weld ')
    await expect(name).toHaveAccessibleDescription('Item name must be unique within phase')
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    await expect(name).toHaveAccessibleDescription('Item name is Required')
    const weight = findFirst(getAllByRole('spinbutton', { name: 'Weight' }))
    weight.focus()
    await userEvent.keyboard('{Control>}a{/Control}-1')
    await expect(weight).toHaveAccessibleDescription('Item Value must be greater than 0')
    await userEvent.keyboard('{Control>}a{/Control}100.5')
    await expect(weight).toHaveAccessibleDescription('Item Weight must be less than 100')
    getByRole('textbox', { name: /^Emails/ }).focus()
    await userEvent.keyboard('jack.tremblay@{Enter}')
    await expect(getAllByText('Invalid Email Address').at(-1)).toBeVisible()
    await userEvent.click(findFirst(getAllByRole('button', { name: 'OK' }).slice(-1)))
    await expect(getByText('Correct 3 errors.')).toBeVisible()
    await expect(name).toHaveFocus()
    await expect(changed).not.toHaveBeenCalled()
  },
}

export const TypeChange: Story = {
  name: 'A change of the type removes what the new type cannot have, and says so',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-03', 'ITEM-26'] },
  args: { itemId: 'bevel' },
  play: async () => {
    const dialog = within(await findDialog('Bevel'))
    const type = findFirst(dialog.getAllByRole('combobox', { name: /^Type/ }))
    await expect(
      within(type)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Progress', 'Incremental', 'Production'])
    await expect(dialog.getByRole('tab', { name: /^Auto-Reset/ })).not.toHaveAttribute('aria-disabled')
    await userEvent.selectOptions(type, 'Incremental')
    await expect(type).toHaveAccessibleDescription('Removed because this type cannot have them: Auto-Reset.')
    await expect(dialog.getByRole('tab', { name: 'Auto-Reset' })).toHaveAttribute('aria-disabled', 'true')
    // The open tab is one of those that are disabled now.
    await expect(
      within(dialog.getByRole('tabpanel')).getByText('Not available for this item because its type is Incremental.'),
    ).toBeVisible()
  },
}

export const DanglingPrerequisite: Story = {
  name: 'A prerequisite that was deleted is an error with a button that removes it',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-11'] },
  args: { fields: { preRequisite: { phaseId: 'fabricate', itemId: 'deleted' } } },
  play: async () => {
    const dialog = within(await findDialog('Fit-up'))
    const prerequisite = dialog.getByRole('combobox', { name: 'Prerequisite' })
    await expect(prerequisite).toHaveValue('Deleted item')
    await expect(prerequisite).toHaveAccessibleDescription(
      'This prerequisite points to an item that no longer exists. Choose another item.',
    )
    dialog.getByRole('button', { name: 'Remove the prerequisite' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(prerequisite).toHaveFocus()
    await expect(prerequisite).toHaveValue('')
    await expect(prerequisite).not.toHaveAttribute('aria-invalid')
  },
}

export const PrerequisiteOfItself: Story = {
  name: 'A stored prerequisite that comes back to the item is an error',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-12'] },
  args: { itemId: 'arrives', fields: { preRequisite: { phaseId: 'receive', itemId: 'put-away' } } },
  play: async () => {
    const dialog = within(await findDialog('Material arrives at gate'))
    await expect(dialog.getByRole('combobox', { name: 'Prerequisite' })).toHaveAccessibleDescription(
      'This item is its own prerequisite through Put away, Count and inspect.',
    )
  },
}
