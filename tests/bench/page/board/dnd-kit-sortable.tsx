// Several lists as in its documentation: a card that is dragged over another list stands in it at once.
import {
  closestCorners,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { memo, useState } from 'react'
import { Board, boardChecks, CardParts, type Column, columnsOf, moved, PEER_KEYS } from '../board-data'
import { start, withText } from '../start'

const Card = memo(function Card({ id, ...parts }: { id: string; name: string; place: number; count: number }) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id })
  return (
    <div
      ref={setNodeRef}
      {...attributes}
      {...listeners}
      className="card"
      data-card=""
      data-lifted={isDragging ? '' : undefined}
      style={{
        transform: transform === null ? undefined : `translate(${transform.x}px, ${transform.y}px)`,
        transition,
      }}
    >
      <CardParts {...parts} />
    </div>
  )
})

const List = memo(function List({ id, name, cards }: Column) {
  const { setNodeRef } = useDroppable({ id })
  return (
    <section className="column" aria-label={name} data-column="">
      <h2>{name}</h2>
      <div ref={setNodeRef} className="list">
        <SortableContext items={cards} strategy={verticalListSortingStrategy}>
          {cards.map((card, place) => (
            <Card key={card.id} {...card} place={place} count={cards.length} />
          ))}
        </SortableContext>
      </div>
    </section>
  )
})

function App({ input }: { input: Column[] }) {
  const [columns, setColumns] = useState(input)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const place = (id: unknown): [number, number] => {
    const list = columns.findIndex((column) => column.id === id || column.cards.some((card) => card.id === id))
    const cards = columns[list]?.cards ?? []
    const card = cards.findIndex((one) => one.id === id)
    return [list, card < 0 ? cards.length : card]
  }
  const move = ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>, isOver: boolean) => {
    if (over === null || over.id === active.id) return
    const from = place(active.id)
    const to = place(over.id)
    if (isOver === (from[0] !== to[0])) setColumns(moved(columns, from, to))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCorners}
      onDragOver={(event) => move(event, true)}
      onDragEnd={(event) => move(event, false)}
    >
      <Board>
        {columns.map((column) => (
          <List key={column.id} {...column} />
        ))}
      </Board>
    </DndContext>
  )
}

const column = (place: number) => document.querySelectorAll('[data-column]')[place]
start({
  prepare: columnsOf,
  App,
  find: {
    card: () => withText('[data-card]', 'Card 0.1'),
    target: () => withText('[data-card]', 'Card 1.4'),
    keyCard: () => withText('[data-card]', 'Card 0.4'),
  },
  keys: PEER_KEYS,
  is: {
    ...boardChecks(column),
    lift: () => document.querySelector('[data-lifted]') !== null,
    move: () =>
      [...(column(1)?.querySelectorAll('[data-card]') ?? [])].some(
        (card) => card.querySelector('[data-name]')?.textContent === 'Card 0.1',
      ),
  },
})
