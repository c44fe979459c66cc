import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { changed, confirmItem, EditorPage, findDialog, oneProject } from './item-story'

const meta = {
  title: 'Screens/Workflows/Item requirements',
  component: EditorPage,
  args: { itemId: 'fit-up', context: oneProject, fields: {}, initialTab: 'requirements' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    changed.mockClear()
  },
} satisfies Meta<typeof EditorPage>

export default meta
type Story = StoryObj<typeof meta>

const openForm = async (name: string) => {
  const dialog = await findDialog(name)
  const form = within(within(dialog).getByRole('group', { name: 'Requirement' }))
  return { dialog, form, badges: within(within(dialog).getByRole('group', { name: 'Requirements of the item' })) }
}

/** Adds requirements one after the other by keyboard. */
export const Empty: Story = {
  parameters: { rows: ['ITEM-37', 'ITEM-41', 'ITEM-44'] },
  args: { itemId: 'visual' },
  play: async () => {
    const { dialog, form, badges } = await openForm('Visual inspection')
    await expect(within(dialog).getByText('No requirements yet.')).toBeVisible()
    const type = form.getByRole('combobox', { name: 'Type' })
    await expect(
      within(type)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Select a type', 'Document', 'Digital Signature', 'Yes/No', 'Property', 'Comment'])
    const name = form.getByRole('textbox', { name: 'Name' })
    name.focus()
    await userEvent.keyboard('Photo of both sides')
    await userEvent.selectOptions(type, 'Document')
    form.getByRole('textbox', { name: 'Description' }).focus()
    await userEvent.keyboard('With a scale{Tab}{Enter}')
    await expect(badges.getByRole('button', { name: /^Photo of both sides/ })).toHaveAttribute('aria-pressed', 'false')
    await expect(name).toHaveFocus()
    await expect(name).toHaveValue('')
    await userEvent.keyboard('Accepted')
    await userEvent.selectOptions(type, 'Yes/No')
    await confirmItem(dialog, {
      requirements: [
        {
          name: 'Photo of both sides',
          description: 'With a scale',
          requirementType: 1,
          requirmentWeight: 0,
          IsPropertyEditable: false,
        },
        { name: 'Accepted', description: '', requirementType: 5, requirmentWeight: 0, IsPropertyEditable: false },
      ],
    })
  },
}

/** OK says that name and type are missing. */
export const Missing: Story = {
  parameters: { rows: ['ITEM-42', 'ITEM-43', 'ITEM-45'] },
  play: async () => {
    const { form } = await openForm('Fit-up')
    form.getByRole('button', { name: 'OK' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Requirement Name is Required',
    )
    await expect(form.getByRole('combobox', { name: 'Type' })).toHaveAccessibleDescription(
      'Requirement Type is Required',
    )
  },
}

export const Change: Story = {
  name: 'A badge opens its requirement, and OK changes it',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-39', 'ITEM-40'] },
  play: async () => {
    const { dialog, form, badges } = await openForm('Fit-up')
    badges.getByRole('button', { name: /^Foreman signature/ }).focus()
    await userEvent.keyboard('{Enter}')
    const name = form.getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveFocus()
    await expect(name).toHaveValue('Foreman signature')
    await userEvent.keyboard('{Control>}a{/Control}Signature of the foreman')
    form.getByRole('button', { name: 'OK' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(badges.getByRole('button', { name: /^Signature of the foreman/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await confirmItem(dialog, {
      requirements: [
        expect.objectContaining({ name: 'Fit-up drawing' }),
        expect.objectContaining({ name: 'Signature of the foreman', requirementType: 2 }),
      ],
    })
  },
}

export const Delete: Story = {
  name: 'Delete removes the requirement of the form, and the focus stays in the form',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-40'] },
  play: async () => {
    const { dialog, form, badges } = await openForm('Fit-up')
    for (const name of [/^Fit-up drawing/, /^Foreman signature/]) {
      badges.getByRole('button', { name }).focus()
      await userEvent.keyboard('{Enter}')
      form.getByRole('button', { name: 'Delete' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    }
    await expect(badges.queryByRole('button')).toBeNull()
    await confirmItem(dialog, { requirements: [] })
  },
}

export const EditableProperty: Story = {
  name: 'Only a property can be editable',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-38'] },
  play: async () => {
    const { dialog, form } = await openForm('Fit-up')
    form.getByRole('textbox', { name: 'Name' }).focus()
    await userEvent.keyboard('Heat number')
    const type = form.getByRole('combobox', { name: 'Type' })
    await userEvent.selectOptions(type, 'Comment')
    await expect(form.queryByRole('checkbox')).toBeNull()
    await userEvent.selectOptions(type, 'Property')
    form.getByRole('checkbox', { name: 'Editable property' }).focus()
    await userEvent.keyboard(' ')
    const added: unknown = expect.objectContaining({
      name: 'Heat number',
      requirementType: 6,
      IsPropertyEditable: true,
    })
    await confirmItem(dialog, { requirements: [expect.anything(), expect.anything(), added] })
  },
}

/** Many requirements, and long names. */
export const ManyAndLong: Story = {
  name: 'Many requirements, long names',
  args: {
    fields: {
      requirements: Array.from({ length: 14 }, (_, place) => ({
        name:
          place === 3 ? 'Certificate of the welding procedure and of every welder who works on it' : `Record ${place}`,
        requirementType: ([1, 2, 5, 6, 10] as const)[place % 5] ?? 1,
        requirmentWeight: 0,
        IsPropertyEditable: false,
      })),
    },
  },
  play: async () => {
    const { badges, form } = await openForm('Fit-up')
    const long = badges.getByRole('button', { name: /^Certificate of the welding procedure and of every welder/ })
    await userEvent.click(long)
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(
      'Certificate of the welding procedure and of every welder who works on it',
    )
    await expect(badges.getByRole('button', { name: /^Record 13/ })).toBeVisible()
  },
}
