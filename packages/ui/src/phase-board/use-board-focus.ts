import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Phases } from './board'
import { type PlacedStop, resolveStop, type Step, stepFrom, type Stop, stopAt } from './stops'

/** The element that gets the focus: the tab stop, or the field that replaces it while a name is edited. */
const STOP = '[data-part="name"], [data-part="stop"][tabindex="0"]'
/** What the focus ring and the facts of a stop need in view: the card, or the head of the phase. */
const FACE = '[data-item], [data-part="head"]'
const FOOT = '[data-part="foot"]'

/** Reads the phase and card that an element belongs to. */
export function getStop(element: Element): Stop | undefined {
  const phase = element.closest<HTMLElement>('[data-phase]')?.dataset.phase
  const item = element.closest<HTMLElement>('[data-item]')?.dataset.item ?? null
  return phase === undefined ? undefined : { phase, item }
}

/**
 * The roving tab stop and its focus. It follows a card that moves, although the card is then another element. When the card is
 * removed, the card that takes its place gets the focus. The buttons at the foot of its phase are the next tab stops.
 */
export function useBoardFocus(phases: Phases, columns: RefObject<HTMLElement | null>) {
  const [placed, setPlaced] = useState<PlacedStop | undefined>()
  const stop = resolveStop(phases, placed)
  // The current place is where the next stop is found when this one is removed.
  if (
    placed !== undefined &&
    stop !== undefined &&
    (placed.at.phase !== stop.at.phase || placed.at.item !== stop.at.item)
  )
    setPlaced(stop)
  /** Whether the focus is on the board, or has to return to it. */
  const isWanted = useRef(false)

  const focusStop = (): void => {
    const board = columns.current
    const element = board?.querySelector<HTMLElement>(STOP) ?? board?.parentElement?.querySelector('button')
    element?.focus()
    // A browser does not scroll to a focused name that is in view by a few pixels.
    element?.closest(FACE)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (element instanceof HTMLInputElement) element.select()
  }
  // Effects without dependencies, because any render can remove the focused element. Two of them, because a dialog over the
  // board makes the page focusable again only after it is removed.
  const restoreFocus = (): void => {
    const { activeElement, body } = document
    if (isWanted.current && (activeElement === null || activeElement === body)) focusStop()
  }
  useLayoutEffect(restoreFocus)
  useEffect(restoreFocus)

  const placeStop = (next: Stop): void => {
    const phase = phases.findIndex(({ id }) => id === next.phase)
    const item = next.item === null ? -1 : (phases[phase]?.items.findIndex(({ id }) => id === next.item) ?? -1)
    setPlaced({ ...next, at: stopAt(phases, phase, item)?.at ?? { phase, item } })
  }

  /**
   * Focuses a card or a head.
   * @param next the stop; undefined for the current one
   * @param change a state change that is rendered before the focus moves
   */
  const go = (next: Stop | undefined, change?: () => void): void => {
    isWanted.current = true
    flushSync(() => {
      change?.()
      if (next !== undefined) placeStop(next)
    })
    focusStop()
  }

  return {
    stop,
    go,
    /** Moves the focus from an element in the direction of a key. The buttons at the foot of a phase come after its last card. */
    step: (from: Element, direction: Step): void => {
      if (stop === undefined) return
      const column = columns.current?.querySelector(`[data-phase="${CSS.escape(stop.phase)}"]`)
      const buttons = [...(column?.querySelectorAll<HTMLElement>(`${FOOT} button`) ?? [])]
      const index = buttons.findIndex((button) => button === from)
      const next = stepFrom(phases, stop, direction)
      if (index >= 0 && direction === 'down') buttons[index + 1]?.focus()
      else if (index > 0 && direction === 'up') buttons[index - 1]?.focus()
      else if (index === 0 && direction === 'up') go(stopAt(phases, stop.at.phase, Number.POSITIVE_INFINITY))
      else if (direction === 'down' && next?.at.item === stop.at.item) buttons[0]?.focus()
      else if (next !== undefined) go(next)
    },
    focusProps: {
      onFocus: (event: FocusEvent): void => {
        isWanted.current = true
        const found = getStop(event.target)
        if (found === undefined) return
        if (event.target.closest(FOOT) !== null) {
          if (found.phase === stop?.phase) return
          const phase = phases.findIndex(({ id }) => id === found.phase)
          setPlaced(stopAt(phases, phase, Number.POSITIVE_INFINITY))
        } else if (found.phase !== stop?.phase || found.item !== stop.item) placeStop(found)
      },
      onBlur: (event: FocusEvent): void => {
        if (!event.currentTarget.contains(event.relatedTarget)) isWanted.current = false
      },
    },
  }
}
