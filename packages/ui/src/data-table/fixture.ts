/** A row of the user stories. */
export interface Person {
  id: number
  userName: string
  firstName: string
  lastName: string
  isActive: boolean
  isLocked: boolean
  licenses: string[]
  sites: number
}

const NAMES = [
  ['Adaeze', 'Okafor'],
  ['Agnes', 'Lindqvist'],
  ['Alessandro', 'Bianchi'],
  ['Amara', 'Osei'],
  ['Anton', 'Reyes'],
  ['Beatriz', 'Salgado'],
  ['Benjamin', 'Tran'],
  ['Caitlin', 'McRae'],
  ['Corinne', 'Adeyemi'],
  ['Daniel', 'Haugen'],
  ['Deepa', 'Krishnan'],
  ['Dmitri', 'Volkov'],
] as const

const LICENSES = ['MC', 'TE', 'CON', 'PRS', 'SNS', 'MUS']

/** Creates deterministic users. */
export function people(count: number): Person[] {
  return Array.from({ length: count }, (_, place) => {
    const [firstName, lastName] = NAMES[place % NAMES.length] ?? NAMES[0]
    const cycle = Math.floor(place / NAMES.length)
    return {
      id: place + 1,
      userName: `${firstName}.${lastName}${cycle === 0 ? '' : cycle + 1}`.toLowerCase(),
      firstName,
      lastName,
      isActive: place % 5 !== 2,
      isLocked: place % 7 === 4,
      licenses: LICENSES.slice(0, (place * 3) % 7),
      sites: (place * 37) % 400,
    }
  })
}

/** A row of the stories for long lists. Some values are missing. */
export interface Part {
  id: number
  name: string | null
  owner: string
  weight: number | null
}

const PARTS = ['Valve', 'pump', 'Élan coupling', 'Bearing', 'gasket', 'Ångström gauge', 'Flange', 'hose']

/** Creates deterministic parts, unsorted. */
export function parts(count: number): Part[] {
  return Array.from({ length: count }, (_, place) => {
    const id = (place * 7919) % count
    const [firstName, lastName] = NAMES[id % NAMES.length] ?? NAMES[0]
    return {
      id,
      name: id % 97 === 13 ? null : `${PARTS[id % PARTS.length]} ${id}`,
      owner: `${firstName}.${lastName}@example.com`.toLowerCase(),
      weight: id % 53 === 7 ? null : (id * 37) % 4999,
    }
  })
}
