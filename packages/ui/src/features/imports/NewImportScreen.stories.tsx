import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { allowed, refused } from '@sitewright/domain/shared/policy'
import { NewImportScreen } from './NewImportScreen'

const projects = {
  found: [
    { projectId: 12, name: 'Northgate Refinery Expansion' },
    { projectId: 17, name: 'Tank Farm Revamp' },
  ],
  isLoading: false,
  failure: undefined,
  onRetry: fn(),
  onSearch: fn(),
}

const meta: Meta<typeof NewImportScreen> = {
  title: 'Screens/Imports/New',
  component: NewImportScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    create: allowed,
    paths: { paths: ['/northgate/drawings'], failure: undefined, onRetry: fn() },
    projects,
    project: undefined,
    listHref: '#list',
    onSave: fn(async () => ({ status: 'saved' as const, value: 60 })),
    onSaved: fn(),
    onBack: fn(),
  },
  decorators: [(Story) => <main>{Story()}</main>],
}

export default meta
type Story = StoryObj<typeof NewImportScreen>

export const AsItOpens: Story = {}

/** A new import system goes to the chosen project, and is active at first. */
export const Default: Story = {
  parameters: { rows: ['IMP-03', 'IMP-05', 'IMP-09', 'IMP-15'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Weld Log')
    await userEvent.click(canvas.getByRole('combobox', { name: 'Project' }))
    await userEvent.click(await canvas.findByRole('option', { name: '17: Tank Farm Revamp' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'New path' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Path' }), ' /tank-farm/welds ')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        displayName: 'Weld Log',
        projectId: 17,
        path: '/tank-farm/welds',
        description: '',
        isInternal: false,
        active: true,
      }),
    )
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(60))
  },
}

export const Blank: Story = {
  name: 'Name, project and path are required',
  tags: ['test-only'],
  parameters: { rows: ['IMP-07', 'IMP-08', 'IMP-09', 'IMP-10'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription('Please enter a name for the import system.')
    await expect(canvas.getByRole('combobox', { name: 'Project' })).toHaveAccessibleDescription(
      'Please select a project for the import system.',
    )
    await expect(canvas.getByRole('combobox', { name: 'Path' })).toHaveAccessibleDescription(
      /Please enter a path for the import system\./,
    )
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** A name that the project has stays in the form with its error. */
export const TakenName: Story = {
  parameters: { rows: ['IMP-11', 'IMP-12'] },
  args: {
    project: { projectId: 12, name: 'Northgate Refinery Expansion' },
    onSave: fn(async () => {
      const sentence = 'Project already has an import system with that name. Please select a new name.'
      return { status: 'failed' as const, message: sentence, fields: { displayName: [sentence] } }
    }),
  },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await expect(canvas.getByRole('combobox', { name: 'Project' })).toHaveValue('12: Northgate Refinery Expansion')
    await userEvent.type(name, 'Drawing Register')
    await userEvent.click(canvas.getByRole('radio', { name: 'New path' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Path' }), '/a')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription(
      'Project already has an import system with that name. Please select a new name.',
    )
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
}

/** A failed save keeps what was entered. */
export const Failed: Story = {
  parameters: { rows: ['IMP-16', 'MSG-50'] },
  args: {
    project: { projectId: 12, name: 'Northgate Refinery Expansion' },
    onSave: fn(async () => ({ status: 'failed' as const, message: 'Failed to save import system.', fields: {} })),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Weld Log')
    await userEvent.click(canvas.getByRole('radio', { name: 'New path' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Path' }), '/a')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Failed to save import system.')).toBeVisible()
    await expect(name).toHaveValue('Weld Log')
  },
}

/** Without the role nothing can be saved, and the page says why. */
export const ReadOnly: Story = {
  parameters: { rows: ['PERM-28'] },
  args: { create: refused('You need the "Administer Import System Details" role. Ask your administrator.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can't add import systems\. You need/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-disabled', 'true')
  },
}
