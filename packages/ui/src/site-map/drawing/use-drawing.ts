'use client'

import { type KeyboardEvent, useMemo, useState } from 'react'
import { type Undo, undoKey, useUndoHistory } from '../../undo/use-undo-history'
import { draw, type DrawingAct, type DrawingTool, positionsOf } from './drawing'
import { drawingKey } from './drawing-keys'
import { DRAWING_LABELS, type DrawingLabels } from './drawing-labels'
import { problemsOf, type ShapeProblem } from './shape-problems'
import { type MapView, NO_SHAPE, type Position, type Ring, type Shape } from './shape'

/** What `useDrawing` works from. */
export interface DrawingOptions {
  /** The shape, when its owner keeps it. */
  value?: Shape
  /** What it is to begin with, when it is kept here; nothing by default. */
  defaultValue?: Shape
  /** Told of every change. */
  onChange?: (shape: Shape) => void
  /** Why no polygon may be drawn, as a sentence; without it one may. */
  polygonReason?: string
  /** Nothing can be changed; vertices can still be gone through. */
  isReadOnly?: boolean
  /** Escape on the map was pressed: moves the focus to what stands after it. */
  onLeave?: () => void
  /** Words other than the English ones. */
  labels?: Partial<DrawingLabels>
}

/** A shape that is being drawn: what the map, the tools and the vertex table are bound to. */
export interface Drawing {
  shape: Shape
  /** The vertices; the place of a point. */
  positions: Ring
  problems: readonly ShapeProblem[]
  isReadOnly: boolean
  /** What the next vertex becomes. */
  tool: DrawingTool
  setTool: (tool: DrawingTool) => void
  polygonReason: string | undefined
  /** The selected vertex, counted from 0; a point is vertex 0. */
  selected: number | undefined
  select: (vertex: number | undefined) => void
  /** Does something to the shape. @returns whether something changed; if not, `said` says why */
  act: (act: DrawingAct) => boolean
  /** Adds a vertex, or places the point: a press on the map. */
  addAt: (at: Position) => boolean
  history: Undo<Shape>
  undo: () => void
  redo: () => void
  /** The news for a live region. */
  said: string
  labels: DrawingLabels
  /** For the focused map, before its own keys. Takes the keys it acts on (`preventDefault`), and no others. */
  onMapKeyDown: (event: KeyboardEvent, view: MapView) => void
  /** For what is around map and table: Ctrl+Z and the like, wherever the focus is. */
  onEditorKeyDown: (event: KeyboardEvent) => void
}

/** Whether a key belongs to a control inside: what is typed, and Enter on a button. */
function isOfControl(event: KeyboardEvent): boolean {
  if (!(event.target instanceof Element)) return false
  if (event.target.closest('input, textarea, select') !== null) return true
  return event.key === 'Enter' && event.target.closest('button, a') !== null
}

/** Keeps a shape with its steps, its selected vertex and its tool, and hears the keys of the map. */
export function useDrawing(options: DrawingOptions = {}): Drawing {
  const { value, defaultValue = NO_SHAPE, onChange, polygonReason, isReadOnly = false, onLeave } = options
  const labels = { ...DRAWING_LABELS, ...options.labels }
  const history = useUndoHistory<Shape>({ value, defaultValue, onChange })
  const shape = history.value
  const [chosenTool, setTool] = useState<DrawingTool>()
  const [chosen, setChosen] = useState<number>()
  const [said, setSaid] = useState('')

  const positions = useMemo(() => positionsOf(shape), [shape])
  const problems = useMemo(() => problemsOf(shape), [shape])
  // Without a choice the tool is that of what is drawn already; a polygon that is stored stays one.
  const drawnTool = shape.kind === 'point' ? 'point' : shape.kind === 'polygon' ? 'polygon' : undefined
  const allowed: DrawingTool = polygonReason === undefined ? 'polygon' : 'point'
  const tool = polygonReason === undefined ? (chosenTool ?? drawnTool ?? allowed) : 'point'
  // Undo may have taken the selected vertex away.
  const last = positions.length - 1
  const selected = last < 0 || chosen === undefined ? undefined : Math.min(chosen, last)

  const act = (what: DrawingAct): boolean => {
    if (isReadOnly) return false
    const drawn = draw(shape, what, labels)
    if ('refused' in drawn) {
      setSaid(drawn.refused)
      return false
    }
    history.set(drawn.shape, drawn.step)
    setChosen(drawn.selected)
    setSaid(drawn.said)
    return true
  }
  const addAt = (at: Position): boolean => {
    // A stored polygon gives way to a point only where somebody has chosen Point.
    if (shape.kind === 'polygon' && polygonReason !== undefined && chosenTool !== 'point') {
      setSaid(polygonReason)
      return false
    }
    return act({ do: 'add', at, tool, ...(selected !== undefined && { selected }) })
  }
  const undo = (): void => {
    if (isReadOnly) return
    const label = history.undo()
    setSaid(label === undefined ? labels.nothingToUndo : labels.undone(label))
  }
  const redo = (): void => {
    if (isReadOnly) return
    const label = history.redo()
    setSaid(label === undefined ? labels.nothingToRedo : labels.redone(label))
  }
  const goTo = (by: -1 | 1, view: MapView): void => {
    const count = positions.length
    const next = selected === undefined ? (by > 0 ? 0 : last) : (selected + by + count) % count
    const at = positions[next]
    if (at === undefined) return setSaid(labels.nothingDrawn)
    setChosen(next)
    setSaid(shape.kind === 'point' ? labels.pointSelected(at) : labels.selected(next + 1, count, at))
    view.reveal(at)
  }
  const nudge = (x: number, y: number, view: MapView): void => {
    const at = selected === undefined ? undefined : positions[selected]
    if (selected === undefined || at === undefined) return setSaid(labels.selectFirst)
    const from = view.project(at)
    const to = view.unproject({ x: from.x + x, y: from.y + y })
    if (act({ do: 'move', vertex: selected, to, how: 'nudge' })) view.reveal(to)
  }

  const onMapKeyDown = (event: KeyboardEvent, view: MapView): void => {
    const key = event.defaultPrevented || isOfControl(event) ? undefined : drawingKey(event)
    if (key === undefined) return
    event.preventDefault()
    switch (key.ask) {
      case 'add':
        addAt(view.center())
        break
      case 'select':
        goTo(key.by, view)
        break
      case 'nudge':
        nudge(key.x, key.y, view)
        break
      case 'remove':
        if (selected === undefined) setSaid(labels.selectFirst)
        else act({ do: 'remove', vertex: selected })
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
        act({ do: key.ask })
    }
  }
  const onEditorKeyDown = (event: KeyboardEvent): void => {
    const step = event.defaultPrevented ? undefined : undoKey(event)
    // A text that is being typed has its own undo.
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
    polygonReason,
    selected,
    select: setChosen,
    act,
    addAt,
    history,
    undo,
    redo,
    said,
    labels,
    onMapKeyDown,
    onEditorKeyDown,
  }
}
