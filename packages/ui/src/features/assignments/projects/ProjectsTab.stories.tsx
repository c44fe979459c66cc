import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { projectMessages } from '@sitewright/domain/projects/messages'
import { refused } from '@sitewright/domain/shared/policy'
import { Button } from '../../../button/Button'
import { failed, loading, ready } from '../../../view/view-state'
import { longProjects, manyProjects, projects } from '../../fixtures/projects'
import { showsFailure, showsNothing } from '../../fixtures/plays'
import { ProjectsTab, type ProjectsTabProps } from './ProjectsTab'

const CAMP = { projectId: 12, name: 'Camp and Offices' }
const tag = '"1"'
const content = { projects, assigned: { value: [CAMP], tag } }
const onSave = fn<ProjectsTabProps['onSave']>()
const onUnsaved = fn<(isUnsaved: boolean) => void>()

const meta: Meta<typeof ProjectsTab> = {
  title: 'Screens/Users/Projects',
  component: ProjectsTab,
  parameters: { layout: 'fullscreen' },
  args: { view: ready(content), edit: { allowed: true }, readOnlyText: (reason) => reason, onSave, onUnsaved },
  beforeEach: () => {
    onSave.mockReset().mockImplementation(async ({ projectIds }) => ({
      status: 'saved',
      value: [...projectIds].map((projectId) => ({ projectId })),
      etag: '"2"',
    }))
    onUnsaved.mockClear()
  },
}

export default meta
type Story = StoryObj<typeof ProjectsTab>

