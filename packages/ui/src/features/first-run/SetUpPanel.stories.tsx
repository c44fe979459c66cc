import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { HomeLinks } from '../home/AttentionLine'
import { HomeScreen } from '../home/HomeScreen'
import { afterAll, afterProducts, firstRunState } from '../fixtures/first-run'
import { HOME_NOW } from '../fixtures/home'
import { SetUpPanel } from './SetUpPanel'

/** Of a user who can open nothing. */
const NO_LINKS: HomeLinks = {
  review: () => undefined,
  license: () => undefined,
  licenses: undefined,
  user: () => undefined,
  project: () => undefined,
  importSystem: () => undefined,
}

const meta: Meta<typeof SetUpPanel> = {
  title: 'Screens/First run/Panel',
  component: SetUpPanel,
  parameters: { layout: 'fullscreen' },
  args: { state: firstRunState(), hrefOf: (step) => `#${step}`, onHide: fn() },
  render: (props) => (
    <HomeScreen
      licenseName="Administration"
      areas={[]}
      links={NO_LINKS}
      recent={[]}
      onClearRecent={fn()}
      now={HOME_NOW}
    >
      <SetUpPanel {...props} />
    </HomeScreen>
  ),
}

export default meta
type Story = StoryObj<typeof SetUpPanel>

export const AsItOpens: Story = {}

/** An empty production: no step is done, and Continue opens the first. */
export const Nothing: Story = {
  parameters: { rows: ['FIRST-03'] },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Set Up' }))
    await expect(panel.getByText(/^0 of 4 steps are done/)).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '#environment')
  },
}

/** Shows what is done and what is next, and can be hidden. */
export const Halfway: Story = {
  parameters: { rows: ['FIRST-03', 'FIRST-04'] },
  args: { state: afterProducts },
  play: async ({ canvas, args }) => {
    const steps = within(canvas.getByRole('region', { name: 'Set Up' })).getAllByRole('listitem')
    await expect(steps.map((step) => step.textContent)).toEqual([
      'EnvironmentDone',
      'Product licensesDone',
      'First licenseNext',
      'First administratorAfter "First license"',
    ])
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '#license')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }))
    await expect(args.onHide).toHaveBeenCalledOnce()
  },
}

/** Renders nothing when all steps are done. */
export const Done: Story = {
  parameters: { rows: ['FIRST-03'] },
  args: { state: afterAll },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Set Up' })).toBeNull()
  },
}
