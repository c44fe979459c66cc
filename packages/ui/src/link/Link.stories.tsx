import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link, LinkProvider, type LinkProps } from './Link'
import { description } from './Link.description'

const navigate = fn()

/** A link of a router, which navigates without a page load. */
function RouterLink({ href, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        event.preventDefault()
        navigate(href)
      }}
    />
  )
}

const meta = {
  title: 'Components/Link',
  component: Link,
  subcomponents: { LinkProvider },
  tags: ['autodocs'],
  args: { href: '/users/240', children: 'adaeze.okafor' },
  parameters: { description },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'adaeze.okafor' })).toHaveAttribute('href', '/users/240')
  },
}

export const InAText: Story = {
  render: () => (
    <p>
      Your work belongs in production. <Link href="#production">Open production</Link>
    </p>
  ),
}

export const ExternalLinks: Story = {
  tags: ['visual'],
  render: () => (
    <LinkProvider component={RouterLink}>
      <ul>
        <li>
          <Link href="mailto:support@sitewright.example">Write to support</Link>
        </li>
        <li>
          <Link href="#main">Skip to content</Link>
        </li>
        <li>
          <Link href="/users.csv" download>
            Download users
          </Link>
        </li>
        <li>
          <Link href="/users">Users</Link>
        </li>
      </ul>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear()
    await userEvent.click(canvas.getByRole('link', { name: 'Skip to content' }))
    await expect(navigate).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: 'Users' }))
    await expect(navigate).toHaveBeenCalledOnce()
    await expect(navigate).toHaveBeenCalledWith('/users')
  },
}

export const InAnotherTab: Story = {
  render: () => (
    <LinkProvider component={RouterLink}>
      <Link href="/users" target="_blank" rel="noreferrer">
        Users, opens in another tab
      </Link>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear()
    await userEvent.click(canvas.getByRole('link', { name: 'Users, opens in another tab' }))
    // The router would open it in this tab.
    await expect(navigate).not.toHaveBeenCalled()
  },
}

export const VeryLongWords: Story = {
  args: { children: 'a.person.with.a.rather.long.username.of.a.joint.venture@northgate-constructors.example' },
  render: (args) => (
    <div style={{ width: 240, overflowWrap: 'anywhere' }}>
      <Link {...args} />
    </div>
  ),
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  render: () => (
    <LinkProvider component={RouterLink}>
      <Link href="/users">Users</Link> <Link href="/projects">Projects</Link>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledOnce()
    await expect(navigate).toHaveBeenCalledWith('/users')
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Projects' })).toHaveFocus()
  },
}
