import { DEMO_PASSWORD } from '../../src/db/demo/accounts'
import { createRandom } from '../../src/db/demo/random'
import { prepareTemplate } from '../../test/template'
import type { Arguments } from '../measure'
import { median } from '../median'
import { engineOf, withGatewayProcess, withPlace } from '../own-gateway'

export const purpose =
  'whether response times reveal who has an account: each kind of name at each call that answers all alike (also on the empty database of DATABASE_URL)'
export const usage = '[rounds] [postgres]'

/** Not measured: compilers and caches get warm. */
const WARM_UP = 20

const call = (path: string, body?: object): RequestInit & { path: string } => ({
  path,
  ...(body !== undefined && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }),
})
const login = (userName: string, password = DEMO_PASSWORD) => call('gateway/login', { userName, password })
const recovery = (name: string) => call(`gateway/users/${name}/password/recovery`)
const ssoUrl = (name: string) => call(`gateway/user/${name}/getSsoUrl`)

/** What must be answered alike, by what is asked. */
const GROUPS: Readonly<Record<string, Readonly<Record<string, ReturnType<typeof call>>>>> = {
  'POST login': {
    'wrong password': login('viewer', 'wrong'),
    'unknown user': login('nobody.at.all'),
    locked: login('locked.out'),
    inactive: login('inactive.user'),
    'expired license': login('quarry.user'),
    'single sign-on only': login('sso.user'),
    'wrong password, second factor': login('two.factor', 'wrong'),
  },
  'POST login, a password with blanks around it': {
    'wrong password': login('viewer', ' wrong '),
    'unknown user': login('nobody.at.all', ` ${DEMO_PASSWORD} `),
    locked: login('locked.out', ` ${DEMO_PASSWORD} `),
  },
  'GET users/…/password/recovery': {
    known: recovery('viewer'),
    unknown: recovery('nobody.at.all'),
    locked: recovery('locked.out'),
    inactive: recovery('inactive.user'),
    'single sign-on': recovery('sso.user'),
  },
  'GET user/…/getSsoUrl': {
    'with a password': ssoUrl('viewer'),
    unknown: ssoUrl('nobody.at.all'),
    inactive: ssoUrl('inactive.user'),
  },
}

interface Figures {
  readonly times: number[]
  /** Status and body, but the id of the request. */
  readonly answers: Set<string>
}

/** One after another: what is measured waits for nothing else. */
async function measure(origin: string, kinds: Readonly<Record<string, ReturnType<typeof call>>>, rounds: number) {
  const random = createRandom(rounds)
  const figures = new Map(
    Object.keys(kinds).map((kind): [string, Figures] => [kind, { times: [], answers: new Set() }]),
  )
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const order = Object.entries(kinds)
      .map((entry) => ({ entry, key: random.next() }))
      .toSorted((a, b) => a.key - b.key)
    for (const {
      entry: [kind, { path: address, ...init }],
    } of order) {
      const started = performance.now()
      const response = await fetch(new URL(address, origin), init)
      const text = await response.text()
      const took = performance.now() - started
      if (round < 0) continue
      figures.get(kind)?.times.push(took)
      figures.get(kind)?.answers.add(`${response.status} ${text.replace(/"requestId":"[^"]*"/, '"requestId":…')}`)
    }
  }
  return figures
}

function report(name: string, figures: ReadonlyMap<string, Figures>): number {
  const medians = [...figures.values()].map(({ times }) => median(times))
  const middle = median(medians)
  console.log(`\n${name}`)
  for (const [kind, { times }] of figures) {
    const own = median(times)
    const deviation = ((own / middle - 1) * 100).toFixed(1)
    console.log(`  ${kind.padEnd(30)} ${own.toFixed(2).padStart(8)} ms ${deviation.padStart(7)} %`)
  }
  const largest = Math.max(...medians.map((own) => Math.abs(own / middle - 1)))
  const answers = new Set([...figures.values()].flatMap((each) => [...each.answers]))
  console.log(`  largest deviation ${(largest * 100).toFixed(1)} %; ${answers.size} different answer(s)`)
  for (const answer of answers) console.log(`    ${answer}`)
  return answers.size
}

export const run = ({ numbers: [rounds = 200], usesServer }: Arguments): Promise<boolean> =>
  withPlace(usesServer, async ({ dataDir, environment }) => {
    const DATABASE_URL = environment.DATABASE_URL ?? process.env.DATABASE_URL
    if (DATABASE_URL === undefined) await prepareTemplate(dataDir)
    const all = { ...environment, ...(DATABASE_URL !== undefined && { DATABASE_URL }) }
    return withGatewayProcess(all, async (origin) => {
      console.log(`${rounds} tries each on ${engineOf(DATABASE_URL !== undefined)}`)
      let isAlike = true
      for (const [name, kinds] of Object.entries(GROUPS)) {
        if (report(name, await measure(origin, kinds, rounds)) !== 1) isAlike = false
      }
      return isAlike
    })
  })
