import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Pagination, type PaginationProps } from './Pagination'
import { description } from './Pagination.description'

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  args: {
    page: 1,
    pageSize: 25,
    total: 240,
    noun: { one: 'user', other: 'users' },
    href: (page) => `#page-${page}`,
    onNavigate: fn(),
  },
  parameters: { description },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const FirstPage: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1–25 of 240 users')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    const previous = canvas.getByRole('link', { name: 'Previous page' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(previous)
    await expect(args.onNavigate).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }))
    await expect(args.onNavigate).toHaveBeenCalledWith(2)
  },
}

export const InTheMiddle: Story = {
  tags: ['visual'],
  args: { page: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('101–125 of 240 users')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Page 6' })).toHaveAttribute('href', '#page-6')
  },
}

export const LastPage: Story = {
  args: { page: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('226–240 of 240 users')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const OnePage: Story = {
  tags: ['visual'],
  args: { total: 18 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–18 of 18 users')).toBeVisible()
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}

export const OneRow: Story = {
  args: { total: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 user')).toBeVisible()
  },
}

export const NoRow: Story = {
  args: { total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 users')).toBeVisible()
  },
}

export const FourThousandPages: Story = {
  args: { page: 2000, total: 100_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('49,976–50,000 of 100,000 users')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Page 4,000' })).toBeVisible()
  },
}

export const BeyondTheLastPage: Story = {
  args: { page: 12, total: 30 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('30 users')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Previous page' }))
    await expect(args.onNavigate).toHaveBeenCalledWith(2)
  },
}

export const OnAPhone: Story = {
  args: { page: 2000, total: 100_000 },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ width: 296, maxWidth: '100%' }}>
      <Pagination {...args} />
    </div>
  ),
}

/** Keeps the current page in state. */
function Pages(args: PaginationProps) {
  const [page, setPage] = useState(args.page)
  return <Pagination {...args} page={page} onNavigate={setPage} />
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { total: 75 },
  render: (args) => <Pages {...args} />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('link', { name: 'Next page' })
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveFocus()
    for (const number of [1, 2, 3]) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: `Page ${number}` })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('26–50 of 75 users')).toBeVisible()
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('51–75 of 75 users')).toBeVisible()
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('51–75 of 75 users')).toBeVisible()
    await expect(next).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    const second = canvas.getByRole('link', { name: 'Page 2' })
    await expect(second).toHaveAttribute('aria-current', 'page')
    await expect(second).toHaveFocus()
  },
}

export const PageSizes: Story = {
  name: 'The page size is a choice, and rows that are not counted have a note',
  tags: ['test-only'],
  args: {
    page: 1,
    pageSize: 25,
    total: 240,
    pageSizes: [10, 25, 50, 100],
    onPageSizeChange: fn(),
    note: 'plus 1 just changed',
  },
  play: async ({ canvas, args }) => {
    const size = canvas.getByRole('combobox', { name: 'Rows per page' })
    await expect(size).toHaveValue('25')
    await userEvent.selectOptions(size, '100')
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(100)
    await expect(canvas.getByText('plus 1 just changed')).toBeVisible()
  },
}

export const FitsOnTheSmallestPage: Story = {
  name: 'A list that fits on the smallest page offers no page size',
  tags: ['test-only'],
  args: { page: 1, pageSize: 25, total: 9, pageSizes: [10, 25, 50, 100], onPageSizeChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument()
  },
}
