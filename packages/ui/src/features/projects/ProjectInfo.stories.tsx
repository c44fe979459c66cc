import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { ProjectRecord } from '@sitewright/domain/projects/record'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import { failed, loading, ready } from '../../view/view-state'
import { inactiveProject, longProject, PROJECT_USE, refinery } from '../fixtures/project-records'
import { ProjectInfo, type ProjectInfoProps, ProjectInfoSkeleton } from './ProjectInfo'
import { ProjectPage } from './ProjectPage'

const meta: Meta<typeof ProjectInfo> = {
  title: 'Screens/Projects/Info',
  component: ProjectInfo,
  parameters: { layout: 'fullscreen' },
  args: {
    project: refinery,
    edit: { allowed: true },
    hasLicense: true,
    environment: 'PROD',
    parent: { projectId: 4, name: 'Northgate Capital Program' },
    root: { projectId: 4, name: 'Northgate Capital Program' },
    use: ready(PROJECT_USE),
    contentHrefs: { sites: '#sites', imports: '#imports', configs: '#configs', workflows: '#workflows' },
    projectHref: (projectId: number) => `#project-${projectId}`,
    onCount: fn(),
    onSave: fn(async (): Promise<SaveOutcome<ProjectRecord>> => ({ status: 'saved', value: refinery })),
    onDeactivate: fn(async () => undefined),
    onActivate: fn(async () => undefined),
  },
  render: (args) => <Page {...args} />,
}

export default meta
type Story = StoryObj<typeof ProjectInfo>

const Page = (args: ProjectInfoProps) => (
  <main>
    <ProjectPage
      view={ready(args.project)}
      tabs={[{ href: '#info', label: 'Info', isCurrent: true }]}
      loading={<ProjectInfoSkeleton />}
      failedTitle="Failed to fetch projects."
      listHref="#list"
      hasLicense={args.hasLicense}
    >
      {() => <ProjectInfo {...args} />}
    </ProjectPage>
  </main>
)

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const factsOf = (canvas: Canvas, name: string) => {
  const section = within(canvas.getByRole('region', { name }))
  const values = section.getAllByRole('definition').map(({ textContent }) => textContent)
  return Object.fromEntries(section.getAllByRole('term').map(({ textContent }, place) => [textContent, values[place]]))
}
const open = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('button', { name }))

