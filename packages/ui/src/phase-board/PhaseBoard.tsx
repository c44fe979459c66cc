'use client'

import { Lock, Plus } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useMemo, useState } from 'react'
import { Announcement } from '../announcer/Announcement'
import { Button } from '../button/Button'
import type { ElementProps } from '../element-props/element-props'
import { EmptyState } from '../empty-state/EmptyState'
import type { OpenedBy } from '../menu/use-menu-trigger'
import { OverflowTooltip } from '../tooltip/OverflowTooltip'
import { SearchField } from '../search-field/SearchField'
import { TooltipLayer } from '../tooltip/TooltipLayer'
import { UndoButtons } from '../undo/UndoButtons'
import { undoKey } from '../undo/use-undo-history'
import type { BoardItem, BoardPhase } from './board'
import { BoardDrag } from './BoardDrag'
import type { BoardFlag } from './board-flag'
import { BoardKeys } from './BoardKeys'
import { readIntent } from './board-keys'
import { BOARD_LABELS, type BoardLabels } from './board-labels'
import { BoardLayers } from './BoardLayers'
import { BoardMenu } from './BoardMenu'
import { itemMenu, phaseMenu } from './board-menu'
import { RemoveErrorContext } from './CardControl'
import { DragPreview } from './DragPreview'
import { Columns, DisabledNote, Find, Quiet, Root, Spoken, Tools } from './PhaseBoard.styles'
import { type PhaseAction, PhaseColumn } from './PhaseColumn'
import { type BoardTarget, findTarget, type Stop } from './stops'
import { useBoardDrag } from './use-board-drag'
import { getStop } from './use-board-focus'
import { useBoardSearch } from './use-board-search'
import { useCompleteCards } from './use-complete-cards'
import { type BoardOptions, usePhaseBoard } from './use-phase-board'
import { yieldToControl } from './yield-to-control'
import type { LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { Undo } from '../undo/use-undo-history'
export type { BoardItem, BoardPhase, Phases } from './board'
export type { BoardFlag } from './board-flag'
export type { BoardLabels } from './board-labels'
export type { PhaseAction } from './PhaseColumn'
export type { BoardTarget } from './stops'
export type { BoardOptions } from './use-phase-board'

/** Props of PhaseBoard: those of the `<div>` around it, and these. */
export interface PhaseBoardProps<Item extends BoardItem> extends BoardOptions<Item>, ElementProps<'div', 'children'> {
  /** Accessible name of the group: "Phases". */
  label: string
  /** The marks that cards can carry; none by default. Memoize the list: a new list re-renders every card. */
  flags?: readonly BoardFlag[]
  /** More actions on a phase, below its cards and in its menu; none by default. Memoize the list: a new list re-renders every phase. */
  phaseActions?: readonly PhaseAction[]
  /** Returns a warning below the head of a phase: "Item weights 92.5 of 100, 7.5 left". */
  getPhaseWarning?: (phase: BoardPhase<Item>) => string | undefined
  /** Actions that resolve the warning of a phase, below it and in the menu of the phase; none by default. Memoize the list. */
  warningActions?: readonly PhaseAction[]
  /** Controls beside undo and redo. */
  actions?: ReactNode
  /** Whether a field finds cards by their names, with the key /; false by default. */
  hasSearch?: boolean
  /** Whether the board renders the buttons for undo and redo; true by default. False for a caller whose `history` has them elsewhere. */
  hasUndoButtons?: boolean
  /**
   * Whether only the visible cards are rendered; true by default. False renders all of them, in slices after the visible ones, so that
   * screen readers and find-in-page reach every card.
   */
  isVirtualized?: boolean
  /** Whether cards can be read and focused, but not changed; false by default. Handles, menus and undo are hidden. */
  isReadOnly?: boolean
  /** Whether the caller is saving or loading, so that nothing can be changed until it is done; false by default. */
  isBusy?: boolean
  /** Why nothing can be changed, as a sentence above the board. Cards stay focusable, and their menus give the reason. */
  disabledReason?: string
  /** Replaces the English texts. Memoize the object: a new object re-renders every card. */
  labels?: LabelTexts<BoardLabels>
}

const NO_FLAGS: readonly BoardFlag[] = []
const NO_ACTIONS: readonly PhaseAction[] = []

/**
 * Phases with cards that can be ordered, moved between phases, added, renamed and deleted. Exposes a `group` named by `label`. Each
 * phase is a `region` named "Phase Build, weight 40, 5 items" with a `list`. The name of each card is a `button`, described by the
 * facts of the card.
 *
 * One roving tab stop: arrow keys move the focus among the cards, the heads of phases and the buttons below the cards. Keys, menu and
 * pointer follow the same rules. Each change is announced once, and the focus stays on the card that moved. After a deletion, the
 * card that takes its place gets the focus. Only the visible cards are rendered, unless `isVirtualized` is false.
 *
 * The cards are native buttons, so that screen readers keep their browse mode. There, Enter or Space on a card opens its properties,
 * and the buttons of the card open its menu, its properties and its deletion.
 */
export function PhaseBoard<Item extends BoardItem>(props: PhaseBoardProps<Item>) {
  const {
    label,
    flags = NO_FLAGS,
    phaseActions = NO_ACTIONS,
    getPhaseWarning,
    warningActions = NO_ACTIONS,
    actions,
    hasSearch = false,
    hasUndoButtons = true,
    isVirtualized = true,
    isReadOnly = false,
    isBusy = false,
    disabledReason: ownerReason,
    labels: labelOverrides,
    value,
    defaultValue,
    onChange,
    history,
    getMoveError,
    getPhaseMoveError,
    getRemoveError,
    getNameError,
    applySideEffects,
    createItem,
    createPhase,
    onOpen,
    'aria-describedby': describedBy,
    ...rest
  } = props
  const labels = useLabels('PhaseBoard', BOARD_LABELS, labelOverrides)
  const flagsById = useMemo(() => new Map(flags.map((flag) => [flag.id, flag])), [flags])
  const disabledReason = ownerReason ?? (isBusy ? labels.busy : undefined)
  const canChange = !isReadOnly
  const board = usePhaseBoard<Item>(
    {
      value,
      defaultValue,
      onChange,
      history,
      getMoveError,
      getPhaseMoveError,
      getRemoveError,
      getNameError,
      applySideEffects,
      createItem,
      createPhase,
    },
    labels,
    disabledReason,
  )
  const { phases, columns, focus, naming } = board
  const search = useBoardSearch({ phases, stop: focus.stop, go: focus.go, labels })
  const drag = useBoardDrag(board, labels, canChange && disabledReason === undefined)
  const { context, draggable, onDraggingChange, preview, target: dragged, box, drop, phaseGap } = drag
  const rendered = useCompleteCards(
    phases.length,
    phases.reduce((sum, { items }) => sum + items.length, 0),
    !isVirtualized,
  )
  const keysId = useId()
  const [menu, setMenu] = useState<{ stop: Stop; anchor: HTMLButtonElement; openedBy: OpenedBy } | undefined>()
  const anchor = useMemo(() => ({ current: menu?.anchor ?? null }), [menu])
  const found = menu && findTarget(phases, menu.stop)
  // When another user moves the card to another phase, the anchor of the menu is removed with its old element.
  const menuTarget = found?.phase.id === menu?.stop.phase ? found : undefined
  const openMenu = (target: BoardTarget<Item>, element: Element, openedBy: OpenedBy): void => {
    if (element instanceof HTMLButtonElement) setMenu({ stop: board.toStop(target), anchor: element, openedBy })
  }
  const getMenuItems = (target: BoardTarget<Item>) => {
    const listActions = (phase: BoardPhase<Item>): readonly PhaseAction[] =>
      getPhaseWarning?.(phase) === undefined ? phaseActions : [...phaseActions, ...warningActions]
    const menuContext = { board, labels, disabledReason, listActions, onOpen }
    const { item } = target
    return item === undefined ? phaseMenu(target, menuContext) : itemMenu({ ...target, item }, menuContext)
  }

  const open = (target: BoardTarget<Item>, element: Element): void => {
    if (onOpen !== undefined) onOpen(target)
    else if (canChange) openMenu(target, element, 'first')
  }
  const [refusal, setRefusal] = useState<{ reason: string; anchor: HTMLElement } | undefined>()
  const findRemoveError = useMemo(
    () =>
      (item: string): string | undefined => {
        const target = findTarget(phases, { phase: '', item })
        return disabledReason ?? (target && getRemoveError?.(target))
      },
    [phases, disabledReason, getRemoveError],
  )
  const confirmRemoval = (target: BoardTarget<Item>, element: HTMLElement): void => {
    const reason = board.confirmRemoval(target)
    if (reason !== undefined) setRefusal({ reason, anchor: element })
  }

  const onClick = (event: MouseEvent): void => {
    const from = event.target instanceof Element ? event.target : null
    // A remark or a flag is above the button of its card.
    const hint = from?.closest('[data-hint]')?.closest('[data-item]')
    const element =
      from?.closest<HTMLElement>('[data-part]') ?? hint?.querySelector<HTMLElement>('[data-part="stop"]') ?? null
    const target = element === null ? undefined : findTarget(phases, getStop(element))
    if (element === null || target === undefined) return
    const { part, action } = element.dataset
    if (part === 'stop' || part === 'open') open(target, element)
    if (part === 'handle' || part === 'menu') {
      focus.go(board.toStop(target))
      openMenu(target, element, event.detail === 0 ? 'first' : true)
    }
    if (part === 'remove') {
      focus.go(board.toStop(target))
      void board.confirmRemoval(target)
    }
    if (part === 'add') board.add({ phase: target.phase })
    if (part === 'action') {
      if (disabledReason === undefined)
        [...phaseActions, ...warningActions].find(({ id }) => id === action)?.onAction(target.phase.id)
      else board.announce(disabledReason)
    }
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    setRefusal(undefined)
    const element = event.target instanceof HTMLElement ? event.target : null
    const target = element === null ? undefined : findTarget(phases, getStop(element))
    if (element === null || target === undefined || event.defaultPrevented) return
    if (event.key === 'Escape' && element.dataset['part'] === 'stop' && search.text !== '' && dragged === undefined) {
      event.preventDefault()
      search.change('')
      return
    }
    const intent = readIntent(event, getComputedStyle(element).direction === 'rtl')
    const isPress = event.key === 'Enter' || event.key === ' '
    if (intent === undefined) return
    // The other buttons have their native Enter and Space, but a repeating key clicks them only once.
    if (isPress && element.dataset['part'] !== 'stop') {
      if (event.repeat) event.preventDefault()
      return
    }
    const { item, phase } = target
    // Outside cards and heads, such as on the background of a list, users cannot see what a key would change.
    const isOutside = element.closest('[data-item], [data-part="head"]') === null
    const isNavigation = intent.kind === 'go' || intent.kind === 'undo' || intent.kind === 'redo'
    if ((isOutside && !isNavigation) || (isReadOnly && intent.kind !== 'go' && intent.kind !== 'open')) return
    event.preventDefault()
    // A repeating key repeats only moves of the focus and of a card.
    if (event.repeat && intent.kind !== 'go' && intent.kind !== 'move') return
    if (intent.kind === 'go') focus.step(element, intent.step)
    else if (intent.kind === 'move') {
      if (item !== undefined) board.moveItemTo(item, intent.step)
      else if (intent.step === 'previous' || intent.step === 'next')
        board.movePhaseTo(phase, phases.indexOf(phase) + (intent.step === 'next' ? 1 : -1))
    } else if (intent.kind === 'open') open(target, element)
    else if (intent.kind === 'menu') openMenu(target, element, 'first')
    else if (intent.kind === 'add') board.add(target)
    else if (intent.kind === 'rename') board.startNaming(target)
    else if (intent.kind === 'remove') confirmRemoval(target, element)
    else board.undoOrRedo(intent.kind, true)
  }

  const isSearchable = hasSearch && phases.length > 0
  const { stop } = focus
  const named = findTarget(phases, naming)
  const lastPhase = phases.at(-1)?.id
  let cardsBefore = 0
  return (
    <Root
      role="group"
      aria-label={label}
      aria-describedby={[describedBy, keysId].filter(Boolean).join(' ')}
      aria-disabled={ownerReason === undefined ? undefined : true}
      onPointerMoveCapture={yieldToControl}
      {...rest}
    >
      {((canChange && (hasUndoButtons || createPhase !== undefined)) || actions !== undefined || isSearchable) && (
        <Tools>
          {canChange && hasUndoButtons && (
            <UndoButtons
              history={disabledReason === undefined ? board.history : NO_HISTORY}
              labels={{
                undone: labels.undone,
                redone: labels.redone,
                ...(disabledReason !== undefined && { nothingToUndo: disabledReason, nothingToRedo: disabledReason }),
              }}
              onAnnounce={board.announce}
              onKeyDown={(event) => {
                const kind = undoKey(event)
                if (kind === undefined) return
                event.preventDefault()
                if (!event.repeat) board.undoOrRedo(kind, false)
              }}
            />
          )}
          {canChange && createPhase !== undefined && (
            <Button size="small" icon={<Plus />} disabledReason={disabledReason} onClick={board.appendPhase}>
              {labels.addPhase}
            </Button>
          )}
          {actions}
          {isSearchable && (
            <Find>
              <SearchField
                label={labels.search}
                placeholder={labels.search}
                value={search.text}
                delay={0}
                onChange={search.change}
                onKeyDown={search.onKeyDown}
              />
              {search.count !== '' && <Quiet>{search.count}</Quiet>}
            </Find>
          )}
        </Tools>
      )}
      {ownerReason !== undefined && (
        <DisabledNote>
          <Lock aria-hidden="true" />
          {ownerReason}
        </DisabledNote>
      )}
      {phases.length > 0 && (
        <BoardKeys
          canChange={canChange}
          canOpen={onOpen !== undefined}
          canAdd={createItem !== undefined}
          labels={labels}
        />
      )}
      <RemoveErrorContext value={findRemoveError}>
        <Columns
          ref={columns}
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
            const complete = Math.max(0, rendered.cards - cardsBefore)
            cardsBefore += phase.items.length
            return (
              <PhaseColumn
                key={phase.id}
                phase={phase}
                index={index}
                stop={stop?.phase === phase.id ? stop : undefined}
                lifted={dragged?.phase === phase ? (dragged.item?.id ?? null) : undefined}
                drop={drop?.phase === phase.id ? drop : undefined}
                line={
                  phaseGap === index
                    ? 'before'
                    : phaseGap === phases.length && phase.id === lastPhase
                      ? 'after'
                      : undefined
                }
                naming={
                  namedHere && {
                    item: namedHere.item?.id ?? null,
                    getNameError: (name) => board.getNameError(namedHere, name),
                    onEnd: (name, isLeaving) => board.endNaming(namedHere, name, isLeaving),
                  }
                }
                warning={getPhaseWarning?.(phase)}
                canChange={canChange}
                canOpen={onOpen !== undefined}
                canAdd={createItem !== undefined}
                // Infinity once the phase is complete, so that slices of other phases do not render it again.
                hasVisibleCards={index < rendered.phases}
                isVirtualized={isVirtualized}
                complete={complete < phase.items.length ? complete : isVirtualized ? 0 : Number.POSITIVE_INFINITY}
                actions={phaseActions}
                warningActions={warningActions}
                search={isSearchable ? search.search : ''}
                flags={flagsById}
                labels={labels}
              />
            )
          })}
        </Columns>
      </RemoveErrorContext>
      <OverflowTooltip container={columns} selector="[data-part='stop']" />
      {refusal !== undefined && <TooltipLayer text={refusal.reason} anchor={refusal.anchor} />}
      <BoardDrag
        context={context}
        draggable={draggable}
        onDraggingChange={onDraggingChange}
        phases={phases}
        columns={columns}
      />
      {dragged !== undefined && box !== undefined && (
        <DragPreview
          ref={preview}
          item={dragged.item}
          phase={dragged.phase}
          box={box}
          flags={flagsById}
          labels={labels}
        />
      )}
      <Spoken id={keysId}>{isReadOnly ? labels.keysReadOnly : labels.keys}</Spoken>
      <Announcement of={board.announcement} />
      <BoardMenu
        id={`${keysId}-menu`}
        menu={
          menu &&
          menuTarget && {
            label: (menuTarget.item ?? menuTarget.phase).name,
            items: getMenuItems(menuTarget),
            anchor,
            openedBy: menu.openedBy,
          }
        }
        onClose={() => setMenu(undefined)}
      />
      <BoardLayers board={board} labels={labels} />
    </Root>
  )
}

const returnUndefined = (): undefined => undefined
/** Disables undo and redo while nothing can be changed. */
const NO_HISTORY = { undo: returnUndefined, redo: returnUndefined, undoLabel: undefined, redoLabel: undefined }
