import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { failed, loading, ready } from '../../view/view-state'
import { longProject, projectRecords } from '../fixtures/project-records'
import { showsFailure } from '../fixtures/plays'
import { NewProjectScreen } from './NewProjectScreen'

const licenses = [
  { licenseId: 1, name: 'Northgate Constructors' },
  { licenseId: 2, name: 'Harbour Works' },
]
const parents = { found: projectRecords, isLoading: false, failure: undefined, onRetry: fn(), onSearch: fn() }

const meta: Meta<typeof NewProjectScreen> = {
  title: 'Screens/Projects/New',
  component: NewProjectScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(licenses),
    ownLicense: { licenseId: 1, name: 'Northgate Constructors' },
    create: { allowed: true },
    parents,
    onLicense: fn(),
    listHref: '#list',
    onSave: fn(async () => ({ status: 'saved' as const, value: 60 })),
    onSaved: fn(),
    onBack: fn(),
  },
  decorators: [(Story) => <main>{Story()}</main>],
}

export default meta
type Story = StoryObj<typeof NewProjectScreen>

const ask = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], name: string, description: string) => {
  const [nameField, text] = [
    canvas.getByRole('textbox', { name: 'Name' }),
    canvas.getByRole('textbox', { name: 'Description' }),
  ]
  await userEvent.clear(nameField)
  if (name !== '') await userEvent.type(nameField, name)
  await userEvent.clear(text)
  if (description !== '') await userEvent.type(text, description)
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  return { nameField, text }
}

/** With all licenses the user chooses one, and a parent of it or none. */
export const Default: Story = {
  parameters: { rows: ['PROJ-15', 'PROJ-17', 'PROJ-18', 'PROJ-20', 'PROJ-25'] },
  play: async ({ canvas, args }) => {
    const parent = canvas.getByRole('combobox', { name: 'Parent Project' })
    await expect(parent).toHaveAccessibleDescription(/Choose a license first/)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'License' }), '1 · Northgate Constructors')
    await expect(args.onLicense).toHaveBeenLastCalledWith(1)
    await userEvent.click(parent)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    await ask(canvas, '  Jetty 9 ', ' A berth ')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        name: 'Jetty 9',
        description: 'A berth',
        licenseId: 1,
        parentProjectId: expect.any(Number) as number,
      }),
    )
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(60))
  },
}

export const AnotherLicense: Story = {
  name: 'Another license clears the parent, which belongs to a license',
  tags: ['test-only'],
  parameters: { rows: ['PROJ-20'] },
  play: async ({ canvas }) => {
    const license = canvas.getByRole('combobox', { name: 'License' })
    const parent = canvas.getByRole('combobox', { name: 'Parent Project' })
    await userEvent.selectOptions(license, '1 · Northgate Constructors')
    await userEvent.click(parent)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(parent).not.toHaveValue('')
    await userEvent.selectOptions(license, '2 · Harbour Works')
    await waitFor(() => expect(parent).toHaveValue(''))
  },
}

/** Users of one license create projects in their own license. */
export const OwnLicense: Story = {
  parameters: { rows: ['PROJ-20'] },
  args: { view: ready(undefined) },
  play: async ({ canvas, args }) => {
    const license = canvas.getByRole('textbox', { name: 'License' })
    await expect(license).toHaveValue('1 · Northgate Constructors')
    await expect(license).toHaveAttribute('readonly')
    await ask(canvas, 'Quay', 'One')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        name: 'Quay',
        description: 'One',
        licenseId: 1,
        parentProjectId: null,
      }),
    )
  },
}

export const Blank: Story = {
  name: 'Says which fields are missing, and moves to the first one',
  tags: ['test-only'],
  parameters: { rows: ['PROJ-21', 'PROJ-24'] },
  play: async ({ canvas, args }) => {
    const { nameField, text } = await ask(canvas, '   ', ' ')
    await waitFor(() => expect(nameField).toHaveFocus())
    await expect(nameField).toHaveAccessibleDescription('Please enter a project name.')
    await expect(text).toHaveAccessibleDescription('Please enter a description.')
    await expect(canvas.getByRole('combobox', { name: 'License' })).toHaveAccessibleDescription(
      'Please select a license.',
    )
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const TooShort: Story = {
  name: 'A name of fewer than 4 characters after trimming is rejected',
  tags: ['test-only'],
  parameters: { rows: ['PROJ-22', 'PROJ-23', 'PROJ-26'] },
  args: { view: ready(undefined) },
  play: async ({ canvas, args }) => {
    const { nameField } = await ask(canvas, ' abc ', 'One')
    await waitFor(() => expect(nameField).toHaveAccessibleDescription('Project Name must be at least 4 characters.'))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(nameField, '{Backspace}d')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalled())
  },
}

/** A full license is reported at its field, and the draft is not lost. */
export const LicenseIsFull: Story = {
  parameters: { rows: ['PROJ-56'] },
  args: {
    view: ready(undefined),
    onSave: fn(async () => ({
      status: 'failed' as const,
      message: 'The maximum number of projects of the license is reached.',
      fields: { licenseId: ['The maximum number of projects of the license is reached.'] },
    })),
  },
  play: async ({ canvas }) => {
    const { nameField } = await ask(canvas, 'Jetty 9', 'A berth')
    const license = canvas.getByRole('textbox', { name: 'License' })
    await waitFor(() =>
      expect(license).toHaveAccessibleDescription('The maximum number of projects of the license is reached.'),
    )
    await expect(license).toHaveFocus()
    await expect(nameField).toHaveValue('Jetty 9')
  },
}

/** A failed creation shows the text of the server and keeps the draft. */
export const SaveFailed: Story = {
  parameters: { rows: ['PROJ-19', 'MSG-25'] },
  args: {
    view: ready(undefined),
    onSave: fn(async () => ({ status: 'failed' as const, message: 'Failed to add project.', fields: {} })),
  },
  play: async ({ canvas }) => {
    const { nameField } = await ask(canvas, 'Jetty 9', 'A berth')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to add project.')
    await expect(nameField).toHaveValue('Jetty 9')
  },
}

export const WithoutTheRole: Story = {
  name: 'Without the role, the page says why nothing can be saved',
  tags: ['test-only'],
  parameters: { rows: ['PROJ-16'] },
  args: {
    view: ready(undefined),
    create: { allowed: false, reason: 'You need the "Administer Project Update" role. Ask your administrator.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You can't create projects\. You need the "Administer Project/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(/You need the/)
    for (const name of ['Name', 'Description'])
      await expect(canvas.getByRole('textbox', { name })).toHaveAttribute('readonly')
  },
}

/** Parents that could not be loaded can be loaded again. */
export const ParentsFailed: Story = {
  parameters: { rows: ['MSG-23', 'MSG-24'] },
  args: {
    view: ready(undefined),
    parents: { ...parents, found: [], failure: 'Could not load projects.', onRetry: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Parent Project' }))
    await expect(await canvas.findByText('Could not load projects.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.parents.onRetry).toHaveBeenCalled()
  },
}

export const Loading: Story = { args: { view: loading() } }

export const Failed: Story = {
  args: { view: failed({ message: 'Failed to load licenses' }, fn()) },
  play: showsFailure('Failed to load licenses'),
}

export const TooLong: Story = {
  args: {
    view: ready(undefined),
    ownLicense: { licenseId: 1, name: longProject.name },
    parents: { ...parents, found: [longProject] },
  },
}
