import { GripVertical, Settings, Trash2 } from 'lucide-react'

/** A column as most boards ask for it. */
export interface Column {
  id: string
  name: string
  cards: { id: string; name: string }[]
}

const COLUMNS = 20

/** As many cards, shared out among twenty columns. */
export const columnsOf = (size: number): Column[] =>
  Array.from({ length: COLUMNS }, (_, column) => ({
    id: `c${column}`,
    name: `Phase ${column}`,
    cards: Array.from({ length: size / COLUMNS }, (__, card) => ({
      id: `${column}.${card}`,
      name: `Card ${column}.${card}`,
    })),
  }))

/** Moves a card, as few lines as do it. */
export function moved(columns: Column[], from: [number, number], to: [number, number]): Column[] {
  const card = columns[from[0]]?.cards[from[1]]
  if (card === undefined) return columns
  const without = columns.map((column, at) =>
    at === from[0] ? { ...column, cards: column.cards.toSpliced(from[1], 1) } : column,
  )
  return without.map((column, at) =>
    at === to[0] ? { ...column, cards: column.cards.toSpliced(to[1], 0, card) } : column,
  )
}

/** The look of our board for every peer, as one style sheet: columns that scroll, and cards of the same size with the same parts. */
const LOOK = `
.board { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(264px, 1fr); align-items: start; gap: 12px;
  padding: 16px; overflow-x: auto; border: 1px solid #ccc; border-radius: 8px; background: #f6f7f8 }
.column { border: 1px solid #ccc; border-radius: 8px; background: #fff }
.column h2 { margin: 0; padding: 10px; font-size: 13px }
.list { position: relative; max-height: max(256px, 65dvh); padding: 2px 8px; overflow: hidden auto }
.card { position: relative; display: grid; grid-template-columns: 24px minmax(52px, 1fr) auto; column-gap: 2px;
  margin-block: 6px; padding: 3px 4px 5px 0; border: 1px solid #ccc; border-radius: 6px; background: #fff; font-size: 13px }
.card:hover { border-color: #888 }
.card:focus-visible { outline: 2px solid #06c }
.grip { grid-row: span 2; display: grid; place-items: center; color: #666; cursor: grab }
.grip svg { width: 14px; height: 14px }
.name { padding-block: 4px 2px; font-weight: 500; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.controls { display: flex }
.controls button { display: grid; place-items: center; width: 26px; min-height: 26px; padding: 0; border: 0;
  border-radius: 4px; background: none; color: #666; cursor: pointer }
.controls button:hover { background: #eee }
.controls svg { width: 16px; height: 16px }
.facts { grid-column: 2 / -1; display: flex; align-items: center; gap: 8px; min-height: 20px; color: #666; font-size: 12px }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }`

/** The board of a peer. */
export const Board = ({ children }: { children: React.ReactNode }) => (
  <>
    <style>{LOOK}</style>
    <div className="board">{children}</div>
  </>
)

/** What is on a card of ours: a handle, the name, buttons with names, and its facts. */
export const CardParts = ({ name, place, count }: { name: string; place: number; count: number }) => (
  <>
    <span className="grip">
      <GripVertical aria-hidden="true" />
    </span>
    <span className="name" data-name="">
      {name}
    </span>
    <span className="controls">
      <button type="button" tabIndex={-1} aria-label={`Properties of ${name}`}>
        <Settings aria-hidden="true" />
      </button>
      <button type="button" tabIndex={-1} aria-label={`Delete ${name}`}>
        <Trash2 aria-hidden="true" />
      </button>
    </span>
    <span className="facts">
      <span>
        <span className="spoken">Weight 2</span>
        <span aria-hidden="true">2</span>
      </span>
      <span className="spoken">{`${place + 1} of ${count}`}</span>
    </span>
  </>
)

/** The cards of a column in their order, by their names. */
export const namesOf = (column: Element | null | undefined): string[] =>
  [...(column?.querySelectorAll('[data-card] [data-name]') ?? [])].map((card) => card.textContent)

/**
 * What shows that each step was done. The card dragged is the second of the first column, and it goes among those of the second;
 * by key, the fifth goes down by one.
 */
export const boardChecks = (column: (place: number) => Element | null | undefined) => ({
  mount: () => namesOf(column(19)).length > 0,
  drop: () => namesOf(column(1)).includes('Card 0.1') && document.querySelector('[data-lifted]') === null,
  keyLift: () => document.querySelector('[data-lifted]') !== null,
  keyMove: () => {
    const names = namesOf(column(0))
    return names.indexOf('Card 0.5') >= 0 && names.indexOf('Card 0.5') < names.indexOf('Card 0.4')
  },
})

/** The keys of a peer: for one place down, and for lifting alone; each is heard before the next. */
export const PEER_KEYS = { down: [' ', 'ArrowDown', ' '], lift: [' '] }
