import { type ReactNode, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Tabs } from './Tabs'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()

const ITEMS = [
  { id: 'item rules', label: 'Rules' },
  { id: '"quoted" 🙂', label: 'History', error: 'Has errors.' },
] as const

function View({ children }: { children: ReactNode }) {
  const [value, setValue] = useState<(typeof ITEMS)[number]['id']>('item rules')
  return (
    <Tabs label="Item" items={ITEMS} value={value} onChange={setValue}>
      {value === 'item rules' ? children : <input aria-label="Search" />}
    </Tabs>
  )
}

describe('the panel of tabs', () => {
  it('is a tab stop while it has text alone', async () => {
    root.render(<View>Nothing is required.</View>)
    await userEvent.click(page.getByRole('tab', { name: 'Rules' }))
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('tabpanel', { name: 'Rules' })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowRight}{Tab}')
    await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveFocus()
  })

  it('passes the focus to its first control', async () => {
    root.render(
      <View>
        <button type="button">Add</button>
      </View>,
    )
    await userEvent.click(page.getByRole('tab', { name: 'Rules' }))
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'Add' })).toHaveFocus()
  })

  it('is named by its tab, whatever the ids of the tabs are', async () => {
    root.render(<View>Nothing is required.</View>)
    await userEvent.click(page.getByRole('tab', { name: 'History' }))
    await expect.element(page.getByRole('tabpanel', { name: 'History' })).toBeVisible()
    await expect.element(page.getByRole('tab', { name: 'History' })).toHaveAccessibleDescription('Has errors.')
  })
})

describe('the keys of tabs', () => {
  it('open the next, the first and the last tab', async () => {
    root.render(<View>Nothing is required.</View>)
    const rules = page.getByRole('tab', { name: 'Rules' })
    const history = page.getByRole('tab', { name: 'History' })
    await expect.element(rules).toBeVisible()
    await userEvent.tab()
    await expect.element(rules).toHaveFocus()
    for (const [key, tab] of [
      ['{ArrowRight}', history],
      ['{ArrowLeft}', rules],
      ['{End}', history],
      ['{Home}', rules],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.element(tab).toHaveFocus()
      await expect.element(tab).toHaveAttribute('aria-selected', 'true')
    }
  })
})
