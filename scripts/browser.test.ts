import { describe, expect, it } from 'vitest'
import { resolveBrowser } from './browser.mjs'

const OWN = '/cache/playwright/chrome'
const SYSTEM = '/usr/bin/chromium'

/** A machine on which these files exist. */
const machine = (files: string[], env: Record<string, string> = {}, isRoot = false) =>
  resolveBrowser({ env, exists: (path) => files.includes(path), playwright: () => OWN, isRoot })

describe('which browser runs the tests', () => {
  it('is the one of PORTAL_BROWSER before any other', () => {
    expect(machine(['/opt/chrome', OWN, SYSTEM], { PORTAL_BROWSER: '/opt/chrome' })).toMatchObject({
      kind: 'env',
      launchOptions: { executablePath: '/opt/chrome' },
    })
  })
  it('is Playwright’s own before that of the system', () => {
    expect(machine([OWN, SYSTEM])).toMatchObject({ kind: 'playwright', path: OWN })
  })
  it('is that of the system where Playwright has none', () => {
    expect(machine([SYSTEM])).toMatchObject({ kind: 'system', path: SYSTEM })
  })
  it('is the one without windows, where the system has both', () => {
    expect(machine([SYSTEM, `${SYSTEM}-headless-shell`]).path).toBe(`${SYSTEM}-headless-shell`)
  })
  it('is none where there is none, and says so', () => {
    expect(machine([])).toMatchObject({
      kind: 'none',
      path: '',
      fault: expect.stringContaining('No Chromium') as string,
    })
  })
  it('is none when PORTAL_BROWSER points nowhere, whatever else there is', () => {
    const browser = machine([OWN, SYSTEM], { PORTAL_BROWSER: '/opt/gone' })
    expect(browser).toMatchObject({ kind: 'none', fault: expect.stringContaining('/opt/gone') as string })
    expect(browser.launchOptions.executablePath).toBeUndefined()
  })
  it('runs without a sandbox for root alone', () => {
    expect(machine([SYSTEM], {}, true).launchOptions.args).toContain('--no-sandbox')
    expect(machine([SYSTEM], {}, false).launchOptions.args).not.toContain('--no-sandbox')
  })
})
