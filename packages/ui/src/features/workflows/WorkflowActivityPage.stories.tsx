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
    workflowHref: '#workflow',
    children: <p>Changed 1 detail</p>,
  },
} satisfies Meta<typeof WorkflowActivityPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation'))
    await expect(trail.getByRole('link', { name: 'Concrete Pour' })).toHaveAttribute('href', '#workflow')
    await expect(canvas.getByText('Changed 1 detail')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { view: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Changed 1 detail')).toBeNull()
  },
}
