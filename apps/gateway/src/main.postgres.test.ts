import net from 'node:net'
import { describe, expect, it } from 'vitest'
import { addressOf, endAfterEach, failure, gateway } from '../test/gateway-child'
import { copyWorld, emptyWorld } from '../test/world-copy'

endAfterEach()

describe('the gateway as a process, on either database alike', () => {
  it('finishes calls in flight before it stops', async () => {
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
    // Accepted, and its body has not arrived: in flight.
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

  it(
    'waits as long as STOP_DELAY_MS says before it stops, also longer than calls in flight have',
    { timeout: 60_000 },
    async () => {
      const { child } = await gateway(copyWorld, { STOP_DELAY_MS: '12000' })
      await addressOf(child)
      child.process.kill('SIGTERM')
      expect(await child.ended).toBe(0)
    },
  )

  it('shows no account outside of demo mode, and its first administrator signs in, however the password is typed [AUTH-120]', async () => {
    const { child } = await gateway(emptyWorld, {
      SEED: 'none',
      ADMIN_USERNAME: 'first.admin',
      ADMIN_PASSWORD: ' a password of some lengthe\u0301 ',
      TOKEN_KEYS: 'a key for tests alone: of 32 letters at least',
    })
    const address = await addressOf(child)
    await child.printed(/Stop it with/)
    expect(child.output()).not.toMatch(/super\.admin|Sitewright-demo-1|a password of/)
    for (const password of [' a password of some lengthe\u0301 ', 'a password of some length\u00e9']) {
      const login = await fetch(new URL('gateway/login', address), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userName: 'First.Admin', password }),
      })
      expect(login.status).toBe(200)
    }
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
    const { child } = await gateway(copyWorld, { HOST: '192.0.2.1', ALLOW_PUBLIC_DEMO: '1' })
    expect(await failure(child)).toContain('This machine has no address 192.0.2.1.')
  })
})
