import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd'
import { memo, useState } from 'react'
import { Board, boardChecks, CardParts, type Column, columnsOf, moved, PEER_KEYS } from '../board-data'
import { start, withText } from '../start'

// As its documentation asks for: what does not change while something is dragged over it is not drawn again.
const Cards = memo(function Cards({ cards }: { cards: Column['cards'] }) {
  return cards.map(({ id, name }, index) => (
    <Draggable key={id} draggableId={id} index={index}>
      {(provided, { isDragging }) => (
        <div
          ref={provided.innerRef}
          {...provided.draggableProps}
          {...provided.dragHandleProps}
          className="card"
          data-card=""
          data-lifted={isDragging ? '' : undefined}
        >
          <CardParts name={name} place={index} count={cards.length} />
        </div>
      )}
    </Draggable>
  ))
})

function App({ input }: { input: Column[] }) {
  const [columns, setColumns] = useState(input)
  const place = (id: string) => columns.findIndex((column) => column.id === id)
  return (
    <DragDropContext
      onDragEnd={({ source, destination }) => {
        if (destination)
          setColumns(
            moved(
              columns,
              [place(source.droppableId), source.index],
              [place(destination.droppableId), destination.index],
            ),
          )
      }}
    >
      <Board>
        {columns.map(({ id, name, cards }) => (
          <Droppable key={id} droppableId={id}>
            {(provided, { isDraggingOver }) => (
              <section className="column" aria-label={name} data-column="" data-over={isDraggingOver ? '' : undefined}>
                <h2>{name}</h2>
                <div ref={provided.innerRef} {...provided.droppableProps} className="list">
                  <Cards cards={cards} />
                  {provided.placeholder}
                </div>
              </section>
            )}
          </Droppable>
        ))}
      </Board>
    </DragDropContext>
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
    move: () => column(1)?.matches('[data-over]') === true,
  },
})
