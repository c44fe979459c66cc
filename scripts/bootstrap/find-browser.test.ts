import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Browser } from '../browser.mjs'
import { findBrowser } from './find-browser.mjs'

const none: Browser = { kind: 'none', path: '', launchOptions: { args: [] }, fault: 'No Chromium was found.' }
const found: Browser = { kind: 'system', path: '/usr/bin/chromium', launchOptions: { args: [] } }

/** A machine where some commands bring a browser, some fail, and all are noted. */
function machine({ bringing = '', failing = [] as string[], hasApt = false }) {
  const commands: string[] = []
  let hasBrowser = false
  const run = async (command: string, args: string[]) => {
    const line = [command, ...args].join(' ')
    commands.push(line)
    if (failing.some((part) => line.includes(part))) return 1
    if (bringing && line.includes(bringing)) hasBrowser = true
    return 0
  }
  const find = () => findBrowser({ resolve: () => (hasBrowser ? found : none), run, hasApt, log: () => undefined })
  return { commands, find }
}

afterEach(() => vi.unstubAllEnvs())

describe('finding a browser for the tests', () => {
  it('installs nothing where there is one', async () => {
    const run = vi.fn<() => Promise<number>>()
    expect(await findBrowser({ resolve: () => found, run, hasApt: true })).toBe(found)
    expect(run).not.toHaveBeenCalled()
  })

  it('downloads the one of Playwright', async () => {
    const { commands, find } = machine({ bringing: 'playwright install', hasApt: true })
    expect((await find()).fault).toBeUndefined()
    expect(commands).toEqual(['npx playwright install chromium'])
  })

  it('installs a package where the download fails and apt is there', async () => {
    const { commands, find } = machine({ failing: ['playwright'], bringing: 'apt-get install', hasApt: true })
    expect((await find()).kind).toBe('system')
    expect(commands.at(-1)).toContain('apt-get install -y')
  })

  it('installs the one with windows where there is no other', async () => {
    const { commands, find } = machine({
      failing: ['playwright', 'chromium-headless-shell'],
      bringing: 'recommends chromium',
      hasApt: true,
    })
    expect((await find()).kind).toBe('system')
    expect(commands.at(-1)).toMatch(/ chromium$/)
  })

  it('says everything that failed and what to do, offline', async () => {
    const { find } = machine({ failing: ['playwright', 'apt-get'], hasApt: true })
    const { fault } = await find()
    expect(fault).toContain('`playwright install chromium` failed')
    expect(fault).toContain('`apt-get install chromium` failed')
    expect(fault).toContain('PORTAL_BROWSER=')
  })

  it('says that apt was not tried, where it is not there', async () => {
    const { commands, find } = machine({ failing: ['playwright'] })
    expect((await find()).fault).toContain('It was not tried to install one by apt')
    expect(commands).toHaveLength(1)
  })

  it('takes PORTAL_BROWSER at its word and installs nothing in its place', async () => {
    vi.stubEnv('PORTAL_BROWSER', '/opt/nowhere')
    const { commands, find } = machine({ bringing: 'playwright install', hasApt: true })
    expect((await find()).fault).toContain('PORTAL_BROWSER=/path/to/chrome')
    expect(commands).toEqual([])
  })
})
