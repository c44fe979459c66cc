import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { licenses } from '../fixtures/users'
import { NewApiKeyScreen } from './NewApiKeyScreen'

const SECRET = 'sw_aB3dE5gH_0123456789abcdefghijklmnopqrstuvwxyz'

const meta: Meta<typeof NewApiKeyScreen> = {
  title: 'Screens/API keys/New',
  component: NewApiKeyScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    licenseId: 1,
    licenseName: () => '1 · Northgate Constructors',
    listHref: '#list',
    onSave: fn(async () => ({ status: 'saved' as const, value: { apiKey: SECRET } })),
    onDone: fn(),
    onBack: fn(),
    toasts: { info: fn(), error: fn() },
  },
}

export default meta
type Story = StoryObj<typeof NewApiKeyScreen>

const secretDialog = () => screen.findByRole('alertdialog', { name: 'API key created' })

/** Active at first, and not for all projects. */
export const Default: Story = {
  parameters: { rows: ['KEY-14', 'KEY-15'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Active' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Access All Projects' })).not.toBeChecked()
    await expect(canvas.getByRole('textbox', { name: 'License Id' })).toHaveAttribute('readonly')
  },
}

export const AcrossLicenses: Story = {
  name: 'With a choice of licenses',
  tags: ['test-only'],
  parameters: { rows: ['KEY-07'] },
  args: { licenses },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '  Gate readers ')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'License Id' }), '2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        { name: 'Gate readers', description: '', licenseId: 2, isActive: true, allProjects: false },
        undefined,
      ),
    )
  },
}

export const InvalidName: Story = {
  name: 'A name is asked for',
  tags: ['test-only'],
  parameters: { rows: ['KEY-16'] },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, '   ')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name is required.'))
    await expect(name).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: { onSave: fn(async () => ({ status: 'failed' as const, message: 'Failed to add API key.', fields: {} })) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Gate readers')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to add API key.')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Gate readers')
  },
}

/** The whole key, this once; a press beside it does not close it. */
export const TheSecret: Story = {
  parameters: { rows: ['KEY-19', 'KEY-21', 'KEY-22'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Gate readers')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const dialog = within(await secretDialog())
    await expect(dialog.getByRole('textbox', { name: 'API Key' })).toHaveValue(SECRET)
    // The secret is not read aloud as the description of the dialog.
    await expect(await secretDialog()).toHaveAccessibleDescription('This key cannot be seen again. Copy it now.')
    // It fades in.
    await waitFor(() => expect(dialog.getByText('This key cannot be seen again. Copy it now.')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await userEvent.click(document.body)
    await waitFor(async () => expect(await secretDialog()).toBeVisible())
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

export const KeyboardAlone: Story = {
  name: 'By keyboard alone',
  tags: ['test-only'],
  parameters: { rows: ['KEY-14', 'KEY-20', 'KEY-23'] },
  play: async ({ canvas, args }) => {
    canvas.getByRole('textbox', { name: 'Name' }).focus()
    await userEvent.keyboard('Gate readers{Enter}')
    const dialog = within(await secretDialog())
    const close = dialog.getByRole('button', { name: 'Close' })
    await userEvent.tab()
    await expect(dialog.getByRole('textbox', { name: 'API Key' })).toHaveFocus()
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Copy API Key' })).toHaveFocus()
    await userEvent.tab()
    await expect(close).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDone).toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
