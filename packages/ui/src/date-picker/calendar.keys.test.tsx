import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DatePicker } from './DatePicker'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()
const getDay = () => document.activeElement?.getAttribute('aria-label')

it('moves in the calendar by days, weeks, months and years, and chooses', async () => {
  const onChange = vi.fn()
  root.render(<DatePicker label="Expiry date" today="2026-02-03" onChange={onChange} />)
  await page.getByRole('textbox').click()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(getDay).toBe('Tuesday, February 3, 2026')
  for (const [key, day] of [
    ['{ArrowLeft}', 'Monday, February 2, 2026'],
    ['{ArrowRight}', 'Tuesday, February 3, 2026'],
    ['{ArrowUp}', 'Tuesday, January 27, 2026'],
    ['{ArrowDown}', 'Tuesday, February 3, 2026'],
    ['{Home}', 'Monday, February 2, 2026'],
    ['{End}', 'Sunday, February 8, 2026'],
    ['{PageUp}', 'Thursday, January 8, 2026'],
    ['{PageDown}', 'Sunday, February 8, 2026'],
    ['{Shift>}{PageUp}{/Shift}', 'Saturday, February 8, 2025'],
    ['{Shift>}{PageDown}{/Shift}', 'Sunday, February 8, 2026'],
  ]) {
    await userEvent.keyboard(key ?? '')
    expect(getDay()).toBe(day)
  }
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledWith('2026-02-08')
})
