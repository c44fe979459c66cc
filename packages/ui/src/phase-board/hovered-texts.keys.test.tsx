import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestRoot } from '../test-root/test-root-fixture'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { FLAGS, makePhase } from './board-fixture'
import { PhaseBoard } from './PhaseBoard'

const root = createTestRoot()
/** What a click on a button opens. */
const OPENED = '[role="menu"], [role="alertdialog"]'

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`No ${selector}`)
  return found
}
const openLayers = () => [...document.querySelectorAll<HTMLElement>('[popover][aria-hidden="true"]:popover-open')]
const doOverlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const phase = makePhase('Build', 60, '#3b82c4', ['Cut', 'Bevel'])

beforeEach(async () => {
  root.render(
    <>
      <ThemeStyles />
      <div style={{ width: 300, paddingBlock: 80 }}>
        <PhaseBoard
          label="Phases"
          flags={FLAGS}
          defaultValue={[
            {
              ...phase,
              items: phase.items.map((item) => ({
                ...item,
                flagHints: { prerequisite: 'Prerequisite: Survey', trigger: 'Trigger: Gate tag of the yard' },
              })),
            },
          ]}
          getRemoveError={({ item }) => (item?.name === 'Cut' ? "Can't delete Cut. Used by: Bevel." : undefined)}
          onOpen={() => undefined}
        />
      </div>
    </>,
  )
  await expect.poll(() => document.querySelectorAll('[data-part="remove"]').length).toBe(2)
})

describe('the text of a hovered icon or button of a card [WF-96]', () => {
  it.each([
    ['a button of the first card', '[data-item="cut"] [data-part="remove"]', '[data-part="menu"]'],
    ['an icon of the second card', '[data-item="bevel"] [data-hint]', '[data-item="bevel"] [data-part="remove"]'],
  ])('gives way to a button that it covers: %s', async (_name, hovered, covered) => {
    const button = find(covered)
    let clicks = 0
    button.addEventListener('click', () => (clicks += 1))
    await userEvent.hover(find(hovered), { force: true })
    const isCovered = (): boolean =>
      openLayers().some((layer) => doOverlap(layer.getBoundingClientRect(), button.getBoundingClientRect()))
    await expect.poll(isCovered).toBe(true)
    // The pointer moves to the button, as a person's does.
    await userEvent.click(button, { force: true })
    expect(clicks).toBe(1)
    // What the click opened must not cover the next card.
    await expect.poll(() => document.activeElement?.closest(OPENED)).not.toBeFalsy()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector(OPENED)).toBeNull()
  })

  it('says what a flag means on this card', () => {
    const hints = [...document.querySelectorAll<HTMLElement>('[data-item="bevel"] [data-hint]')]
    expect(hints.map(({ dataset }) => dataset['hint'])).toEqual(['Trigger: Gate tag of the yard', 'Emails'])
    expect(find('[data-item="cut"] [data-hint]').textContent).toBe('Prerequisite: Survey')
  })
})
