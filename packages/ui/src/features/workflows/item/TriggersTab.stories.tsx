import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ready } from '../../../view/view-state'
import { changed, confirmItem, EditorPage, findDialog, getOk, oneProject } from './item-story'

const meta = {
  title: 'Screens/Workflows/Item triggers',
  component: EditorPage,
  args: { itemId: 'visual', context: oneProject, fields: {}, initialTab: 'triggers' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    changed.mockClear()
  },
} satisfies Meta<typeof EditorPage>

export default meta
type Story = StoryObj<typeof meta>

const NEW_ID: unknown = expect.stringMatching(/^[\da-f-]{36}$/)

const openForm = async (name: string) => {
  const dialog = await findDialog(name)
  return { dialog, form: within(within(dialog).getByRole('group', { name: 'Trigger' })) }
}

/** Sets a location trigger by keyboard, and says that the workflow must be saved. */
export const Location: Story = {
  parameters: { rows: ['ITEM-46', 'ITEM-47', 'ITEM-48', 'ITEM-50', 'ITEM-51', 'ITEM-52', 'ITEM-55'] },
  play: async () => {
    const { dialog, form } = await openForm('Visual inspection')
    const ok = form.getByRole('button', { name: 'OK' })
    await expect(ok).toHaveAccessibleDescription('Choose a site.')
    form.getByRole('combobox', { name: 'Site' }).focus()
    await userEvent.keyboard('yard b')
    await screen.findByRole('option', { name: /^Laydown Yard B/ })
    await userEvent.keyboard('{Enter}')
    await expect(ok).toHaveAccessibleDescription('Choose Entering or Leaving.')
    form.getByRole('radio', { name: 'Entering' }).focus()
    await userEvent.keyboard(' {ArrowRight}')
    await expect(form.getByRole('radio', { name: 'Leaving' })).toBeChecked()
    ok.focus()
    await userEvent.keyboard('{Enter}')
    const name = form.getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveAccessibleDescription('Trigger name is required')
    name.focus()
    await userEvent.keyboard('Leaves the yard')
    ok.focus()
    await userEvent.keyboard('{Enter}')
    await expect(form.getByText('Trigger updated. Save the workflow to confirm.')).toBeVisible()
    await expect(within(dialog).getByRole('tab', { name: 'Requirements' })).toHaveAccessibleDescription(
      'Not available for this item because it has a trigger.',
    )
    await confirmItem(dialog, {
      triggers: [
        {
          id: NEW_ID,
          triggerType: 1,
          triggerName: 'Leaves the yard',
          triggerDescription: '',
          siteID: 4,
          condition: 2,
        },
      ],
    })
  },
}

/** A tag trigger has no site. */
export const Tag: Story = {
  parameters: { rows: ['ITEM-46', 'ITEM-49', 'ITEM-53', 'ITEM-54'] },
  play: async () => {
    const { dialog, form } = await openForm('Visual inspection')
    form.getByRole('radio', { name: 'Location' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(form.queryByRole('combobox', { name: 'Site' })).toBeNull()
    form.getByRole('radio', { name: 'Tag Assignment' }).focus()
    await userEvent.keyboard(' ')
    form.getByRole('textbox', { name: 'Name' }).focus()
    await userEvent.keyboard('Tagged')
    await confirmItem(dialog, {
      triggers: [expect.objectContaining({ triggerType: 2, triggerName: 'Tagged', siteID: 0, condition: 3 })],
    })
  },
}

export const Delete: Story = {
  name: 'Delete removes the trigger, and Requirements opens again',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-16', 'ITEM-21', 'ITEM-47', 'ITEM-57'] },
  args: { itemId: 'arrives' },
  play: async () => {
    const { dialog, form } = await openForm('Material arrives at gate')
    await expect(form.getByRole('combobox', { name: 'Site' })).toHaveValue('Laydown Yard B')
    const { getByRole, getAllByRole } = within(dialog)
    await expect(getAllByRole('combobox', { name: 'Type' })[0]).toHaveAccessibleDescription(/because it has a trigger/)
    await expect(getByRole('tab', { name: 'Requirements' })).toHaveAttribute('aria-disabled', 'true')
    form.getByRole('button', { name: 'Delete' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await expect(form.getByText('Trigger updated. Save the workflow to confirm.')).toBeVisible()
    await expect(getByRole('tab', { name: 'Requirements' })).not.toHaveAttribute('aria-disabled')
    await confirmItem(dialog, { triggers: [] })
  },
}

export const SeveralProjects: Story = {
  name: 'Location triggers need one project',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-56'] },
  args: { context: { ...oneProject, projectCount: 3, sites: ready([]) } },
  play: async () => {
    const { form } = await openForm('Visual inspection')
    const text = 'Location-based triggers need exactly one project, because sites belong to a project.'
    await expect(form.getByRole('radio', { name: 'Location' })).toHaveAccessibleDescription(text)
    await expect(form.getByRole('radiogroup', { name: 'Kind of trigger' })).toHaveAccessibleDescription(text)
    await expect(form.getByRole('radio', { name: 'Tag' })).toBeChecked()
    await expect(form.getByRole('radio', { name: 'Tag' })).not.toHaveAttribute('aria-disabled')
  },
}

export const Incomplete: Story = {
  name: 'OK of the dialog shows what is missing in an incomplete trigger',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-52', 'ITEM-54'] },
  play: async () => {
    const { dialog, form } = await openForm('Visual inspection')
    form.getByRole('textbox', { name: 'Name' }).focus()
    await userEvent.keyboard('Gate')
    getOk(dialog).focus()
    await userEvent.keyboard('{Enter}')
    await expect(form.getByRole('combobox', { name: 'Site' })).toHaveFocus()
    await expect(form.getByRole('combobox', { name: 'Site' })).toHaveAccessibleDescription('Choose a site.')
    await expect(changed).not.toHaveBeenCalled()
  },
}

/** A site that the project no longer has stays readable. */
export const UnknownSite: Story = {
  args: {
    fields: {
      trigger: { id: 't', triggerType: 1, triggerName: 'Gate', triggerDescription: '', siteID: 91, condition: 1 },
    },
  },
  play: async () => {
    const { form } = await openForm('Visual inspection')
    await expect(form.getByRole('combobox', { name: 'Site' })).toHaveValue('Unknown site (91)')
  },
}
