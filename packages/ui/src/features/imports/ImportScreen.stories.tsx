import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { ImportSystem, ImportSystemInput } from '@sitewright/domain/imports/system'
import { allowed, refused } from '@sitewright/domain/shared/policy'
import { failed, loading, ready } from '../../view/view-state'
import { importSystem, longImportSystem } from '../fixtures/imports'
import { ImportScreen } from './ImportScreen'

const paths = { paths: ['/northgate/drawings', '/northgate/hours'], failure: undefined, onRetry: fn() }

const meta: Meta<typeof ImportScreen> = {
  title: 'Screens/Imports/Import',
  component: ImportScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(importSystem()),
    edit: allowed,
    paths,
    listHref: '#list',
    tabs: [
      { href: '#form', label: 'Details', isCurrent: true },
      { href: '#activity', label: 'Activity' },
    ],
    reportsHref: (projectId: number) => `#reports-${projectId}`,
    onSave: fn(async (system: ImportSystem, input: ImportSystemInput) => ({
      status: 'saved' as const,
      value: { ...system, ...input, version: system.version + 1 },
    })),
  },
  decorators: [(Story) => <main>{Story()}</main>],
}

export default meta
type Story = StoryObj<typeof ImportScreen>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const save = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: /^Save/ }))
const nameOf = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Name' })
const rename = async (canvas: Canvas, name: string) => {
  await userEvent.clear(nameOf(canvas))
  if (name !== '') await userEvent.type(nameOf(canvas), name)
}

/** Name, a read-only project, path, description and both states; the switch of a user is no field. */
export const Default: Story = {
  parameters: { rows: ['IMP-02', 'IMP-04', 'IMP-15', 'IMP-20'] },
  play: async ({ canvas, args }) => {
    const project = canvas.getByRole('textbox', { name: 'Project Id' })
    await expect(project).toHaveValue('12')
    await expect(project).toHaveAttribute('readonly')
    await expect(project).toHaveAccessibleDescription(/Northgate Refinery Expansion/)
    await expect(canvas.getByRole('combobox', { name: 'Path' })).toHaveValue('/northgate/mto')
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('Line items from the 3D model')
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Integration reports' })).toHaveAttribute('href', '#reports-12')
    await rename(canvas, ' Take-off ')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Active' }))
    await save(canvas)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        importSystem(),
        {
          displayName: 'Take-off',
          path: '/northgate/mto',
          description: 'Line items from the 3D model',
          isInternal: false,
          active: false,
        },
        3,
      ),
    )
  },
}

/** The path is chosen among those in use. */
export const ExistingPath: Story = {
  parameters: { rows: ['IMP-05', 'IMP-06'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Path' }))
    await userEvent.click(await canvas.findByRole('option', { name: '/northgate/hours' }))
    await save(canvas)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.anything(),
        expect.objectContaining({ path: '/northgate/hours' }),
        3,
      ),
    )
  },
}

export const NewPath: Story = {
  name: 'The path can be a new one, by keyboard alone',
  tags: ['test-only'],
  parameters: { rows: ['IMP-05'] },
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: 'Existing path' }).focus()
    await userEvent.keyboard('{ArrowRight}{Tab}')
    const path = canvas.getByRole('textbox', { name: 'Path' })
    await expect(path).toHaveFocus()
    await expect(path).toHaveValue('/northgate/mto')
    await userEvent.keyboard('{End}/rev-c')
    await save(canvas)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.anything(),
        expect.objectContaining({ path: '/northgate/mto/rev-c' }),
        3,
      ),
    )
  },
}

