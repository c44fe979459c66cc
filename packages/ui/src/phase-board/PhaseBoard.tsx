'use client'

import { Lock, Plus } from 'lucide-react'
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useMemo,
  useState,
} from 'react'
import { Button } from '../button/Button'
import { EmptyState } from '../empty-state/EmptyState'
import { OverflowTooltip } from '../tooltip/OverflowTooltip'
import { UndoButtons } from '../undo/UndoButtons'
import type { BoardItem } from './board'
import { BoardDrag } from './BoardDrag'
import type { BoardFlag } from './board-flag'
import { intentOf } from './board-keys'
import { BoardLayers } from './BoardLayers'
import { BoardMenu } from './BoardMenu'
import { itemMenu, phaseMenu } from './board-menu'
import { BOARD_LABELS, type BoardLabels } from './board-labels'
import { DraggedFace } from './DraggedFace'
import { Columns, Held, Root, Spoken, Tools } from './PhaseBoard.styles'
import { type PhaseAction, PhaseColumn } from './PhaseColumn'
import type { OpenedBy } from '../menu/use-menu-trigger'
import { type BoardTarget, stepFrom, type Stop, targetOf } from './stops'
import { useBoardDrag } from './use-board-drag'
import { stopOf } from './use-board-focus'
import { type BoardOptions, usePhaseBoard } from './use-phase-board'

export type { BoardItem, BoardPhase, Phases } from './board'
export type { BoardFlag } from './board-flag'
export type { BoardLabels } from './board-labels'
export type { PhaseAction } from './PhaseColumn'
export type { BoardTarget } from './stops'

/** Props of PhaseBoard: those of the `<div>` around it, and these. */
export interface PhaseBoardProps<Item extends BoardItem>
  extends BoardOptions<Item>, Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Name of the group: "Phases". */
  label: string
  /** The marks that cards may carry, by id. A list that stays the same. */
  flags?: readonly BoardFlag[]
  /** What refers to a card or a phase, each a few words; told before it is deleted. */
  references?: (target: BoardTarget<Item>) => readonly string[]
  /** What can be done with a phase besides; stands under its cards and in its menu. A list that stays the same. */
  phaseActions?: readonly PhaseAction[]
  /** A warning under the head of a phase: "Item weights 92.5 of 100, 7.5 left". */
  remarkOf?: (phase: BoardTarget<Item>['phase']) => string | undefined
  /** Controls beside undo and redo. */
  tools?: ReactNode
  /** Can be read and walked through, not changed: no handles, menus, undo. */
  isReadOnly?: boolean
  /** Its owner is at work with it: nothing can be changed until that ends. */
  isBusy?: boolean
  /** Why nothing can be changed, as a sentence; stands above. Cards can still be reached, and their menus say so. */
  disabledReason?: string
  /** Words other than the English ones. An object that stays the same. */
  labels?: Partial<BoardLabels>
}

const NO_FLAGS: readonly BoardFlag[] = []
const NO_ACTIONS: readonly PhaseAction[] = []

/**
 * Phases with cards that are ordered, moved between phases, added, renamed and deleted. Exposes a `group` named by `label`; each
 * phase is a `region` named "Phase Build, weight 40, 5 items" with a `list`, each card a `button` named by its card and described
 * by what is known of it.
 *
 * One tab stop: arrow keys move the focus among cards and the heads of phases. Keys, the menu of a card and the pointer move by
 * the same rules; what happened is said once, and the focus stays on the card that moved. A card that is deleted gives the focus
 * to the one that takes its place. Only the cards that are seen are drawn.
 */
