// Which browser runs the stories and the journeys, asked by every tool that starts one. Node's built-ins alone: the
// bootstrap asks before anything is installed, so Playwright is looked up and not imported.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * A browser to run tests in.
 * @typedef {object} Browser
 * @property {'env' | 'playwright' | 'system' | 'none'} kind where it was found; `none`: nowhere, and `fault` says why
 * @property {string} path the executable, empty when there is none
 * @property {{ executablePath?: string, args: string[] }} launchOptions for Playwright's `chromium.launch`
 * @property {string} [fault] one sentence for a person, only with kind `none`
 */

const SYSTEM_BROWSERS = [
  // The headless shell: other builds draw a whole browser around every page, although nobody sees it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** No traffic of the browser's own, no first-run page, and maps drawn by software, alike on every machine. */
const FLAGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

/**
 * For pages that are not displayed: without it the software that draws maps also puts every frame of every page together, for more than half of the processor time of the
 * stories, and at times stands still for half a second. Maps are still drawn, and pictures come out the same.
 */
export const UNSEEN = '--disable-gpu-compositing'

/**
 * Where Playwright keeps the Chromium of its own version, whether or not it has been downloaded.
 * @returns {string} empty when Playwright is not installed
 */
function playwrightBrowser() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath()
  } catch {
    return ''
  }
}

/**
 * Finds a Chromium: PORTAL_BROWSER, then Playwright's own, then one of the system.
 *
 * PORTAL_BROWSER takes precedence. If it points to no browser, the search does not use another one.
 * @param {{ env?: Record<string, string | undefined>, exists?: (path: string) => boolean, playwright?: () => string, isRoot?: boolean }} [world]
 *   what is looked at; this machine by default
 * @returns {Browser}
 */
export function resolveBrowser({
  env = process.env,
  exists = existsSync,
  playwright = playwrightBrowser,
  isRoot = process.platform === 'linux' && process.getuid?.() === 0,
} = {}) {
  // Chromium refuses to sandbox itself for root, which is what a container usually runs as.
  const args = isRoot ? [...FLAGS, '--no-sandbox'] : FLAGS
  /** @type {(kind: Browser['kind'], path: string) => Browser} */
  const found = (kind, path) => ({ kind, path, launchOptions: { executablePath: path, args } })

  const wanted = env.PORTAL_BROWSER
  if (wanted) {
    if (exists(wanted)) return found('env', wanted)
    const fault = `PORTAL_BROWSER is set to ${wanted}, and there is no such file.`
    return { kind: 'none', path: '', launchOptions: { args }, fault }
  }
  const own = playwright()
  if (own && exists(own)) return found('playwright', own)
  const system = SYSTEM_BROWSERS.find(exists)
  if (system) return found('system', system)
  return { kind: 'none', path: '', launchOptions: { args }, fault: 'No Chromium or Chrome was found on this machine.' }
}

/**
 * @param {Browser} browser
 * @returns {string} its path and version; another text after an update. Empty when there is none
 */
export function identify({ kind, path }) {
  if (kind === 'none') return ''
  // On Windows, Chrome opens a window instead of printing its version.
  const version =
    process.platform === 'win32'
      ? statSync(path).mtimeMs
      : spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 }).stdout
  return `${path} ${version}`.trim()
}
