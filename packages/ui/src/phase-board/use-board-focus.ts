import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Phases } from './board'
import { resolveStop, type SeenStop, type Stop, stopAt } from './stops'

/** What has the focus by itself, or stands in its place while a name is typed. */
const STOP = '[data-part="name"], [data-part="stop"][tabindex="0"]'

/** What an element on the board belongs to. */
export function stopOf(element: Element): Stop | undefined {
  const phase = element.closest<HTMLElement>('[data-phase]')?.dataset.phase
  const item = element.closest<HTMLElement>('[data-item]')?.dataset.item ?? null
  return phase === undefined ? undefined : { phase, item }
}

/**
 * The one tab stop, and the focus on it. It follows a card that moves, which is another element then; when its card is gone,
 * what stands in its place has it.
 */
export function useBoardFocus(phases: Phases, columns: RefObject<HTMLElement | null>) {
  const [seen, setSeen] = useState<SeenStop | undefined>()
  const stop = resolveStop(phases, seen)
  // Where it stands now is where the next one is looked for when it is gone.
  if (seen !== undefined && stop !== undefined && (seen.at.phase !== stop.at.phase || seen.at.item !== stop.at.item))
    setSeen(stop)
  /** The focus is on the board, or has to come back to it. */
  const isWanted = useRef(false)

  const focusStop = (): void => {
    const board = columns.current
    const element = board?.querySelector<HTMLElement>(STOP) ?? board?.parentElement?.querySelector('button')
    element?.focus()
    if (element instanceof HTMLInputElement) element.select()
  }
  // Not a reaction to a change but to a loss: an element that leaves the page takes the focus with it. Twice, as a layer
  // that was over the board lets go of the page only after it is gone.
  const keep = (): void => {
    const { activeElement, body } = document
    if (isWanted.current && (activeElement === null || activeElement === body)) focusStop()
  }
  useLayoutEffect(keep)
  useEffect(keep)

  const see = (next: Stop): void => {
    const phase = phases.findIndex(({ id }) => id === next.phase)
    const item = next.item === null ? -1 : (phases[phase]?.items.findIndex(({ id }) => id === next.item) ?? -1)
    setSeen({ ...next, at: stopAt(phases, phase, item)?.at ?? { phase, item } })
  }

  return {
    stop,
    /**
     * Gives the focus to a card or a head.
     * @param change what brings it there, if anything; drawn before
     */
    go: (next: Stop | undefined, change?: () => void): void => {
      isWanted.current = true
      flushSync(() => {
        change?.()
        if (next !== undefined) see(next)
      })
      focusStop()
    },
    focusProps: {
      onFocus: (event: FocusEvent): void => {
        isWanted.current = true
        const found = stopOf(event.target)
        if (found !== undefined && (found.phase !== stop?.phase || found.item !== stop.item)) see(found)
      },
      onBlur: (event: FocusEvent): void => {
        if (!event.currentTarget.contains(event.relatedTarget)) isWanted.current = false
      },
    },
  }
}
