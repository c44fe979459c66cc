import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { manySites } from '../tree/fixture'
import { TreeGrid } from './TreeGrid'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()
const NODES = manySites(300)

/** The place of the focused row among all rows, from 1. */
const getRow = () => Number(document.activeElement?.getAttribute('aria-rowindex'))

it('moves by rows, by pages and to the ends of a long tree', async () => {
  root.render(
    <>
      <ThemeStyles />
      <TreeGrid label="Sites" nodes={NODES} defaultExpanded="all" maxHeight={300} />
    </>,
  )
  await expect.poll(() => document.querySelector('[role="row"]')).not.toBeNull()
  await userEvent.tab()
  const first = getRow()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(getRow).toBe(first + 2)
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(getRow).toBe(first + 1)
  await userEvent.keyboard('{PageDown}')
  await expect.poll(getRow).toBeGreaterThan(first + 3)
  const below = getRow()
  expect(below).toBeLessThan(first + 20)
  await userEvent.keyboard('{PageUp}')
  await expect.poll(getRow).toBe(first + 1)
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.poll(getRow).toBe(first + 299)
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await expect.poll(getRow).toBe(first)
  await userEvent.keyboard('{End}')
  await expect.poll(getRow).toBe(first + 299)
  await userEvent.keyboard('{Home}')
  await expect.poll(getRow).toBe(first)
})
