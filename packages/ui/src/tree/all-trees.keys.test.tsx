import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { BulkPasteEditor } from '../bulk-paste-editor/BulkPasteEditor'
import { NameTreeEditor } from '../name-tree-editor/NameTreeEditor'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { TreeCheckbox } from '../tree-checkbox/TreeCheckbox'
import { TreeGrid } from '../tree-grid/TreeGrid'
import type { TreeNode } from './tree-index'
import { createTestRoot } from '../test-root/test-root-fixture'

const YARD: readonly TreeNode[] = [
  { id: 1, name: 'Yard' },
  { id: 2, parentId: 1, name: 'Row 1' },
  { id: 3, parentId: 1, name: 'Row 2' },
  { id: 4, parentId: 1, name: 'Row 3' },
]
/** One path on each line, as `BulkPasteEditor` reads them. */
const toLines = (nodes: readonly TreeNode[]): string =>
  nodes
    .map(({ name, parentId }) => [nodes.find(({ id }) => id === parentId)?.name, name].filter(Boolean).join('\t'))
    .join('\n')

const root = createTestRoot()
const getTree = (): HTMLElement | null => document.querySelector('[role="tree"], [role="treegrid"]')
const current = (): Element | null =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '') ??
  document.activeElement?.closest('[data-row]') ??
  null
const currentName = (): string | undefined =>
  current()?.querySelector('input')?.value ?? current()?.querySelector('[data-part="name"]')?.textContent

interface Tree {
  name: string
  draw: (nodes: readonly TreeNode[]) => ReactNode
  /** What has the focus when every row is removed. */
  last: string
}

const TREES: readonly Tree[] = [
  {
    name: 'TreeCheckbox',
    draw: (nodes) => <TreeCheckbox label="Sites" nodes={nodes} defaultExpanded="all" selectAll="hidden" />,
    last: '[role="group"]',
  },
  {
    name: 'TreeGrid',
    draw: (nodes) => <TreeGrid label="Sites" nodes={nodes} defaultExpanded="all" href={() => '#'} />,
    last: '[role="group"]',
  },
  { name: 'NameTreeEditor', draw: (nodes) => <NameTreeEditor label="Sites" nodes={nodes} />, last: 'button' },
  {
    name: 'the preview of BulkPasteEditor',
    draw: (nodes) => <BulkPasteEditor label="Sites" value={toLines(nodes)} onCreate={() => undefined} />,
    last: 'textarea',
  },
]

afterEach(() => {
  document.documentElement.removeAttribute('dir')
})

function render({ draw }: Tree, nodes: readonly TreeNode[]): void {
  flushSync(() =>
    root.render(
      <>
        <ThemeStyles />
        {draw(nodes)}
      </>,
    ),
  )
}

async function show(tree: Tree, nodes = YARD): Promise<void> {
  render(tree, nodes)
  const area = document.querySelector('textarea')
  area?.focus()
  if (area !== null) await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(getTree).not.toBeNull()
  while (!getTree()?.contains(document.activeElement)) await userEvent.keyboard('{Tab}')
}

describe.each(TREES)('$name', (tree) => {
  it('moves up and down, and to the first and the last row of a page', async () => {
    await show(tree)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(currentName()).toBe('Row 2')
    await userEvent.keyboard('{ArrowUp}')
    expect(currentName()).toBe('Row 1')
    await userEvent.keyboard('{PageDown}')
    expect(currentName()).toBe('Row 3')
    await userEvent.keyboard('{PageUp}')
    expect(currentName()).toBe('Yard')
  })

  it.each([
    ['ltr', 'ArrowLeft', 'ArrowRight'],
    ['rtl', 'ArrowRight', 'ArrowLeft'],
  ])('has its arrows in the direction of the page: %s', async (dir, out, inward) => {
    document.documentElement.dir = dir
    await show(tree)
    if (tree.name === 'NameTreeEditor') {
      await userEvent.keyboard(`{ArrowDown}{ArrowDown}{Alt>}{${inward}}{/Alt}`)
      expect(current()?.getAttribute('aria-level')).toBe('3')
      await userEvent.keyboard(`{Alt>}{${out}}{/Alt}`)
      expect(current()?.getAttribute('aria-level')).toBe('2')
      return
    }
    await userEvent.keyboard(`{ArrowDown}{${out}}`)
    expect(currentName()).toBe('Yard')
    await userEvent.keyboard(`{${inward}}`)
    expect(currentName()).toBe(tree.name === 'TreeGrid' ? 'Yard' : 'Row 1')
    // A tree grid moves into the row: to its link.
    expect(document.activeElement?.matches('a')).toBe(tree.name === 'TreeGrid')
  })

  it('moves the focus to the neighbor of a row that vanishes', async () => {
    await show(tree)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(currentName()).toBe('Row 2')
    render(
      tree,
      YARD.filter(({ id }) => id !== 3),
    )
    if (tree.name.startsWith('the preview')) return expect(document.activeElement?.matches('textarea')).toBe(true)
    expect(currentName()).toBe('Row 3')
    render(tree, YARD.slice(0, 2))
    expect(currentName()).toBe('Row 1')
    render(tree, [])
    expect(document.activeElement?.matches(tree.last)).toBe(true)
  })

  it('accepts ids and names with spaces, quotes, emoji and half of a character', async () => {
    const texts = ['Gate 4 "north"', "Ed's yard", '🏗️ Crane', '%20', '\uD83C', '<b id="x"', '1', 'ا ب']
    await show(tree, [...texts.map((text) => ({ id: text, name: text })), { id: 1, name: 'One' }])
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
    expect(ids.filter((id) => !/^[\w-]+$/.test(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    for (const text of texts) {
      expect(currentName()).toBe(text)
      await userEvent.keyboard('{ArrowDown}')
    }
    expect(currentName()).toBe('One')
  })
})
