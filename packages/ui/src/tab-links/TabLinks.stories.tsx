import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { LinkProvider, type LinkProps } from '../link/Link'
import { TabLinks } from './TabLinks'
import { description } from './TabLinks.description'

const ITEMS = [
  { href: '/user/details', label: 'Details' },
  { href: '/user/projects', label: 'Projects', count: 12 },
  { href: '/user/products', label: 'Product Licenses', count: 3 },
  { href: '/user/roles', label: 'Roles', count: 21, isCurrent: true },
  { href: '/user/imports', label: 'Imports', count: 2 },
  { href: '/user/reports', label: 'Reports' },
  { href: '/user/password', label: 'Password' },
]

const open = fn()

/** A link of a router. */
function RouterLink({ href, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault()
        open(href)
      }}
    />
  )
}

const meta = {
  title: 'Components/Tab links',
  component: TabLinks,
  tags: ['autodocs'],
  args: { label: 'User', items: ITEMS },
  parameters: {
    description,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof TabLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'User' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Roles21')
  },
}

export const WithoutCounts: Story = {
  args: {
    label: 'Users',
    items: [
      { href: '/user/u', label: 'Users', isCurrent: true },
      { href: '/user/g', label: 'User Groups' },
    ],
  },
}

export const CannotBeOpened: Story = {
  tags: ['visual'],
  args: {
    items: [
      { href: '/user/details', label: 'Details', isCurrent: true },
      {
        href: '/user/password',
        label: 'Password',
        disabledReason: 'Single sign-on manages the password of this user.',
      },
    ],
  },
  play: async ({ canvas }) => {
    const disabled = canvas.getByRole('link', { name: 'Password' })
    await expect(disabled).toHaveAttribute('aria-disabled', 'true')
    await expect(disabled).toHaveAccessibleDescription('Single sign-on manages the password of this user.')
  },
}

export const ScrollsToTheCurrentOne: Story = {
  args: { items: ITEMS.map((item) => ({ ...item, isCurrent: item.label === 'Password' })) },
  render: (args) => (
    <div style={{ width: 320, maxWidth: '100%' }}>
      <TabLinks {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => {
      const row = canvas.getByRole('navigation').getBoundingClientRect()
      const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
      void expect(current.left).toBeGreaterThanOrEqual(row.left)
      void expect(current.right).toBeLessThanOrEqual(row.right)
    })
    await expect(window.scrollY).toBe(0)
  },
}

export const CutOff: Story = {
  name: 'An arrow shows on which side there are more, and the keyboard needs none',
  tags: ['test-only'],
  parameters: { rows: ['NAV-41'] },
  args: { items: ITEMS.map((item, place) => ({ ...item, isCurrent: place === 0 })) },
  render: (args) => (
    <div style={{ width: 320, maxWidth: '100%' }}>
      <TabLinks {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const sides = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('[data-side]')].map(({ dataset }) => dataset.side)
    await waitFor(() => expect(sides()).toEqual(['end']))
    await userEvent.click(canvasElement.querySelector('[data-side="end"]') ?? canvasElement)
    await waitFor(() => expect(sides()).toContain('start'))
    canvas.getAllByRole('link').at(-1)?.focus()
    await waitFor(() => expect(sides()).toEqual(['start']))
    canvas.getAllByRole('link')[0]?.focus()
    await waitFor(() => expect(sides()).toEqual(['end']))
    // Not a stop of the keyboard, nor a button for screen readers.
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const RightToLeft: Story = {
  ...ScrollsToTheCurrentOne,
  globals: { direction: 'rtl' },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: {
    items: [
      { href: '/user/details', label: 'Details', isCurrent: true },
      { href: '/user/reports', label: 'Reports', count: 0 },
      { href: '/user/password', label: 'Password', disabledReason: 'Single sign-on manages it.' },
    ],
  },
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <TabLinks {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    open.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Details' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Reports 0' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(open).toHaveBeenCalledWith('/user/reports')
    await expect(canvas.getByRole('link', { name: 'Reports 0' })).toHaveFocus()
    await userEvent.tab()
    const disabled = canvas.getByRole('link', { name: 'Password' })
    await expect(disabled).toHaveFocus()
    await expect(canvas.getByText('Single sign-on manages it.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(open).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Single sign-on manages it.')).not.toBeVisible()
    await expect(disabled).toHaveFocus()
  },
}
