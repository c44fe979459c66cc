import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs'
import { description } from './Breadcrumbs.description'

const PAGES = [
  { label: 'Projects', href: '#projects' },
  { label: 'Northgate Refinery Expansion', href: '#project' },
  { label: 'Sites', href: '#sites' },
  { label: 'Tank Farm', href: '#tank-farm' },
]

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['autodocs'],
  args: { items: PAGES },
  parameters: { description },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const ParentsOnly: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(PAGES.map(({ label }) => label))
  },
}

export const WithTheCurrentPage: Story = {
  tags: ['visual'],
  args: { current: 'Pump P-101' },
  play: async ({ canvas }) => {
    const here = canvas.getByRole('navigation').querySelector('[aria-current="page"]')
    await expect(here).toHaveTextContent('Pump P-101')
    await expect(canvas.queryByRole('link', { name: 'Pump P-101' })).not.toBeInTheDocument()
  },
}

export const One: Story = { args: { items: PAGES.slice(0, 1) } }

export const NarrowFoldsTheMiddle: Story = {
  args: { current: 'Pump P-101' },
  render: (args) => (
    <div style={{ width: 300, maxWidth: '100%' }}>
      <Breadcrumbs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Pages in between' })
    await expect(canvas.queryByRole('link', { name: 'Northgate Refinery Expansion' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Projects' })).toBeVisible()
    await expect(canvas.getByText('Pump P-101', { selector: '[aria-current]' })).toBeVisible()
    await userEvent.click(button)
    await expect(await screen.findByRole('menuitem', { name: 'Northgate Refinery Expansion' })).toHaveAttribute(
      'href',
      '#project',
    )
  },
}

export const VeryLongNames: Story = {
  tags: ['visual'],
  args: {
    items: [
      { label: 'northgate_refinery_expansion_second_construction_phase_joint_venture', href: '#one' },
      { label: 'night_shift_supervisors_of_northgate_refinery_expansion_and_harbour_works', href: '#two' },
    ],
  },
  render: (args) => (
    <div style={{ width: 300, maxWidth: '100%' }}>
      <Breadcrumbs {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const nav = canvas.getByRole('navigation')
    await expect(nav.scrollWidth).toBeLessThanOrEqual(300)
    await userEvent.tab()
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
    await waitFor(() =>
      expect(document.querySelector('[data-tooltip]:popover-open')).toHaveTextContent(args.items[0]?.label ?? ''),
    )
  },
}

export const VeryMany: Story = {
  args: { items: Array.from({ length: 30 }, (_, index) => ({ label: `Level ${index + 1}`, href: `#level-${index}` })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pages in between' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Level 1' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Level 30' })).toBeVisible()
  },
}

export const RightToLeft: Story = { args: { current: 'Pump P-101' }, globals: { direction: 'rtl' } }

/** The window gets narrower, or the text larger, while a page has the focus. */
export const TheFocusedPageFolds: Story = {
  tags: ['test-only'],
  args: { current: 'Pump P-101' },
  render: (args) => (
    <div data-room="" style={{ width: 700 }}>
      <Breadcrumbs {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const room = canvasElement.querySelector<HTMLElement>('[data-room]')
    const resize = (width: number): void => room?.style.setProperty('width', `${width}px`)
    canvas.getByRole('link', { name: 'Northgate Refinery Expansion' }).focus()
    resize(300)
    const button = await canvas.findByRole('button', { name: 'Pages in between' })
    await waitFor(() => expect(button).toHaveFocus())
    resize(700)
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Northgate Refinery Expansion' })).toHaveFocus())
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { current: 'Pump P-101' },
  render: NarrowFoldsTheMiddle.render,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Pages in between' })
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Projects' })).toHaveFocus()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Northgate Refinery Expansion' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
