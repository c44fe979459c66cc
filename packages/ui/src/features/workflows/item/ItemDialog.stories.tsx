import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { findItem } from '@sitewright/domain/workflows/item-edit'
import { createMemoryStore, storedDraft } from '../../fixtures/drafts'
import { linkedPhases } from '../../fixtures/workflow-items'
import { DraftStores } from '../../patterns/draft-store'
import { failed, loading } from '../../../view/view-state'
import { toItemValue, withRow } from './item-value'
import { changed, confirmItem, EditorPage, expectItem, findDialog, getOk, oneProject } from './item-story'

const meta = {
  title: 'Screens/Workflows/Item dialog',
  component: EditorPage,
  args: { itemId: 'visual', context: oneProject, fields: {} },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    changed.mockClear()
  },
} satisfies Meta<typeof EditorPage>

export default meta
type Story = StoryObj<typeof meta>

export const Discard: Story = {
  name: 'Asks before it discards changes, and closes at once without changes',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const dialog = within(await findDialog('Visual inspection'))
    dialog.getAllByRole('spinbutton', { name: 'Weight' })[0]?.focus()
    await userEvent.keyboard('1{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Discard the changes to Visual inspection?' })
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(changed).not.toHaveBeenCalled()
    canvas.getByRole('button', { name: 'Properties of the item' }).focus()
    await userEvent.keyboard('{Enter}')
    await findDialog('Visual inspection')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Properties of the item' })).toHaveFocus())
  },
}

const drafts = createMemoryStore()

