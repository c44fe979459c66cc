import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PageHeader } from '../../page-header/PageHeader'
import { createToastQueue } from '../../toasts/toast-queue'
import { ToastHistory } from '../../toasts/ToastHistory'
import { AppFrame } from './AppFrame'

const meta: Meta<typeof AppFrame> = {
  title: 'Screens/Frame',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '#home',
    navigation: [
      { id: 'users', label: 'Users', href: '#users', isCurrent: true },
      { id: 'projects', label: 'Projects', href: '#projects', isCurrent: false },
    ],
    user: { userName: 'super.admin', firstName: 'Sanna', lastName: 'Aalto' },
    userSettingsHref: '#me',
    environment: 'PROD',
    theme: 'system',
    onThemeChange: fn(),
    onLogOut: fn(),
    notifications: <ToastHistory queue={createToastQueue()} />,
    children: <PageHeader title="Users" />,
  },
}

export default meta
type Story = StoryObj<typeof AppFrame>

export const Default: Story = {}

export const TestEnvironment: Story = { args: { environment: 'UAT' } }

export const OwnProductName: Story = {
  args: { productName: 'Harbour Works' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Harbour Works, Home' })).toBeVisible()
  },
}

export const NoAreas: Story = { name: 'Without any area', args: { navigation: [] } }

export const KeyboardAlone: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    canvas.getByRole('button', { name: /user menu/ }).focus()
    await userEvent.keyboard('{Enter}')
    const menu = within(canvasElement.ownerDocument.body)
    await expect(await menu.findByRole('menuitem', { name: 'User Settings' })).toHaveFocus()
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onLogOut).toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('button', { name: /user menu/ })).toHaveFocus())
  },
}
