import { setTimeout as pause } from 'node:timers/promises'

/** A contender that has not done what it was asked for by then is out, in milliseconds. */
const LIMIT = 20_000
/** Between two looks at how busy the main thread has been, in milliseconds. */
const LOOK = 40
/** Busy for less than that between two looks counts as idle, in milliseconds; the looks themselves cost some of it. */
const IDLE = 1.5
const QUIET_LOOKS = 3
/** @type {Record<string, number>} of keys whose code is not their character's */
const CODES = { ArrowDown: 40, '.': 190 }
/** Of the modifier in front of a key, as the protocol counts them. */
const ALT = 1
/** How far a pressed pointer goes at first: more than any contender waits for before it drags, px. */
const NUDGE = 8

/**
 * What a person does: a press of the mouse on something (by name in `bench.find`), then keys.
 * @typedef {object} Input
 * @property {string} [press]
 * @property {string[]} [keys]
 * @property {string} [keysOf] keys that the page has for it, by name in `bench.keys`; each is waited for
 * @property {{ down?: string, over?: string, up?: string }} [pointer] one step of a drag, at something in `bench.find`: pressed and
 *   moved a little, carried there, let go there
 */

/** What one operation has cost. */
/** @typedef {{ cpu: number, longest: number }} Cost `cpu`: of the main thread, `longest`: its longest task if over 50; in milliseconds */

/** It did not do what it was asked for, or not in time. */
export class OutError extends Error {}

/** How Playwright says that a page is no more. */
const GONE = /crash|closed|disconnected/i

/**
 * Waits for a page no longer than for a contender: one that is stuck never answers, and one that has died says so.
 * @template Answer
 * @param {Promise<Answer>} answer of the page
 * @param {number} [limit] milliseconds
 * @returns {Promise<Answer>}
 * @throws {OutError} when the page has died, or does not answer
 */
export async function answered(answer, limit = LIMIT) {
  const end = new AbortController()
  const late = pause(limit, undefined, { signal: end.signal }).then(() => {
    throw new OutError(`The page has not answered for ${limit / 1000} s`)
  })
  try {
    return await Promise.race([answer, late])
  } catch (error) {
    if (error instanceof OutError || !(error instanceof Error) || !GONE.test(error.message)) throw error
    throw new OutError(`The page has died: ${error.message.split('\n')[0]}`, { cause: error })
  } finally {
    end.abort()
  }
}

/** Works a page through the DevTools protocol as a person would, and reads what that costs. */
export class Driver {
  #page
  #cdp
  /** Of one look whether the page is idle, in milliseconds. */
  #lookCost = 0

  /**
   * @param {import('playwright').Page} page
   * @param {import('playwright').CDPSession} cdp
   */
  constructor(page, cdp) {
    this.#page = page
    this.#cdp = cdp
  }

  /**
   * @param {import('playwright').BrowserContext} context
   * @param {string} address
   */
  static async open(context, address) {
    const page = await answered(context.newPage())
    const cdp = await answered(context.newCDPSession(page))
    // Time that this thread has run, and not time on the clock: another program on the machine is not measured.
    await answered(cdp.send('Performance.enable', { timeDomain: 'threadTicks' }))
    await answered(page.goto(address))
    const driver = new Driver(page, cdp)
    await driver.calibrate()
    return driver
  }

  /** A page that has died, or does not answer, goes with its context. */
  async close() {
    await answered(this.#page.close()).catch(() => undefined)
  }

  /**
   * Presses something, or some keys, and waits until the page has done what it was asked for and is idle.
   *
   * What the harness itself asks of the page (where to press, whether it is done) is asked before and after, so that it
   * is not measured; looking whether the page is idle is, and its usual cost is taken off.
   * @param {Input} input
   * @param {string} [effect] what has to have happened, by name in `bench.is`; nothing without one
   * @returns {Promise<Cost>}
   */
  async measure({ press, keys = [], keysOf, pointer }, effect) {
    await this.#settle()
    const place = press === undefined ? undefined : await this.#placeOf(press)
    const step = pointer && { ...pointer, at: await this.#placeOf(pointer.down ?? pointer.over ?? pointer.up ?? '') }
    const own = keysOf === undefined ? [] : await this.#evaluate((key) => window.bench.keys?.[key] ?? [], keysOf)
    await this.#evaluate(() => {
      window.bench.longest = 0
    })
    const end = Date.now() + LIMIT
    let cpu = 0
    for (let isDone = false; !isDone;) {
      const isFirst = cpu === 0
      const before = await this.#metric('TaskDuration')
      if (isFirst && place !== undefined) await this.#press(place)
      if (isFirst) for (const key of keys) await this.#key(key)
      if (isFirst && step !== undefined) await this.#drag(step)
      let looks = 0
      for (const key of isFirst ? own : []) {
        await this.#key(key)
        looks += await this.#settle()
      }
      looks += await this.#settle()
      cpu += ((await this.#metric('TaskDuration')) - before) * 1000 - looks * this.#lookCost
      isDone = effect === undefined || (await this.#is(effect))
      if (!isDone && Date.now() > end) throw new OutError(`${effect} was not done in ${LIMIT / 1000} s`)
    }
    return { cpu: Math.max(cpu, 0), longest: await this.#evaluate(() => window.bench.longest) }
  }

  #evaluate = /** @type {import('playwright').Page['evaluate']} */ (
    (/** @type {any} */ does, /** @type {any} */ given) => answered(this.#page.evaluate(does, given))
  )

  /** @type {import('playwright').CDPSession['send']} */
  #send = (...given) => answered(this.#cdp.send(...given))

  /**
   * @param {string} name in `bench.find`
   * @returns {Promise<{ x: number, y: number }>} its middle
   */
  async #placeOf(name) {
    const place = await this.#evaluate((key) => {
      const box = window.bench.find[key]?.()?.getBoundingClientRect()
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }, name)
    if (!place) throw new OutError(`There is no ${name} to press`)
    return place
  }

  /** @param {{ x: number, y: number }} place */
  async #press(place) {
    const at = { ...place, button: /** @type {const} */ ('left'), clickCount: 1 }
    await this.#send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place })
    await this.#send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at })
    await this.#send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at })
  }

