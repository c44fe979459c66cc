import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { homeMessages } from '@sitewright/domain/home/messages'
import { failed, loading, ready } from '../../view/view-state'
import { HomeScreen, type HomeArea } from './HomeScreen'

const USERS: HomeArea = {
  id: 'users',
  label: 'Users',
  href: '#users',
  counts: ready({ total: 1240, active: 1231 }),
  create: { label: 'New User', href: '#new-user' },
}
const GROUPS: HomeArea = {
  id: 'groups',
  label: 'User Groups',
  href: '#groups',
  counts: ready({ total: 18 }),
  create: { label: 'New User Group', href: '#new-group' },
}
const KEYS: HomeArea = {
  id: 'apiKeys',
  label: 'API Keys',
  href: '#keys',
  counts: ready({ total: 32, active: 27 }),
  create: { label: 'New API Key', href: '#new-key' },
}

const meta: Meta<typeof HomeScreen> = {
  title: 'Screens/Home/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  args: { licenseName: 'Northgate Constructors', areas: [USERS, GROUPS, KEYS] },
  decorators: [(Story) => <main>{Story()}</main>],
}

export default meta
type Story = StoryObj<typeof HomeScreen>

export const Default: Story = {
  name: 'The areas, each with its number and its first action [ROUTE-08, ROUTE-09]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
    await expect(canvas.getByText(homeMessages.intro)).toBeVisible()
    const cells = within(canvas.getByRole('list', { name: 'Areas' })).getAllByRole('listitem')
    await expect(cells.map((cell) => cell.textContent)).toEqual([
      'Users1231 active1,240 in totalNew User',
      'User Groups18 in totalNew User Group',
      'API Keys27 active32 in totalNew API Key',
    ])
    await expect(canvas.getByRole('link', { name: 'User Groups' })).toHaveAttribute('href', '#groups')
  },
}

export const ReadOnly: Story = {
  name: 'A user who may not create anything sees no first action',
  args: { areas: [{ ...USERS, create: undefined }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const Loading: Story = {
  args: { areas: [USERS, GROUPS, KEYS].map((area) => ({ ...area, counts: loading() })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
    await expect(canvas.getByRole('link', { name: 'New User' })).toBeVisible()
  },
}

const retry = fn()
export const NotCounted: Story = {
  name: 'A number that could not be loaded says so and leaves the area open [ERR-99]',
  args: { areas: [{ ...USERS, counts: failed({ message: homeMessages.countFailed }, retry) }, GROUPS] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Users' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(homeMessages.countFailed)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry, Users' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const ManyAreas: Story = {
  args: {
    areas: Array.from({ length: 8 }, (_, place) => ({
      ...USERS,
      href: `#area-${place}`,
      label: place === 3 ? 'Integration reports of all connected systems and their exports' : `Area ${place + 1}`,
    })),
  },
}

export const WithoutAreas: Story = {
  args: { areas: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(homeMessages.noAreas)).toBeVisible()
    await expect(canvas.queryByText(homeMessages.intro)).toBeNull()
  },
}

export const KeyboardAlone: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Users', 'New User', 'User Groups', 'New User Group', 'API Keys', 'New API Key']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
  },
}
