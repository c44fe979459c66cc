import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sessionReplies } from '@sitewright/domain/session/messages'
import { ssoMessages } from '@sitewright/domain/session/sso-messages'
import { SsoScreen } from './SsoScreen'
import { SHEET } from './sheet-fixture'

const meta: Meta<typeof SsoScreen> = {
  title: 'Screens/Sign in/Single sign-on',
  component: SsoScreen,
  parameters: { layout: 'fullscreen' },
  args: { config: SHEET, kind: 'processing', backHref: '#login', onRetry: fn() },
}

export default meta
type Story = StoryObj<typeof SsoScreen>

export const Processing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Logging you in.')
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

/** A failed sign-in offers Retry and the support address. */
export const ProcessingFailed: Story = {
  parameters: { rows: ['AUTH-12', 'ERR-16', 'ERR-17'] },
  args: { failure: `${sessionReplies.ssoRefused} ${ssoMessages.assistance}` },
  play: async ({ canvas, args }) => {
    await expect(within(canvas.getByRole('alert')).getByRole('link', { name: SHEET.supportEmail })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = {
  args: { failure: sessionReplies.ssoRefused, isRetrying: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const Logout: Story = { args: { kind: 'logout' } }

/** A failed log-out offers Retry. */
export const LogoutFailed: Story = {
  parameters: { rows: ['AUTH-13'] },
  args: { kind: 'logout', failure: 'Failed to logout.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to logout.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { failure: sessionReplies.ssoRefused },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Retry' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Go Back' })).toHaveFocus()
  },
}
