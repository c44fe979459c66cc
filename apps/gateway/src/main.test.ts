import fs from 'node:fs'
import net from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { runChild, type Child } from '../test/child-process'
import { copyWorld, emptyWorld, type WorldCopy } from '../test/world-copy'

const worlds: WorldCopy[] = []
const children: Child[] = []
afterEach(async () => {
  for (const child of children.splice(0)) await child.kill()
  for (const world of worlds.splice(0)) await world.remove()
})

const STARTS_WITHIN_MS = 50_000

async function gateway(
  make: () => Promise<WorldCopy>,
  environment: Record<string, string> = {},
): Promise<{ child: Child; world: WorldCopy }> {
  const world = await make()
  worlds.push(world)
  const child = runChild('src/main.ts', [], { PORT: '0', LOG_LEVEL: 'warn', ...world.environment, ...environment })
  children.push(child)
  return { child, world }
}

/** Waits until it is ready; its address. */
const addressOf = async (child: Child): Promise<string> =>
  (await child.printed(/is ready: (http:\S+)/, STARTS_WITHIN_MS))[1] ?? ''

const failure = async (child: Child): Promise<string> => {
  expect(await child.ended).toBe(1)
  expect(child.output()).not.toMatch(/^\s+at /m)
  return child.output()
}

describe('the gateway as a process', () => {
  it('tells where it is and who can sign in, serves, and stops in order when asked', async () => {
    const { child, world } = await gateway(copyWorld)
    const address = await addressOf(child)
    await child.printed(/Stop it with/)
    expect(child.output()).toContain("Every account's password is Sitewright-demo-1")
    expect(child.output()).toMatch(/^ {2}super\.admin {6}license 1 {2}Every role, all licenses$/m)
    expect((await fetch(new URL('readyz', address))).status).toBe(200)

    child.process.kill('SIGTERM')
    // Ctrl+C under npm comes twice.
    child.process.kill('SIGTERM')
    expect(await child.ended).toBe(0)
    expect(child.output()).toContain('Stopping')

    expect(fs.existsSync(`${world.config.dataDir}/demo.lock`)).toBe(false)

    const again = runChild('src/main.ts', [], { PORT: '0', ...world.environment })
    children.push(again)
    await addressOf(again)
    again.process.kill('SIGINT')
    expect(await again.ended).toBe(0)
  })

  it('lets a call that is under way end before it stops', async () => {
    const { child } = await gateway(copyWorld)
    const { hostname, port } = new URL(await addressOf(child))
    const socket = net.connect(Number(port), hostname)
    const answer = new Promise<string>((resolve) => {
      let text = ''
      socket
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('close', () => resolve(text))
    })
    const body = JSON.stringify({ userName: 'viewer', password: 'Sitewright-demo-1' })
    // Accepted, and its body not yet there: under way.
    socket.write(
      `POST /gateway/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nexpect: 100-continue\r\n` +
        `connection: close\r\ncontent-length: ${body.length}\r\n\r\n`,
    )
    await new Promise((resolve) => socket.once('data', resolve))
    child.process.kill('SIGTERM')
    await child.printed(/Stopping/)
    socket.write(body)
    expect(await answer).toMatch(/HTTP\/1\.1 200 OK[^]*"token"/)
    expect(await child.ended).toBe(0)
  })

  it('shows no account outside of demo mode', async () => {
    const { child } = await gateway(emptyWorld, {
      SEED: 'none',
      ADMIN_USERNAME: 'first.admin',
      ADMIN_PASSWORD: 'a password of some length',
    })
    const address = await addressOf(child)
    await child.printed(/Stop it with/)
    expect(child.output()).not.toMatch(/super\.admin|Sitewright-demo-1|a password of/)
    const login = await fetch(new URL('gateway/login', address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: 'First.Admin', password: 'a password of some length' }),
    })
    expect(login.status).toBe(200)
  })

  it('tells everything that is wrong with its environment in sentences, and ends', async () => {
    const { child } = await gateway(emptyWorld, { PORT: 'eighty', SEED: 'sample' })
    expect(await failure(child)).toBe(
      '\nThe gateway cannot start with this environment:\n' +
        '  SEED must be one of demo, large, none, not "sample".\n' +
        '  PORT must be a whole number from 0 to 65535, not "eighty".\n\n',
    )
  })

  it('says that its port is taken, and by what to choose another one', async () => {
    const other = net.createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const { child } = await gateway(copyWorld, { PORT: String(port) })
    expect(await failure(child)).toContain(
      `The gateway cannot start. Port ${port} of 127.0.0.1 is taken by another program.\nStop it, or choose another port with PORT.`,
    )
    other.close()
  })

  it('says that this machine has no such address', async () => {
    const { child } = await gateway(copyWorld, { HOST: '192.0.2.1' })
    expect(await failure(child)).toContain('This machine has no address 192.0.2.1.')
  })
})
