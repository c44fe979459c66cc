import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowUpRight, CircleCheck, DraftingCompass, MoreHorizontal, RadioTower } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Badge } from '../badge/Badge'
import { Button, ButtonLink, IconButton } from '../button/Button'
import { LinkProvider, type LinkProps } from '../link/Link'
import { Card } from './Card'
import { description } from './Card.description'

const follow = fn()
const openMenu = fn()

const meta = {
  title: 'Components/Card',
  component: Card,
  tags: ['autodocs'],
  args: { title: 'Drawing Register', description: 'drawings.example' },
  argTypes: {
    icon: { control: false },
    badges: { control: false },
    actions: { control: false },
    footer: { control: false },
    children: { control: false },
  },
  parameters: { description },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    follow.mockClear()
    openMenu.mockClear()
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

const setup = (
  <ButtonLink href="https://drawings.example/setup" size="small">
    Setup
    <ArrowUpRight size={14} aria-hidden="true" />
  </ButtonLink>
)

export const Default: Story = {
  args: { icon: <DraftingCompass size={20} strokeWidth={1.5} />, actions: setup },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Drawing Register' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3, name: 'Drawing Register' })).toBeVisible()
  },
}

export const TitleAlone: Story = { args: { description: undefined } }

export const Whole: Story = {
  tags: ['visual'],
  args: {
    title: 'Northgate Refinery Expansion',
    description: 'Northgate Constructors',
    badges: (
      <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
        Active
      </Badge>
    ),
    actions: <IconButton label="More for Northgate" icon={<MoreHorizontal aria-hidden="true" />} size="small" />,
    children: <p>12 sites, 240 users, 4 interfaces.</p>,
    footer: 'Changed 17/11/2026 7:58AM by jordan.whitfield',
  },
}

export const CannotBeSetUp: Story = {
  tags: ['visual'],
  args: {
    title: 'Tag Gateway',
    description: 'No address configured',
    icon: <RadioTower size={20} strokeWidth={1.5} />,
    actions: (
      <Button size="small" disabledReason="Ask your administrator for its address.">
        Setup
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Setup' })).toHaveAccessibleDescription(
      'Ask your administrator for its address.',
    )
  },
}

/** A link of a router. */
function RouterLink({ href, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        event.preventDefault()
        follow(href)
      }}
    />
  )
}

export const CoveredByALink: Story = {
  args: {
    ...Whole.args,
    href: '/projects/1',
    actions: (
      <IconButton
        label="More for Northgate"
        icon={<MoreHorizontal aria-hidden="true" />}
        size="small"
        onClick={openMenu}
      />
    ),
  },
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Card {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Northgate Refinery Expansion' })
    // A press on the text of the card is a press on the link that covers it.
    const text = canvas.getByText('12 sites, 240 users, 4 interfaces.').getBoundingClientRect()
    const hit = document.elementFromPoint(text.left + text.width / 2, text.top + text.height / 2)
    await expect(hit).toBe(link)
    await userEvent.click(link)
    await expect(follow.mock.calls).toEqual([['/projects/1']])
    const button = canvas.getByRole('button', { name: 'More for Northgate' })
    const place = button.getBoundingClientRect()
    const over = document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2)
    await expect(button.contains(over)).toBe(true)
    await userEvent.click(button)
    await expect(openMenu).toHaveBeenCalledOnce()
    await expect(follow).toHaveBeenCalledOnce()
  },
}

export const SideBySide: Story = {
  tags: ['visual'],
  decorators: [
    (Story) => (
      <div
        style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' }}
      >
        <Story />
      </div>
    ),
  ],
  render: () => (
    <>
      <Card title="Drawing Register" description="drawings.example" actions={setup} />
      <Card title="Procurement Link" description="procurement.example" footer="Last used 3/2/2026" />
      <Card title="Tag Gateway" description="No address configured">
        <p>Reads the tags of items in storage.</p>
      </Card>
    </>
  ),
}

export const VeryLongText: Story = {
  args: {
    ...Whole.args,
    title: 'northgate_refinery_expansion_night_shift_supervisors_second_construction_phase_joint_venture',
    description: 'A joint venture of three companies with very long names, and of their subcontractors',
  },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Card {...args} />
    </div>
  ),
}

export const RightToLeft: Story = { args: Whole.args, globals: { direction: 'rtl' } }

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: CoveredByALink.args,
  render: CoveredByALink.render,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Northgate Refinery Expansion' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(follow.mock.calls).toEqual([['/projects/1']])
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'More for Northgate' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(openMenu).toHaveBeenCalledOnce()
  },
}
