import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { TextField } from '../text-field/TextField'
import { Requirements } from './Requirements'
import { description } from './Requirements.description'

const meta = {
  title: 'Components/Requirements',
  component: Requirements,
  tags: ['autodocs'],
  args: {
    id: 'rules',
    requirements: [
      { text: 'Has at least 8 characters.', isMet: true },
      { text: 'Has a digit.', isMet: false },
      { text: 'Is not one of your last passwords.', isMet: undefined },
    ],
  },
  parameters: { description },
} satisfies Meta<typeof Requirements>

export default meta
type Story = StoryObj<typeof meta>

export const Mixed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Requirements' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map(({ innerText }) => innerText.replaceAll('\n', ' '))).toEqual([
      'Has at least 8 characters. Met',
      'Has a digit. Not met',
      'Is not one of your last passwords. Checked on save',
    ])
  },
}

export const AllMet: Story = { args: { requirements: [{ text: 'Has a digit.', isMet: true }] } }

export const Long: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { requirements: [{ text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(3), isMet: false }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

function Password() {
  const [value, setValue] = useState('')
  return (
    <>
      <TextField label="Password" aria-describedby="rules" value={value} onChange={setValue} />
      <Requirements
        id="rules"
        headingLevel={3}
        requirements={[
          { text: 'Has 2 characters.', isMet: value.length >= 2 },
          { text: 'Has a digit.', isMet: /\d/.test(value) },
        ]}
      />
    </>
  )
}

export const KeyboardAlone: Story = {
  name: 'Typing changes the list, and announces the count once',
  tags: ['test-only'],
  render: () => <Password />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    const field = canvas.getByRole('textbox', { name: 'Password' })
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(/Has 2 characters\. Not met/)
    await userEvent.keyboard('a1')
    await expect(canvas.getAllByText('Met')).toHaveLength(2)
    await waitFor(() => expect(screen.getByText('2 of 2 requirements met.')).toBeInTheDocument(), { timeout: 3000 })
    await userEvent.tab()
    await expect(field).not.toHaveFocus()
  },
}
