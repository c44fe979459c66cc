import { USER_PAGE_SIZE } from '@sitewright/domain/users/model'
import { createCalls } from '../calls'
import { percentile } from '../heap-and-health'
import { engineOf, withGatewayProcess, withPlace } from '../own-gateway'
import type { Arguments } from '../measure'

export const purpose = 'Home, the facets of users and Jump to with 100,000 users, 10,000 projects and 20,000 sites'
export const usage = '[rounds] [postgres]'

/** Not measured: compilers and caches get warm. */
const WARM_UP = 5
const HOME_GOAL_MS = 50
const JUMP_GOAL_MS = 100
/** The list with its facets may take so many times what the list alone takes. */
const FACETS_GOAL = 2

const LIST = `gateway/users?page=1&pageSize=${USER_PAGE_SIZE}`
const FACETS = 'gateway/x/users/facets'
/** Texts in many, some and no names, and an id. */
const SEARCHES = ['a', 'an', 'ann', 'silva', 'north', 'customer.admin', '5000', 'zq', 'nobody at all', 'ann@']

const CALLS: Readonly<Record<string, string>> = {
  'Home, all licenses': 'gateway/x/home',
  'Home, license 1': 'gateway/x/home?licenseId=1',
  'user list, all licenses': LIST,
  'user list, license 1': `${LIST}&licenseId=1`,
  'facets of users, all licenses': FACETS,
  'facets of users, license 1': `${FACETS}?licenseId=1`,
  ...Object.fromEntries(
    SEARCHES.map((search) => [`Jump to "${search}"`, `gateway/x/jump?search=${encodeURIComponent(search)}`]),
  ),
}

export async function run({ numbers: [rounds = 50], usesServer }: Arguments): Promise<boolean> {
  return withPlace(usesServer, ({ environment }) =>
    withGatewayProcess({ ...environment, SEED: 'large' }, async (origin) => {
      const calls = createCalls(origin)
      await calls.signIn('super.admin')
      const medians = new Map<string, number>()
      console.log(`Medians and 95th percentiles of ${rounds} calls one after another on ${engineOf(usesServer)}, ms`)
      for (const [name, address] of Object.entries(CALLS)) {
        const times: number[] = []
        for (let round = -WARM_UP; round < rounds; round += 1) {
          const started = performance.now()
          await calls.fetchText(address)
          if (round >= 0) times.push(performance.now() - started)
        }
        times.sort((one, other) => one - other)
        const median = percentile(times, 0.5)
        medians.set(name, median)
        console.log(
          `  ${name.padEnd(34)} ${median.toFixed(1).padStart(8)} ${percentile(times, 0.95).toFixed(1).padStart(8)}`,
        )
      }
      const of = (name: string): number => medians.get(name) ?? Infinity
      const ratios = ['all licenses', 'license 1'].map((place) => {
        const list = of(`user list, ${place}`)
        return (list + of(`facets of users, ${place}`)) / list
      })
      const names = [...medians.keys()]
      const slowest = (start: string): number => Math.max(...names.filter((name) => name.startsWith(start)).map(of))
      const goals: readonly (readonly [what: string, value: number, limit: number])[] = [
        ['Home, ms', slowest('Home'), HOME_GOAL_MS],
        ['list with facets, times the list', Math.max(...ratios), FACETS_GOAL],
        ['Jump to, ms', slowest('Jump to'), JUMP_GOAL_MS],
      ]
      for (const [what, value, limit] of goals)
        console.log(`${what}: ${value.toFixed(1)} of ${limit}, ${value <= limit ? 'reached' : 'missed'}`)
      return goals.every(([, value, limit]) => value <= limit)
    }),
  )
}
