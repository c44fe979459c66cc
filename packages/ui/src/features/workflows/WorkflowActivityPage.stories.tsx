import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ready } from '../../view/view-state'
import { WorkflowActivityPage } from './WorkflowActivityPage'

const meta = {
  title: 'Screens/Workflows/Activity',
  component: WorkflowActivityPage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready({}),
    name: 'Concrete Pour',
    failedTitle: 'The workflow could not be loaded',
    listHref: '#list',
    tabs: [
      { href: '#workflow', label: 'Workflow' },
      { href: '#activity', label: 'Activity', isCurrent: true },
    ],
    loading: <p>Skeletons</p>,
    children: <p>Changed 1 detail</p>,
  },
} satisfies Meta<typeof WorkflowActivityPage>

export default meta
type Story = StoryObj<typeof meta>

/** The activity of a workflow is a tab of it. */
export const Default: Story = {
  parameters: { rows: ['ACT-01', 'ACT-02'] },
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('navigation', { name: 'Concrete Pour' }))
    await expect(tabs.getByRole('link', { name: 'Workflow' })).toHaveAttribute('href', '#workflow')
    await expect(tabs.getByRole('link', { name: 'Activity' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByText('Changed 1 detail')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { view: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Changed 1 detail')).toBeNull()
  },
}
