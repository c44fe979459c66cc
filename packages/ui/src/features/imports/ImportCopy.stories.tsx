import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { ImportSystem } from '@sitewright/domain/imports/system'
import { allowed, refused } from '@sitewright/domain/shared/policy'
import { failed, loading, ready } from '../../view/view-state'
import { importSystem, importSystems, longImportSystem } from '../fixtures/imports'
import { showsNothing } from '../fixtures/plays'
import { ImportCopy } from './ImportCopy'

const meta: Meta<typeof ImportCopy> = {
  title: 'Screens/Projects/Copy imports',
  component: ImportCopy,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(importSystems.filter(({ projectId }) => projectId === 12)),
    existing: [importSystem({ configId: 40, projectId: 18, displayName: 'Drawing Register' })],
    edit: allowed,
    target: '18: Coker Unit Revamp',
    sourceId: 12,
    targetId: 18,
    onCopy: fn(async (system: ImportSystem, displayName: string) => ({
      status: 'saved' as const,
      value: { ...system, displayName },
    })),
  },
  decorators: [(Story) => <main>{Story()}</main>],
}

export default meta
type Story = StoryObj<typeof ImportCopy>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const open = async (canvas: Canvas, name: string) => {
  await userEvent.click(canvas.getByRole('button', { name: `Copy ${name}` }))
  const dialog = within(await screen.findByRole('dialog'))
  return { dialog, field: dialog.getByRole('textbox', { name: 'Display name' }) }
}
const enter = async (field: HTMLElement, name: string) => {
  await userEvent.clear(field)
  if (name !== '') await userEvent.type(field, name)
  await userEvent.keyboard('{Enter}')
}

/** Asks for a display name before anything is sent, then says what was copied. */
export const Default: Story = {
  parameters: { rows: ['COPY-04', 'COPY-05', 'COPY-07', 'COPY-10', 'COPY-11'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button', { name: /^Copy / })).toHaveLength(3)
    const { field } = await open(canvas, 'Material Take-off')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('Material Take-off')
    await expect(field).toHaveAccessibleDescription(/18: Coker Unit Revamp/)
    await expect(args.onCopy).not.toHaveBeenCalled()
    await enter(field, 'Take-off')
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(importSystem(), 'Take-off'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByText('Copied')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy Material Take-off' })).toHaveFocus())
  },
}

export const Blank: Story = {
  name: 'An empty display name is refused in the open dialog',
  tags: ['test-only'],
  parameters: { rows: ['COPY-08'] },
  play: async ({ canvas, args }) => {
    const { field } = await open(canvas, 'Material Take-off')
    await enter(field, '')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Please enter a display name for import system\./))
    await expect(field).toHaveFocus()
    await expect(args.onCopy).not.toHaveBeenCalled()
  },
}

/** A display name that the project has is refused in the open dialog. */
export const TakenName: Story = {
  parameters: { rows: ['COPY-09', 'IMP-11', 'IMP-12'] },
  play: async ({ canvas, args }) => {
    const { field } = await open(canvas, 'Drawing Register')
    await enter(field, ' drawing REGISTER')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        /Project already contains an import system with this name\. Please select a different name\./,
      ),
    )
    await expect(args.onCopy).not.toHaveBeenCalled()
    await enter(field, 'Drawing Register 2')
    await waitFor(() => expect(args.onCopy).toHaveBeenCalled())
  },
}

/** A copy that the server refuses stays in the dialog with its text. */
export const Refused: Story = {
  parameters: { rows: ['COPY-11'] },
  args: {
    onCopy: fn(async () => ({ status: 'failed' as const, message: 'Failed to save import system.', fields: {} })),
  },
  play: async ({ canvas }) => {
    const { dialog, field } = await open(canvas, 'Material Take-off')
    await enter(field, 'Take-off')
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to save import system.')
    await expect(field).toHaveValue('Take-off')
  },
}

export const Canceled: Story = {
  name: 'Escape sends nothing and returns the focus to the button',
  tags: ['test-only'],
  parameters: { rows: ['COPY-07'] },
  play: async ({ canvas, args }) => {
    await open(canvas, 'Material Take-off')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy Material Take-off' })).toHaveFocus())
    await expect(args.onCopy).not.toHaveBeenCalled()
  },
}

/** Without the role the list has no buttons and says why. */
export const ReadOnly: Story = {
  parameters: { rows: ['PERM-28'] },
  args: { edit: refused('You need the "Administer Import System Details" role. Ask your administrator.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can view but not copy these import systems\. You need/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Copy / })).toBeNull()
  },
}

export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter imports' }), 'nothing')
    await expect(await canvas.findByText('No import system matches “nothing”.')).toBeVisible()
  },
}

export const Loading: Story = { args: { view: loading() } }

/** A failed load offers Retry. */
export const Failed: Story = {
  parameters: { rows: ['IMP-17', 'MSG-46'] },
  args: { view: failed({ message: "Can't reach the server." }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to fetch imports for project.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { view: ready([]) },
  play: showsNothing('The source project has no import systems to copy.'),
}

export const LongTexts: Story = { args: { view: ready([longImportSystem]) } }
