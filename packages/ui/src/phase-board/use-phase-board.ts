'use client'

import { useRef, useState } from 'react'
import { type Undo, useUndoHistory } from '../undo/use-undo-history'
import {
  addItem,
  addPhase,
  type BoardItem,
  type BoardPhase,
  moveItem,
  movePhase,
  type Phases,
  placeOf,
  removeItem,
  removePhase,
  renameItem,
  renamePhase,
} from './board'
import type { BoardLabels } from './board-labels'
import { type BoardTarget, type Stop, targetOf } from './stops'
import { useBoardFocus } from './use-board-focus'

/** The board's value, its rules, and what its owner does. */
export interface BoardOptions<Item extends BoardItem> {
  /** The phases, when the owner keeps them. Others than the board gave begin a new history. */
  value?: Phases<Item>
  /** The phases to begin with, when the board keeps them; none by default. */
  defaultValue?: Phases<Item>
  /** Told of every change, undone and redone ones too. */
  onChange?: (phases: Phases<Item>) => void
  /** The steps, when the owner takes some itself (`useUndoHistory`): both are undone here. In place of the three above. */
  history?: Undo<Phases<Item>>
  /** Why a card may not go to a place (from 0, once it is there), as a sentence; the same for keys, menu and pointer. */
  canMove?: (item: Item, phase: BoardPhase<Item>, position: number) => string | undefined
  /** Why a phase may not go to a place, as a sentence. */
  canMovePhase?: (phase: BoardPhase<Item>, position: number) => string | undefined
  /** Why a card or a phase may not be deleted, as a sentence. */
  canRemove?: (target: BoardTarget<Item>) => string | undefined
  /** What is wrong with a new name, as a sentence. An empty one is refused in any case. */
  canRename?: (target: BoardTarget<Item>, name: string) => string | undefined
  /** What else follows from a change, such as links to a card that moved; part of the same step. */
  settle?: (next: Phases<Item>, before: Phases<Item>) => Phases<Item>
  /** Makes the card that Ctrl+Enter asks for, whose name is typed at once; nothing when the owner asks for it elsewhere. */
  createItem?: (phase: BoardPhase<Item>, position: number) => Item | undefined
  /** Makes the phase that the button asks for; nothing when the owner asks for it elsewhere. */
  createPhase?: () => BoardPhase<Item> | undefined
  /** Shows the properties of a card or a phase. */
  onOpen?: (target: BoardTarget<Item>) => void
}

/** What stands over the board. */
export interface BoardLayer<Item extends BoardItem> {
  kind: 'remove' | 'position'
  target: BoardTarget<Item>
}

/** Where a card is sent: a step, or a place. */
export type Sent = 'up' | 'down' | 'first' | 'last' | 'back' | 'on' | { phase: string; position: number }

/**
 * The phases and what is done with them, by keys, menu or pointer alike.
 * @param held why nothing can be changed
 */
