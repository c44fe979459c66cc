import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import { refused } from '@sitewright/domain/shared/policy'
import type { DashboardType, Shortcut, ShortcutInput } from '@sitewright/domain/shortcuts/model'
import { failed, loading, ready } from '../../view/view-state'
import { ShortcutsTab, type ShortcutsTabProps } from './ShortcutsTab'

const row = (id: number, reportName: string, value: number | DashboardType | null = null): Shortcut => ({
  id,
  type: typeof value === 'string' ? value : null,
  order: typeof value === 'number' ? value : null,
  reportName,
  reportPath: `/General/${reportName}`,
  active: true,
})

const ROWS: readonly Shortcut[] = [
  row(1, 'Announcements', 0),
  row(2, 'Monthly Summary', 1),
  { ...row(3, 'Paper Forms', 2), active: false },
  row(4, 'Needs by Week', 'needs'),
  row(5, 'Work Due', 'preservation'),
  row(6, 'Work Done', 'preservation'),
  row(7, 'Tide Windows'),
  row(8, 'Jetty Progress'),
]

const toRows = (rows: readonly Shortcut[], saved: readonly ShortcutInput[]): Shortcut[] =>
  rows.map((old) => ({ ...old, type: null, order: null, ...saved.find(({ id }) => id === old.id) }))

/** Stores what is saved and deleted, as a server does. */
function Stored(props: ShortcutsTabProps) {
  const [rows, setRows] = useState(ROWS)
  const [tag, setTag] = useState(1)
  return (
    <ShortcutsTab
      {...props}
      view={ready({ value: rows, tag: String(tag) })}
      onSave={async (shortcuts, version) => {
        const outcome = await props.onSave(shortcuts, version)
        if (outcome.status !== 'saved') return outcome
        const next = toRows(rows, shortcuts)
        setRows(next)
        setTag(tag + 1)
        return { status: 'saved', value: next, etag: String(tag + 1) }
      }}
      onDelete={async (deleted) => {
        const failure = await props.onDelete(deleted)
        if (failure !== undefined) return failure
        setRows(rows.map((old) => (old.id === deleted.id ? { ...old, type: null, order: null } : old)))
        setTag(tag + 1)
        return undefined
      }}
    />
  )
}

const save = fn(async (): Promise<SaveOutcome<readonly Shortcut[]>> => ({ status: 'saved', value: ROWS, etag: '2' }))
const remove = fn(async (): Promise<string | undefined> => undefined)

const meta: Meta<typeof ShortcutsTab> = {
  title: 'Screens/License settings/Shortcuts',
  component: ShortcutsTab,
  parameters: { layout: 'fullscreen' },
  args: { view: ready({ value: ROWS, tag: '1' }), edit: { allowed: true }, onSave: save, onDelete: remove },
  beforeEach: () => {
    save.mockClear()
    remove.mockClear()
  },
}

export default meta
type Story = StoryObj<typeof ShortcutsTab>
/** The queries of a story. */
interface Canvas {
  getByRole: (role: string, options: { name: string }) => HTMLElement
}

