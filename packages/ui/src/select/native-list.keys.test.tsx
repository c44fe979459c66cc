import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Select } from './Select'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()
const field = page.getByRole('combobox', { name: 'Fruit' })
const OPTIONS = ['Apple', 'Banana', 'Cherry'].map((label) => ({ value: label, label }))

beforeEach(async () => {
  root.render(<Select label="Fruit" options={OPTIONS} />)
  await expect.element(field).toBeVisible()
  await userEvent.tab()
  await expect.element(field).toHaveFocus()
})

it('selects another value with ↓, ↑ and a letter, without opening', async () => {
  for (const [key, value] of [
    ['{ArrowDown}', 'Banana'],
    ['{ArrowUp}', 'Apple'],
    ['c', 'Cherry'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(field).toHaveValue(value)
  }
  expect(field.element().matches(':open')).toBe(false)
})

it.each(['Space', 'Enter', '{Alt>}{ArrowDown}{/Alt}'])(
  'opens the native list with %s, and Escape closes it',
  async (key) => {
    await userEvent.keyboard(key.startsWith('{') ? key : `[${key}]`)
    await expect.poll(() => field.element().matches(':open')).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => field.element().matches(':open')).toBe(false)
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('Apple')
  },
)
