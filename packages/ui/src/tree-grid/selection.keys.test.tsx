import { useEffect, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../button/Button'
import { SelectionBar } from '../data-table/SelectionBar'
import { createTestRoot } from '../test-root/test-root-fixture'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { manySites } from '../tree/fixture'
import { TreeGrid, type TreeNode } from './TreeGrid'

const root = createTestRoot()

const YARD: readonly TreeNode<number>[] = [
  { id: 1, name: 'Yard' },
  { id: 2, parentId: 1, name: 'Row 1' },
  { id: 3, parentId: 2, name: 'Bin 1' },
  { id: 4, parentId: 2, name: 'Bin 2', badge: 'Archived' },
  { id: 5, parentId: 1, name: 'Row 2' },
  { id: 6, name: 'Gate' },
]
const disabledReason = ({ badge }: TreeNode<number>) => (badge === undefined ? undefined : 'It is archived.')

const shown: { selected: readonly number[] } = { selected: [] }

function Page({ nodes = YARD, filter = '' }: { nodes?: readonly TreeNode<number>[]; filter?: string }) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    shown.selected = [...ids].toSorted((a, b) => a - b)
  }, [ids])
  return (
    <>
      <ThemeStyles />
      <TreeGrid
        label="Sites"
        nodes={nodes}
        filter={filter}
        defaultExpanded="all"
        hasLevels
        selection={{ ids, onChange: setIds, disabledReason }}
        bar={
          <SelectionBar selection={{ count: ids.size, total: nodes.length, onClear: () => setIds(new Set()) }}>
            <Button>Archive</Button>
          </SelectionBar>
        }
      />
    </>
  )
}

async function show(page = <Page />): Promise<void> {
  root.render(page)
  await expect.poll(() => document.querySelector('[role="row"]')).not.toBeNull()
  while (document.activeElement?.matches('[role="row"]') !== true) await userEvent.keyboard('{Tab}')
}
const rowNamed = (name: string) =>
  [...document.querySelectorAll('[role="row"]')].find(
    (row) => row.querySelector('[data-part="name"]')?.textContent === name,
  )
const checkboxOf = (name: string) => rowNamed(name)?.querySelector<HTMLInputElement>('input')
const focusedName = () => document.activeElement?.querySelector('[data-part="name"]')?.textContent

describe('the selection of a tree grid', () => {
  it('toggles a row with Space, and marks the branches above it', async () => {
    await show()
    expect(document.querySelector('[role="treegrid"]')?.getAttribute('aria-multiselectable')).toBe('true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ')
    expect(shown.selected).toEqual([3])
    expect(rowNamed('Bin 1')?.getAttribute('aria-selected')).toBe('true')
    expect(rowNamed('Row 1')?.getAttribute('aria-selected')).toBe('false')
    expect(checkboxOf('Row 1')?.indeterminate).toBe(true)
    expect(checkboxOf('Gate')?.indeterminate).toBe(false)
    await userEvent.keyboard(' ')
    expect(shown.selected).toEqual([])
  })

  it('skips a row that cannot be selected, and says why', async () => {
    await show()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown} ')
    expect(focusedName()).toBe('Bin 2')
    expect(shown.selected).toEqual([])
    const box = checkboxOf('Bin 2')
    expect(document.getElementById(box?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('It is archived.')
    // Playwright waits for a disabled element to become enabled.
    await userEvent.click(box as Element, { force: true })
    expect(shown.selected).toEqual([])
    expect(box?.checked).toBe(false)
    // Away from the reason, which Escape would hide.
    await userEvent.hover(document.querySelector('[data-select-all]') as Element)
  })

  it('selects a range with Shift, and shortens it on the way back', async () => {
    await show()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    expect(shown.selected).toEqual([1, 2, 3])
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    expect(shown.selected).toEqual([1, 2])
    expect(focusedName()).toBe('Row 1')
    await userEvent.keyboard('{End}{Shift>} {/Shift}')
    expect(shown.selected).toEqual([1, 2, 3, 5, 6])
    await userEvent.keyboard('{Escape}')
    expect(shown.selected).toEqual([])
    expect(focusedName()).toBe('Gate')
  })

  it('selects with the pointer, and a range with Shift', async () => {
    await show()
    await userEvent.click(checkboxOf('Row 1') as Element)
    await userEvent.click(checkboxOf('Row 2') as Element, { modifiers: ['Shift'] })
    expect(shown.selected).toEqual([2, 3, 5])
    expect(focusedName()).toBe('Row 2')
    await userEvent.click(rowNamed('Gate') as Element, { modifiers: ['Control'] })
    expect(shown.selected).toEqual([2, 3, 5, 6])
  })

  it('selects all that match the filter with Ctrl+A, and nothing around them', async () => {
    await show(<Page filter="row" />)
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(shown.selected).toEqual([2, 5])
    const all = document.querySelector<HTMLInputElement>('[data-select-all]')
    expect(all?.labels?.[0]?.textContent).toContain('Select the 2 found')
    expect(all?.checked).toBe(true)
  })

  it('moves with F6 to the bar and back, and to the checkbox above when the bar goes', async () => {
    await show()
    await userEvent.keyboard(' {F6}')
    expect(document.activeElement?.closest('section')?.textContent).toContain('1 of 6 selected')
    await userEvent.keyboard('{F6}')
    expect(focusedName()).toBe('Yard')
    await userEvent.keyboard('{F6}{Enter}')
    expect(shown.selected).toEqual([])
    expect(document.activeElement?.matches('[data-select-all]')).toBe(true)
  })

  it('selects all of 20,000 nodes without rendering them', async () => {
    await show(<Page nodes={manySites(20_000)} />)
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.poll(() => shown.selected.length).toBe(20_000)
    expect(document.querySelectorAll('[role="row"]').length).toBeLessThan(60)
  })
})

describe('the levels of a tree grid', () => {
  it('opens to a level with Alt+Shift and a digit, and keeps the focus on an ancestor', async () => {
    await show()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(focusedName()).toBe('Bin 1')
    await userEvent.keyboard('{Alt>}{Shift>}2{/Shift}{/Alt}')
    expect(rowNamed('Bin 1')).toBeUndefined()
    expect(focusedName()).toBe('Row 1')
    await userEvent.keyboard('{Alt>}{Shift>}1{/Shift}{/Alt}')
    expect(focusedName()).toBe('Yard')
    await userEvent.keyboard('{Alt>}{Shift>}9{/Shift}{/Alt}')
    expect(rowNamed('Bin 1')).toBeDefined()
  })

  it('offers the levels in a menu', async () => {
    await show()
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Levels')
    await userEvent.click(button as Element)
    await expect.poll(() => document.querySelectorAll('[role="menuitem"]').length).toBe(3)
    await userEvent.click(document.querySelector('[role="menuitem"]') as Element)
    await expect.poll(() => rowNamed('Row 1')).toBeUndefined()
    expect(document.activeElement).toBe(button)
  })
})
