import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createTestRoot } from '../test-root/test-root-fixture'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { manyNames, YARD } from './fixture'
import { type NameChange, NameTreeEditor } from './NameTreeEditor'

const root = createTestRoot()
const onSave = vi.fn<(changes: readonly NameChange[]) => void>()
const names = () => [...document.querySelectorAll<HTMLInputElement>('[data-row] input')].map(({ value }) => value)
const nameField = (name: string) =>
  [...document.querySelectorAll<HTMLInputElement>('[data-row] input')].find(({ value }) => value === name) as Element
const focusedName = () => (document.activeElement as HTMLInputElement).value
/** At once, because a pause between two letters searches for the first ones. */
const search = (text: string) => page.getByRole('searchbox').fill(text)
const press = (keys: string) => userEvent.keyboard(keys)

async function show(nodes = YARD): Promise<void> {
  root.render(
    <>
      <ThemeStyles />
      <NameTreeEditor label="Sites" nodes={nodes} hasSearch hasLevels onSave={onSave} />
    </>,
  )
  await expect.poll(() => document.querySelector('[data-row]')).not.toBeNull()
}

beforeEach(() => {
  onSave.mockReset()
})

describe('closed rows of a name tree', () => {
  it('close and open with Ctrl+↑ and Ctrl+↓, and ↑ ↓ skip what they hide [SITE-87]', async () => {
    await show()
    await userEvent.click(nameField('Laydown Yards'))
    await press('{Control>}{ArrowUp}{/Control}')
    expect(names()).toEqual(['Tank Farm', 'Laydown Yards', 'Tool Crib', 'Warehouse 1'])
    expect(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-expanded')).toBe('false')
    await expect.element(page.getByText('Laydown Yards collapsed, 4 rows hidden.')).toBeInTheDocument()
    await expect.element(page.getByText('4 below')).toBeVisible()
    await press('{ArrowDown}')
    expect(focusedName()).toBe('Tool Crib')
    await press('{ArrowUp}{Control>}{ArrowUp}{/Control}')
    expect(focusedName()).toBe('Tank Farm')
    await press('{ArrowDown}{Control>}{ArrowDown}{/Control}')
    expect(names()).toHaveLength(8)
    await press('{Control>}{End}{/Control}')
    expect(focusedName()).toBe('Warehouse 1')
  })

  it('keep and save what was typed into the rows that they hide [SITE-87]', async () => {
    await show()
    await userEvent.click(nameField('Row 01'))
    await press('{End} crane')
    await press('{Control>}{ArrowUp}{/Control}{Control>}{ArrowUp}{/Control}')
    expect(focusedName()).toBe('Laydown Yard B')
    expect(names()).not.toContain('Row 01 crane')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    expect(onSave.mock.lastCall?.[0]).toMatchObject([{ id: 5, name: 'Row 01 crane', kinds: ['name'] }])
    await userEvent.click(nameField('Laydown Yard B'))
    await press('{Control>}{ArrowDown}{/Control}')
    expect(names()).toContain('Row 01 crane')
  })

  it('take the focus when a press on their button hides the current name [SITE-87]', async () => {
    await show()
    await userEvent.click(nameField('Row 02'))
    await userEvent.click(page.getByRole('button', { name: 'Collapse Laydown Yards' }))
    expect(focusedName()).toBe('Laydown Yards')
    await userEvent.click(page.getByRole('button', { name: 'Expand Laydown Yards' }))
    expect(names()).toHaveLength(8)
    expect(focusedName()).toBe('Laydown Yards')
  })

  it('open for a new child and for an undo [SITE-87]', async () => {
    await show()
    await userEvent.click(nameField('Row 01'))
    await press('{End}!')
    await userEvent.click(nameField('Laydown Yard B'))
    await press('{Control>}{ArrowUp}{/Control}')
    await press('{Control>}z{/Control}')
    expect(focusedName()).toBe('Row 01')
    await press('{ArrowUp}{Control>}{ArrowUp}{/Control}{Shift>}{Enter}{/Shift}New')
    expect(names().slice(3, 7)).toEqual(['Laydown Yard B', 'Row 01', 'Row 02', 'New'])
  })

  it('stay closed when a sibling is added after them [SITE-87]', async () => {
    await show()
    await userEvent.click(nameField('Laydown Yards'))
    await press('{Control>}{ArrowUp}{/Control}{Enter}Gate')
    expect(names()).toEqual(['Tank Farm', 'Laydown Yards', 'Gate', 'Tool Crib', 'Warehouse 1'])
  })

  it('open above the matches of a search, and close again after it [SITE-86, SITE-87]', async () => {
    await show()
    await userEvent.click(nameField('Tank Farm'))
    await press('{Control>}{ArrowUp}{/Control}')
    await userEvent.click(page.getByRole('searchbox'))
    await search('row 02')
    await expect.poll(names).toContain('Row 02')
    expect(document.querySelector<HTMLInputElement>('[data-active] input')?.value).toBe('Row 02')
    await search('tool')
    await expect
      .poll(names)
      .toEqual([
        'Tank Farm',
        'Laydown Yards',
        'Laydown A',
        'Laydown Yard B',
        'Row 01',
        'Row 02',
        'Tool Crib',
        'Warehouse 1',
      ])
    await search('warehouse')
    await expect.poll(names).toEqual(['Tank Farm', 'Warehouse 1'])
  })

  it('stay in their places when a press leaves the search field [SITE-87]', async () => {
    await show()
    await userEvent.click(nameField('Tank Farm'))
    await press('{Control>}{ArrowUp}{/Control}')
    await userEvent.click(page.getByRole('searchbox'))
    // In one step, so that the focus leaves before the pause after the last letter is over.
    document.execCommand('insertText', false, 'row')
    ;(nameField('Warehouse 1') as HTMLElement).focus()
    await expect.element(page.getByText('2 matches', { exact: true }).first()).toBeInTheDocument()
    expect(names()).toEqual(['Tank Farm', 'Warehouse 1'])
    expect(focusedName()).toBe('Warehouse 1')
  })

  it('open and close to a level with Alt+Shift and a digit, and from a menu [SITE-83]', async () => {
    await show()
    await userEvent.click(nameField('Row 01'))
    await press('{Alt>}{Shift>}2{/Shift}{/Alt}')
    expect(names()).toEqual(['Tank Farm', 'Laydown Yards', 'Tool Crib', 'Warehouse 1'])
    expect(focusedName()).toBe('Laydown Yards')
    await press('{Alt>}{Shift>}1{/Shift}{/Alt}')
    expect(names()).toEqual(['Tank Farm', 'Warehouse 1'])
    await press('{Alt>}{Shift>}9{/Shift}{/Alt}')
    expect(names()).toHaveLength(8)
    await userEvent.click(page.getByRole('button', { name: 'Levels' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'To level 1' }))
    await expect.poll(names).toEqual(['Tank Farm', 'Warehouse 1'])
  })

  it('hide 20,000 rows, and show the last one again [SITE-87]', async () => {
    await show(manyNames(20_000))
    await userEvent.click(nameField('Warehouse'))
    await press('{Control>}{ArrowUp}{/Control}')
    expect(names()).toEqual(['Warehouse'])
    await press('{Control>}{ArrowDown}{End}{/Control}')
    expect(focusedName()).toBe('Bin 20000')
    expect(names().length).toBeLessThan(60)
  })
})
