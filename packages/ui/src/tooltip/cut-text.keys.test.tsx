import { type KeyboardEvent, useRef } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { OverflowTooltip } from './OverflowTooltip'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()
const NAMES = ['Yard', 'northgate_refinery_expansion', 'Gate', 'northgate_night_shift_expansion']
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** A bar of buttons that is one tab stop. */
function Bar() {
  const bar = useRef<HTMLDivElement>(null)
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])]
    const place = buttons.findIndex((button) => button === document.activeElement)
    buttons[place + (STEPS[key] ?? 0)]?.focus()
  }
  return (
    <>
      <div ref={bar} role="toolbar" tabIndex={-1} style={{ paddingTop: 60 }} onKeyDown={onKeyDown}>
        {NAMES.map((name, place) => (
          <button
            key={name}
            type="button"
            tabIndex={place === 0 ? 0 : -1}
            style={{ inlineSize: 80, overflow: 'hidden', textOverflow: 'ellipsis' }}
          >
            {name}
          </button>
        ))}
      </div>
      <OverflowTooltip container={bar} selector="button" />
    </>
  )
}

it('shows the full text of what an arrow key focuses, only when it is cut off', async () => {
  root.render(
    <>
      <ThemeStyles />
      <Bar />
    </>,
  )
  await expect.poll(() => document.querySelector('button')).not.toBeNull()
  await userEvent.tab()
  const getShown = () => document.querySelector('[data-tooltip]:popover-open')?.textContent
  for (const [key, name, shown] of [
    ['{ArrowRight}', NAMES[1], NAMES[1]],
    ['{ArrowDown}', NAMES[2], undefined],
    ['{ArrowDown}', NAMES[3], NAMES[3]],
    ['{ArrowLeft}', NAMES[2], undefined],
    ['{ArrowUp}', NAMES[1], NAMES[1]],
    ['{Escape}', NAMES[1], undefined],
  ] as const) {
    await userEvent.keyboard(key)
    expect(document.activeElement?.textContent).toBe(name)
    await expect.poll(getShown).toBe(shown)
  }
})
