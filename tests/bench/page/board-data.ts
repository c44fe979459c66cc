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

/** How every peer looks; ours has its own look, which draws more. */
export const BOARD = { display: 'flex', gap: 8, overflowX: 'auto', alignItems: 'flex-start' } as const
export const COLUMN = { flex: 'none', width: 168, padding: 4, background: '#eee' } as const
export const CARD = { height: 24, padding: 3, marginBottom: 4, background: '#fff', border: '1px solid #ccc' } as const

/** The cards of a column in their order, by their names. */
export const namesOf = (column: Element | null | undefined): string[] =>
  [...(column?.querySelectorAll('[data-card]') ?? [])].map((card) => card.textContent)

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
