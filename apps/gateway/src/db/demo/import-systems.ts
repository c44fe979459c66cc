import type { importSystems } from '../schema'
import type { Random } from './random'

type Row = typeof importSystems.$inferInsert & { importId: number; licenseId: number }

const listed = (
  licenseId: number,
  firstId: number,
  names: readonly string[],
  inactive: readonly string[] = [],
): Row[] =>
  names.map((name, index) => ({ importId: firstId + index, licenseId, name, isActive: !inactive.includes(name) }))

/** Nine of license 1, two of them inactive, and three of license 2. */
export const DEMO_IMPORT_SYSTEMS: readonly Row[] = [
  ...listed(
    1,
    1,
    [
      'Drawing Register',
      'Purchase Orders',
      'Material Take-off',
      'Planning Activities',
      'Equipment List',
      'Cable Schedule',
      'Weld Log',
      'Vendor Shipments',
      'Legacy Tag List',
    ],
    ['Cable Schedule', 'Legacy Tag List'],
  ),
  ...listed(2, 10, ['Purchase Orders', 'Hydrographic Survey', 'Equipment List']),
]

/** What is switched on for demo accounts; nothing for those who are not listed. */
const OF_ACCOUNTS: Readonly<Record<string, readonly number[]>> = {
  'customer.admin': [1, 2, 4, 5, 9],
  viewer: [1, 3],
  'user.editor': [2],
  'harbour.admin': [10, 12],
}

interface Person {
  readonly userId: number
  readonly userName: string
  readonly licenseId: number
  readonly isNamed: boolean
}

/** Which users have which import systems switched on: demo accounts as listed, and some of the other people. */
export function makeUserImports(random: Random, people: readonly Person[]): { ownerId: number; itemId: number }[] {
  return people.flatMap((person) => {
    const listedIds = OF_ACCOUNTS[person.userName] ?? []
    const offered = DEMO_IMPORT_SYSTEMS.filter((system) => system.licenseId === person.licenseId)
    const isChosen = !person.isNamed && offered.length > 0 && random.chance(0.15)
    const chosen = isChosen ? random.some(offered, random.integer(1, 3)).map((system) => system.importId) : []
    return [...listedIds, ...chosen].map((itemId) => ({ ownerId: person.userId, itemId }))
  })
}
