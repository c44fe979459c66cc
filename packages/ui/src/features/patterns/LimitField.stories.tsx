import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { LimitField, type LimitFieldProps } from './LimitField'

const change = fn()

function Stage(props: Partial<LimitFieldProps>) {
  const [value, setValue] = useState<number | null>(props.value ?? null)
  return (
    <div style={{ maxWidth: 240 }}>
      <LimitField
        label="Max Users"
        {...props}
        value={value}
        onChange={(next) => {
          change(next)
          setValue(next)
        }}
      />
      <output>{String(value)}</output>
    </div>
  )
}

const meta = {
  title: 'Screens/Licenses/Limit field',
  component: Stage,
  args: { value: 300 },
  beforeEach: () => {
    change.mockReset()
  },
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

/** The infinite button writes -1 and shows Unlimited; released, it restores the number. */
export const Infinite: Story = {
  parameters: { rows: ['LIC-38', 'LIC-79', 'CONST-09', 'CONST-26'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Max Users, infinite' }))
    await expect(change).toHaveBeenLastCalledWith(-1)
    await expect(canvas.getByRole('textbox', { name: 'Max Users' })).toHaveValue('Unlimited')
    await expect(canvas.getByRole('button', { name: 'Max Users, infinite' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Max Users, infinite' }))
    await expect(change).toHaveBeenLastCalledWith(300)
    await expect(canvas.getByRole('spinbutton', { name: 'Max Users' })).toHaveValue('300')
  },
}

export const StoredBelowMinusOne: Story = {
  name: 'A stored number below -1 is shown as Unlimited, and releasing the button empties the field',
  tags: ['test-only'],
  parameters: { rows: ['LIC-43', 'LIC-73'] },
  args: { value: -5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Max Users' })).toHaveValue('Unlimited')
    await userEvent.click(canvas.getByRole('button', { name: 'Max Users, infinite' }))
    await expect(canvas.getByRole('spinbutton', { name: 'Max Users' })).toHaveValue('')
  },
}

export const Typed: Story = {
  name: 'A typed -1 stays a number until the field is left',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Max Users' })
    await userEvent.clear(field)
    await userEvent.type(field, '-1')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('-1')
    await userEvent.click(canvas.getByText('-1'))
    await expect(canvas.getByRole('textbox', { name: 'Max Users' })).toHaveValue('Unlimited')
  },
}

export const TypedThenPressed: Story = {
  name: 'The button keeps a typed -1 unlimited',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Max Users' })
    await userEvent.clear(field)
    await userEvent.type(field, '-1')
    await userEvent.click(canvas.getByRole('button', { name: 'Max Users, infinite' }))
    await expect(canvas.getByRole('textbox', { name: 'Max Users' })).toHaveValue('Unlimited')
  },
}

export const Invalid: Story = {
  args: { value: -2, error: 'Please enter a valid max Users value.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Max Users')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/^Please enter a valid max Users value\./)
  },
}

export const WithANote: Story = { args: { value: 230, note: '240 in use, 10 over this limit.', help: '240 in use.' } }

export const LabelHidden: Story = { args: { isLabelHidden: true } }

export const CannotBeChanged: Story = {
  args: { disabledReason: 'You need the role to edit licenses.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Max Users' })
    await expect(field).toHaveAccessibleDescription(/You need the role to edit licenses\./)
    await userEvent.type(field, '7')
    await userEvent.click(canvas.getByRole('button', { name: 'Max Users, infinite' }))
    await expect(field).toHaveValue('300')
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('spinbutton', { name: 'Max Users' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('[Space]')
    await expect(canvas.getByRole('textbox', { name: 'Max Users' })).toHaveValue('Unlimited')
    await expect(canvas.getByRole('button', { name: 'Max Users, infinite' })).toHaveFocus()
  },
}
