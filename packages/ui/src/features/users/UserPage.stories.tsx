import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { failed, loading, ready } from '../../view/view-state'
import { longUser, user, userTabs } from '../fixtures/users'
import { showsFailure } from '../fixtures/plays'
import { UserPage } from './UserPage'

const meta: Meta<typeof UserPage> = {
  title: 'Screens/Users/Page',
  component: UserPage,
  parameters: { layout: 'fullscreen' },
  args: {
    userName: 'adaeze.okafor',
    view: ready(user()),
    tabs: userTabs('Roles'),
    loading: null,
    listHref: '#list',
    duplicateHref: '#duplicate',
    newGroupHref: '#new-group',
    canEdit: () => true,
    getLockedFields: () => ({}),
    isSaving: () => false,
    onToggle: fn(),
    licenseName: () => '1 · Northgate Constructors',
    children: () => null,
  },
}

export default meta
type Story = StoryObj<typeof UserPage>

/** The tabs in their order, one of them current. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const tabs = canvas.getByRole('navigation', { name: 'adaeze.okafor' }).querySelectorAll('a')
    await expect([...tabs].map((tab) => tab.textContent)).toEqual([
      'Details',
      'Projects',
      'Product Licenses',
      'Roles',
      'Imports',
      'Reports',
      'Password',
      'Activity',
    ])
    await expect(canvas.getByRole('link', { name: 'Roles' })).toHaveAttribute('aria-current', 'page')
  },
}

export const Loading: Story = { args: { view: loading() } }

export const LicenseIsRead: Story = {
  name: 'Shows no license number while the name of the license is loading',
  tags: ['test-only'],
  args: { licenseName: () => undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toContain('License Id')
    for (const fact of canvas.getAllByRole('definition')) await expect(fact).toHaveTextContent(/^$/)
    await expect(canvas.getByRole('heading', { level: 1, name: 'adaeze.okafor' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Roles' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { view: failed({ message: 'No such user.', requestId: 'req-7f3a' }, fn()) },
  play: showsFailure('Failed to fetch user.', 'No such user.'),
}

export const VeryLongText: Story = { args: { userName: longUser.userName, view: ready(longUser) } }

/** For someone who opens few tabs and changes nothing. */
export const WithoutTheRoles: Story = {
  args: {
    tabs: userTabs('Details').filter(({ id }) => !['roles', 'reports', 'password'].includes(id)),
    duplicateHref: undefined,
    newGroupHref: undefined,
    canEdit: () => false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Roles' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Imports' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Active/ })).toBeNull()
  },
}

/** The password tab of a user of single sign-on is disabled. */
export const SingleSignOn: Story = {
  name: 'Single sign-on',
  parameters: { rows: ['USER-113'] },
  args: { view: ready(user({ isSsoUser: true })) },
  play: async ({ canvas }) => {
    const password = canvas.getByRole('link', { name: 'Password' })
    await expect(password).toHaveAttribute('aria-disabled', 'true')
    await expect(password).toHaveAccessibleDescription('SSO users can not have their passwords managed.')
  },
}

export const InitialSingleSignOn: Story = {
  name: 'A user created by single sign-on has no password tab',
  tags: ['test-only'],
  parameters: { rows: ['USER-112'] },
  args: { view: ready(user({ isSsoUser: true, isSsoInitial: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Password' })).toBeNull()
  },
}

export const KeyboardAlone: Story = {
  name: 'By keyboard alone',
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Active, user adaeze.okafor' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onToggle).toHaveBeenCalledTimes(1)
    for (const name of ['Duplicate', 'New User Group', 'Details']) {
      for (let presses = 0; presses < 3 && canvas.getByRole('link', { name }) !== document.activeElement; presses += 1)
        await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
  },
}