/** Facts, placement and contents, and the actions in the header. */
export const Default: Story = {
  parameters: { rows: ['PROJ-36', 'PROJ-41', 'PROJ-42', 'PROJ-43', 'PROJ-52', 'PROJ-58', 'PERM-04', 'PERM-06'] },
  play: async ({ canvas }) => {
    await expect(factsOf(canvas, 'Project')).toEqual({
      'Project Id': '12',
      Name: 'Northgate Refinery Expansion',
      Description: 'Crude unit 2, tank farm and jetty',
      'License Id': '1',
      'License Name': 'Northgate Constructors',
      State: 'Active',
    })
    await expect(factsOf(canvas, 'Placement')).toEqual({
      Environment: 'PROD',
      'Mobile Enabled': 'Yes',
      'Parent Project': '4 · Northgate Capital Program',
      'Root Project': '4 · Northgate Capital Program',
      Subprojects: '21 · Tank Farm22 · Jetty 3',
    })
    await expect(factsOf(canvas, 'Contents')).toEqual({
      Users: '14 users',
      'API Keys': '3 API keys',
      Sites: '212 sites, 38 archived',
      Imports: '6 imports',
      Configs: '9 configs',
      Workflows: '10 workflows',
    })
    await expect(canvas.getByRole('link', { name: '212 sites' })).toHaveAttribute('href', '#sites')
    await expect(canvas.getByRole('link', { name: '10 workflows' })).toHaveAttribute('href', '#workflows')
    // No page lists the API keys of one project.
    await expect(canvas.queryByRole('link', { name: '3 API keys' })).toBeNull()
    await expect(canvas.getByRole('link', { name: '21 · Tank Farm' })).toHaveAttribute('href', '#project-21')
    await expect(canvas.getByRole('button', { name: 'Project Settings' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Deactivate…' })).toBeVisible()
  },
}

/** Without both roles there is no action, and the page says why. */
export const ReadOnly: Story = {
  parameters: { rows: ['PROJ-41', 'PROJ-43', 'PERM-06'] },
  args: {
    edit: { allowed: false, reason: 'You need the "Administer Project Update" role. Ask your administrator.' },
    hasLicense: false,
    parent: { projectId: 4 },
    use: undefined,
    project: { ...refinery, contents: { sites: 174, imports: 6, configs: 9 } },
    contentHrefs: { sites: '#sites', configs: '#configs' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByText(/^You can view but not edit this project\. You need the/)).toBeVisible()
    await expect(Object.keys(factsOf(canvas, 'Project'))).toEqual(['Project Id', 'Name', 'Description', 'State'])
    await expect(factsOf(canvas, 'Placement')).toMatchObject({ 'Parent Project': '4' })
    await expect(factsOf(canvas, 'Contents')).toEqual({
      Users: '14 users',
      Sites: '174 sites',
      Imports: '6 imports',
      Configs: '9 configs',
    })
    await expect(canvas.queryByRole('link', { name: '6 imports' })).toBeNull()
  },
}

/** Project Settings has Name and Description, and Save closes it. */
export const Settings: Story = {
  parameters: { rows: ['PROJ-36', 'PROJ-37', 'PROJ-38'] },
  play: async ({ canvas, args }) => {
    await open(canvas, 'Project Settings')
    const dialog = within(await screen.findByRole('dialog', { name: 'Project Settings' }))
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await expect(dialog.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual([
      'Northgate Refinery Expansion',
      'Crude unit 2, tank farm and jetty',
    ])
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), ' and the racks')
    await expect(dialog.getByText(/^was Crude unit 2/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        { name: 'Northgate Refinery Expansion', description: 'Crude unit 2, tank farm and jetty and the racks' },
        3,
      ),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Project Settings' })).toHaveFocus())
  },
}

export const SettingsInvalid: Story = {
  name: 'The rules of a new project hold in the settings',
  tags: ['test-only'],
  parameters: { rows: ['PROJ-27'] },
  play: async ({ canvas, args }) => {
    await open(canvas, 'Project Settings')
    const dialog = within(await screen.findByRole('dialog'))
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'NRE')
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Description' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription(/Project Name must be at least 4 characters\./)
    await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription(
      /Please enter a description\./,
    )
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const SettingsCanceled: Story = {
  name: 'Cancel closes the settings and drops the draft',
  tags: ['test-only'],
  parameters: { rows: ['PROJ-40'] },
  play: async ({ canvas, args }) => {
    await open(canvas, 'Project Settings')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onSave).not.toHaveBeenCalled()
    await open(canvas, 'Project Settings')
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Northgate Refinery Expansion')
  },
}

export const SettingsFailed: Story = {
  name: 'A failed save keeps the settings open with the text of the server',
  tags: ['test-only'],
  parameters: { rows: ['PROJ-39', 'MSG-28', 'MSG-29'] },
  args: {
    onSave: fn(async (): Promise<SaveOutcome<ProjectRecord>> => ({
      status: 'failed',
      message: 'Save failed.',
      fields: {},
    })),
  },
  play: async ({ canvas }) => {
    await open(canvas, 'Project Settings')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' 2')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Save failed.')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Northgate Refinery Expansion 2')
  },
}

export const SettingsConflict: Story = {
  name: 'A conflict shows both versions, and the user can save over the other one',
  tags: ['test-only'],
  args: {
    onSave: fn(async (_input, version): Promise<SaveOutcome<ProjectRecord>> =>
      version === 3
        ? { status: 'conflict', current: { ...refinery, name: 'Refinery North', version: 4 } }
        : { status: 'saved', value: { ...refinery, version: 5 } },
    ),
  },
  play: async ({ canvas, args }) => {
    await open(canvas, 'Project Settings')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' 2')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Someone else changed this project while you were editing.')).toBeVisible()
    await expect(dialog.getByText('Refinery North')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: /Your|Keep|mine/i }))
    await userEvent.click(dialog.getByRole('button', { name: /^Save/ }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: 'Northgate Refinery Expansion 2' }),
        4,
      ),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Deactivating shows what it removes, and requires the name to be typed. */
export const Deactivation: Story = {
  parameters: { rows: ['PROJ-42', 'PROJ-44', 'PROJ-45', 'PROJ-46', 'PROJ-47'] },
  play: async ({ canvas, args }) => {
    await open(canvas, 'Deactivate…')
    await expect(args.onCount).toHaveBeenCalledOnce()
    const element = await screen.findByRole('alertdialog', { name: 'Deactivate Northgate Refinery Expansion?' })
    await expect(element).toHaveAttribute('id', 'project-deactivate')
    const dialog = within(element)
    await expect(
      dialog.getByText(
        'Deactivating a project cannot be reversed. All assigned users and API keys will be removed from this project.',
      ),
    ).toBeVisible()
    await expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'users lose this project',
      'API keys lose this project',
      'active sites in this project',
    ])
    await expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['14', '3', '212'])
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    const confirm = dialog.getByRole('button', { name: 'Deactivate project' })
    await expect(confirm).toHaveAccessibleDescription(/Type the name of the project first\./)
    await userEvent.click(confirm)
    await expect(args.onDeactivate).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox'), 'Northgate Refinery Expansion ')
    await userEvent.click(confirm)
    await waitFor(() => expect(args.onDeactivate).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Deactivate…' })).toHaveFocus())
  },
}

