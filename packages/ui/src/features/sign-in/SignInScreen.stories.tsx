import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SignInScreen } from './SignInScreen'

const config = {
  environment: 'PROD',
  productName: 'Sitewright',
  supportEmail: 'support@sitewright.example',
  version: '1.0.0',
}

const meta: Meta<typeof SignInScreen> = {
  title: 'Screens/Sign in',
  component: SignInScreen,
  parameters: { layout: 'fullscreen' },
  args: { config, onSubmit: fn() },
}

export default meta
type Story = StoryObj<typeof SignInScreen>

export const Default: Story = {}

export const Demo: Story = {
  name: 'Demo mode',
  args: {
    config: {
      ...config,
      demo: {
        password: 'Sitewright-demo-1',
        accounts: [
          { userName: 'super.admin', licenseId: 1, purpose: 'Every role, all licenses', group: 'Administrators' },
          { userName: 'viewer', licenseId: 1, purpose: 'Sees lists, changes nothing', group: 'Administrators' },
          { userName: 'no.roles', licenseId: 1, purpose: 'No role, no project', group: 'Projects and licenses' },
          { userName: 'quarry.user', licenseId: 3, purpose: 'Expired license: is refused', group: 'Sign-in cases' },
        ],
      },
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^viewer/ }))
    await expect(canvas.getByLabelText('Username')).toHaveValue('viewer')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { userName: 'viewer', password: 'Sitewright-demo-1' },
      expect.anything(),
    )
  },
}

export const Notice: Story = { args: { notice: 'Your session expired. Please log in to continue.' } }

export const Failure: Story = { args: { failure: 'Failed to login. Try again.' } }

export const Busy: Story = { args: { isBusy: true } }

export const NothingTyped: Story = {
  name: 'Both fields are required',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    canvas.getByLabelText('Username').focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Please enter your username.')).toBeVisible()
    await expect(canvas.getByText('Please enter your password.')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
