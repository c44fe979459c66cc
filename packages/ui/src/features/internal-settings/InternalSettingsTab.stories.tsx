import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { InternalSettings } from '@sitewright/domain/internal-settings/model'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import { refused } from '@sitewright/domain/shared/policy'
import { failed, loading, ready } from '../../view/view-state'
import { showsFailure, showsNothing } from '../fixtures/plays'
import { InternalSettingsTab } from './InternalSettingsTab'

const settings: InternalSettings = {
  config: {
    CustomerCode: 'NGC-001',
    OpportunityId: 'OPP-20418',
    ProjectOverrides: { 9: { type: 'CustomerCode', value: 'NGC-REF' } },
  },
  projects: [
    { projectId: 1, name: 'Company Defaults' },
    { projectId: 9, name: 'Northgate Refinery Expansion' },
    { projectId: 10, name: 'Jetty 3' },
    { projectId: 100, name: 'Tank Farm Revamp' },
  ],
}

const saved = { ...settings, config: { ...settings.config, OpportunityId: 'OPP-1' } }
const save = fn(async (): Promise<SaveOutcome<InternalSettings>> => ({ status: 'saved', value: saved, etag: '"2"' }))

const meta: Meta<typeof InternalSettingsTab> = {
  title: 'Screens/License settings/Internal settings',
  component: InternalSettingsTab,
  parameters: { layout: 'fullscreen' },
  args: { view: ready({ value: settings, tag: '"1"' }), edit: { allowed: true }, onSave: save },
  beforeEach: () => {
    save.mockClear()
  },
}

export default meta
type Story = StoryObj<typeof InternalSettingsTab>

const nameOfRows = (rows: readonly HTMLElement[]) =>
  rows.slice(1).map((row) => row.querySelector('th')?.textContent?.trim())

const chooser = () => screen.getByRole('combobox', { name: 'Add an override' })

/** Adds a project by keyboard, and returns the field of its type. */
async function addProject(name: string): Promise<HTMLElement> {
  chooser().focus()
  await userEvent.keyboard(name)
  await screen.findByRole('option', { name: new RegExp(name) })
  await userEvent.keyboard('{Enter}')
  const type = screen.getByRole('textbox', { name: `Override type of ${name}` })
  await expect(type).toHaveFocus()
  return type
}

/** CustomerCode, OpportunityId, and type and value of each project with an override, in the order of the ids. */
export const Default: Story = {
  parameters: { rows: ['SET-04', 'SET-05', 'SET-06', 'SET-08', 'SET-10', 'SET-11', 'SET-37'] },
  args: {
    view: ready({
      value: {
        ...settings,
        config: {
          ...settings.config,
          ProjectOverrides: { 100: { type: 'Region', value: 'East' }, ...settings.config.ProjectOverrides },
        },
      },
      tag: '"1"',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'CustomerCode' })).toHaveValue('NGC-001')
    await expect(canvas.getByRole('textbox', { name: 'OpportunityId' })).toHaveValue('OPP-20418')
    await expect(nameOfRows(canvas.getAllByRole('row'))).toEqual(['Northgate Refinery Expansion', 'Tank Farm Revamp'])
    await expect(canvas.getByRole('textbox', { name: 'Value of Northgate Refinery Expansion' })).toHaveValue('NGC-REF')
  },
}

export const Saved: Story = {
  name: 'A save sends what changed, and a cleared type removes its override',
  tags: ['test-only'],
  parameters: { rows: ['SET-11'] },
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'OpportunityId' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'OpportunityId' }), 'OPP-1')
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Override type of Northgate Refinery Expansion' }))
    await addProject('Jetty 3')
    await userEvent.keyboard('Region')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
    await expect(save.mock.calls[0]).toEqual([
      {
        OpportunityId: 'OPP-1',
        ProjectOverrides: { 9: { type: '', value: '' }, 10: { type: 'Region', value: '' } },
      },
      '"1"',
    ])
  },
}

