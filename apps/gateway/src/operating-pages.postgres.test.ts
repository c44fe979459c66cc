import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type Child, runChild } from '../test/child-process'
import { addressOf } from '../test/gateway-child'
import { readBlock } from '../test/operating-page'
import { copyWorld, emptyWorld, type WorldCopy } from '../test/world-copy'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-pages-'))
const worlds: WorldCopy[] = []
const children: Child[] = []

const worldOf = async (make: () => Promise<WorldCopy>): Promise<WorldCopy> => {
  const world = await make()
  worlds.push(world)
  return world
}

afterEach(async () => {
  for (const child of children.splice(0)) await child.kill()
  for (const world of worlds.splice(0)) await world.remove()
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

describe('the pages for operators', () => {
  it('start a production on an empty database, in which the first administrator signs in behind a proxy', async () => {
    const { config } = await worldOf(emptyWorld)
    const environment = readBlock('start.md', 'gateway.env', {
      'postgres://sitewright:change-me@db.example:5432/sitewright?sslmode=verify-full': config.databaseUrl ?? '',
    })
    const file = path.join(folder, 'gateway.env')
    fs.writeFileSync(file, `${environment}PORT=0\n`)
    // The source in the place of the build.
    const command = readBlock('start.md', 'start', { 'gateway.env': file, 'apps/gateway/dist/main.js': 'src/main.ts' })
    const [node, ...args] = command.trim().split(' ')
    expect(node).toBe('node')
    const child = runChild('--import', ['tsx', ...args])
    children.push(child)
    const address = await addressOf(child)

    expect((await fetch(new URL('readyz', address))).status).toBe(200)
    const { ADMIN_USERNAME: userName, ADMIN_PASSWORD: password } = parseEnv(environment)
    const login = await fetch(new URL('gateway/login', address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
      body: JSON.stringify({ userName, password }),
    })
    expect(login.status).toBe(200)
    expect(login.headers.has('strict-transport-security')).toBe(true)
  })

  it('let a super-administrator sign in again', async () => {
    const { environment } = await worldOf(copyWorld)
    const [, args = ''] = /^npm run admin -- (.*)$/m.exec(readBlock('reopen.md', 'reopen')) ?? []
    const child = runChild('src/admin.ts', args.split(' '), environment)
    children.push(child)
    expect(await child.ended).toBe(0)
    expect(child.output()).toContain('super.admin is active and unlocked.')
  })
})