  /** @param {{ down?: string, up?: string, at: { x: number, y: number } }} step */
  async #drag({ down, up, at }) {
    const held = { button: /** @type {const} */ ('left'), buttons: 1 }
    const send = (/** @type {'mouseMoved' | 'mousePressed' | 'mouseReleased'} */ type, /** @type {object} */ more) =>
      this.#send('Input.dispatchMouseEvent', { type, ...at, ...more })
    if (down !== undefined) {
      await send('mouseMoved', {})
      await send('mousePressed', { ...held, clickCount: 1 })
      await send('mouseMoved', { ...held, x: at.x + NUDGE })
    } else if (up === undefined) await send('mouseMoved', held)
    else await send('mouseReleased', { button: 'left', clickCount: 1 })
  }

  /** @param {string} name as in KeyboardEvent.key, with `Alt+` before it where that is held; a character is typed */
  async #key(name) {
    const key = name.replace('Alt+', '')
    const text = key.length === 1 ? { text: key } : {}
    const type = key.length === 1 ? 'keyDown' : 'rawKeyDown'
    const code = key === ' ' ? 'Space' : key.length === 1 ? '' : key
    const virtual = CODES[key] ?? key.toUpperCase().charCodeAt(0)
    const common = { key, code, modifiers: key === name ? 0 : ALT, windowsVirtualKeyCode: virtual }
    await this.#send('Input.dispatchKeyEvent', { type, ...common, ...text })
    await this.#send('Input.dispatchKeyEvent', { type: 'keyUp', ...common })
  }

  /** @param {string} name in `bench.find` */
  async focus(name) {
    await this.#evaluate((key) => {
      const element = window.bench.find[key]?.()
      if (element instanceof HTMLElement) element.focus()
    }, name)
  }

  /** @returns {Promise<number>} megabytes in use, after a collection */
  async heap() {
    await this.#settle()
    await this.#send('HeapProfiler.collectGarbage')
    await this.#send('HeapProfiler.collectGarbage')
    return (await this.#metric('JSHeapUsedSize')) / 1e6
  }

  /** @param {string} name */
  async #metric(name) {
    const { metrics } = await this.#send('Performance.getMetrics')
    return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  }

  /** @param {string} effect */
  #is(effect) {
    return this.#evaluate((key) => window.bench.is[key]?.() === true, effect)
  }

  /** @returns {Promise<number>} how often it has looked whether the page is idle */
  async #settle() {
    const end = Date.now() + LIMIT
    let last = await this.#metric('TaskDuration')
    let looks = 0
    for (let quiet = 0; quiet < QUIET_LOOKS; looks += 1) {
      await pause(LOOK)
      const now = await this.#metric('TaskDuration')
      quiet = (now - last) * 1000 < IDLE ? quiet + 1 : 0
      last = now
      if (Date.now() > end) throw new OutError('It was never idle')
    }
    return looks
  }

  /** Measures what a look at an idle page costs. */
  async calibrate() {
    await this.#settle()
    /** @type {number[]} */
    const costs = []
    for (let time = 0; time < 7; time += 1) {
      const before = await this.#metric('TaskDuration')
      await pause(LOOK)
      costs.push(((await this.#metric('TaskDuration')) - before) * 1000)
    }
    this.#lookCost = costs.toSorted((a, b) => a - b)[3] ?? 0
  }
}
