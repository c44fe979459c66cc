'use client'

import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { type LiveText, useAnnouncement } from '../../announcer/use-announcement'
import { type Undo, undoKey, useUndoHistory } from '../../undo/use-undo-history'
import { draw, type DrawingAction, type DrawingTool, getPositions } from './drawing'
import { isRepeatable, readDrawingKey } from './drawing-keys'
import { formatCoordinate } from '../coordinates/format-coordinate'
import { DRAWING_LABELS, type DrawingLabels } from './drawing-labels'
import { type MapView, NO_SHAPE, type Position, type Ring, type Shape } from './shape'
import { findProblems, type ShapeProblem } from './shape-problems'
import { useVertexDrag, type VertexDrag } from './use-vertex-drag'
import type { LabelTexts } from '../../locale/label-texts'
import { useLabels } from '../../locale/locale-context'

export type { LiveText } from '../../announcer/use-announcement'
export type { DrawingAction, DrawingTool } from './drawing'
export type { DrawingLabels } from './drawing-labels'
export type { MapView, Position, Ring, Shape } from './shape'
export type { ShapeProblem } from './shape-problems'
export type { DragTarget, VertexDrag } from './use-vertex-drag'

/** Options of `useDrawing`. */
export interface DrawingOptions {
  /** The shape, controlled by the caller. */
  value?: Shape
  /** The initial shape of an uncontrolled drawing; the empty shape by default. */
  defaultValue?: Shape
  /** Called with the new shape on every change, including undo and redo. A drag calls it once, when it ends. */
  onChange?: (shape: Shape) => void
  /** Why the user can't draw a polygon, as a sentence. Polygons are allowed by default. */
  polygonDisabledReason?: string
  /** The shape can't be changed, but its vertices can be selected; false by default. */
  isReadOnly?: boolean
  /** Called when the user presses Escape on the map. Move the focus to what follows the map. */
  onLeave?: () => void
  /** Replaces the English texts. */
  labels?: LabelTexts<DrawingLabels>
}

/** A shape in progress. The map, the tools and the vertex table share it. */
export interface Drawing {
  /** The shape, with a vertex that is being dragged at its new position. */
  shape: Shape
  /** The vertices of `shape`, or the position of a point. */
  positions: Ring
  /** Problems of the shape. They change when a drag ends. */
  problems: readonly ShapeProblem[]
  isReadOnly: boolean
  /** What the next vertex belongs to. */
  tool: DrawingTool
  setTool: (tool: DrawingTool) => void
  polygonDisabledReason: string | undefined
  /** Why a point can't replace the shape: it is a stored polygon, and the user has not chosen the point tool. */
  pointDisabledReason: string | undefined
  /** The selected vertex, counted from 0; a point is vertex 0. */
  selected: number | undefined
  select: (vertex: number | undefined) => void
  /** Applies an action. @returns whether the shape changed; if not, `announcement` explains why */
  dispatch: (action: DrawingAction) => boolean
  /** Adds a vertex or places the point, for a click on the map. @returns whether the shape changed */
  addAt: (at: Position) => boolean
  /** A drag of a vertex or of a midpoint: one undo step, announced when it ends. */
  drag: VertexDrag
  history: Undo<Shape>
  undo: () => void
  redo: () => void
  /** What happened last: `text` is for a live region, and `attach` is its `ref`. */
  announcement: LiveText
  labels: DrawingLabels
  /** Handles a key on the focused map. Call it before the map's own keys: it prevents the default of the keys it handles. */
  onMapKeyDown: (event: KeyboardEvent, view: MapView) => void
  /** Handles undo and redo for the element around the map and the table. */
  onEditorKeyDown: (event: KeyboardEvent) => void
}

/** Whether a control inside the map handles the key: text input, or Enter on a button. */
function isControlKey(event: KeyboardEvent): boolean {
  if (!(event.target instanceof Element)) return false
  if (event.target.closest('input, textarea, select') !== null) return true
  return event.key === 'Enter' && event.target.closest('button, a') !== null
}

