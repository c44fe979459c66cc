import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SearchField } from '../../search-field/SearchField'
import { createTestRoot } from '../../test-root/test-root-fixture'
import { ThemeStyles } from '../../tokens/ThemeStyles'
import { TreeGrid, type TreeNode } from '../../tree-grid/TreeGrid'
import { useTreeSearch } from './use-tree-search'

const root = createTestRoot()

function Sites({ nodes }: { nodes: readonly TreeNode<number>[] }) {
  const [filter, setFilter] = useState('')
  const { treeId, field } = useTreeSearch()
  return (
    <>
      <ThemeStyles />
      <SearchField label="Filter sites" {...field} value={filter} onChange={setFilter} delay={60_000} />
      <button type="button">Export</button>
      <TreeGrid id={treeId} label="Sites" nodes={nodes} filter={filter} empty="No site." />
    </>
  )
}

const GATE = { id: 1, name: 'Gate' }
const YARD = { id: 2, name: 'Yard' }
const focusedRow = () => document.activeElement?.querySelector('[data-part="name"]')?.textContent

async function search(text: string, nodes: readonly TreeNode<number>[]): Promise<void> {
  root.render(<Sites nodes={nodes} />)
  await expect.poll(() => document.querySelector('input')).not.toBeNull()
  await userEvent.keyboard(`/${text}{ArrowDown}`)
}

describe('↓ in the search of sites', () => {
  it('applies the text and moves to the current row [SITE-89]', async () => {
    await search('yard', [GATE, YARD])
    await expect.poll(focusedRow).toBe('Yard')
    expect(document.querySelectorAll('[role="row"]')).toHaveLength(1)
  })

  it('stays in the field without a row [SITE-89]', async () => {
    await search('yard', [])
    expect(document.activeElement).toBe(document.querySelector('input'))
  })
})
