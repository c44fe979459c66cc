import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { WeightEditor } from './WeightEditor'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()
const onLockedRowsChange = vi.fn()
const ROWS = ['Cut', 'Bevel', 'Weld'].map((name) => ({ id: name, name }))
const fields = () => [...document.querySelectorAll('input')]

beforeEach(async () => {
  vi.clearAllMocks()
  root.render(
    <>
      <ThemeStyles />
      <WeightEditor label="Item weights" rows={ROWS} delay={0} onLockedRowsChange={onLockedRowsChange} />
    </>,
  )
  await expect.poll(() => fields()).toHaveLength(3)
})

describe('a repeating key in the weight editor', () => {
  it('moves one row with Enter', async () => {
    fields()[0]?.focus()
    await userEvent.keyboard('{Enter>4}{/Enter}')
    expect(document.activeElement).toBe(fields()[1])
  })

  it('toggles a lock once with Enter', async () => {
    document.querySelector<HTMLElement>('[aria-pressed]')?.focus()
    await userEvent.keyboard('{Enter>4}{/Enter}')
    expect(onLockedRowsChange).toHaveBeenCalledOnce()
  })

  it('undoes one step with Ctrl+Z, and repeats arrow keys', async () => {
    fields()[0]?.focus()
    await userEvent.keyboard('{ArrowUp>3}{/ArrowUp}{Enter}{ArrowUp}{Enter}{ArrowUp}')
    expect(fields().map(({ value }) => value)).toEqual(['3', '1', '1'])
    await userEvent.keyboard('{Control>}{z>4}{/z}{/Control}')
    expect(fields().map(({ value }) => value)).toEqual(['3', '1', '0'])
  })
})