const namesIn = (canvas: Canvas, group: string): string[] =>
  within(canvas.getByRole('region', { name: group }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('[data-part="report"] > :first-child')?.firstChild?.textContent ?? '')

/** Basic shortcuts in their order, dashboard ones by type, and unassigned reports. */
export const Default: Story = {
  parameters: { rows: ['SET-26', 'SET-30', 'SET-31'] },
  play: async ({ canvas }) => {
    await expect(namesIn(canvas, 'Basic shortcuts')).toEqual(['Announcements', 'Monthly Summary', 'Paper Forms'])
    await expect(namesIn(canvas, 'Dashboard shortcuts')).toEqual(['Needs by Week', 'Work Due', 'Work Done'])
    await expect(namesIn(canvas, 'Unassigned reports')).toEqual(['Tide Windows', 'Jetty Progress'])
    await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  },
}

export const Reordered: Story = {
  name: 'Buttons, Alt+Up and Alt+Down reorder, keep the focus, and store nothing before Save',
  tags: ['test-only'],
  parameters: { rows: ['SET-32', 'SET-34'] },
  render: (args) => <Stored {...args} />,
  play: async ({ canvas, args }) => {
    const down = canvas.getByRole('button', { name: 'Move Announcements down' })
    down.focus()
    await userEvent.keyboard('{Enter}')
    await expect(namesIn(canvas, 'Basic shortcuts')).toEqual(['Monthly Summary', 'Announcements', 'Paper Forms'])
    await expect(down).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(namesIn(canvas, 'Basic shortcuts')).toEqual(['Monthly Summary', 'Paper Forms', 'Announcements'])
    await expect(down).toHaveFocus()
    await expect(canvas.getByText('Announcements is now 3 of 3.')).toBeInTheDocument()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(
      canvas.getByText('Announcements is already last.', { selector: '[role="status"]' }),
    ).toBeInTheDocument()
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    await expect(namesIn(canvas, 'Basic shortcuts')).toEqual(['Announcements', 'Monthly Summary', 'Paper Forms'])
    await expect(canvas.queryByRole('button', { name: 'Save shortcuts' })).toBeNull()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Save shortcuts' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1))
    await expect(save.mock.calls[0]?.at(0)).toEqual([
      { id: 2, type: null, order: 0 },
      { id: 1, type: null, order: 1 },
      { id: 3, type: null, order: 2 },
      { id: 4, type: 'needs', order: null },
      { id: 5, type: 'preservation', order: null },
      { id: 6, type: 'preservation', order: null },
    ])
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save shortcuts' })).toBeNull())
    await expect(namesIn(canvas, 'Basic shortcuts')).toEqual(['Monthly Summary', 'Announcements', 'Paper Forms'])
  },
}

export const Dragged: Story = {
  name: 'Dragging reorders',
  tags: ['test-only'],
  parameters: { rows: ['SET-34'] },
  render: (args) => <Stored {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const items = within(canvas.getByRole('region', { name: 'Basic shortcuts' })).getAllByRole('listitem')
    const [first, , last] = items
    const handle = first?.querySelector('[data-part="handle"]')
    if (!handle || !last) throw new Error('There are not three shortcuts.')
    const from = handle.getBoundingClientRect()
    const to = last.getBoundingClientRect()
    const [x, y] = [from.left + 4, from.top + 4]
    const at = (clientY: number) => ({ clientX: x, clientY, bubbles: true, isPrimary: true, pointerId: 1, button: 0 })
    handle.dispatchEvent(new PointerEvent('pointerdown', at(y)))
    const { ownerDocument } = canvasElement
    for (const step of [8, 20, to.top - y + to.height / 2]) {
      ownerDocument.dispatchEvent(new PointerEvent('pointermove', at(y + step)))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    await waitFor(() => expect(last).toHaveAttribute('data-drop', 'after'))
    ownerDocument.dispatchEvent(new PointerEvent('pointerup', at(to.top + to.height / 2)))
    await waitFor(() =>
      expect(namesIn(canvas, 'Basic shortcuts')).toEqual(['Monthly Summary', 'Paper Forms', 'Announcements']),
    )
    await expect(canvas.getByText('Announcements is now 3 of 3.')).toBeInTheDocument()
  },
}

export const Added: Story = {
  name: 'A dialog picks an unassigned report and a dashboard, or none for the last basic one',
  tags: ['test-only'],
  parameters: { rows: ['SET-29', 'SET-31'] },
  render: (args) => <Stored {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add shortcut' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a shortcut' }))
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Report' })).toHaveFocus())
    await expect(dialog.getByRole('combobox', { name: 'Dashboard' })).toHaveLength(19)
    await userEvent.keyboard('tide{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    await waitFor(() =>
      expect(namesIn(canvas, 'Basic shortcuts')).toEqual([
        'Announcements',
        'Monthly Summary',
        'Paper Forms',
        'Tide Windows',
      ]),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Add Jetty Progress as a shortcut' }))
    const again = within(await screen.findByRole('dialog', { name: 'Add a shortcut' }))
    await userEvent.selectOptions(again.getByRole('combobox', { name: 'Dashboard' }), 'Needs')
    await userEvent.click(again.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(namesIn(canvas, 'Dashboard shortcuts').slice(0, 2)).toContain('Jetty Progress'))
    await expect(canvas.getByText('Every report is a shortcut.', { selector: 'p' })).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const DeletedBesideChanges: Story = {
  name: 'A deletion is stored at once and loses no unsaved change',
  tags: ['test-only'],
  parameters: { rows: ['SET-27', 'SET-32'] },
  render: (args) => <Stored {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Announcements down' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the shortcut to Paper Forms' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(namesIn(canvas, 'Basic shortcuts')).toEqual(['Monthly Summary', 'Announcements']))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.queryByRole('region', { name: /Someone else/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Save shortcuts' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1))
    await expect(save.mock.calls[0]?.at(0)).toEqual([
      { id: 2, type: null, order: 0 },
      { id: 1, type: null, order: 1 },
      { id: 4, type: 'needs', order: null },
      { id: 5, type: 'preservation', order: null },
      { id: 6, type: 'preservation', order: null },
    ])
  },
}

/** A failed deletion says why in its dialog. */
export const DeletionFailed: Story = {
  args: { onDelete: async () => 'Failed to delete shortcut.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the shortcut to Work Done' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to delete shortcut.')
  },
}

const addAs = async (canvas: Canvas, name: string, dashboard: string): Promise<void> => {
  await userEvent.click(canvas.getByRole('button', { name: `Add ${name} as a shortcut` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a shortcut' }))
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Dashboard' }), dashboard)
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
}

export const Conflict: Story = {
  name: 'A conflict asks about the order and the report that both changed, and merges all others',
  tags: ['test-only'],
  parameters: { rows: ['SET-36'] },
  args: {
    onSave: async () => ({
      status: 'conflict',
      current: [
        row(3, 'Paper Forms', 0),
        row(1, 'Announcements', 1),
        row(2, 'Monthly Summary', 2),
        ...ROWS.slice(3, 5),
        row(6, 'Work Done'),
        row(7, 'Tide Windows', 'tools'),
        row(8, 'Jetty Progress'),
      ],
      etag: '7',
      author: { name: 'Mara Vance', at: Date.UTC(2026, 10, 24, 9, 30) },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Paper Forms up' }))
    await addAs(canvas, 'Tide Windows', 'Picks')
    await addAs(canvas, 'Jetty Progress', 'Shipments')
    await userEvent.click(canvas.getByRole('button', { name: 'Save shortcuts' }))
    const order = within(await canvas.findByRole('group', { name: /^Order of basic shortcuts/ }))
    await expect(order.getByRole('radio', { name: /1\. Paper Forms/ })).toBeVisible()
    await userEvent.click(order.getByRole('radio', { name: /Your version.*2\. Paper Forms/s }))
    await expect(namesIn(canvas, 'Basic shortcuts')).toEqual(['Announcements', 'Paper Forms', 'Monthly Summary'])
    const tide = within(canvas.getByRole('group', { name: /^Dashboard of Tide Windows/ }))
    await userEvent.click(tide.getByRole('radio', { name: /Tools/ }))
    await expect(namesIn(canvas, 'Dashboard shortcuts')).toEqual([
      'Needs by Week',
      'Jetty Progress',
      'Work Due',
      'Tide Windows',
    ])
  },
}

/** Without the role, nothing can be changed, and a note says why. */
export const ReadOnly: Story = {
  parameters: { rows: ['ROLE-52'] },
  args: { edit: refused('You need the "Access My Customer Licence" role. Ask your administrator.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can view but not edit these shortcuts/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Move|Delete|Add/ })).toBeNull()
  },
}

export const Loading: Story = { args: { view: loading() } }

/** Shortcuts that could not be loaded say so in their panel, which is announced. */
export const Failed: Story = {
  parameters: { rows: ['ERR-87', 'ERR-99'] },
  args: { view: failed({ message: 'Failed load shortcuts.' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed load shortcuts.')
  },
}

/** A failed save says so in the bar, which is announced, and the order stays. */
export const SaveFailed: Story = {
  parameters: { rows: ['ERR-88', 'ERR-99'] },
  args: { onSave: async () => ({ status: 'failed', message: 'Failed save shortcuts.', fields: {} }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Paper Forms up' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save shortcuts' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Failed save shortcuts.'))
    await expect(namesIn(canvas, 'Basic shortcuts')).toEqual(['Announcements', 'Paper Forms', 'Monthly Summary'])
  },
}

/** A license without shortcuts. */
export const Empty: Story = {
  args: { view: ready({ value: ROWS.slice(6), tag: '1' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No basic shortcuts yet\. Add one/)).toBeVisible()
    await expect(canvas.getByText(/^No dashboard shortcuts yet\. Add one/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add shortcut' })).toBeEnabled()
  },
}

/** A license with 60 basic shortcuts and long names. */
export const Many: Story = {
  args: {
    view: ready({
      value: Array.from({ length: 60 }, (_, id) =>
        row(id + 1, `Weekly summary of all materials received and issued, storage area ${id + 1}`, id),
      ),
      tag: '1',
    }),
  },
}
