import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/Button'
import { Skeleton } from './Skeleton'
import { useDelayed } from './use-delayed'
import { description } from './Skeleton.description'

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  parameters: { description },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { tags: ['visual'] }
export const Badge: Story = {
  tags: ['visual'],
  args: { shape: 'badge' },
}
export const Box: Story = {
  tags: ['visual'],
  args: { shape: 'box' },
}

export const Rows: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {[118, 96, 132, 88].map((width) => (
        <div key={width} style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
          <Skeleton shape="box" />
          <Skeleton width={width} />
          <Skeleton shape="badge" />
          <Skeleton shape="badge" width="20%" />
        </div>
      ))}
    </div>
  ),
}

export const ReducedMotion: Story = {
  globals: { motion: 'reduce' },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[aria-hidden]')
    await expect(bar && getComputedStyle(bar).animationDuration).toBe('0s')
  },
}

function Waiting() {
  const [isLoading, setLoading] = useState(false)
  const isSlow = useDelayed(isLoading, 200)
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Button onClick={() => setLoading(!isLoading)}>{isLoading ? 'Finish' : 'Load'}</Button>
      <div role="status">{isSlow ? 'Loading' : ''}</div>
    </div>
  )
}

/** Skeletons appear only after a delay. */
export const Delayed: Story = {
  render: () => <Waiting />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await canvas.findByText('Loading')
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Button>Previous</Button>
      <Skeleton {...args} width={200} />
      <Button>Next</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus()
    // A skeleton is no tab stop.
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus()
  },
}
