import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { firstRunMessages } from '@sitewright/domain/first-run/messages'
import { ready } from '../../view/view-state'
import { afterAll } from '../fixtures/first-run'
import { FirstRunDone } from './FirstRunDone'
import { FirstRunScreen } from './FirstRunScreen'

const hrefs = {
  environment: '#environment-1',
  productLicenses: '#products',
  license: '#license-2',
  administrator: '#ada',
  licenses: '#licenses',
  catalog: '#catalog',
  newUser: '#new-user',
}

const meta: Meta<typeof FirstRunDone> = {
  title: 'Screens/First run/Done',
  component: FirstRunDone,
  parameters: { layout: 'fullscreen' },
  args: { state: afterAll, homeHref: '#home', hrefs },
  render: (props) => (
    <FirstRunScreen view={ready(props.state)} step="done" hrefOf={(step) => `#${step}`}>
      {() => <FirstRunDone {...props} />}
    </FirstRunScreen>
  ),
}

export default meta
type Story = StoryObj<typeof FirstRunDone>

export const AsItOpens: Story = {}

/** Links to everything that was created and to what can follow. */
export const Default: Story = {
  parameters: { rows: ['FIRST-12'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(firstRunMessages.allDone)
    for (const [name, href] of [
      ['Live', hrefs.environment],
      ['5', hrefs.productLicenses],
      ['Tunnel Works', hrefs.license],
      ['ada.byron', hrefs.administrator],
      [firstRunMessages.follow.licenses, hrefs.licenses],
      [firstRunMessages.follow.users, hrefs.newUser],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
  },
}

/** Without a mail server it repeats that the email waits. */
export const NoMailServer: Story = {
  parameters: { rows: ['FIRST-11'] },
  args: { state: { ...afterAll, sendsMail: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(firstRunMessages.noMail)).toBeVisible()
  },
}
