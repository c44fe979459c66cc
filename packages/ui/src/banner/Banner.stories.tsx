import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button, ButtonLink } from '../button/Button'
import { Banner, type BannerProps } from './Banner'
import { description } from './Banner.description'

const meta = {
  title: 'Components/Banner',
  component: Banner,
  tags: ['autodocs'],
  args: { tone: 'info', children: 'The portal is updated on Sunday between 02:00 and 03:00.' },
  argTypes: { actions: { control: false } },
  parameters: {
    description,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Information:')).toBeInTheDocument()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Warning: Story = {
  tags: ['visual'],
  args: {
    tone: 'warning',
    children: 'The license of Harbour Works ends in 30 days.',
    actions: (
      <ButtonLink href="#license" size="small">
        View the license
      </ButtonLink>
    ),
  },
}

export const Danger: Story = {
  tags: ['visual'],
  args: {
    tone: 'danger',
    role: 'alert',
    children: 'The server cannot be reached. Your changes are safe.',
    actions: <Button size="small">Retry</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: The server cannot be reached.')
  },
}

export const Success: Story = {
  tags: ['visual'],
  args: { tone: 'success', role: 'status', children: 'Connected again.', onClose: fn() },
}

export const TestEnvironment: Story = {
  args: { tone: 'hatch', children: 'UAT: nothing you do here reaches a site.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Test environment:')).toBeInTheDocument()
  },
}

export const SeveralAtOnce: Story = {
  render: () => (
    <>
      <Banner tone="hatch">UAT: nothing you do here reaches a site.</Banner>
      <Banner tone="danger">The server cannot be reached.</Banner>
      <Banner tone="warning">The license ends in 30 days.</Banner>
      <Banner tone="success">Connected again.</Banner>
      <Banner onClose={fn()}>The portal is updated on Sunday.</Banner>
    </>
  ),
}

export const VeryLongText: Story = {
  args: {
    tone: 'warning',
    children: `The import northgate_refinery_expansion_${'second_construction_phase_'.repeat(8)} has been running for two days. ${'Nothing can be assigned while it runs. '.repeat(8)}`,
    actions: <Button size="small">Show the import</Button>,
    onClose: fn(),
  },
}

export const Narrow: Story = {
  args: VeryLongText.args,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(320)
  },
}

export const RightToLeft: Story = { args: { ...TestEnvironment.args, onClose: fn() }, globals: { direction: 'rtl' } }

/** A page that removes its banner when the user closes it. */
function Page(props: BannerProps) {
  const [isShown, setShown] = useState(true)
  return (
    <>
      {isShown && (
        <Banner
          {...props}
          onClose={() => {
            props.onClose?.()
            setShown(false)
          }}
        />
      )}
      <main style={{ padding: 24 }}>Users</main>
    </>
  )
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { actions: <Button size="small">Remind me</Button>, onClose: fn() },
  render: (args) => <Page {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remind me' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(canvas.queryByText(/The portal is updated/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}
