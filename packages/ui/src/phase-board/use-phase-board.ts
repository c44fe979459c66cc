'use client'

import { useRef, useState } from 'react'
import { useAnnouncement } from '../announcer/use-announcement'
import { type Undo, useUndoHistory } from '../undo/use-undo-history'
import {
  addItem,
  addPhase,
  type BoardItem,
  type BoardPhase,
  findPlace,
  moveItem,
  movePhase,
  type Phases,
  removeItem,
  removePhase,
  renameItem,
  renamePhase,
} from './board'
import type { BoardLabels } from './board-labels'
import { type BoardTarget, findTarget, type Step, type Stop } from './stops'
import { useBoardFocus } from './use-board-focus'

/** The value of the board, its rules, and its callbacks. */
export interface BoardOptions<Item extends BoardItem> {
  /** The controlled phases. A value that the board did not report starts a new undo history. */
  value?: Phases<Item>
  /** The initial phases when they are uncontrolled; none by default. */
  defaultValue?: Phases<Item>
  /** Called with all phases on every change, including undo and redo. */
  onChange?: (phases: Phases<Item>) => void
  /** The history from `useUndoHistory`, for a caller that adds steps itself. It replaces `value`, `defaultValue` and `onChange`. */
  history?: Undo<Phases<Item>>
  /** Returns why a card may not move to an index (from 0, after the move), as a sentence. Keys, menu and pointer all use it. */
  getMoveError?: (item: Item, phase: BoardPhase<Item>, position: number) => string | undefined
  /** Returns why a phase may not move to an index (from 0, after the move), as a sentence. */
  getPhaseMoveError?: (phase: BoardPhase<Item>, position: number) => string | undefined
  /** Returns why a card or a phase may not be deleted, as a sentence. */
  getRemoveError?: (target: BoardTarget<Item>) => string | undefined
  /** Returns why a new name is invalid, as a sentence. The board itself rejects an empty name. */
  getNameError?: (target: BoardTarget<Item>, name: string) => string | undefined
  /** Adds the side effects of a change, such as new links to a card that moved. They are part of the same undo step. */
  applySideEffects?: (next: Phases<Item>, previous: Phases<Item>) => Phases<Item>
  /**
   * Creates the card for Ctrl+Enter, whose name is then edited. It returns undefined if the caller creates the card in another way, such as
   * a dialog.
   */
  createItem?: (phase: BoardPhase<Item>, position: number) => Item | undefined
  /** Creates the phase for "Add phase". It returns undefined if the caller creates the phase in another way, such as a dialog. */
  createPhase?: () => BoardPhase<Item> | undefined
  /** Called when the user opens the properties of a card or a phase. */
  onOpen?: (target: BoardTarget<Item>) => void
}

/** A dialog over the board. */
export interface BoardLayer<Item extends BoardItem> {
  kind: 'remove' | 'position'
  target: BoardTarget<Item>
}

/** Where a card moves: one step, or a place. */
export type MoveTarget = Step | { phase: string; position: number }

/**
 * The phases and every action on them, for keys, menu and pointer alike.
 * @param disabledReason why nothing can be changed
 */