/** Projects are a tree of checkboxes. */
export const Default: Story = {
  parameters: { rows: ['USER-53'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tree', { name: 'Projects' })).toHaveAccessibleDescription(/1 of 12 selected/)
    await expect(canvas.getByRole('treeitem', { name: /Camp and Offices/ })).toHaveAttribute('aria-checked', 'true')
    await expect(canvas.getByRole('treeitem', { name: 'Tank 101' })).toHaveAttribute('aria-level', '3')
    await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  },
}

export const Cascade: Story = {
  name: 'Assigning a project assigns all below it that can be changed, and the bar sums it up',
  tags: ['test-only'],
  parameters: { rows: ['USER-54', 'GROUP-14'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Tank Farm' }))
    await expect(canvas.getByRole('treeitem', { name: 'Tank 101' })).toHaveAttribute('aria-checked', 'true')
    await expect(canvas.getByRole('treeitem', { name: /^Tank 103/ })).toHaveAttribute('aria-checked', 'false')
    const bar = within(canvas.getByRole('region', { name: 'Unsaved changes' }))
    await expect(bar.getByText('3 unsaved changes')).toBeVisible()
    await expect(bar.getAllByRole('listitem', { hidden: true })[0]).toHaveTextContent(
      'Added: Tank Farm + 2 subprojects',
    )
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await expect(onSave).toHaveBeenCalledTimes(1)
    await expect(onSave.mock.lastCall?.[0]).toEqual({ projectIds: new Set([2, 3, 4, 12]) })
    await expect(onSave.mock.lastCall?.[1].version).toBe(tag)
  },
}

export const OneTakenAway: Story = {
  name: 'Removing one project leaves the one above it assigned',
  tags: ['test-only'],
  parameters: { rows: ['USER-55'] },
  args: { view: ready({ ...content, assigned: { value: [2, 3, 4].map((projectId) => ({ projectId })), tag } }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Tank 101' }))
    await expect(canvas.getByRole('treeitem', { name: 'Tank Farm' })).toHaveAttribute('aria-checked', 'mixed')
    await expect(canvas.getByRole('treeitem', { name: 'Tank Farm (this project only)' })).toHaveAttribute(
      'aria-checked',
      'true',
    )
  },
}

export const MarkedRows: Story = {
  name: 'Each unsaved row is marked, and so is a closed branch with unsaved rows',
  tags: ['test-only'],
  parameters: { rows: ['USER-57'] },
  play: async ({ canvas }) => {
    const row = (name: string) => canvas.getByRole('treeitem', { name })
    await userEvent.click(row('Camp and Offices'))
    await userEvent.click(row('Tank 101'))
    await expect(row('Camp and Offices')).toHaveAccessibleDescription('Removed')
    await expect(row('Tank 101')).toHaveAccessibleDescription('Added')
    await expect(row('Tank Farm')).not.toHaveAccessibleDescription()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(row('Tank Farm')).toHaveAttribute('aria-expanded', 'false')
    await expect(row('Tank Farm')).toHaveAccessibleDescription('Changed below')
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(row('Tank 101'))
    await userEvent.click(row('Camp and Offices'))
    await expect(row('Tank 101')).not.toHaveAccessibleDescription()
    await expect(canvas.queryByText('Added')).toBeNull()
  },
}

/** Inherited projects are selected and fixed, with the badge and the groups. */
export const Inherited: Story = {
  parameters: { rows: ['USER-78', 'USER-81', 'USER-82'] },
  args: {
    view: ready({
      ...content,
      assigned: { value: [{ projectId: 10, name: 'Jetty' }, CAMP], tag },
      groupInfo: { userGroupsByProjectId: { '3': ['Site Admins', 'Night Shift'], '10': ['Site Admins'] } },
    }),
  },
  play: async ({ canvas }) => {
    const tank = canvas.getByRole('treeitem', { name: /^Tank 101/ })
    await expect(tank).toHaveAttribute('aria-checked', 'true')
    await expect(tank).toHaveAttribute('aria-disabled', 'true')
    await expect(tank).toHaveTextContent('User Group')
    await expect(canvas.getByRole('tree')).toHaveAccessibleDescription(/3 of 12 selected, 2 from user groups/)
    await expect(tank).toHaveAccessibleDescription('From Site Admins, Night Shift')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select All' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select All' }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    // Jetty is direct too, and stays so; Tank 101 is not.
    await expect(onSave.mock.lastCall?.[0]).toEqual({ projectIds: new Set([10]) })
  },
}

export const Warning: Story = {
  name: 'Reports once that changes are unsaved, and once that none are',
  tags: ['test-only'],
  parameters: { rows: ['USER-56', 'USER-57', 'GROUP-15'] },
  play: async ({ canvas }) => {
    const jetty = canvas.getByRole('treeitem', { name: 'Jetty' })
    await userEvent.click(jetty)
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Laydown Yards' }))
    await expect(onUnsaved.mock.calls).toEqual([[true]])
    await userEvent.click(jetty)
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Laydown Yards' }))
    await expect(onUnsaved.mock.calls).toEqual([[true], [false]])
    await userEvent.click(jetty)
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await waitFor(() => expect(onUnsaved.mock.calls).toEqual([[true], [false], [true], [false]]))
  },
}

/** A page that can be left. */
function Leaving(props: ProjectsTabProps) {
  const [isHere, setHere] = useState(true)
  return (
    <>
      <Button onClick={() => setHere(false)}>Leave</Button>
      {isHere && <ProjectsTab {...props} />}
    </>
  )
}

export const Left: Story = {
  name: 'Reports that no change is unsaved when the user leaves',
  tags: ['test-only'],
  parameters: { rows: ['USER-57'] },
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Jetty' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(onUnsaved.mock.calls).toEqual([[true], [false]]))
  },
}

export const Filtered: Story = {
  name: 'The filter shows what matches with all above and below it',
  tags: ['test-only'],
  parameters: { rows: ['USER-58'] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter projects' }), 'rack')
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: 'Harbour Terminal' })).toBeNull())
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select All/ }))
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Filter projects' }))
    await expect(await canvas.findByRole('treeitem', { name: 'Harbour Terminal' })).toHaveAttribute(
      'aria-checked',
      'false',
    )
    await expect(canvas.getByRole('treeitem', { name: 'Pipe Rack A' })).toHaveAttribute('aria-checked', 'true')
  },
}

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter projects' }), 'crane')
    await canvas.findByText('No project matches this filter.')
  },
}

export const AllProjectsOfAKey: Story = {
  name: 'A key that can access every project shows them disabled, with a note, and saves none',
  tags: ['test-only'],
  parameters: { rows: ['KEY-35'] },
  args: { disabledNote: apiKeyMessages.allProjects },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(apiKeyMessages.allProjects)[0]).toBeVisible()
    const all = await canvas.findByText(/^(\d+) of \1 selected$/)
    await expect(all).toBeVisible()
    await expect(canvas.getByRole('tree')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Jetty' }))
    await expect(canvas.getByRole('treeitem', { name: 'Jetty' })).toHaveAttribute('aria-checked', 'true')
    await expect(canvas.queryByRole('button', { name: /Save/ })).toBeNull()
  },
}

