import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { TextField } from '../text-field/TextField'
import { SearchField, type SearchFieldProps } from './SearchField'

const meta = {
  title: 'Components/Search field',
  component: SearchField,
  tags: ['autodocs'],
  args: { label: 'Filter users', placeholder: 'Name, username or email', value: '', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Filters what stands below it while one types. What is typed stays in the field, and is told after a pause; what the owner
decides elsewhere (Back, "Clear filter") replaces it, and what was sent and comes back late does not.

**Not for** choosing one of many things: that is a \`Select\` or a combobox.

**Role and name**: \`searchbox\`, named by its label, which is heard and not drawn.

| Key | Does |
| --- | --- |
| / | Moves here from anywhere on the page where nobody is typing |
| Enter | Searches at once |
| Escape | Clears it; when it is empty, it is left to whatever is around |
| Tab | Moves to the cross, when there is text, and on |`,
      },
    },
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Filter users' })).toHaveValue('')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const WithText: Story = { args: { value: 'wexler' } }

export const VeryLongText: Story = {
  args: { value: 'a.person.with.a.rather.long.username.of.a.joint.venture@northgate-constructors.example' },
  render: (args) => (
    <div style={{ width: 240 }}>
      <SearchField {...args} />
    </div>
  ),
}

/** An owner that keeps the value, cuts it, and can clear it. */
function Owner(args: SearchFieldProps) {
  const [value, setValue] = useState(args.value)
  return (
    <div style={{ display: 'grid', gap: 12, maxWidth: 300 }}>
      <SearchField
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next)
          setValue(next.trim())
        }}
      />
      <Button onClick={() => setValue('')}>Clear filter</Button>
      <TextField label="Comment" />
    </div>
  )
}

export const TellsAfterAPause: Story = {
  render: (args) => <Owner {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'okafor')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('okafor'))
    await expect(canvas.getByRole('searchbox')).toHaveValue('okafor')
  },
}

export const KeepsTheSpaceThatTheOwnerCutsOff: Story = {
  args: { delay: 0 },
  render: (args) => <Owner {...args} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'night ')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('night '))
    await userEvent.type(field, 'shift')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('night shift'))
    await expect(field).toHaveValue('night shift')
  },
}

export const GivesWayToAValueFromElsewhere: Story = {
  args: { value: 'wexler' },
  render: (args) => <Owner {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const ClearingKeepsTheFocusInTheField: Story = {
  args: { value: 'wexler' },
  render: (args) => <Owner {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}

export const WithoutAShortcut: Story = { args: { shortcut: null } }

export const KeyboardAlone: Story = {
  // So long that only Enter and Escape can be what sends.
  args: { delay: 60_000 },
  render: (args) => <Owner {...args} />,
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
