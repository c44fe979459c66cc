import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addressOf, endAfterEach, gateway, startChild } from '../test/gateway-child'
import { copyWorld } from '../test/world-copy'

endAfterEach()

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

    const again = startChild(world)
    await addressOf(again)
    again.process.kill('SIGINT')
    expect(await again.ended).toBe(0)
  })
})
