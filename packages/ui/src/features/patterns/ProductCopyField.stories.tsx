import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, mocked, screen, spyOn, userEvent } from 'storybook/test'
import { createToastQueue } from '../../toasts/toast-queue'
import { Toasts } from '../../toasts/Toasts'
import { ProductCopyField } from './ProductCopyField'

const KEY = 'sw_7f3a91c2d4e5b6a798'

function Page() {
  const [toasts] = useState(createToastQueue)
  return (
    <>
      <ProductCopyField label="API key" value={KEY} toasts={toasts} />
      <Toasts queue={toasts} />
    </>
  )
}

const meta = {
  title: 'Screens/Shell/Copy field with toasts',
  component: Page,
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Copied: Story = {
  name: 'Says that the value was copied',
  tags: ['test-only'],
  parameters: { rows: ['ERR-12'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy API key' }))
    await expect(mocked(navigator.clipboard.writeText).mock.calls).toEqual([[KEY]])
    await expect(await screen.findByText('Copied to clipboard!')).toBeVisible()
  },
}

/** Says that the browser refused to copy, and selects the value. */
export const Refused: Story = {
  parameters: { rows: ['ERR-13'] },
  play: async ({ canvas }) => {
    mocked(navigator.clipboard.writeText).mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy API key' }))
    await expect(await screen.findByText('Failed to copy!')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'API key' })).toHaveFocus()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Copy API key' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('Copied to clipboard!')).toBeVisible()
    await expect(button).toHaveFocus()
  },
}
