import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../button/Button'
import { failed, loading, ready } from '../../view/view-state'
import { inactiveProject, longProject, refinery } from '../fixtures/project-records'
import { TabActions } from '../patterns/TabActions'
import { showsFailure } from '../fixtures/plays'
import { ProjectInfoSkeleton } from './ProjectInfo'
import { ProjectPage } from './ProjectPage'

const meta: Meta<typeof ProjectPage> = {
  title: 'Screens/Projects/Page',
  component: ProjectPage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(refinery),
    tabs: [
      { href: '#info', label: 'Info', isCurrent: true },
      { href: '#activity', label: 'Activity', isCurrent: false },
    ],
    loading: <ProjectInfoSkeleton />,
    failedTitle: 'Failed to fetch projects.',
    listHref: '#list',
    hasLicense: true,
    children: () => null,
  },
  decorators: [(Story) => <main>{Story()}</main>],
}

export default meta
type Story = StoryObj<typeof ProjectPage>

/** Name, state, facts and tabs. */
export const Default: Story = {
  parameters: { rows: ['PROJ-28', 'PROJ-51', 'PROJ-54', 'PERM-04'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Northgate Refinery Expansion', level: 1 })).toBeVisible()
    await expect(canvas.getByText('Active')).toBeVisible()
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '12',
      '1 · Northgate Constructors',
      '14',
    ])
    await expect(canvas.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', '#list')
    await expect(canvas.getByRole('link', { name: 'Info' })).toHaveAttribute('aria-current', 'page')
  },
}

/** Without all licenses, the license is not shown. */
export const OneLicense: Story = {
  parameters: { rows: ['PROJ-41', 'PERM-04'] },
  args: { hasLicense: false, view: ready(inactiveProject) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Project Id', 'Users'])
    await expect(canvas.getByText('Inactive')).toBeVisible()
  },
}

export const ActionsOfTheTab: Story = {
  name: 'The open tab fills the actions of the header',
  tags: ['test-only'],
  parameters: { rows: ['PROJ-31'] },
  args: {
    children: () => (
      <TabActions>
        <Button>Add Site</Button>
        <Button tone="primary">Print</Button>
      </TabActions>
    ),
  },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('heading', { level: 1 }).closest('header')
    for (const name of ['Add Site', 'Print'])
      await expect(header).toContainElement(canvas.getByRole('button', { name }))
  },
}

export const NoActionsOnAPhone: Story = {
  name: 'On a phone, a tab without actions leaves no empty row in the header',
  tags: ['test-only'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('term')[0]
    const gap = (facts?.getBoundingClientRect().top ?? 0) - canvas.getByText('Active').getBoundingClientRect().bottom
    await expect(gap).toBeGreaterThan(0)
    await expect(gap).toBeLessThan(40)
  },
}

export const Loading: Story = { args: { view: loading() } }

export const Failed: Story = {
  args: { view: failed({ message: 'Failed to fetch projects.', requestId: 'req-7f3a' }, fn()) },
  play: showsFailure('Failed to fetch projects.', 'Request req-7f3a'),
}

/** A project that does not exist, or that the user cannot see. */
export const NotFound: Story = {
  args: { view: failed({ message: 'No such project.', missingTitle: 'Not found' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No such project.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Info' })).toBeNull()
  },
}

export const TooLong: Story = { args: { view: ready(longProject) } }
