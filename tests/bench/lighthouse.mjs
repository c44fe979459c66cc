// `npm run bench -- lighthouse`: Lighthouse on the sign-in page, the user list and the license view of the built product, as a phone
// sees them: a gateway of its own on a free port over an empty folder, ended afterwards. Prints the scores of five runs and what took
// points; ends with 1 where a median misses a goal.
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { resolveBrowser } from '../../scripts/browser.mjs'
import { freePort, median, signIn, startGateway } from './portal-world.mjs'

const RUNS = 5
/**
 * What is judged, and the scores of 100 to reach, by category of Lighthouse. A page that needs a session has the one of `account`.
 * @type {{ title: string, path: string, account?: string, goals: Record<string, number> }[]}
 */
const PAGES = [
  { title: 'Sign-in page', path: '/login', goals: { performance: 95, accessibility: 100, 'best-practices': 100 } },
  {
    title: 'User list',
    path: '/users/list',
    account: 'customer.admin',
    goals: { performance: 90, accessibility: 100 },
  },
  {
    title: 'License view',
    path: '/license/1/view',
    account: 'customer.admin',
    goals: { performance: 90, accessibility: 100 },
  },
]

/**
 * @param {string} address
 * @param {number} debugPort of the browser
 * @param {string[]} categories
 */
async function scoresOf(address, debugPort, categories) {
  const result = await lighthouse(address, {
    port: debugPort,
    onlyCategories: categories,
    formFactor: 'mobile',
    output: 'json',
    logLevel: 'error',
    // The session lies in the storage.
    disableStorageReset: true,
  })
  if (result === undefined) throw new Error('Lighthouse gave no result.')
  const { categories: byName, audits, finalDisplayedUrl } = result.lhr
  if (new URL(finalDisplayedUrl).pathname !== new URL(address).pathname)
    throw new Error(`It led to ${finalDisplayedUrl}.`)
  const scores = Object.fromEntries(categories.map((name) => [name, Math.round((byName[name]?.score ?? 0) * 100)]))
  const lost = categories.flatMap((name) =>
    (byName[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title} (${audits[id]?.displayValue ?? 'failed'})`),
  )
  return { scores, lost }
}

/** @type {(page: (typeof PAGES)[number], origin: string, debugPort: number) => Promise<void>} */
async function judge({ title, path: address, goals }, origin, debugPort) {
  console.log(`\n${title}`)
  /** @type {Awaited<ReturnType<typeof scoresOf>>[]} */
  const runs = []
  for (let run = 0; run < RUNS; run += 1) {
    const result = await scoresOf(origin + address, debugPort, Object.keys(goals))
    runs.push(result)
    console.log(
      Object.entries(result.scores)
        .map(([name, score]) => `${name} ${score}`)
        .join(', '),
    )
  }
  for (const [name, goal] of Object.entries(goals)) {
    const score = median(runs.map(({ scores }) => scores[name] ?? 0))
    console.log(`${name}: ${score}, goal ${goal}: goal ${score >= goal ? 'reached' : 'missed'}`)
    if (score < goal) process.exitCode = 1
  }
  for (const text of new Set(runs.flatMap(({ lost }) => lost))) console.log(`- ${text}`)
}

const debugPort = await freePort()
const folder = await mkdtemp(path.join(os.tmpdir(), 'sitewright-lighthouse-'))
const gateway = await startGateway('demo')
const { launchOptions } = resolveBrowser()
// Lighthouse opens its page in the browser's own context: that is the one that must be signed in.
const context = await chromium.launchPersistentContext(folder, {
  ...launchOptions,
  args: [...launchOptions.args, `--remote-debugging-port=${debugPort}`],
})
/** @type {string | undefined} */
let signedIn
try {
  for (const page of PAGES) {
    if (page.account !== undefined && page.account !== signedIn) await signIn(context, gateway.origin, page.account)
    signedIn = page.account ?? signedIn
    await judge(page, gateway.origin, debugPort)
  }
} finally {
  await context.close()
  await gateway.close()
  await rm(folder, { recursive: true, force: true })
}
