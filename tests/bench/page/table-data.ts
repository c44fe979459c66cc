/** A row of six columns: three texts, three numbers. */
export interface Row {
  id: number
  name: string
  company: string
  city: string
  projects: number
  hours: number
}

const FIRST = [
  'Adaeze',
  'Anton',
  'Élodie',
  'Gwen',
  'Jonas',
  'Lucía',
  'Mara',
  'Noor',
  'Øystein',
  'Petra',
  'Rajesh',
  'Zoë',
]
const LAST = [
  'Okafor',
  'Reyes',
  'Lindqvist',
  'Osei',
  'Novák',
  'Tanaka',
  'Müller',
  'Brandt',
  'Ferreira',
  'Haddad',
  'Šimek',
]
const CITIES = [
  'Aarhus',
  'Bergen',
  'Córdoba',
  'Dakar',
  'Gdańsk',
  'Lagos',
  'Nantes',
  'Osaka',
  'Porto',
  'Quito',
  'Utrecht',
]

/** The same rows for everybody and in every run: a small generator of its own (mulberry32). */
function generator(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Rows in no order. */
export function tableRows(size: number): Row[] {
  const below = generator(7)
  const of = (list: string[]) => list[below(list.length)] ?? ''
  return Array.from({ length: size }, (_, id) => ({
    id,
    name: `${of(FIRST)} ${of(LAST)} ${below(size)}`,
    company: `${of(LAST)} & ${of(LAST)}`,
    city: of(CITIES),
    projects: below(500),
    hours: below(100_000) / 10,
  }))
}

/** The columns: what a row is ordered and searched by. */
export const COLUMNS = [
  { key: 'name', title: 'Name', isNumber: false },
  { key: 'company', title: 'Company', isNumber: false },
  { key: 'city', title: 'City', isNumber: false },
  { key: 'projects', title: 'Projects', isNumber: true },
  { key: 'hours', title: 'Hours', isNumber: true },
] as const

const collator = new Intl.Collator()
/** How the peers without an order of their own compare: texts as a reader expects, numbers as numbers. */
export const compareBy =
  (key: (typeof COLUMNS)[number]['key']) =>
  (a: Row, b: Row): number => {
    const [x, y] = [a[key], b[key]]
    return typeof x === 'number' && typeof y === 'number' ? x - y : collator.compare(String(x), String(y))
  }

/** Rows that hold the text in a column, in any case: for the peers without a search of their own. */
export const matching = (rows: Row[], text: string): Row[] => {
  const wanted = text.toLowerCase()
  if (wanted === '') return rows
  return rows.filter((row) => COLUMNS.some(({ key }) => String(row[key]).toLowerCase().includes(wanted)))
}
