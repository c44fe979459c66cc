import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CopyField } from './CopyField'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()

it('leaves Ctrl+C to the browser, which copies the selected part', async () => {
  root.render(<CopyField label="Address" value="sites.example" />)
  const field = page.getByRole('textbox', { name: 'Address' })
  await expect.element(field).toBeVisible()
  // Tab selects all of the value.
  await userEvent.keyboard('{Tab}{Shift>}{ArrowLeft}{/Shift}')
  const copied: [string, boolean][] = []
  const onCopy = ({ target, defaultPrevented }: ClipboardEvent): void => {
    const { value, selectionStart, selectionEnd } = target as HTMLInputElement
    copied.push([value.slice(selectionStart ?? 0, selectionEnd ?? 0), defaultPrevented])
  }
  window.addEventListener('copy', onCopy, { once: true })
  await userEvent.keyboard('{Control>}c{/Control}')
  expect(copied).toEqual([['sites.exampl', false]])
  await expect.element(field).toHaveFocus()
})
