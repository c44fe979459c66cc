import { expect, type Page } from '@playwright/test'
import { test } from './built-test'

/** How a user sees and reads a page, two or three ways at a time, and whether its text runs from right to left. */
const MODES = [
  { name: 'in dark at 320 px', theme: 'dark', width: 320 },
  { name: 'in contrast with text of 200 %', theme: 'contrast', textSize: 200 },
  { name: 'in forced colors at 320 px', theme: 'light', width: 320, forcedColors: 'active' },
  { name: 'in dark contrast from right to left', theme: 'contrast-dark', direction: 'rtl' },
] as const

/** Stories that the keyboard works alone. Where arrow keys follow the direction of the text, another story presses them from right to left. */
const COMPONENTS = [
  { name: 'badge', story: 'toggle-badge--keyboard-alone', rtl: 'toggle-badge--keyboard-alone' },
  { name: 'tree', story: 'tree-checkbox--keyboard-alone', rtl: 'tree-checkbox--right-to-left' },
  { name: 'email tags', story: 'email-tag-input--keyboard-alone', rtl: 'email-tag-input--right-to-left' },
  { name: 'weights', story: 'weight-editor--keyboard-alone', rtl: 'weight-editor--keyboard-alone' },
  { name: 'board', story: 'phase-board--keyboard-alone', rtl: 'phase-board--right-to-left' },
  { name: 'map', story: 'site-map--keyboard-alone', rtl: 'site-map--keyboard-alone' },
] as const

/** What a page reports about its story. */
interface Report {
  /** `finished`, or the error of the play. */
  end?: string
  /** How many keys the play pressed. */
  presses: number
  /** Elements that had the focus out of view or without a mark of it. */
  faults: string[]
}

declare global {
  interface Window {
    report?: Report
  }
}

/** Runs in the page before the story: waits for its end, and looks at the focused element after each key. */
function watchStory(): void {
  const report: Report = { presses: 0, faults: [] }
  window.report = report
  const listen = (): void => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    if (channel === undefined) {
      requestAnimationFrame(listen)
      return
    }
    for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored'])
      channel.on(event, (error) => {
        report.end = `${event}: ${typeof error === 'object' ? error.message.split('\n')[0] : ''}`
      })
    channel.on('storyRendered', () => (report.end ??= 'finished'))
  }
  listen()

  /** An outline, or a border that a focused element adds inside itself. */
  const isMarked = (element: Element): boolean =>
    [undefined, '::after'].some((part) => {
      const { outlineStyle, outlineWidth, borderTopWidth, content } = getComputedStyle(element, part)
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
      return hasOutline || (part !== undefined && content !== 'none' && Number.parseFloat(borderTopWidth) > 1)
    })
  document.addEventListener(
    'keyup',
    () => {
      report.presses += 1
      const focused = document.activeElement
      // After the last control, and for a moment while a dialog closes.
      if (focused === null || focused === document.body || !focused.matches(':focus-visible')) return
      const active = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '') ?? focused
      const { top, bottom, left, right } = active.getBoundingClientRect()
      const name = active.getAttribute('aria-label') ?? active.textContent.slice(0, 40)
      if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
        report.faults.push(`out of view: ${name}`)
      // A field marks the box around it.
      const around = [active, active.parentElement, active.parentElement?.parentElement]
      if (!around.some((element) => element instanceof Element && isMarked(element)))
        report.faults.push(`no focus ring: ${name}`)
    },
    true,
  )
}

const readReport = (page: Page) => page.evaluate(() => window.report)

// A map is drawn by software here, which takes long on a busy machine.
test.describe.configure({ timeout: 120_000 })

for (const mode of MODES) {
  const direction = 'direction' in mode ? mode.direction : 'ltr'
  for (const { name, story, rtl } of COMPONENTS) {
    test(`the keyboard alone works the ${name} ${mode.name}`, async ({ built, page }) => {
      await page.setViewportSize({ width: 'width' in mode ? mode.width : 1024, height: 768 })
      await page.emulateMedia({ forcedColors: 'forcedColors' in mode ? mode.forcedColors : 'none' })
      await page.addInitScript(watchStory)
      const globals = `theme:${mode.theme};direction:${direction};textSize:${'textSize' in mode ? mode.textSize : 100};motion:reduce`
      const id = `components-${direction === 'rtl' ? rtl : story}`
      await page.goto(`${built.origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`)
      await expect.poll(async () => (await readReport(page))?.end, { timeout: 100_000 }).toBe('finished')
      const report = await readReport(page)
      expect([...new Set(report?.faults)]).toEqual([])
      expect(report?.presses).toBeGreaterThan(2)
      const root = page.locator('html')
      expect(await root.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      expect(await root.evaluate((element) => getComputedStyle(element).direction)).toBe(direction)
    })
  }
}