export const StoredOnDevice: Story = {
  name: 'Stores what is typed on the device until the dialog closes, and offers it again after a crash',
  tags: ['test-only'],
  parameters: { rows: ['DRAFT-12'] },
  decorators: (Story) => (
    <DraftStores value={drafts}>
      <Story />
    </DraftStores>
  ),
  beforeEach: () => drafts.texts.clear(),
  play: async ({ canvas }) => {
    const first = within(await findDialog('Visual inspection'))
    await userEvent.type(first.getAllByRole('textbox', { name: 'Name' })[0] as HTMLElement, ' of welds')
    await userEvent.type(
      within(first.getByRole('group', { name: 'Requirement' })).getByRole('textbox', { name: /^Description/ }),
      'Both sides',
    )
    await waitFor(() => expect([...drafts.texts.keys()]).toEqual(['item visual']))
    const crashed = new Map(drafts.texts)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(drafts.texts.size).toBe(0)

    for (const [form, text] of crashed) drafts.texts.set(form, text)
    await userEvent.click(canvas.getByRole('button', { name: 'Properties of the item' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Restore my changes' }))
    const dialog = await findDialog('Visual inspection')
    await waitFor(() => expect(within(dialog).getAllByRole('textbox', { name: 'Name' })[0]).toHaveFocus())
    const form = within(within(dialog).getByRole('group', { name: 'Requirement' }))
    await expect(form.getByRole('textbox', { name: /^Description/ })).toHaveValue('Both sides')
    await userEvent.clear(form.getByRole('textbox', { name: /^Description/ }))
    await confirmItem(dialog, { itemName: 'Visual inspection of welds' })
    await expect(drafts.texts.size).toBe(0)
  },
}

export const RestoredOverOther: Story = {
  name: 'A restored change of a field that has another value by now is asked about before OK',
  tags: ['test-only'],
  parameters: { rows: ['DRAFT-02', 'DRAFT-12'] },
  decorators: StoredOnDevice.decorators,
  args: { fields: { itemName: 'Inspection' } },
  beforeEach: () => {
    const item = findItem(linkedPhases, 'visual')?.item
    if (item === undefined) throw new Error('The sample has no such item.')
    const base = toItemValue(item, linkedPhases)
    drafts.texts.clear()
    drafts.texts.set('item visual', storedDraft(base, withRow(base, { itemName: 'Typed name', itemWeight: 7 })))
  },
  play: async () => {
    const dialog = await findDialog('Inspection')
    await expect(
      await within(dialog).findByText(/The saved version has changed since then: Name of Visual inspection\./),
    ).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restore my changes' }))
    const theirs = await within(dialog).findByRole('radio', { name: /Inspection$/ })
    await userEvent.click(getOk(dialog))
    await expect(dialog).toBeInTheDocument()
    await expect(changed).not.toHaveBeenCalled()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.click(theirs)
    await confirmItem(dialog, { itemName: 'Inspection', itemWeight: 7 })
  },
}

export const Unchanged: Story = {
  name: 'OK without changes closes the dialog, and changes nothing',
  tags: ['test-only'],
  play: async () => {
    getOk(await findDialog('Visual inspection')).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(changed).not.toHaveBeenCalled()
  },
}

export const PendingForm: Story = {
  name: 'OK takes over what is typed in the tab, or shows what is missing there',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-42', 'ITEM-43'] },
  play: async () => {
    const dialog = await findDialog('Visual inspection')
    const form = within(within(dialog).getByRole('group', { name: 'Requirement' }))
    form.getByRole('textbox', { name: /^Description/ }).focus()
    await userEvent.keyboard('Both sides')
    within(dialog).getByRole('tab', { name: 'Requirements' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    getOk(dialog).focus()
    await userEvent.keyboard('{Enter}')
    const name = within(dialog).getByRole('group', { name: 'Requirement' }).querySelector('input')
    await expect(name).toHaveFocus()
    await expect(within(dialog).getByRole('tab', { name: 'Requirements' })).toHaveAccessibleDescription('Has errors.')
    await expect(within(dialog).getByText('Requirement Name is Required')).toBeVisible()
    await userEvent.keyboard('Photo')
    await userEvent.selectOptions(
      within(within(dialog).getByRole('group', { name: 'Requirement' })).getByRole('combobox'),
      'Document',
    )
    getOk(dialog).focus()
    await userEvent.keyboard('{Enter}')
    await expectItem({
      requirements: [
        {
          name: 'Photo',
          description: 'Both sides',
          requirementType: 1,
          requirmentWeight: 0,
          IsPropertyEditable: false,
        },
      ],
    })
  },
}

/** Read-only with its reason: nothing can be changed. */
export const ReadOnly: Story = {
  args: { itemId: 'fit-up', readOnlyReason: 'You can see this workflow, but not change it.' },
  play: async () => {
    const dialog = within(await findDialog('Fit-up'))
    await expect(dialog.getAllByText('You can see this workflow, but not change it.')[0]).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'OK' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: /^Fit-up drawing/ }))
    await expect(dialog.getByRole('textbox', { name: /^Description/ })).toHaveAttribute('readonly')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** What a save found wrong is above the fields. */
export const Faults: Story = {
  args: {
    faults: [
      { path: 'phases.2.items.0.itemName', message: 'The server does not accept this name.' },
      { path: 'phases.2.items.0.reset.0', message: 'Hydrotest cannot be reset.', tab: 'reset' },
    ],
  },
  play: async () => {
    const dialog = within(await findDialog('Visual inspection'))
    const summary = within(dialog.getByRole('group', { name: 'This item cannot be saved' }))
    summary.getByRole('link', { name: 'Hydrotest cannot be reset.' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(dialog.getByRole('tab', { name: 'Auto-Reset' })).toHaveFocus()
    await expect(dialog.getByRole('tabpanel', { name: 'Auto-Reset' })).toBeVisible()
  },
}

export const DifferingStatuses: Story = {
  name: 'Projects with differing equipment statuses disable both equipment controls',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-30', 'ITEM-31'] },
  args: { context: { ...oneProject, projectCount: 2, hasDifferingStatuses: true } },
  play: async () => {
    const dialog = within(await findDialog('Visual inspection'))
    const text = /projects with differing customEquipmentStatuses/
    await expect(dialog.getByRole('tab', { name: 'Equipment Status' })).toHaveAccessibleDescription(text)
    await expect(dialog.getByRole('combobox', { name: 'Set the equipment status' })).toHaveAccessibleDescription(text)
  },
}

export const OwnStatus: Story = {
  name: 'The own status toggles between Progress and Reset, and closes Requirements and Triggers',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-19', 'ITEM-24', 'ITEM-33', 'ITEM-79', 'ITEM-85', 'ITEM-97'] },
  play: async () => {
    const dialog = await findDialog('Visual inspection')
    const { getByRole } = within(dialog)
    getByRole('radio', { name: 'Progress' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(getByRole('radio', { name: 'Reset' })).toBeChecked()
    getByRole('combobox', { name: 'Set the equipment status' }).focus()
    await userEvent.keyboard('calib')
    await screen.findByRole('option', { name: 'In Calibration' })
    await userEvent.keyboard('{Enter}')
    for (const name of ['Requirements', 'Triggers'])
      await expect(getByRole('tab', { name })).toHaveAccessibleDescription(
        'Not available for this item because it has an equipment status.',
      )
    getOk(dialog).focus()
    await userEvent.keyboard('{Enter}')
    await expectItem({ equipmentStatus: { progressState: 1, equipmentStatusState: 4 } })
  },
}

const findEmails = fn((text: string) =>
  Promise.resolve([{ value: `${text}.osei@northgate.example`, label: 'Amara Osei', description: 'amara.osei' }]),
)

export const Suggestions: Story = {
  name: 'Recipients are suggested while they are typed',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-09', 'ITEM-10'] },
  args: { context: { ...oneProject, findEmails } },
  play: async () => {
    const dialog = await findDialog('Visual inspection')
    within(dialog).getByRole('combobox', { name: 'Emails' }).focus()
    await userEvent.keyboard('amara')
    await screen.findByRole('option', { name: /^Amara Osei/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await confirmItem(dialog, { emails: ['amara.osei@northgate.example'] })
  },
}

/** Types into the empty input of the recipients. */
async function typeRecipient(text: string) {
  const dialog = await findDialog('Visual inspection')
  const input = within(dialog).getByRole('textbox', { name: 'Emails' })
  input.focus()
  await userEvent.keyboard(text)
  return { dialog, input }
}

export const InvalidRecipient: Story = {
  name: 'Rejects a recipient that is not a valid email address',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-10', 'USER-118'] },
  play: async () => {
    const { dialog, input } = await typeRecipient('ann@works.example{Enter}jan@works{Enter}')
    await expect(within(dialog).getByRole('button', { name: 'jan@works Invalid Email Address' })).toBeVisible()
    await userEvent.click(getOk(dialog))
    await expect(changed).not.toHaveBeenCalled()
    input.focus()
    await userEvent.keyboard('{Backspace}{Delete}')
    await confirmItem(dialog, { emails: ['ann@works.example'] })
  },
}

export const RepeatedRecipient: Story = {
  name: 'Rejects a recipient that is there already, in any case and with spaces around it',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-10', 'USER-119', 'USER-121'] },
  args: { fields: { emails: ['ann@works.example'] } },
  play: async () => {
    const { dialog, input } = await typeRecipient(' ANN@Works.example{Enter}')
    await expect(input).toHaveAccessibleDescription('Email Address already exists 2 of 10')
    await userEvent.click(getOk(dialog))
    await expect(changed).not.toHaveBeenCalled()
    input.focus()
    await userEvent.keyboard('{Backspace}{Delete}')
    await expect(input).toHaveAccessibleDescription('1 of 10')
    await expect(dialog).toBeVisible()
  },
}

export const TooManyRecipients: Story = {
  name: 'Accepts ten recipients, keeps the typed text beyond them, and says why',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-10', 'USER-120', 'USER-121'] },
  args: { fields: { emails: Array.from({ length: 9 }, (_, place) => `person.${place + 1}@works.example`) } },
  play: async () => {
    const { dialog, input } = await typeRecipient('person.10@works.example{Enter}')
    await expect(within(dialog).getByText('10 of 10')).toBeVisible()
    await userEvent.keyboard('ann@works.example{Enter}')
    await expect(input).toHaveValue('ann@works.example')
    await expect(input).toHaveAccessibleDescription('No more than 10 email addresses. 10 of 10')
    const [announced] = within(dialog).getAllByText(/No more than 10 email addresses\./, { selector: '[role=status]' })
    await expect(announced).toBeInTheDocument()
    await userEvent.click(getOk(dialog))
    await expect(changed).not.toHaveBeenCalled()
  },
}

export const Loading: Story = {
  name: 'Loading choices',
  args: { context: { ...oneProject, sites: loading(), equipmentStatuses: loading() } },
  play: async () => {
    const dialog = within(await findDialog('Visual inspection'))
    await userEvent.click(dialog.getByRole('combobox', { name: 'Set the equipment status' }))
    await expect(await screen.findByText('Loading…', { selector: 'p, div' })).toBeVisible()
  },
}

const retry = fn()

/** Choices that could not be loaded offer a retry. */
export const Failed: Story = {
  args: { context: { ...oneProject, equipmentStatuses: failed({ message: 'The server did not answer.' }, retry) } },
  play: async () => {
    const dialog = within(await findDialog('Visual inspection'))
    await userEvent.click(dialog.getByRole('combobox', { name: 'Set the equipment status' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await expect(retry).toHaveBeenCalled()
  },
}