/** Manages a shape with its undo history, selected vertex and tool, and handles the keys of the map. */
export function useDrawing(options: DrawingOptions = {}): Drawing {
  const { value, defaultValue = NO_SHAPE, onChange, polygonDisabledReason, isReadOnly = false, onLeave } = options
  const labels = useLabels('Drawing', DRAWING_LABELS, options.labels)
  const history = useUndoHistory<Shape>({ value, defaultValue, onChange })
  const [chosenTool, setTool] = useState<DrawingTool>()
  const [selection, setSelection] = useState<number>()
  const [announcement, announce] = useAnnouncement()
  /** Counts how often the Alt key was pressed: nudges of one press are one undo step. */
  const nudgeGesture = useRef(0)

  const isPolygonStored = history.value.kind === 'polygon' && chosenTool !== 'point'
  const pointDisabledReason = isPolygonStored ? polygonDisabledReason : undefined
  const dispatch = (action: DrawingAction): boolean => {
    if (isReadOnly) return false
    if ('tool' in action && action.tool === 'point' && pointDisabledReason !== undefined) {
      announce(pointDisabledReason)
      return false
    }
    const result = draw(history.value, action, labels)
    if ('error' in result) {
      announce(result.error)
      return false
    }
    history.set(result.shape, result.step)
    setSelection(result.selected)
    announce(result.announcement)
    return true
  }
  const { drag, preview: shape, dragged } = useVertexDrag(history.value, dispatch, () => announce(labels.moveCanceled))
  const positions = useMemo(() => getPositions(shape), [shape])
  // Without the preview: the problems are a live region, which would announce every step of a drag.
  const problems = useMemo(() => findProblems(history.value), [history.value])
  // By default the tool matches the shape, so that a stored polygon stays a polygon.
  const shapeTool = shape.kind === 'point' ? 'point' : shape.kind === 'polygon' ? 'polygon' : undefined
  const tool = polygonDisabledReason === undefined ? (chosenTool ?? shapeTool ?? 'polygon') : 'point'
  // Undo can remove the selected vertex.
  const last = positions.length - 1
  const chosen = dragged ?? selection
  const selected = last < 0 || chosen === undefined ? undefined : Math.min(chosen, last)

  const addAt = (at: Position): boolean => dispatch({ type: 'add', at, tool, selected })
  const undo = (): void => {
    if (isReadOnly) return
    const label = history.undo()
    announce(label === undefined ? labels.nothingToUndo : labels.undone(label))
  }
  const redo = (): void => {
    if (isReadOnly) return
    const label = history.redo()
    announce(label === undefined ? labels.nothingToRedo : labels.redone(label))
  }
  const selectNext = (by: -1 | 1, view: MapView): void => {
    const count = positions.length
    const next = selected === undefined ? (by > 0 ? 0 : last) : (selected + by + count) % count
    const at = positions[next]
    if (at === undefined) return announce(labels.nothingDrawn)
    setSelection(next)
    announce(
      shape.kind === 'point'
        ? labels.pointSelected(formatCoordinate(at))
        : labels.selected(next + 1, count, formatCoordinate(at)),
    )
    view.reveal(at)
  }
  const nudge = (x: number, y: number, view: MapView): void => {
    const at = selected === undefined ? undefined : positions[selected]
    if (selected === undefined || at === undefined) return announce(labels.selectFirst)
    const from = view.project(at)
    const to = view.unproject({ x: from.x + x, y: from.y + y })
    const gesture = `nudge-${nudgeGesture.current}`
    if (dispatch({ type: 'move', vertex: selected, to, gesture })) view.reveal(to)
  }

  const onMapKeyDown = (event: KeyboardEvent, view: MapView): void => {
    if (event.key === 'Alt' && !event.repeat) nudgeGesture.current += 1
    const command = event.defaultPrevented || isControlKey(event) ? undefined : readDrawingKey(event)
    if (command === undefined) return
    event.preventDefault()
    if (event.repeat && !isRepeatable(command)) return
    switch (command.type) {
      case 'add':
        addAt(view.center())
        break
      case 'select':
        selectNext(command.by, view)
        break
      case 'nudge':
        nudge(command.x, command.y, view)
        break
      case 'insert':
      case 'remove':
        if (selected === undefined) announce(labels.selectFirst)
        else
          dispatch(
            command.type === 'remove' ? { type: 'remove', vertex: selected } : { type: 'insert', after: selected },
          )
        break
      case 'leave':
        onLeave?.()
        break
      case 'undo':
        undo()
        break
      case 'redo':
        redo()
        break
      default:
        dispatch({ type: command.type })
    }
  }
  const onEditorKeyDown = (event: KeyboardEvent): void => {
    const step = event.defaultPrevented ? undefined : undoKey(event)
    // A field with unsaved text has its own undo.
    const isTyping = event.target instanceof Element && event.target.closest('[data-typing], textarea') !== null
    if (step === undefined || isTyping) return
    event.preventDefault()
    if (step === 'undo') undo()
    else redo()
  }

  return {
    shape,
    positions,
    problems,
    isReadOnly,
    tool,
    setTool,
    polygonDisabledReason,
    pointDisabledReason,
    selected,
    select: setSelection,
    dispatch,
    addAt,
    drag,
    history,
    undo,
    redo,
    announcement,
    labels,
    onMapKeyDown,
    onEditorKeyDown,
  }
}