export const Removed: Story = {
  name: 'An override is removed and restored by its button, which keeps the focus',
  tags: ['test-only'],
  parameters: { rows: ['SET-37'] },
  play: async ({ canvas }) => {
    const tool = canvas.getByRole('button', { name: 'Remove the override of Northgate Refinery Expansion' })
    tool.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Value of Northgate Refinery Expansion' })).toHaveValue('')
    const restore = canvas.getByRole('button', { name: 'Restore the override of Northgate Refinery Expansion' })
    await expect(restore).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Value of Northgate Refinery Expansion' })).toHaveValue('NGC-REF')
    await addProject('Jetty 3')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the override of Jetty 3' }))
    await expect(nameOfRows(canvas.getAllByRole('row'))).toEqual(['Northgate Refinery Expansion'])
    await expect(canvas.getByRole('button', { name: /^Remove/ })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

export const Discarded: Story = {
  name: 'Discard removes the rows that were added',
  tags: ['test-only'],
  parameters: { rows: ['SET-37'] },
  play: async ({ canvas }) => {
    await addProject('Jetty 3')
    await userEvent.keyboard('Region')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(nameOfRows(canvas.getAllByRole('row'))).toEqual(['Northgate Refinery Expansion'])
    await addProject('Jetty 3')
  },
}

export const TypeMissing: Story = {
  name: 'A new value without a type is not saved, and the focus moves to its type',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await addProject('Tank Farm Revamp')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value of Tank Farm Revamp' }), 'East')
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await expect(save).not.toHaveBeenCalled()
    const type = canvas.getByRole('textbox', { name: 'Override type of Tank Farm Revamp' })
    await waitFor(() => expect(type).toHaveFocus())
    await expect(type).toHaveAccessibleDescription(/Enter a type, or clear the value\./)
  },
}

export const Filtered: Story = {
  name: 'Projects are filtered by name, 200 ms after the last key',
  tags: ['test-only'],
  parameters: { rows: ['CONST-15'] },
  play: async ({ canvas }) => {
    await addProject('Jetty 3')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter projects' }), 'jetty')
    await waitFor(() => expect(nameOfRows(canvas.getAllByRole('row'))).toEqual(['Jetty 3']))
  },
}

/** A refused save says why at each field. */
export const Refused: Story = {
  parameters: { rows: ['ERR-79'] },
  args: {
    onSave: async () => ({
      status: 'failed',
      message: 'Some values are invalid.',
      fields: {
        CustomerCode: ['Must be a single line.'],
        'ProjectOverrides.10.type': ['Use 100 characters or fewer.'],
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'CustomerCode' }), '2')
    await addProject('Jetty 3')
    await userEvent.keyboard('Region')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Must be a single line.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Override type of Jetty 3' })).toHaveAccessibleDescription(
      /Use 100 characters or fewer\./,
    )
  },
}

/** A conflict asks which value is kept. */
export const Conflict: Story = {
  args: {
    onSave: async () => ({ status: 'conflict', current: saved, etag: '"7"' }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'OpportunityId' }), '9')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('radio', { name: /OPP-1/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /Your version.*OPP-204189/s }))
    await expect(canvas.getByRole('textbox', { name: 'OpportunityId' })).toHaveValue('OPP-204189')
  },
}

export const OverrideConflict: Story = {
  name: 'Overrides of two people merge by project and text, and the same text is asked about by its name',
  tags: ['test-only'],
  args: {
    onSave: async () => ({
      status: 'conflict',
      current: {
        ...settings,
        config: {
          ...settings.config,
          ProjectOverrides: { 9: { type: 'Code', value: 'NGC-THEIRS' }, 10: { type: 'Region', value: 'North' } },
        },
      },
      etag: '"7"',
    }),
  },
  play: async ({ canvas }) => {
    const value = canvas.getByRole('textbox', { name: 'Value of Northgate Refinery Expansion' })
    await userEvent.type(value, '-MINE')
    await addProject('Tank Farm Revamp')
    await userEvent.keyboard('Region')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const question = await canvas.findByText('Value of Northgate Refinery Expansion', { selector: 'legend' })
    await expect(question).toBeVisible()
    await expect(canvas.getAllByRole('radio')).toHaveLength(2)
    await expect(value).toHaveValue('NGC-REF-MINE')
    await expect(canvas.getByRole('textbox', { name: 'Value of Jetty 3' })).toHaveValue('North')
    await userEvent.click(canvas.getByRole('radio', { name: /NGC-THEIRS/ }))
    await expect(value).toHaveValue('NGC-THEIRS')
    await expect(canvas.getByRole('textbox', { name: 'Override type of Tank Farm Revamp' })).toHaveValue('Region')
  },
}

export const ReadOnly: Story = {
  args: { edit: refused('You need the "Access All Customer Licenses" role. Ask your administrator.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can view but not edit these settings/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'CustomerCode' })).toHaveAttribute('readonly')
  },
}

export const Loading: Story = { args: { view: loading() } }

export const Failed: Story = {
  args: { view: failed({ message: 'Failed to load license settings.' }, fn()) },
  play: showsFailure('Failed to load license settings.'),
}

export const NoOverrides: Story = {
  args: {
    view: ready({ value: { ...settings, config: { ...settings.config, ProjectOverrides: {} } }, tag: '"1"' }),
  },
  play: showsNothing('No project has an override.'),
}

export const NoProjects: Story = {
  args: {
    view: ready({
      value: { config: { CustomerCode: '', OpportunityId: '', ProjectOverrides: {} }, projects: [] },
      tag: '"0"',
    }),
  },
  play: showsNothing('This license has no projects.'),
}

/** 10,000 projects, each with an override but the last one: only the visible rows are rendered. */
export const Many: Story = {
  args: {
    view: ready({
      value: {
        config: {
          ...settings.config,
          ProjectOverrides: Object.fromEntries(
            Array.from({ length: 9_999 }, (_, index) => [index + 1, { type: 'Region', value: 'East' }]),
          ),
        },
        projects: Array.from({ length: 10_000 }, (_, index) => ({
          projectId: index + 1,
          name: `Laydown area ${index + 1} of the northern module yard`,
        })),
      },
      tag: '"1"',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100)
    await userEvent.type(canvas.getByRole('textbox', { name: 'CustomerCode' }), '2')
    await expect(canvas.getByRole('textbox', { name: 'CustomerCode' })).toHaveValue('NGC-0012')
    await addProject('Laydown area 10000 of the northern module yard')
  },
}
