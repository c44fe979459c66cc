import { existsSync } from 'node:fs'

/** Playwright's download, in milliseconds: past this a network that drops packets is taken for none. */
const DOWNLOAD_LIMIT = Number(process.env.PORTAL_BROWSER_TIMEOUT ?? 180_000)

/** The one without windows, which is the quicker of the two, and where a release does not have it the other. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

const REMEDIES = [
  'The tests drive a Chromium. Do one of these, then run the same command again:',
  '  npx playwright install chromium              download the one that Playwright was made for',
  '  sudo apt-get install chromium-headless-shell on Debian, or chromium',
  '  PORTAL_BROWSER=/path/to/chrome npm test      use one that is already there',
].join('\n')

/**
 * Finds a browser for the tests, and installs one where there is none: by Playwright, then by apt as root on Debian.
 * @param {object} world
 * @param {typeof import('../browser.mjs').resolveBrowser} world.resolve
 * @param {(command: string, args: string[], options?: { timeout?: number, env?: NodeJS.ProcessEnv }) => Promise<number>} world.run
 *   starts a program and resolves with its exit code
 * @param {boolean} [world.hasApt] whether packages can be installed by apt; by default looked up
 * @param {(line: string) => void} [world.log]
 * @returns {Promise<import('../browser.mjs').Browser>} with `fault`, what failed and the remedies, when all of it failed
 */
export async function findBrowser({ resolve, run, hasApt = isRootWithApt(), log = console.log }) {
  const first = resolve()
  if (first.kind !== 'none') return first
  if (process.env.PORTAL_BROWSER) return { ...first, fault: `${first.fault}\n${REMEDIES}` }

  const tried = [first.fault]
  log('No browser for the tests yet: downloading the Chromium of Playwright …')
  if ((await run('npx', ['playwright', 'install', 'chromium'], { timeout: DOWNLOAD_LIMIT })) !== 0) {
    tried.push('`playwright install chromium` failed (no network, or its download host is out of reach).')
  }
  let browser = resolve()
  if (browser.kind !== 'none') return browser

  if (hasApt) {
    log('Installing chromium from the packages of this system …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const wait = ['-o', 'DPkg::Lock::Timeout=120']
    const install = ['install', '-y', '-qq', ...wait, '--no-install-recommends']
    let isInstalled = false
    if ((await run('apt-get', ['update', '-qq', ...wait], { env })) === 0) {
      for (const name of PACKAGES) {
        isInstalled ||= (await run('apt-get', [...install, name], { env })) === 0
      }
    }
    if (!isInstalled) tried.push('`apt-get install chromium` failed.')
    browser = resolve()
    if (browser.kind !== 'none') return browser
  } else {
    tried.push('It was not tried to install one by apt: that takes root on Debian or Ubuntu.')
  }
  return { ...browser, fault: `${tried.join('\n')}\n${REMEDIES}` }
}

/** @returns {boolean} */
function isRootWithApt() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}
