import { Driver, OutError } from './driver.mjs'

/**
 * One thing that is measured.
 * @typedef {object} Operation
 * @property {string} name
 * @property {string} [focus] what has the focus before, by name in `bench.find`
 * @property {import('./driver.mjs').Input} [before] brings the page there; not measured
 * @property {import('./driver.mjs').Input} input
 * @property {string} [effect] what has to have happened, by name in `bench.is`
 * @property {number} [times] how often `input` does it; the cost is shared out
 */

/**
 * What one contender has cost in one round, by operation; `out` where it failed, and nothing for what came after.
 * @typedef {Record<string, import('./driver.mjs').Cost | 'out'>} Costs
 */

/**
 * Opens a contender anew and does every operation once.
 * @param {import('playwright').BrowserContext} context
 * @param {string} address
 * @param {Operation[]} operations
 * @param {(fault: string) => void} tell of what went wrong
 * @returns {Promise<Costs & { heap?: import('./driver.mjs').Cost }>} `heap`: megabytes beyond the data, as `cpu`
 */
export async function playRound(context, address, operations, tell) {
  /** @type {Costs} */
  const costs = {}
  /** @type {Driver | undefined} */
  let driver
  try {
    driver = await Driver.open(context, address)
    const data = await driver.heap()
    for (const { name, focus, before, input, effect, times = 1 } of operations) {
      try {
        if (focus !== undefined) await driver.focus(focus)
        if (before) await driver.measure(before)
        const { cpu, longest } = await driver.measure(input, effect)
        costs[name] = { cpu: cpu / times, longest }
        if (name === 'mount') costs.heap = { cpu: (await driver.heap()) - data, longest: 0 }
      } catch (error) {
        if (!(error instanceof OutError)) throw error
        costs[name] = 'out'
        tell(`${name}: ${error.message}`)
        // A page that is still at it would spoil everything that follows.
        if (name === 'mount') return costs
      }
    }
  } catch (error) {
    if (!(error instanceof OutError)) throw error
    // It was not even there to be worked with.
    for (const { name } of operations.slice(0, 1)) costs[name] ??= 'out'
    tell(error.message)
  } finally {
    await driver?.close()
  }
  return costs
}
