// A gateway of the built product over an empty folder and a browser beside it, for what is measured of the whole product.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const MAIN = path.resolve(import.meta.dirname, '../../apps/gateway/dist/main.js')
/** SEED=large is made in half a minute. */
const READY_WITHIN_MS = 300_000

/** As the gateway makes it; every account of the demo world has it. */
const PASSWORD = 'Sitewright-demo-1'

/** @returns {Promise<number>} a free port of this machine */
export async function freePort() {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}

/** @type {(address: string) => Promise<boolean>} */
const answers = (address) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Starts a gateway on a free port and waits until it is ready.
 * @param {'demo' | 'large'} seed
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function startGateway(seed) {
  const port = await freePort()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sitewright-bench-'))
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: folder,
      SEED: seed,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const close = async () => {
    if (child.exitCode === null) {
      child.kill()
      await once(child, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
  const origin = `http://localhost:${port}`
  const end = Date.now() + READY_WITHIN_MS
  while (!(await answers(`${origin}/readyz`))) {
    if (child.exitCode !== null || Date.now() > end) {
      await close()
      throw new Error('The gateway was not ready in time.')
    }
    await pause(200)
  }
  return { origin, close }
}

/**
 * Opens a session in a browser's context, as a person does.
 * @param {import('playwright').BrowserContext} context
 * @param {string} origin
 * @param {string} account
 */
export async function signIn(context, origin, account) {
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  await page.getByLabel('Username').fill(account)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => !window.location.pathname.startsWith('/login'))
  await page.close()
}

/** @type {(values: number[]) => number} */
export const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/**
 * A session at the gateway without a browser, for adding data.
 * @param {string} origin
 * @param {string} account
 * @returns {Promise<{ post: (path: string, body: unknown) => Promise<any>, projectId: (name: string) => Promise<number> }>}
 */
export async function callAs(origin, account) {
  let token = ''
  /** @type {(path: string, body: unknown) => Promise<any>} */
  const post = async (address, body) => {
    const response = await fetch(origin + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  token = (await post('/gateway/login', { userName: account, password: PASSWORD })).token
  return {
    post,
    projectId: async (name) => {
      const response = await fetch(`${origin}/gateway/projects?search=${encodeURIComponent(name)}`, {
        headers: { authorization: token },
      })
      /** @type {{ projectId: number, name: string }[]} */
      const rows = await response.json()
      const found = rows.find((row) => row.name === name)
      if (found === undefined) throw new Error(`There is no project ${name}.`)
      return found.projectId
    },
  }
}

/** Calls of the frame, on whatever screen: the session, the version and the jobs of the person. */
const FRAME = /\/(roles\/user|verifysession\/3|vuejsVersion|config\.json|x\/jobs)$/

/**
 * Whether a screen makes a call for itself, by its address.
 * @type {(address: string) => boolean}
 */
export const isOwnCall = (address) => {
  const { pathname } = new URL(address)
  return /^\/(gateway|api)\//.test(pathname) && !FRAME.test(pathname)
}