export const DeactivationFailed: Story = {
  name: 'A failed deactivation says so in the dialog',
  tags: ['test-only'],
  parameters: { rows: ['PROJ-47', 'MSG-27'] },
  args: { onDeactivate: fn(async () => 'Failed to deactivate project.') },
  play: async ({ canvas }) => {
    await open(canvas, 'Deactivate…')
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Northgate Refinery Expansion')
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate project' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to deactivate project.')
  },
}

export const DeactivationCounting: Story = {
  name: 'The user cannot confirm before the server has counted',
  tags: ['test-only'],
  parameters: { rows: ['PROJ-45'] },
  args: { use: loading() },
  play: async ({ canvas }) => {
    await open(canvas, 'Deactivate…')
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Northgate Refinery Expansion')
    await expect(dialog.getByRole('button', { name: 'Deactivate project' })).toHaveAccessibleDescription(
      /Wait until the count is done/,
    )
  },
}

export const DeactivationNotCounted: Story = {
  name: 'A failed count can be retried',
  tags: ['test-only'],
  parameters: { rows: ['PROJ-45'] },
  args: { use: failed({ message: 'The server is being updated.' }, fn()) },
  play: async ({ canvas }) => {
    await open(canvas, 'Deactivate…')
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText('The server is being updated.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Deactivate project' })).toHaveAccessibleDescription(
      /Retry the count first\./,
    )
  },
}

export const DeactivationWithoutCount: Story = {
  name: 'The dialog has no figures if the server does not count',
  tags: ['test-only'],
  parameters: { rows: ['PROJ-44'] },
  args: { use: undefined },
  play: async ({ canvas, args }) => {
    await open(canvas, 'Deactivate…')
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.queryByRole('definition')).toBeNull()
    await userEvent.type(dialog.getByRole('textbox'), 'Northgate Refinery Expansion')
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate project' }))
    await waitFor(() => expect(args.onDeactivate).toHaveBeenCalledOnce())
  },
}

/** Activating says that it restores no users, groups or keys. */
export const Activation: Story = {
  parameters: { rows: ['PROJ-42', 'PROJ-49', 'PROJ-50'] },
  args: { project: inactiveProject, use: ready({ userCount: 0, apiKeyCount: 0, siteCount: 1 }), root: undefined },
  play: async ({ canvas, args }) => {
    await open(canvas, 'Activate…')
    await expect(args.onCount).not.toHaveBeenCalled()
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Activate Flare Relocation?' }))
    await expect(dialog.getByText(/^Activating does not restore/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Activate project' }))
    await waitFor(() => expect(args.onActivate).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const ActivationFailed: Story = {
  name: 'A full license rejects the activation, and the dialog says so',
  tags: ['test-only'],
  parameters: { rows: ['PROJ-49', 'PROJ-56', 'MSG-26'] },
  args: {
    project: inactiveProject,
    onActivate: fn(async () => 'The maximum number of projects of the license is reached.'),
  },
  play: async ({ canvas }) => {
    await open(canvas, 'Activate…')
    await userEvent.click(await screen.findByRole('button', { name: 'Activate project' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The maximum number of projects of the license is reached.',
    )
  },
}

export const EnvironmentIsRead: Story = {
  name: 'Skeletons while the environment and the projects above load',
  tags: ['test-only'],
  args: { environment: undefined, parent: 'loading', root: 'loading' },
  play: async ({ canvas }) => {
    await expect(factsOf(canvas, 'Placement')).toMatchObject({ Environment: '', 'Parent Project': '' })
  },
}

export const TooLong: Story = {
  args: { project: longProject, parent: { projectId: 4, name: longProject.name } },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Project Settings' })
    for (const name of ['Projects', 'Project Settings', 'Deactivate…', 'Info']) {
      await userEvent.tab()
      await expect(document.activeElement).toHaveAccessibleName(name)
    }
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Deactivate…' })).toHaveFocus())
  },
}