export function usePhaseBoard<Item extends BoardItem>(
  options: BoardOptions<Item>,
  labels: BoardLabels,
  held: string | undefined,
) {
  const { canMove, canMovePhase, canRename, settle, createItem, createPhase } = options
  const own = useUndoHistory<Phases<Item>>({
    defaultValue: options.defaultValue ?? [],
    ...(options.value !== undefined && { value: options.value }),
    ...(options.onChange !== undefined && { onChange: options.onChange }),
  })
  const history = options.history ?? own
  const phases = history.value
  const columns = useRef<HTMLDivElement>(null)
  const focus = useBoardFocus(phases, columns)
  const [said, setSaid] = useState({ text: '', count: 0 })
  const [layer, setLayer] = useState<BoardLayer<Item> | undefined>()
  const [naming, setNaming] = useState<(Stop & { isNew: boolean }) | undefined>()

  const say = (text: string): void => setSaid(({ count }) => ({ text, count: count + 1 }))
  const take = (next: Phases<Item>, label: string, mergeKey?: string): void =>
    history.set(settle?.(next, phases) ?? next, { label, ...(mergeKey !== undefined && { mergeKey }) })
  const stopFor = ({ phase, item }: BoardTarget<Item>): Stop => ({ phase: phase.id, item: item?.id ?? null })

  /** Where a card would stand, or why it would not. */
  const destination = (item: Item, to: Sent): { phase: BoardPhase<Item>; position: number } | string => {
    const place = placeOf(phases, item.id)
    const from = place && phases[place.phase]
    if (place === undefined || from === undefined) return labels.isHere
    const last = from.items.length - 1
    if (typeof to === 'object') {
      const phase = phases.find(({ id }) => id === to.phase)
      if (phase === undefined || (phase === from && to.position === place.item)) return labels.isHere
      return { phase, position: to.position }
    }
    if (to === 'back' || to === 'on') {
      const phase = phases[place.phase + (to === 'on' ? 1 : -1)]
      if (phase === undefined) return to === 'on' ? labels.isInLast : labels.isInFirst
      return { phase, position: Math.min(place.item, phase.items.length) }
    }
    if ((to === 'up' || to === 'first') && place.item === 0) return labels.isFirst
    if ((to === 'down' || to === 'last') && place.item === last) return labels.isLast
    const position = { up: place.item - 1, down: place.item + 1, first: 0, last }[to]
    return { phase: from, position }
  }

  /** Why a card cannot be sent there; undefined when it can. */
  const refusal = (item: Item, to: Sent): string | undefined => {
    if (held !== undefined) return held
    const there = destination(item, to)
    return typeof there === 'string' ? there : canMove?.(item, there.phase, there.position)
  }

  const sendItem = (item: Item, to: Sent): void => {
    const reason = refusal(item, to)
    const there = destination(item, to)
    if (reason !== undefined || typeof there === 'string')
      return say(labels.refused(item.name, reason ?? labels.isHere))
    const next = moveItem(phases, item.id, there.phase.id, there.position)
    const count = next.find(({ id }) => id === there.phase.id)?.items.length ?? 0
    focus.go({ phase: there.phase.id, item: item.id }, () => {
      take(next, labels.moveStep(item.name))
      say(labels.moved(item.name, there.phase.name, there.position + 1, count))
    })
  }

  const phaseRefusal = (phase: BoardPhase<Item>, position: number): string | undefined => {
    if (held !== undefined) return held
    if (position < 0) return labels.isFirst
    return position >= phases.length ? labels.isLast : canMovePhase?.(phase, position)
  }

  const sendPhase = (phase: BoardPhase<Item>, position: number): void => {
    const reason = phaseRefusal(phase, position)
    if (reason !== undefined) return say(labels.refused(phase.name, reason))
    focus.go({ phase: phase.id, item: null }, () => {
      take(movePhase(phases, phase.id, position), labels.moveStep(phase.name))
      say(labels.phaseMoved(phase.name, position + 1, phases.length))
    })
  }

  const add = ({ phase, item }: BoardTarget<Item>): void => {
    if (createItem === undefined) return
    if (held !== undefined) return say(held)
    const position = item === undefined ? phase.items.length : phase.items.indexOf(item) + 1
    const made = createItem(phase, position)
    if (made === undefined) return
    focus.go({ phase: phase.id, item: made.id }, () => {
      take(addItem(phases, phase.id, position, made), labels.addStep(made.name), `new ${made.id}`)
      say(labels.added(made.name, phase.name))
      setNaming({ phase: phase.id, item: made.id, isNew: true })
    })
  }

  const addOnePhase = (): void => {
    const made = createPhase?.()
    if (made === undefined) return
    focus.go({ phase: made.id, item: null }, () => {
      take(addPhase(phases, phases.length, made), labels.addStep(made.name), `new ${made.id}`)
      setNaming({ phase: made.id, item: null, isNew: true })
    })
  }

  const remove = (target: BoardTarget<Item>): void => {
    const { phase, item } = target
    const { name } = item ?? phase
    focus.go(undefined, () => {
      setLayer(undefined)
      take(item === undefined ? removePhase(phases, phase.id) : removeItem(phases, item.id), labels.removeStep(name))
      say(labels.removed(name))
    })
  }

  const startNaming = (target: BoardTarget<Item>): void => {
    if (held !== undefined) return say(held)
    const stop = stopFor(target)
    focus.go(stop, () => setNaming({ ...stop, isNew: false }))
  }

  const nameFault = (target: BoardTarget<Item>, name: string): string | undefined => {
    if (name === '') return target.item === undefined ? labels.phaseNameMissing : labels.nameMissing
    return name === (target.item ?? target.phase).name ? undefined : canRename?.(target, name)
  }

  /** Takes a name over that has no fault; without one the old stays. */
  const endNaming = (target: BoardTarget<Item>, name: string | undefined, isLeaving: boolean): void => {
    const change = (): void => {
      setNaming(undefined)
      const { phase, item } = target
      const id = item?.id ?? phase.id
      if (name === undefined || name === (item ?? phase).name) return
      const next = item === undefined ? renamePhase(phases, id, name) : renameItem(phases, id, name)
      take(
        next,
        naming?.isNew === true ? labels.addStep(name) : labels.renameStep(name),
        naming?.isNew === true ? `new ${id}` : undefined,
      )
    }
    if (isLeaving) change()
    else focus.go(stopFor(target), change)
  }

  const step = (kind: 'undo' | 'redo'): void => {
    if (held !== undefined) return say(held)
    focus.go(undefined, () => {
      const label = history[kind]()
      if (label !== undefined) say(kind === 'undo' ? labels.undone(label) : labels.redone(label))
    })
  }

  return {
    phases,
    history,
    columns,
    focus,
    said,
    layer,
    naming: naming && targetOf(phases, naming) && naming,
    say,
    refusal,
    sendItem,
    phaseRefusal,
    sendPhase,
    add,
    addOnePhase,
    remove,
    startNaming,
    nameFault,
    endNaming,
    step,
    ask: setLayer,
    stopFor,
  }
}

/** What `usePhaseBoard` gives. */
export type Board<Item extends BoardItem> = ReturnType<typeof usePhaseBoard<Item>>
