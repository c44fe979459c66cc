import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createTestRoot } from '../test-root/test-root-fixture'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { makePhase } from './board-fixture'
import { PhaseBoard, type Phases } from './PhaseBoard'

const root = createTestRoot()
const onOpen = vi.fn()
const field = page.getByRole('searchbox', { name: 'Search items' })
const focused = () => document.activeElement?.textContent
const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)

async function show(phases: Phases): Promise<void> {
  root.render(
    <>
      <ThemeStyles />
      <PhaseBoard label="Phases" defaultValue={phases} hasSearch isVirtualized={false} onOpen={onOpen} />
    </>,
  )
  await expect.element(field).toBeVisible()
}

beforeEach(() => onOpen.mockReset())

describe('the search of a board [WF-111]', () => {
  it('is reached with /, and Enter moves from one match to the next', async () => {
    await show([
      makePhase('Build', 60, '#3b82c4', ['Cut', 'Weld root', 'Sign']),
      makePhase('Test', 40, '#2f9e7b', ['Weld cap', 'Paint']),
    ])
    await userEvent.keyboard('/')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('weld')
    await expect.element(page.getByText('2 of 5 found').first()).toBeVisible()
    await expect.poll(marks).toEqual(['Weld', 'Weld'])
    expect(document.querySelectorAll('[data-muted]')).toHaveLength(3)
    await userEvent.keyboard('{Enter}')
    expect(focused()).toBe('Weld root')
    await userEvent.keyboard('/{Enter}')
    expect(focused()).toBe('Weld cap')
    await userEvent.keyboard('/{Enter}')
    expect(focused()).toBe('Weld root')
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('Sign')
    expect(onOpen).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('')
    expect(focused()).toBe('Sign')
    await userEvent.keyboard('/cut')
    await expect.poll(marks).toEqual(['Cut'])
    // Undoes the text alone.
    const undone = vi.fn()
    document.addEventListener('keydown', undone)
    await userEvent.keyboard('{Control>}z{/Control}')
    document.removeEventListener('keydown', undone)
    expect(undone.mock.calls.map(([event]: KeyboardEvent[]) => event?.key)).toEqual(['Control'])
    await expect.element(field).not.toHaveValue('cut')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('')
    await expect.poll(marks).toEqual([])
    expect(document.querySelectorAll('[data-muted]')).toHaveLength(0)
  })

  it('moves to a card outside the viewport among 1,000, and stays at the field where nothing matches', async () => {
    await show(
      Array.from({ length: 20 }, (_, phase) =>
        makePhase(
          `Phase ${phase}`,
          5,
          '#3b82c4',
          Array.from({ length: 50 }, (__, item) => `Item ${phase}.${item}`),
        ),
      ),
    )
    await userEvent.keyboard('/')
    await userEvent.keyboard('item 19.48')
    await userEvent.keyboard('{Enter}')
    expect(focused()).toBe('Item 19.48')
    await expect.element(page.getByRole('button', { name: 'Item 19.48', exact: true })).toBeInViewport()
    await userEvent.keyboard('/xyz{Enter}')
    await expect.element(page.getByText('0 of 1,000 found').first()).toBeVisible()
    await expect.element(field).toHaveFocus()
  })
})
