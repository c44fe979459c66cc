import {
  closestCenter,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useFormState } from 'react-hook-form'
import { type PreservationStep, STEP_TYPES, type StepType } from '@sitewright/domain/preservations/model'
import {
  preservationScreenLabels as labels,
  preservationScreenMessages as messages,
} from '@sitewright/domain/preservations/screen-messages'
import { stepsOf } from '@sitewright/domain/preservations/steps'
import { Announcement } from '../../announcer/Announcement'
import { ACCESSIBILITY, ACTIVATION } from '../../drag/quiet-drag'
import { useAnnouncement } from '../../announcer/use-announcement'
import { UndoButtons } from '../../undo/UndoButtons'
import { undoKey } from '../../undo/use-undo-history'
import { TabActions } from '../patterns/TabActions'
import { focusControl, getControl, getStepId } from './step-focus'
import { StepKeys } from './StepKeys'
import { StepList } from './StepList'
import { Editor, Lists } from './StepLists.styles'
import type { StepActions } from './StepRow'
import { useStepLists } from './use-step-lists'

/** The row or the empty list under the pointer, else the nearest row. */
const collide: CollisionDetection = (args) => {
  const within = pointerWithin(args)
  const rows = within.filter(({ id }) => typeof id === 'string')
  return rows.length > 0 ? rows : within.length > 0 ? within : closestCenter(args)
}

/** Props of StepLists. */
export interface StepListsProps {
  isReadOnly: boolean
  /** Epoch milliseconds. */
  now: number
  /** Buttons beside undo and redo, in the header of the page. */
  actions?: ReactNode
}

/**
 * Both lists of steps, as fields of the surrounding form (PRES-12 to PRES-15, PRES-37). Steps are moved by buttons, keys and dragging, within their list and to the other one.
 * The focus stays on the control that moved its step.
 */
export function StepLists({ isReadOnly, now, actions }: StepListsProps) {
  const lists = useStepLists()
  const { steps, history, nameOf } = lists
  const root = useRef<HTMLDivElement>(null)
  const [announcement, announce] = useAnnouncement()
  const sensors = useSensors(useSensor(PointerSensor, ACTIVATION))
  const isSubmitted = useFormState().submitCount > 0

  const focusAdd = (type: StepType): void => root.current?.querySelector<HTMLElement>(`[data-add="${type}"]`)?.focus()
  const move = (id: string, type: StepType, place: number): void => {
    const step = steps.find((candidate) => candidate.id === id)
    if (step === undefined) return
    const name = nameOf(id)
    const count = stepsOf(steps, type).length
    if (step.type === type && place < 0) return announce(messages.atTop(name))
    if (step.type === type && place >= count) return announce(messages.atEnd(name))
    const control = getControl(document.activeElement)
    // A browser drops the focus of an element that moves in the document.
    flushSync(() => lists.move(id, type, place))
    if (control !== undefined) focusControl(root.current, id, control)
    const total = step.type === type ? count : count + 1
    announce(messages.moved(name, labels.lists[type], Math.min(place, total - 1) + 1, total))
  }
  const add = (type: StepType, place: number): void => {
    let id = ''
    flushSync(() => {
      id = lists.add(type, place)
    })
    focusControl(root.current, id, 'name')
    announce(messages.added(labels.lists[type]))
  }
  const remove = (id: string): void => {
    const { type } = steps.find((step) => step.id === id) as PreservationStep
    const list = stepsOf(steps, type)
    const place = list.findIndex((step) => step.id === id)
    const next = list[place + 1] ?? list[place - 1]
    const name = nameOf(id)
    flushSync(() => lists.remove(id))
    if (next !== undefined) focusControl(root.current, next.id, 'delete')
    else focusAdd(type)
    announce(messages.deleted(name))
  }
  const drop = ({ active, over }: DragEndEvent): void => {
    const id = String(active.id)
    const target = over?.data.current as { type: StepType; place: number } | undefined
    const own = active.data.current as { type: StepType; place: number } | undefined
    if (target === undefined || (target.type === own?.type && target.place === own.place)) {
      return announce(messages.dragCanceled(nameOf(id)))
    }
    move(id, target.type, target.place)
  }
  const pressUndo = (event: KeyboardEvent): void => {
    const direction = undoKey(event)
    if (direction === undefined || isReadOnly) return
    event.preventDefault()
    const control = getControl(document.activeElement)
    const step = steps.find(({ id }) => id === getStepId(document.activeElement))
    const label = flushSync(() => history[direction]())
    if (control !== undefined && step !== undefined) {
      focusControl(root.current, step.id, control)
      // The step itself can go with the undo.
      if (!root.current?.contains(document.activeElement)) focusAdd(step.type)
    }
    if (label !== undefined) announce(direction === 'undo' ? messages.undone(label) : messages.redone(label))
  }
  const actionsOfSteps: StepActions = {
    onChange: lists.change,
    onLeave: lists.leave,
    onMove: move,
    onDelete: remove,
    onAdd: add,
  }
  return (
    <>
      <TabActions>
        {!isReadOnly && <UndoButtons history={history} />}
        {actions}
      </TabActions>
      <Announcement data-sheet="" of={announcement} />
      <Editor data-sheet="">
        <DndContext
          sensors={sensors}
          collisionDetection={collide}
          accessibility={ACCESSIBILITY}
          onDragStart={({ active }) => announce(messages.dragged(nameOf(String(active.id))))}
          onDragEnd={drop}
          onDragCancel={({ active }) => announce(messages.dragCanceled(nameOf(String(active.id))))}
        >
          <Lists ref={root} onKeyDown={pressUndo}>
            {STEP_TYPES.map((type) => (
              <StepList
                key={type}
                type={type}
                steps={steps}
                stored={lists.stored}
                error={lists.error}
                isReadOnly={isReadOnly}
                isJudged={(id) => isSubmitted || lists.left.has(id)}
                now={now}
                actions={actionsOfSteps}
              />
            ))}
          </Lists>
        </DndContext>
        {!isReadOnly && <StepKeys />}
      </Editor>
    </>
  )
}