/** Read-only with its reason. */
export const ReadOnly: Story = {
  parameters: { rows: ['ROLE-50'] },
  args: { edit: refused('You need the "Administer User Create Update" role. Ask your administrator.') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByText('You need the "Administer User Create Update" role. Ask your administrator.')[0],
    ).toBeVisible()
    await expect(canvas.getByRole('tree')).toHaveAttribute('aria-disabled', 'true')
  },
}

/** A failed save keeps the selection. */
export const SaveRefused: Story = {
  parameters: { rows: ['ERR-77', 'ERR-79'] },
  play: async ({ canvas }) => {
    onSave.mockResolvedValue({ status: 'failed', message: projectMessages.saveFailed, fields: {} })
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Jetty' }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await canvas.findByText(projectMessages.saveFailed)
    await expect(canvas.getByRole('treeitem', { name: 'Jetty' })).toHaveAttribute('aria-checked', 'true')
    await expect(onUnsaved).toHaveBeenLastCalledWith(true)
  },
}

export const Conflict: Story = {
  name: 'Someone else saved first: both changes are shown and merged, and one press saves them',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const current = [CAMP, { projectId: 3, name: 'Tank 101' }]
    onSave.mockResolvedValueOnce({ status: 'conflict', current, etag: '"2"' })
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Jetty' }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    const heading = await canvas.findByRole('heading', { name: projectMessages.conflictTitle })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getAllByRole('group', { name: 'Projects' })[0]).toHaveTextContent(
      'Before Camp and OfficesTheir version Added: Tank 101Your version Added: JettyAfter saving Camp and Offices, Tank 101, Jetty',
    )
    for (const name of ['Tank 101', 'Jetty'])
      await expect(canvas.getByRole('treeitem', { name })).toHaveAttribute('aria-checked', 'true')
    await expect(canvas.getByText('1 unsaved change')).toBeVisible()
  },
}

export const MergeSaved: Story = {
  name: 'The next press saves the changes of both over their version',
  tags: ['test-only'],
  parameters: { rows: ['API-113'] },
  play: async (context) => {
    await Conflict.play?.(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: /^Save merged changes/ }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
    await expect(onSave).toHaveBeenLastCalledWith(
      { projectIds: new Set([12, 3, 10]) },
      expect.objectContaining({ version: '"2"' }),
    )
    await expect(canvas.queryByRole('heading', { name: projectMessages.conflictTitle })).toBeNull()
  },
}

export const SavedTwice: Story = {
  name: 'A double click on Save sends one save',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    onSave.mockImplementation(async () => new Promise(() => undefined))
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Jetty' }))
    await userEvent.dblClick(canvas.getByRole('button', { name: /Save/ }))
    await expect(onSave).toHaveBeenCalledTimes(1)
  },
}

const large = { projects: manyProjects(10_000), assigned: { value: [], tag } }

export const TenThousand: Story = {
  name: 'Ten thousand projects are assigned at once, with one call',
  tags: ['test-only'],
  args: { view: ready(large) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Project 1' }))
    const bar = within(canvas.getByRole('region', { name: 'Unsaved changes' }))
    await expect(bar.getByText('10,000 unsaved changes')).toBeVisible()
    await expect(bar.getAllByRole('listitem', { hidden: true })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await expect(onSave).toHaveBeenCalledTimes(1)
    await expect(onSave.mock.lastCall?.[0].projectIds.size).toBe(10_000)
  },
}

export const NoProjects: Story = {
  args: { view: ready({ ...content, projects: [], assigned: { value: [] } }) },
  play: showsNothing('This license has no projects yet.'),
}

export const Loading: Story = { args: { view: loading() } }

export const Failed: Story = {
  args: { view: failed({ message: 'LicenseId is required.', requestId: 'req-7f3a' }, fn()) },
  play: showsFailure('Failed to fetch projects.', 'LicenseId is required.'),
}

export const VeryLongText: Story = {
  args: { view: ready({ ...content, projects: longProjects, assigned: { value: [] } }) },
}

export const KeyboardAlone: Story = {
  name: 'Projects are filtered, assigned and saved with the keyboard alone',
  tags: ['test-only'],
  parameters: { rows: ['USER-53', 'USER-54'] },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox', { name: 'Filter projects' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    const tree = canvas.getByRole('tree', { name: 'Projects' })
    await expect(tree).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ')
    await expect(canvas.getByRole('treeitem', { name: 'Tank Farm' })).toHaveAttribute('aria-checked', 'true')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
    await expect(onSave).toHaveBeenCalledTimes(1)
    await expect(tree).toHaveFocus()
  },
}
