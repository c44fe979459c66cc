import { chromium } from 'playwright'
import { resolveBrowser } from '../../../scripts/browser.mjs'
import { bundle, OUT } from './bundle.mjs'
import { answered } from './driver.mjs'
import { playRound } from './round.mjs'
import { serve } from './serve.mjs'

/**
 * One comparison: what is done, and who does it.
 * @typedef {object} Area
 * @property {string} name folder in page/
 * @property {string} title
 * @property {{ name: string, file: string, isOurs?: boolean }[]} contenders
 * @property {import('./round.mjs').Operation[]} operations
 * @property {import('./report.mjs').Goal[]} goals
 * @property {number[]} [sizes] at which it is played unless others are asked for
 */

/** The costs of all rounds, by contender. */
/** @typedef {Record<string, import('./round.mjs').Costs[]>} Played */

/**
 * Plays an area at one size: round after round, each contender once a round, so that what else the machine does meets all
 * of them alike.
 * @param {Area} area
 * @param {number} size
 * @param {{ rounds: number, end: number }} limits `end`: no round begins after it, an instant
 * @returns {Promise<{ played: Played, version: string }>} `version` of the browser
 */
export async function compete(area, size, { rounds, end }) {
  /** @type {Played} */
  const played = Object.fromEntries(area.contenders.map(({ name }) => [name, []]))
  const server = await serve(OUT)
  const { launchOptions } = resolveBrowser()
  const launch = () => chromium.launch({ ...launchOptions, args: [...launchOptions.args, '--js-flags=--expose-gc'] })
  let browser = await launch()
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, file } of area.contenders) {
        if (Date.now() > end && round > 0) continue
        // One that a contender has taken along with it.
        if (!browser.isConnected()) browser = await launch()
        const context = await browser.newContext({ viewport: { width: 1000, height: 800 } })
        const address = `${server.origin}/${area.name}/${file}/index.html?size=${size}`
        const tell = (/** @type {string} */ fault) => console.error(`  ${name}, ${size}, round ${round + 1}: ${fault}`)
        played[name]?.push(await playRound(context, address, area.operations, tell))
        // What does not close, because a page in it is stuck, goes with its browser.
        await answered(context.close()).catch(() => browser.close())
      }
    }
    return { played, version: browser.version() }
  } finally {
    await browser.close()
    server.close()
  }
}

/**
 * Builds the pages of an area.
 * @param {Area} area
 */
export async function bundleAll(area) {
  for (const { file } of area.contenders) await bundle(area.name, file)
}
