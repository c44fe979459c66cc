import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createTestRoot } from '../test-root/test-root-fixture'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { YARD } from './fixture'
import { type NameChange, NameTreeEditor } from './NameTreeEditor'

const root = createTestRoot()
const onSave = vi.fn<(changes: readonly NameChange[]) => void>()
const nameField = (name: string) =>
  [...document.querySelectorAll<HTMLInputElement>('[data-row] input')].find(({ value }) => value === name) as Element
const focusedName = () => (document.activeElement as HTMLInputElement).value
const press = (keys: string) => userEvent.keyboard(keys)
const saveButton = () => page.getByRole('button', { name: /^Save/ })
const links = () =>
  [...document.querySelectorAll('[role="group"] [role="group"] a')].map(({ textContent }) => textContent)

const rules = { nameError: (name: string) => (name.includes('/') ? 'Remove the slash.' : undefined) }

beforeEach(async () => {
  onSave.mockReset()
  root.render(
    <>
      <ThemeStyles />
      <NameTreeEditor label="Sites" nodes={YARD} rules={rules} hasSearch onSave={onSave} />
    </>,
  )
  await expect.poll(() => document.querySelector('[data-row]')).not.toBeNull()
})

const breakNames = async (...names: string[]) => {
  for (const name of names) {
    await userEvent.click(nameField(name))
    await press('{End}/')
  }
}

describe('the problems of a name tree', () => {
  it('are listed as they arise, and disable Save with a reason [SITE-88]', async () => {
    await breakNames('Row 01')
    expect(links()).toEqual(['Row 01/: Remove the slash.'])
    await expect.element(saveButton()).toHaveAttribute('aria-disabled', 'true')
    await expect.element(saveButton()).toHaveAccessibleDescription('1 name is invalid. Correct it to save.')
    await press('{Backspace}!')
    expect(links()).toEqual([])
    await userEvent.click(saveButton())
    expect(onSave.mock.lastCall?.[0]).toMatchObject([{ id: 5, name: 'Row 01!' }])
  })

  it('are reached with F8 and Shift+F8, also in closed rows [SITE-88]', async () => {
    await breakNames('Laydown A', 'Row 02', 'Warehouse 1')
    await userEvent.click(nameField('Laydown Yards'))
    await press('{Control>}{ArrowUp}{/Control}{F8}')
    expect(focusedName()).toBe('Laydown A/')
    await press('{F8}')
    expect(focusedName()).toBe('Row 02/')
    await press('{F8}{F8}')
    expect(focusedName()).toBe('Laydown A/')
    await press('{Shift>}{F8}{/Shift}')
    expect(focusedName()).toBe('Warehouse 1/')
    await userEvent.click(page.getByRole('button', { name: 'Next problem' }))
    expect(focusedName()).toBe('Laydown A/')
  })

  it('are reached from their links, which open what hides them [SITE-88]', async () => {
    await breakNames('Row 02')
    await userEvent.click(nameField('Tank Farm'))
    await press('{Control>}{ArrowUp}{/Control}')
    expect(nameField('Row 02/')).toBeUndefined()
    await userEvent.click(page.getByRole('link', { name: 'Row 02/: Remove the slash.' }))
    expect(focusedName()).toBe('Row 02/')
  })

  it('are none: F8 says so, and keeps the focus [SITE-88]', async () => {
    await userEvent.click(nameField('Row 02'))
    await press('{F8}')
    expect(focusedName()).toBe('Row 02')
    await expect
      .poll(() => document.querySelector('[data-live-announcer]')?.textContent)
      .toContain('No row has a problem.')
  })
})
