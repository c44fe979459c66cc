import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { anatomy } from '../foundations/anatomy-story'
import { TextField } from '../text-field/TextField'
import { SearchField, type SearchFieldProps } from './SearchField'
import { description } from './SearchField.description'

const meta = {
  title: 'Components/Search field',
  component: SearchField,
  tags: ['autodocs'],
  args: { label: 'Filter users', placeholder: 'Name, username or email', value: '', onChange: fn() },
  parameters: { description },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Filter users' })).toHaveValue('')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const WithText: Story = {
  tags: ['visual'],
  args: { value: 'wexler' },
}

export const VeryLongText: Story = {
  args: { value: 'a.person.with.a.rather.long.username.of.a.joint.venture@northgate-constructors.example' },
  render: (args) => (
    <div style={{ width: 240 }}>
      <SearchField {...args} />
    </div>
  ),
}

/** A caller that trims the value and can clear it. */
function ControlledSearch(args: SearchFieldProps) {
  const [value, setValue] = useState(args.value)
  return (
    <div style={{ display: 'grid', gap: 12, maxWidth: 300 }}>
      <SearchField
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange?.(next)
          setValue(next.trim())
        }}
      />
      <Button onClick={() => setValue('')}>Clear filter</Button>
      <TextField label="Comment" />
    </div>
  )
}

export const CallsBackAfterAPause: Story = {
  tags: ['test-only'],
  render: (args) => <ControlledSearch {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'okafor')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('okafor'))
    await expect(canvas.getByRole('searchbox')).toHaveValue('okafor')
  },
}

export const KeepsASpaceThatTheParentTrims: Story = {
  tags: ['test-only'],
  args: { delay: 0 },
  render: (args) => <ControlledSearch {...args} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'night ')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('night '))
    await userEvent.type(field, 'shift')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('night shift'))
    await expect(field).toHaveValue('night shift')
  },
}

export const ShowsAValueThatWasSetElsewhere: Story = {
  tags: ['test-only'],
  args: { value: 'wexler' },
  render: (args) => <ControlledSearch {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const Uncontrolled: Story = {
  args: { value: undefined, defaultValue: 'wexler', delay: 0 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox')
    await expect(field).toHaveValue('wexler')
    await userEvent.clear(field)
    await userEvent.type(field, 'okafor{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('okafor')
    await expect(field).toHaveValue('okafor')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}

/** Safari sends the Enter that confirms a composition after the composition ended, with the key code 229. */
export const EnterThatConfirmsACompositionDoesNotSearch: Story = {
  tags: ['test-only'],
  args: { delay: 60_000 },
  render: (args) => <ControlledSearch {...args} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.click(field)
    await fireEvent.compositionStart(field)
    await userEvent.keyboard('日本')
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    await expect(args.onChange).not.toHaveBeenCalled()
    await fireEvent.compositionEnd(field)
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('日本')
  },
}

export const ClearingKeepsTheFocusInTheField: Story = {
  tags: ['test-only'],
  args: { value: 'wexler' },
  render: (args) => <ControlledSearch {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}

export const WithoutAShortcut: Story = { args: { shortcut: null } }

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  // The delay is so long that only Enter, Escape and the clear button can send.
  args: { delay: 60_000 },
  render: (args) => <ControlledSearch {...args} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox')
    const comment = canvas.getByRole('textbox', { name: 'Comment' })
    const clearFilter = canvas.getByRole('button', { name: 'Clear filter' })
    clearFilter.focus()
    await userEvent.keyboard('/')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('')

    await userEvent.keyboard('oka')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('oka')
    await expect(field).toHaveFocus()

    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(field).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('')

    await userEvent.keyboard('zhang{Enter}')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('')

    await userEvent.tab()
    await userEvent.tab()
    await expect(comment).toHaveFocus()
    await userEvent.keyboard('n/a')
    await expect(comment).toHaveValue('n/a')
    await expect(comment).toHaveFocus()
  },
}

export const Anatomy: Story = {
  tags: ['!dev'],
  args: { value: 'wexler' },
  ...anatomy([['svg', 'start'], 'input', ['button', 'end']]),
}
