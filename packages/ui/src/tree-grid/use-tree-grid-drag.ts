import { type MouseEvent, type RefObject, type TouchEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Draggable } from '../drag/DragSource'
import { useEffectEvent, useLatestCallback } from '../effect-event/use-effect-event'
import { lazyPanel } from '../lazy-panel/lazy-panel'
import { at, type TreeId } from '../tree/tree-index'
import { findEventRow } from '../tree/use-tree-rows'
import { findRow } from '../tree/visible-rows'
import type { TreeGridLabels } from './TreeGrid'
import type { TreeGridState } from './use-tree-grid'

/** Lets nodes be dragged to another parent. */
export interface TreeGridMove<Id extends TreeId = TreeId> {
  /** Why nodes can't move below a node, or to the top level with `null`; undefined if they can. */
  getMoveError: (ids: readonly Id[], parentId: Id | null) => string | undefined
  /** Called when nodes are dropped where they can move. */
  onMove: (ids: readonly Id[], parentId: Id | null) => void
}

/** Where the dragged nodes would move. */
export interface DropTarget {
  /** `null` for the top level. */
  parentId: TreeId | null
  /** Why they can't. */
  error: string | undefined
}

/** A closed branch opens while nodes are dragged over it for this time, in ms. */
const OPEN_DELAY = 700
/** A click that ends a drag arrives within this time, in ms. */
const CLICK_DELAY = 50
/** The distance of the text from the pointer and from the edges of the viewport, in px. */
const GAP = 12
const useTreeGridDragPanel = lazyPanel(async () => (await import('./TreeGridDrag')).TreeGridDrag)
const ignoreFailure = (): void => undefined
const preventDefault = (event: Event): void => event.preventDefault()

/**
 * Drags a row, or all selected nodes if it is one of them, onto another row or onto the top level. Its code loads after the rows; until
 * then nothing can be dragged. Every drop is judged again, because nodes can change during a drag.
 * @param move undefined if nothing can be dragged
 */
export function useTreeGridDrag(
  grid: TreeGridState,
  region: RefObject<HTMLElement | null>,
  move: TreeGridMove | undefined,
  selectedIds: ReadonlySet<TreeId> | undefined,
  labels: TreeGridLabels,
  announce: (text: string) => void,
) {
  const { tree, view } = grid
  const { Panel } = useTreeGridDragPanel(move !== undefined, ignoreFailure)
  const draggable = useRef<Draggable | undefined>(undefined)
  const pressed = useRef<readonly TreeId[]>([])
  const preview = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<readonly TreeId[]>()
  const [target, setTarget] = useState<DropTarget>()
  const isDragging = dragged !== undefined
  const findPlace = (id: TreeId | null): number => (id === null ? -1 : tree.index.findPlace(id))
  const nameOf = (id: TreeId | null = null): string => tree.index.nodes[findPlace(id)]?.name ?? ''
  const targetRow = target === undefined ? -1 : findRow(tree.rows, findPlace(target.parentId))
  const over = target?.parentId ?? null
  const isOverItself = over !== null && dragged?.includes(over) === true
  const closedRow = tree.isOpenAt(targetRow) === false && !isOverItself ? targetRow : -1

  const findParent = (element: Element | null): TreeId | null | undefined => {
    if (element?.closest('[data-part="top-level"]')) return null
    if (element === null || region.current?.contains(element) !== true) return undefined
    return tree.index.nodes[tree.rows[findEventRow(element)] ?? -1]?.id
  }
  const onDragMove = useLatestCallback((x: number, y: number): void => {
    const element = preview.current
    if (element !== null) {
      const left = Math.max(GAP, Math.min(x + GAP, window.innerWidth - element.offsetWidth - GAP))
      element.style.translate = `${left}px ${Math.max(GAP, y - element.offsetHeight - GAP)}px`
    }
    const parentId = findParent(document.elementFromPoint(x, y))
    if (parentId === target?.parentId || dragged === undefined) return
    setTarget(parentId === undefined ? undefined : { parentId, error: move?.getMoveError(dragged, parentId) })
  })
  const onDragEnd = useLatestCallback((): void => {
    // A touch has not moved the focus. What the drop opens returns it to the row.
    view.findElement(tree.activeRow)?.focus({ preventScroll: true })
    if (dragged === undefined || target === undefined) return announce(labels.notMoved)
    const error = move?.getMoveError(dragged, target.parentId)
    if (error === undefined) move?.onMove(dragged, target.parentId)
    else announce(error)
  })
  const onDragCancel = useLatestCallback((): void => announce(labels.notMoved))
  const onDraggingChange = useCallback((isOn: boolean): void => {
    setTarget(undefined)
    setDragged(isOn ? pressed.current : undefined)
  }, [])

  const openClosed = useEffectEvent(() => tree.setOpen([at(tree.rows, closedRow)], true))
  useEffect(() => {
    if (closedRow < 0) return
    const timer = setTimeout(openClosed, OPEN_DELAY)
    return () => clearTimeout(timer)
  }, [closedRow])
  // dnd-kit stops the click that ends a drag, but not the browser, which would follow the link under the pointer.
  useEffect(() => {
    if (!isDragging) return
    window.addEventListener('click', preventDefault, true)
    return () => void setTimeout(() => window.removeEventListener('click', preventDefault, true), CLICK_DELAY)
  }, [isDragging])

  const onPress = (type: 'onMouseDown' | 'onTouchStart', event: MouseEvent | TouchEvent): void => {
    const row = findEventRow(event.target)
    const node = tree.index.nodes[tree.rows[row] ?? -1]
    if (move === undefined || node === undefined || event.shiftKey || event.ctrlKey || event.metaKey) return
    if ('button' in event && event.button > 0) return
    if ((event.target as Element).closest('button, input, [data-cell="actions"]') !== null) return
    draggable.current?.press(type, event)
    // dnd-kit marks the event when a drag can start with it.
    if (!('dndKit' in event.nativeEvent)) return
    pressed.current = selectedIds?.has(node.id) === true ? [...selectedIds] : [node.id]
    const element = view.findElement(row)
    if (element === null) return
    draggable.current?.setNode(element)
    // The current row stays in the document when it is scrolled out of view, which a touch needs.
    tree.activate(row)
  }
  return {
    /** The code of the drag; undefined until it is loaded. */
    Panel: move === undefined ? undefined : Panel,
    panelProps: { region, draggable, onDragMove, onDragEnd, onDragCancel, onDraggingChange },
    preview,
    dragged: dragged && {
      ids: new Set(dragged),
      title: dragged.length === 1 ? labels.drag(nameOf(dragged[0])) : labels.dragMany(dragged.length),
    },
    target,
    /** What a drop would do. */
    text:
      target === undefined
        ? labels.dragHint
        : (target.error ?? (target.parentId === null ? labels.topLevel : labels.dragBelow(nameOf(target.parentId)))),
    targetRow,
    onMouseDown: (event: MouseEvent): void => onPress('onMouseDown', event),
    onTouchStart: (event: TouchEvent): void => onPress('onTouchStart', event),
  }
}

/** The result of `useTreeGridDrag`. */
export type TreeGridDragState = ReturnType<typeof useTreeGridDrag>
