import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { shortcutLabels, shortcutMessages } from '@sitewright/domain/shortcuts/messages'
import { Announcement } from '../../announcer/Announcement'
import { IconButton } from '../../button/Button'
import { ACCESSIBILITY, ACTIVATION } from '../../drag/quiet-drag'
import { useAnnouncement } from '../../announcer/use-announcement'
import type { ShortcutRow } from './shortcut-draft'
import { ShortcutReport } from './ShortcutReport'
import { Handle, Row, Rows } from './ShortcutsTab.styles'

/** Props of BasicShortcuts. */
export interface BasicShortcutsProps {
  /** The basic shortcuts in their order. */
  rows: readonly ShortcutRow[]
  isEditable: boolean
  isChanged: (row: ShortcutRow) => boolean
  /** Moves a shortcut to a place, from 0. */
  onMove: (row: ShortcutRow, place: number) => void
  onDelete: (row: ShortcutRow) => void
}

/** Basic shortcuts in their order: moved by buttons, Alt+Up, Alt+Down and dragging (SET-34). The focus stays on the control that moved its row. */
export function BasicShortcuts({ rows, isEditable, isChanged, onMove, onDelete }: BasicShortcutsProps) {
  const [announcement, announce] = useAnnouncement()
  const sensors = useSensors(useSensor(PointerSensor, ACTIVATION))
  const nameOf = (id: unknown): string => rows.find((row) => row.id === id)?.reportName ?? ''

  const move = (row: ShortcutRow, place: number): void => {
    if (place < 0) return announce(shortcutMessages.atTop(row.reportName))
    if (place >= rows.length) return announce(shortcutMessages.atEnd(row.reportName))
    const focused = document.activeElement
    // A browser drops the focus of an element that moves in the document.
    flushSync(() => onMove(row, place))
    if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus()
    announce(shortcutMessages.moved(row.reportName, place + 1, rows.length))
  }
  const drop = ({ active, over }: DragEndEvent): void => {
    const row = rows.find(({ id }) => id === active.id)
    const place = rows.findIndex(({ id }) => id === over?.id)
    if (row === undefined) return
    if (place < 0 || rows[place] === row) announce(shortcutMessages.dragCanceled(row.reportName))
    else move(row, place)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={ACCESSIBILITY}
      onDragStart={({ active }) => announce(shortcutMessages.dragged(nameOf(active.id)))}
      onDragEnd={drop}
      onDragCancel={({ active }) => announce(shortcutMessages.dragCanceled(nameOf(active.id)))}
    >
      <Announcement of={announcement} />
      <Rows as="ol">
        {rows.map((row, place) => (
          <BasicRow
            key={row.id}
            row={row}
            place={place}
            count={rows.length}
            isEditable={isEditable}
            isChanged={isChanged(row)}
            onMove={(to) => move(row, to)}
            onDelete={() => onDelete(row)}
          />
        ))}
      </Rows>
    </DndContext>
  )
}

interface BasicRowProps {
  row: ShortcutRow
  place: number
  count: number
  isEditable: boolean
  isChanged: boolean
  onMove: (place: number) => void
  onDelete: () => void
}

function BasicRow({ row, place, count, isEditable, isChanged, onMove, onDelete }: BasicRowProps) {
  const data = { place }
  const { setNodeRef: setDragged, listeners, isDragging } = useDraggable({ id: row.id, data, disabled: !isEditable })
  const { setNodeRef: setZone, isOver, active } = useDroppable({ id: row.id, data })
  const from = active?.data.current?.['place'] as number | undefined
  const isTarget = isOver && from !== undefined && from !== place
  const moveByKey = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!isEditable || !event.altKey || step === undefined) return
    event.preventDefault()
    onMove(place + step)
  }
  return (
    <Row
      ref={(element) => {
        setDragged(element)
        setZone(element)
      }}
      data-dragging={isDragging || undefined}
      data-drop={isTarget ? (from < place ? 'after' : 'before') : undefined}
      onKeyDown={moveByKey}
    >
      {isEditable && (
        <Handle {...listeners} data-part="handle" aria-hidden="true">
          <GripVertical size={14} />
        </Handle>
      )}
      <span data-part="place">{place + 1}</span>
      <ShortcutReport row={row} isChanged={isChanged} />
      {isEditable && (
        <div data-part="tools">
          <IconButton
            size="small"
            label={shortcutLabels.moveUp(row.reportName)}
            icon={<ArrowUp aria-hidden="true" />}
            aria-keyshortcuts="Alt+ArrowUp"
            disabledReason={place === 0 ? shortcutMessages.atTop(row.reportName) : undefined}
            onClick={() => onMove(place - 1)}
          />
          <IconButton
            size="small"
            label={shortcutLabels.moveDown(row.reportName)}
            icon={<ArrowDown aria-hidden="true" />}
            aria-keyshortcuts="Alt+ArrowDown"
            disabledReason={place === count - 1 ? shortcutMessages.atEnd(row.reportName) : undefined}
            onClick={() => onMove(place + 1)}
          />
          <IconButton
            size="small"
            label={shortcutLabels.delete(row.reportName)}
            icon={<Trash2 aria-hidden="true" />}
            onClick={onDelete}
          />
        </div>
      )}
    </Row>
  )
}
