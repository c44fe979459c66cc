import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../button/Button'
import { SearchField } from '../../search-field/SearchField'
import { SingleKeys } from '../../single-keys/use-single-keys'
import { KeysSheet } from './KeysSheet'

const meta = {
  title: 'Screens/Shell/Keyboard shortcuts',
  component: KeysSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    pages: [
      { label: 'Go to Users', keys: ['G', 'U'] },
      { label: 'Go to Projects', keys: ['G', 'P'] },
      { label: 'New User', keys: ['G', 'A'] },
    ],
    hasSingleKeys: true,
    onSingleKeysChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof KeysSheet>

export default meta
type Story = StoryObj<typeof meta>

function SheetOverAPage() {
  const [isOn, setOn] = useState(true)
  const [isOpen, setOpen] = useState(false)
  return (
    <SingleKeys value={isOn}>
      <main>
        <SearchField label="Search users" />
        <ul role="tree" aria-label="Projects">
          <li role="treeitem" aria-selected={false}>
            Jetty
          </li>
        </ul>
        <Button aria-keyshortcuts="Control+S Meta+S" onClick={() => setOpen(true)}>
          Save
        </Button>
      </main>
      {isOpen && (
        <KeysSheet {...meta.args} hasSingleKeys={isOn} onSingleKeysChange={setOn} onClose={() => setOpen(false)} />
      )}
    </SingleKeys>
  )
}

const rowOf = (table: string, name: string) =>
  within(screen.getByRole('table', { name: table })).getByRole('row', { name: new RegExp(`^${name} `) })

/** The keys of the frame and of the open page. */
export const Default: Story = {
  parameters: { rows: ['KEYS-03'] },
  render: () => <SheetOverAPage />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(screen.getByRole('searchbox', { name: 'Filter shortcuts' })).toHaveFocus()
    await expect(rowOf('Everywhere', 'Search or jump to')).toHaveTextContent('Ctrl K')
    await expect(rowOf('Everywhere', 'Go to Users')).toHaveTextContent('G then U')
    await expect(rowOf('This page', 'Save')).toHaveTextContent('Ctrl S')
    await expect(rowOf('This page', 'Search')).toHaveTextContent('/')
    await expect(rowOf('Trees', 'Toggle')).toHaveTextContent('Space')
    await expect(screen.queryByText('Undo')).toBeNull()
  },
}

/** Single keys turned off. */
export const SingleKeysOff: Story = {
  parameters: { rows: ['KEYS-02'] },
  render: () => <SheetOverAPage />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }))
    await expect(rowOf('Everywhere', 'Go to Users')).toHaveTextContent('Off')
    await expect(rowOf('Everywhere', 'Search or jump to')).toHaveTextContent('Ctrl K')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('searchbox', { name: 'Search users' })).not.toHaveAttribute('aria-keyshortcuts')
  },
}

/** Filtered, with and without a match. */
export const Filtered: Story = {
  play: async () => {
    await userEvent.keyboard('go to')
    await expect(await screen.findByRole('row', { name: /^Go to Projects/ })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Search or jump/ })).toBeNull())
    await userEvent.keyboard('xyz')
    await expect(await screen.findByText('No shortcut matches “go toxyz”.')).toBeVisible()
  },
}

export const LargeTextOnASmallPage: Story = { globals: { textSize: '200' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