export function usePhaseBoard<Item extends BoardItem>(
  options: BoardOptions<Item>,
  labels: BoardLabels,
  disabledReason: string | undefined,
) {
  const { getMoveError, getPhaseMoveError, getRemoveError, getNameError, applySideEffects, createItem, createPhase } =
    options
  const ownHistory = useUndoHistory<Phases<Item>>({
    defaultValue: options.defaultValue ?? [],
    value: options.value,
    onChange: options.onChange,
  })
  const history = options.history ?? ownHistory
  const phases = history.value
  const columns = useRef<HTMLDivElement>(null)
  const focus = useBoardFocus(phases, columns)
  const [announcement, announce] = useAnnouncement()
  const [layer, setLayer] = useState<BoardLayer<Item> | undefined>()
  const [naming, setNaming] = useState<(Stop & { isNew: boolean }) | undefined>()

  const commit = (next: Phases<Item>, label: string, mergeKey?: string): void =>
    history.set(applySideEffects?.(next, phases) ?? next, { label, mergeKey })
  const toStop = ({ phase, item }: BoardTarget<Item>): Stop => ({ phase: phase.id, item: item?.id ?? null })

  /** Finds the destination of a move, or the reason why there is none. */
  const findDestination = (item: Item, to: MoveTarget): { phase: BoardPhase<Item>; position: number } | string => {
    const place = findPlace(phases, item.id)
    const from = place && phases[place.phase]
    if (place === undefined || from === undefined) return labels.isHere
    const last = from.items.length - 1
    if (typeof to === 'object') {
      const phase = phases.find(({ id }) => id === to.phase)
      if (phase === undefined || (phase === from && to.position === place.item)) return labels.isHere
      return { phase, position: to.position }
    }
    if (to === 'previous' || to === 'next') {
      if (phases.length === 1) return labels.isOnlyPhase
      const phase = phases[place.phase + (to === 'next' ? 1 : -1)]
      if (phase === undefined) return to === 'next' ? labels.isInLast : labels.isInFirst
      return { phase, position: Math.min(place.item, phase.items.length) }
    }
    if (last === 0) return labels.isOnlyItem
    if ((to === 'up' || to === 'first') && place.item === 0) return labels.isFirst
    if ((to === 'down' || to === 'last') && place.item === last) return labels.isLast
    const position = { up: place.item - 1, down: place.item + 1, first: 0, last }[to]
    return { phase: from, position }
  }

  const getItemMoveError = (item: Item, to: MoveTarget): string | undefined => {
    if (disabledReason !== undefined) return disabledReason
    const destination = findDestination(item, to)
    return typeof destination === 'string' ? destination : getMoveError?.(item, destination.phase, destination.position)
  }

  const moveItemTo = (item: Item, to: MoveTarget): void => {
    const reason = getItemMoveError(item, to)
    const destination = findDestination(item, to)
    if (reason !== undefined || typeof destination === 'string')
      return announce(labels.refused(item.name, reason ?? labels.isHere))
    const next = moveItem(phases, item.id, destination.phase.id, destination.position)
    const count = next.find(({ id }) => id === destination.phase.id)?.items.length ?? 0
    focus.go({ phase: destination.phase.id, item: item.id }, () => {
      commit(next, labels.moveStep(item.name))
      announce(labels.moved(item.name, destination.phase.name, destination.position + 1, count))
    })
  }

  const findPhaseMoveError = (phase: BoardPhase<Item>, position: number): string | undefined => {
    if (disabledReason !== undefined) return disabledReason
    if (phases.length === 1) return labels.isOnlyPhase
    if (position < 0) return labels.isFirst
    return position >= phases.length ? labels.isLast : getPhaseMoveError?.(phase, position)
  }

  const movePhaseTo = (phase: BoardPhase<Item>, position: number): void => {
    const reason = findPhaseMoveError(phase, position)
    if (reason !== undefined) return announce(labels.refused(phase.name, reason))
    focus.go({ phase: phase.id, item: null }, () => {
      commit(movePhase(phases, phase.id, position), labels.moveStep(phase.name))
      announce(labels.phaseMoved(phase.name, position + 1, phases.length))
    })
  }

  const add = ({ phase, item }: BoardTarget<Item>): void => {
    if (createItem === undefined) return
    if (disabledReason !== undefined) return announce(disabledReason)
    const position = item === undefined ? phase.items.length : phase.items.indexOf(item) + 1
    const created = createItem(phase, position)
    if (created === undefined) return
    focus.go({ phase: phase.id, item: created.id }, () => {
      commit(addItem(phases, phase.id, position, created), labels.addStep(created.name), `new ${created.id}`)
      announce(labels.added(created.name, phase.name))
      setNaming({ phase: phase.id, item: created.id, isNew: true })
    })
  }

  const appendPhase = (): void => {
    const created = createPhase?.()
    if (created === undefined) return
    focus.go({ phase: created.id, item: null }, () => {
      commit(addPhase(phases, phases.length, created), labels.addStep(created.name), `new ${created.id}`)
      setNaming({ phase: created.id, item: null, isNew: true })
    })
  }

  const findRemoveError = (target: BoardTarget<Item>): string | undefined => disabledReason ?? getRemoveError?.(target)

  /** Opens the confirmation of a deletion. @returns why the target cannot be deleted */
  const confirmRemoval = (target: BoardTarget<Item>): string | undefined => {
    const reason = findRemoveError(target)
    if (reason === undefined) setLayer({ kind: 'remove', target })
    else announce(labels.notRemoved((target.item ?? target.phase).name, reason))
    return reason
  }

  const remove = (target: BoardTarget<Item>): void => {
    const { phase, item } = target
    const { name } = item ?? phase
    // Someone else can change the board while the confirmation is open.
    if (findRemoveError(target) !== undefined) return
    focus.go(undefined, () => {
      setLayer(undefined)
      commit(item === undefined ? removePhase(phases, phase.id) : removeItem(phases, item.id), labels.removeStep(name))
      announce(labels.removed(name))
    })
  }

  const startNaming = (target: BoardTarget<Item>): void => {
    if (disabledReason !== undefined) return announce(disabledReason)
    const stop = toStop(target)
    focus.go(stop, () => setNaming({ ...stop, isNew: false }))
  }

  const findNameError = (target: BoardTarget<Item>, name: string): string | undefined => {
    if (name === '') return target.item === undefined ? labels.phaseNameMissing : labels.nameMissing
    return name === (target.item ?? target.phase).name ? undefined : getNameError?.(target, name)
  }

  /** Commits a valid name; without a name, the old one stays. */
  const endNaming = (target: BoardTarget<Item>, name: string | undefined, isLeaving: boolean): void => {
    const change = (): void => {
      setNaming(undefined)
      const { phase, item } = target
      const id = item?.id ?? phase.id
      if (name === undefined || name === (item ?? phase).name) return
      const next = item === undefined ? renamePhase(phases, id, name) : renameItem(phases, id, name)
      const isNew = naming?.isNew === true
      // The name of a new card belongs to the step that added it.
      commit(next, isNew ? labels.addStep(name) : labels.renameStep(name), isNew ? `new ${id}` : undefined)
    }
    if (isLeaving) change()
    else focus.go(toStop(target), change)
  }

  /** @param isOnCard whether the focus is on a card and follows it; false leaves the focus where it is */
  const undoOrRedo = (direction: 'undo' | 'redo', isOnCard: boolean): void => {
    if (disabledReason !== undefined) return announce(disabledReason)
    const change = (): void => {
      const label = history[direction]()
      if (label !== undefined) announce(direction === 'undo' ? labels.undone(label) : labels.redone(label))
    }
    if (isOnCard) focus.go(undefined, change)
    else change()
  }

  return {
    phases,
    history,
    columns,
    focus,
    announcement,
    layer,
    naming: naming && findTarget(phases, naming) && naming,
    announce,
    getItemMoveError,
    moveItemTo,
    getPhaseMoveError: findPhaseMoveError,
    movePhaseTo,
    add,
    appendPhase,
    getRemoveError: findRemoveError,
    confirmRemoval,
    remove,
    startNaming,
    getNameError: findNameError,
    endNaming,
    undoOrRedo,
    openLayer: setLayer,
    toStop,
  }
}

/** The result of `usePhaseBoard`. */
export type Board<Item extends BoardItem> = ReturnType<typeof usePhaseBoard<Item>>