export function PhaseBoard<Item extends BoardItem>(props: PhaseBoardProps<Item>) {
  const { label, flags = NO_FLAGS, references, phaseActions = NO_ACTIONS, remarkOf, tools, ...others } = props
  const { isReadOnly = false, isBusy = false, disabledReason, labels: labelOverrides, ...more } = others
  const { value, defaultValue, onChange, history, canMove, canMovePhase, canRemove, canRename, settle, ...last } = more
  const { createItem, createPhase, onOpen, ...rest } = last
  const labels = useMemo(() => ({ ...BOARD_LABELS, ...labelOverrides }), [labelOverrides])
  const flagsById = useMemo(() => new Map(flags.map((flag) => [flag.id, flag])), [flags])
  const held = disabledReason ?? (isBusy ? labels.busy : undefined)
  const board = usePhaseBoard<Item>(
    {
      value,
      defaultValue,
      onChange,
      history,
      canMove,
      canMovePhase,
      canRemove,
      canRename,
      settle,
      createItem,
      createPhase,
      onOpen,
    },
    labels,
    held,
  )
  const { phases, columns, focus, naming } = board
  const drag = useBoardDrag(board, labels, !isReadOnly && held === undefined)
  const { context, grip, follow, face, target, box, drop, line } = drag
  const keysId = useId()
  const [menu, setMenu] = useState<{ stop: Stop; anchor: HTMLButtonElement; openedBy: OpenedBy } | undefined>()
  const anchor = useMemo(() => ({ current: menu?.anchor ?? null }), [menu])
  const found = menu && targetOf(phases, menu.stop)
  // What it hangs on has gone with a card that another has moved.
  const menuOf = found?.phase.id === menu?.stop.phase ? found : undefined
  const openMenu = (target: BoardTarget<Item>, element: Element, openedBy: OpenedBy): void => {
    if (element instanceof HTMLButtonElement) setMenu({ stop: board.stopFor(target), anchor: element, openedBy })
  }
  const entries = (target: BoardTarget<Item>) => {
    const context = { board, labels, held, actions: phaseActions, onOpen, canRemove }
    const { item } = target
    return item === undefined ? phaseMenu(target, context) : itemMenu({ ...target, item }, context)
  }

  const open = (target: BoardTarget<Item>, anchor: Element): void => {
    if (onOpen !== undefined) onOpen(target)
    else if (!isReadOnly) openMenu(target, anchor, 'first')
  }

  const onClick = (event: MouseEvent): void => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-part]') : null
    const target = element === null ? undefined : targetOf(phases, stopOf(element))
    if (element === null || target === undefined) return
    const { part, action } = element.dataset
    if (part === 'stop' || part === 'open') open(target, element)
    if (part === 'handle' || part === 'menu') {
      focus.go(board.stopFor(target))
      openMenu(target, element, event.detail === 0 ? 'first' : true)
    }
    if (part === 'remove') {
      focus.go(board.stopFor(target))
      if (held === undefined) board.ask({ kind: 'remove', target })
      else board.say(held)
    }
    if (part === 'add') board.add({ phase: target.phase })
    if (part === 'action') {
      if (held === undefined) phaseActions.find(({ id }) => id === action)?.onAction(target.phase.id)
      else board.say(held)
    }
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const element = event.target instanceof Element ? event.target : null
    const stop = element === null ? undefined : stopOf(element)
    const target = targetOf(phases, stop)
    if (element === null || stop === undefined || target === undefined || event.defaultPrevented) return
    const intent = intentOf(event, getComputedStyle(element).direction === 'rtl')
    const isStop = element instanceof HTMLElement && element.dataset['part'] === 'stop'
    // What else was pressed with the pointer keeps its own Enter and Space.
    if (intent === undefined || (!isStop && (event.key === 'Enter' || event.key === ' '))) return
    const { item, phase } = target
    // Beside the cards and heads, as on the ground of a list that was pressed, nothing says what a key would change.
    const isBeside = element.closest('[data-item], [data-part="head"]') === null
    const isWay = intent.kind === 'go' || intent.kind === 'undo' || intent.kind === 'redo'
    if ((isBeside && !isWay) || (isReadOnly && intent.kind !== 'go' && intent.kind !== 'open')) return
    event.preventDefault()
    if (event.repeat && intent.kind !== 'go' && intent.kind !== 'move') return
    if (intent.kind === 'go') {
      const here = focus.stop
      const next = here && stepFrom(phases, here, intent.step)
      if (next !== undefined) focus.go(next)
    } else if (intent.kind === 'move') {
      if (item !== undefined) board.sendItem(item, intent.step)
      else if (intent.step === 'back' || intent.step === 'on')
        board.sendPhase(phase, phases.indexOf(phase) + (intent.step === 'on' ? 1 : -1))
    } else if (intent.kind === 'open') open(target, element)
    else if (intent.kind === 'menu') openMenu(target, element, 'first')
    else if (intent.kind === 'add') board.add(target)
    else if (intent.kind === 'rename') board.startNaming(target)
    else if (intent.kind === 'remove') {
      if (held === undefined) board.ask({ kind: 'remove', target })
      else board.say(held)
    } else board.step(intent.kind)
  }

  const { stop } = focus
  const named = targetOf(phases, naming)
  const lastPhase = phases.at(-1)?.id
  return (
    <Root role="group" aria-label={label} aria-disabled={disabledReason === undefined ? undefined : true} {...rest}>
      {(!isReadOnly || tools !== undefined) && (
        <Tools>
          {!isReadOnly && <UndoButtons history={held === undefined ? board.history : HELD_HISTORY} />}
          {!isReadOnly && createPhase !== undefined && (
            <Button size="small" icon={<Plus />} disabledReason={held} onClick={board.addOnePhase}>
              {labels.addPhase}
            </Button>
          )}
          {tools}
        </Tools>
      )}
      {disabledReason !== undefined && (
        <Held>
          <Lock aria-hidden="true" />
          {disabledReason}
        </Held>
      )}
      <Columns
        ref={columns}
        role="group"
        aria-label={label}
        aria-describedby={keysId}
        aria-busy={isBusy || undefined}
        tabIndex={-1}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerDown={drag.onPointerDown}
        {...focus.focusProps}
      >
        {phases.length === 0 && (
          <EmptyState headingLevel={3} title={labels.emptyBoard}>
            {labels.emptyBoardText}
          </EmptyState>
        )}
        {phases.map((phase, index) => {
          const namedHere = named?.phase === phase ? named : undefined
          return (
            <PhaseColumn
              key={phase.id}
              phase={phase}
              place={index}
              stop={stop?.phase === phase.id ? stop : undefined}
              lifted={target?.phase === phase ? (target.item?.id ?? null) : undefined}
              drop={drop?.phase === phase.id ? drop : undefined}
              line={line === index ? 'before' : line === phases.length && phase.id === lastPhase ? 'after' : undefined}
              naming={
                namedHere && {
                  item: namedHere.item?.id ?? null,
                  faultOf: (name) => board.nameFault(namedHere, name),
                  onEnd: (name, isLeaving) => board.endNaming(namedHere, name, isLeaving),
                }
              }
              remark={remarkOf?.(phase)}
              canChange={!isReadOnly}
              canOpen={onOpen !== undefined}
              canAdd={createItem !== undefined}
              actions={phaseActions}
              flags={flagsById}
              labels={labels}
            />
          )
        })}
      </Columns>
      <OverflowTooltip container={columns} selector="[data-part='stop']" />
      <BoardDrag context={context} grip={grip} follow={follow} phases={phases} columns={columns} />
      {target !== undefined && box !== undefined && (
        <DraggedFace ref={face} item={target.item} phase={target.phase} box={box} flags={flagsById} labels={labels} />
      )}
      <Spoken id={keysId}>{labels.keys}</Spoken>
      {/* The same words twice in a row are two changes. */}
      <Spoken role="status">{board.said.text + (board.said.count % 2 === 1 ? ' ' : '')}</Spoken>
      <BoardMenu
        id={`${keysId}-menu`}
        menu={
          menu &&
          menuOf && {
            label: (menuOf.item ?? menuOf.phase).name,
            items: entries(menuOf),
            anchor,
            openedBy: menu.openedBy,
          }
        }
        onClose={() => setMenu(undefined)}
      />
      <BoardLayers board={board} canRemove={canRemove} references={references} labels={labels} />
    </Root>
  )
}

const nothing = (): undefined => undefined
/** Nothing can be undone while nothing can be changed. */
const HELD_HISTORY = { undo: nothing, redo: nothing, undoLabel: undefined, redoLabel: undefined }
