import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, CopyPlus, LockOpen, Plus, Users } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { ButtonLink } from '../button/Button'
import { SwatchTagList } from '../swatch-tag/SwatchTag'
import { TabLinks } from '../tab-links/TabLinks'
import { ToggleBadge } from '../toggle-badge/ToggleBadge'
import { PageHeader } from './PageHeader'
import { description } from './PageHeader.description'

const PRODUCTS = [
  { id: 'mc', label: 'MC', color: '#2f6fd6', title: 'Material Control' },
  { id: 'te', label: 'TE', color: '#0f8f7e', title: 'Tools and Equipment' },
]

const meta = {
  title: 'Components/Page header',
  component: PageHeader,
  tags: ['autodocs'],
  args: { title: 'Users' },
  argTypes: { badges: { control: false }, actions: { control: false } },
  parameters: {
    description,
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      // The header of a section is no landmark, as in the main part of a page.
      <section>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const TitleAlone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}

export const ListPage: Story = {
  tags: ['visual'],
  args: {
    actions: (
      <ButtonLink href="#add" tone="primary" icon={<Plus aria-hidden="true" />}>
        Add User
      </ButtonLink>
    ),
  },
}

export const OfAThing: Story = {
  tags: ['visual', 'linked'],
  args: {
    title: 'jordan.whitfield',
    subtitle: 'Jordan Whitfield',
    breadcrumb: [{ label: 'Users', href: '#users' }],
    badges: (
      <>
        <ToggleBadge owner="user jordan.whitfield" isSelected tone="success" icon={<CircleCheck aria-hidden="true" />}>
          Active
        </ToggleBadge>
        <ToggleBadge owner="user jordan.whitfield" isSelected={false} icon={<LockOpen aria-hidden="true" />}>
          Open
        </ToggleBadge>
      </>
    ),
    actions: (
      <>
        <ButtonLink href="#duplicate" icon={<CopyPlus aria-hidden="true" />}>
          Duplicate
        </ButtonLink>
        <ButtonLink href="#group" icon={<Users aria-hidden="true" />}>
          New User Group
        </ButtonLink>
      </>
    ),
    facts: [
      { label: 'License Id', value: '1 · Northgate Constructors' },
      { label: 'User Group(s)', value: 'Site Admins, Night Shift' },
      { label: 'Product Licenses', value: <SwatchTagList items={PRODUCTS} /> },
      { label: 'Last Login', value: '17/11/2026 7:58AM' },
      { label: 'Created', value: '3/2/2024 10:15AM' },
    ],
  },
}

export const WithTabs: Story = {
  tags: ['visual', 'linked'],
  args: OfAThing.args,
  render: (args) => (
    <>
      <PageHeader {...args} />
      <TabLinks
        label="User"
        items={[
          { href: '#details', label: 'Details' },
          { href: '#projects', label: 'Projects', count: 12 },
          { href: '#roles', label: 'Roles', count: 21, isCurrent: true },
        ]}
      />
    </>
  ),
}

export const OnAPhone: Story = {
  args: OfAThing.args,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(320)
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    const action = canvas.getByRole('link', { name: 'Duplicate' }).getBoundingClientRect()
    await expect(action.top).toBeGreaterThanOrEqual(title.bottom)
    await expect(action.left).toBe(title.left)
  },
}

export const RightToLeft: Story = { args: OfAThing.args, globals: { direction: 'rtl' } }

export const VeryLongText: Story = {
  args: {
    ...OfAThing.args,
    title: 'northgate_refinery_expansion_night_shift_supervisors_second_construction_phase_joint_venture',
    subtitle: 'A name that is even longer than the names of most joint ventures in this industry',
    breadcrumb: [
      { label: 'Projects', href: '#projects' },
      { label: 'Northgate Refinery Expansion, second construction phase', href: '#project' },
      { label: 'Sites', href: '#sites' },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <PageHeader {...args} />
    </div>
  ),
}

/** Keeps actions in the first row and facts in one row. */
export const LongNameOnALaptop: Story = {
  args: {
    ...OfAThing.args,
    title: 'northgate_refinery_expansion_night_shift_supervisors_second_construction_phase',
    facts: OfAThing.args?.facts?.map((fact) =>
      fact.label === 'User Group(s)' ? { ...fact, value: 'Site Admins, Night Shift, Commissioning, Tool Crib' } : fact,
    ),
  },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvas }) => {
    const getBox = (element: HTMLElement) => element.getBoundingClientRect()
    const title = getBox(canvas.getByRole('heading', { level: 1 }))
    await expect(getBox(canvas.getByRole('link', { name: 'Duplicate' })).top).toBeLessThan(title.bottom)
    const [active, open] = canvas.getAllByRole('button').map(getBox)
    await expect(active?.top).toBe(open?.top)
    const tops = canvas.getAllByRole('term').map((term) => getBox(term).top)
    await expect(new Set(tops).size).toBe(1)
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: OfAThing.args,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Active, user jordan.whitfield' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Open, user jordan.whitfield' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Duplicate' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'New User Group' })).toHaveFocus()
  },
}
