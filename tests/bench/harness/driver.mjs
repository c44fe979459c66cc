import { setTimeout as pause } from 'node:timers/promises'

/** A contender that has not done what it was asked for by then is out, in milliseconds. */
const LIMIT = 20_000
/** Between two looks at how busy the main thread has been, in milliseconds. */
const LOOK = 40
/** Busy for less than that between two looks counts as idle, in milliseconds; the looks themselves cost some of it. */
const IDLE = 1.5
const QUIET_LOOKS = 3

/** What one operation has cost. */
/** @typedef {{ cpu: number, longest: number }} Cost `cpu`: of the main thread, `longest`: its longest task if over 50; in milliseconds */

/** It did not do what it was asked for, or not in time. */
export class OutError extends Error {}

/** Works a page through the DevTools protocol as a person would, and reads what that costs. */
export class Driver {
  #page
  #cdp

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
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    // Time that this thread has run, and not time on the clock: another program on the machine is not measured.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(address)
    const driver = new Driver(page, cdp)
    await driver.#settle()
    return driver
  }

  close() {
    return this.#page.close()
  }

  /**
   * Does something and waits until the page has done what it asks for and is idle.
   * @param {() => Promise<void>} act
   * @param {string | undefined} effect what has to have happened, by name in `bench.is`; nothing without one
   * @returns {Promise<Cost>}
   */
  async measure(act, effect) {
    await this.#settle()
    await this.#page.evaluate(() => {
      window.bench.longest = 0
    })
    const before = await this.#metric('TaskDuration')
    await act()
    await this.#settle()
    const end = Date.now() + LIMIT
    while (effect !== undefined && !(await this.#is(effect))) {
      if (Date.now() > end) throw new OutError(`${effect} was not done in ${LIMIT / 1000} s`)
      await this.#settle()
    }
    const cpu = ((await this.#metric('TaskDuration')) - before) * 1000
    return { cpu, longest: await this.#page.evaluate(() => window.bench.longest) }
  }

  /**
   * A press of the mouse in the middle of an element.
   * @param {string} name in `bench.find`
   */
  async press(name) {
    const place = await this.#page.evaluate((key) => {
      const box = window.bench.find[key]?.()?.getBoundingClientRect()
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }, name)
    if (!place) throw new OutError(`There is no ${name} to press`)
    const at = { ...place, button: /** @type {const} */ ('left'), clickCount: 1 }
    await this.#cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place })
    await this.#cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at })
    await this.#cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at })
  }

  /**
   * A press of a key.
   * @param {string} key as in KeyboardEvent.key; a character is typed
   */
  async key(key) {
    const text = key.length === 1 ? { text: key } : {}
    const codes = { ArrowDown: 40, '.': 190 }
    const windowsVirtualKeyCode = key in codes ? codes[/** @type {keyof codes} */ (key)] : key.charCodeAt(0)
    const common = { key, code: key, windowsVirtualKeyCode }
    await this.#cdp.send('Input.dispatchKeyEvent', {
      type: key.length === 1 ? 'keyDown' : 'rawKeyDown',
      ...common,
      ...text,
    })
    await this.#cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...common })
  }

  /** @param {string} name in `bench.find` */
  async focus(name) {
    await this.#page.evaluate((key) => {
      const element = window.bench.find[key]?.()
      if (element instanceof HTMLElement) element.focus()
    }, name)
  }

  /** @returns {Promise<number>} megabytes in use, after a collection */
  async heap() {
    await this.#settle()
    await this.#cdp.send('HeapProfiler.collectGarbage')
    await this.#cdp.send('HeapProfiler.collectGarbage')
    return (await this.#metric('JSHeapUsedSize')) / 1e6
  }

  /** @param {string} name */
  async #metric(name) {
    const { metrics } = await this.#cdp.send('Performance.getMetrics')
    return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  }

  /** @param {string} effect */
  #is(effect) {
    return this.#page.evaluate((key) => window.bench.is[key]?.() === true, effect)
  }

  async #settle() {
    const end = Date.now() + LIMIT
    let last = await this.#metric('TaskDuration')
    for (let quiet = 0; quiet < QUIET_LOOKS;) {
      await pause(LOOK)
      const now = await this.#metric('TaskDuration')
      quiet = (now - last) * 1000 < IDLE ? quiet + 1 : 0
      last = now
      if (Date.now() > end) throw new OutError('It was never idle')
    }
  }
}
