import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { makePhase } from './board-fixture'
import { PhaseBoard, type Phases } from './PhaseBoard'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()
let created = 0
const onOpen = vi.fn()
const onAction = vi.fn()
const onChange = vi.fn<(phases: Phases) => void>()

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const focusCard = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-part="stop"]')].find((card) => card.textContent === name)?.focus()
const names = (phase: string) =>
  [...document.querySelectorAll(`[data-phase="${phase}"] li [data-part="stop"]`)].map((card) => card.textContent)
/** Holds a key down: one press and three repeats. */
const hold = (key: string): Promise<void> => userEvent.keyboard(`{${key}>4}{/${key}}`)

beforeEach(async () => {
  created = 0
  vi.clearAllMocks()
  root.render(
    <>
      <ThemeStyles />
      <PhaseBoard
        label="Phases"
        defaultValue={[
          makePhase('Build', 60, '#3b82c4', ['Cut', 'Bevel', 'Fit', 'Weld', 'Sign']),
          makePhase('Test', 40, '#2f9e7b', []),
        ]}
        onChange={onChange}
        onOpen={onOpen}
        phaseActions={[{ id: 'weights', label: 'Edit weights', onAction }]}
        createItem={() => ({ id: `new ${(created += 1)}`, name: `New ${created}` })}
      />
    </>,
  )
  await expect.poll(() => names('build')).toHaveLength(5)
})

describe('a key that is held down on the board', () => {
  it('opens the properties once with Enter', async () => {
    focusCard('Cut')
    await hold('Enter')
    expect(onOpen).toHaveBeenCalledOnce()
  })

  it.each([' ', 'm'])('opens one menu with %j and chooses nothing in it', async (key) => {
    focusCard('Bevel')
    await hold(key)
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('menuitem')
    expect(document.querySelectorAll('[role="menu"]')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement?.textContent).toBe('Bevel')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('asks once before it deletes', async () => {
    focusCard('Cut')
    await hold('Delete')
    await expect.poll(() => document.querySelectorAll('[role="alertdialog"]').length).toBe(1)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement?.textContent).toBe('Cut')
    expect(names('build')).toHaveLength(5)
  })

  it('adds one item and leaves its name open with Ctrl+Enter and with Enter on the button', async () => {
    focusCard('Cut')
    await userEvent.keyboard('{Control>}{Enter>4}{/Enter}{/Control}')
    expect(created).toBe(1)
    expect(document.activeElement).toBeInstanceOf(HTMLInputElement)
    await userEvent.keyboard('{Enter}')
    find('[data-phase="build"] [data-part="add"]')?.focus()
    await hold('Enter')
    expect(created).toBe(2)
    expect(document.activeElement).toBeInstanceOf(HTMLInputElement)
  })

  it('runs the action of a phase once with Enter', async () => {
    find('[data-phase="build"] [data-part="action"]')?.focus()
    await hold('Enter')
    expect(onAction).toHaveBeenCalledOnce()
  })

  it('undoes one step with Ctrl+Z', async () => {
    focusCard('Cut')
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}')
    expect(names('build')).toEqual(['Bevel', 'Fit', 'Weld', 'Cut', 'Sign'])
    await userEvent.keyboard('{Control>}{z>4}{/z}{/Control}')
    expect(names('build')).toEqual(['Bevel', 'Fit', 'Cut', 'Weld', 'Sign'])
  })

  it('repeats a move of the focus and of a card with arrow keys', async () => {
    focusCard('Cut')
    await userEvent.keyboard('{ArrowDown>3}{/ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Weld')
    await userEvent.keyboard('{Alt>}{ArrowUp>3}{/ArrowUp}{/Alt}')
    expect(names('build')).toEqual(['Weld', 'Cut', 'Bevel', 'Fit', 'Sign'])
  })
})