export const PathsFailed: Story = {
  name: 'Says why paths in use are missing, and still accepts a new one',
  tags: ['test-only'],
  parameters: { rows: ['IMP-06', 'MSG-45'] },
  args: { paths: { paths: undefined, failure: 'Failed to fetch import paths.', onRetry: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Path' }))
    await expect(await canvas.findByText('Failed to fetch import paths.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.paths.onRetry).toHaveBeenCalled()
  },
}

export const Blank: Story = {
  name: 'A name and a path are required',
  tags: ['test-only'],
  parameters: { rows: ['IMP-07', 'IMP-08'] },
  play: async ({ canvas, args }) => {
    await rename(canvas, '  ')
    await userEvent.click(canvas.getByRole('radio', { name: 'New path' }))
    const path = canvas.getByRole('textbox', { name: 'Path' })
    await userEvent.clear(path)
    await save(canvas)
    await waitFor(() => expect(nameOf(canvas)).toHaveFocus())
    await expect(nameOf(canvas)).toHaveAccessibleDescription('Please enter a name for the import system.')
    await expect(path).toHaveAccessibleDescription(/Please enter a path for the import system\./)
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const TakenName: Story = {
  name: 'A name that the project has stays in the form with its error',
  tags: ['test-only'],
  parameters: { rows: ['IMP-11', 'IMP-12'] },
  args: {
    onSave: fn(async () => {
      const sentence = 'Project already has an import system with that name. Please select a new name.'
      return { status: 'failed' as const, message: sentence, fields: { displayName: [sentence] } }
    }),
  },
  play: async ({ canvas }) => {
    await rename(canvas, 'Drawing Register')
    await save(canvas)
    await waitFor(() =>
      expect(nameOf(canvas)).toHaveAccessibleDescription(
        'Project already has an import system with that name. Please select a new name.',
      ),
    )
    await expect(nameOf(canvas)).toHaveValue('Drawing Register')
  },
}

export const Conflict: Story = {
  name: 'When two people save one import system, the second one sees both versions',
  tags: ['test-only'],
  parameters: { rows: ['IMP-15'] },
  args: {
    onSave: fn(async () => ({
      status: 'conflict' as const,
      current: importSystem({ displayName: 'Take-off of others', version: 8 }),
    })),
  },
  play: async ({ canvas, args }) => {
    await rename(canvas, 'My take-off')
    await save(canvas)
    await expect(
      await canvas.findByText('Someone else changed this import system while you were editing.'),
    ).toBeVisible()
    await expect(canvas.getAllByText('Take-off of others').length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my changes' }))
    await save(canvas)
    // The fields that the form does not have are those of their version.
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        importSystem({ displayName: 'Take-off of others', version: 8 }),
        expect.objectContaining({ displayName: 'My take-off' }),
        8,
      ),
    )
  },
}

/** Read-only with the reason without the role. */
export const ReadOnly: Story = {
  parameters: { rows: ['PERM-28'] },
  args: { edit: refused('You need the "Administer Import System Details" role. Ask your administrator.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can view but not edit this import system\. You need/)).toBeVisible()
    await expect(nameOf(canvas)).toHaveAttribute('readonly')
    await expect(canvas.getByRole('textbox', { name: 'Path' })).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('radio')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Save/ })).toBeNull()
  },
}

export const Loading: Story = { args: { view: loading() } }

/** A failed load says what could not be fetched. */
export const Failed: Story = {
  parameters: { rows: ['IMP-17', 'MSG-43'] },
  args: { view: failed({ message: 'No such import system.', requestId: 'req-7f3a' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Failed to fetch import system.' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const VeryLongText: Story = { args: { view: ready(longImportSystem) } }

export const Inactive: Story = { args: { view: ready(importSystem({ active: false, isInternal: true })) } }

export const ActivityTab: Story = {
  name: 'Its activity is a tab',
  tags: ['test-only'],
  parameters: { rows: ['ACT-01', 'ACT-02'] },
  args: {
    tabs: [
      { href: '#form', label: 'Details' },
      { href: '#activity', label: 'Activity', isCurrent: true },
    ],
    children: <p>Changed 1 detail</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Changed 1 detail')).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Description' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '#form')
  },
}
