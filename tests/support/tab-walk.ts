import type { CDPSession, Page } from '@playwright/test'

declare global {
  interface Window {
    /** The elements at which a walk by Tab stopped. */
    tabStops?: Element[]
  }
}

/** A stop of Tab. */
interface Stop {
  /** Place of the element in `tabStops`; -1 is the body. */
  readonly id: number
  /** The start of its markup, for a message about it. */
  readonly markup: string
  /** It is one of several rows, options or radio buttons that arrow keys move among. */
  readonly isInComposite: boolean
}

/** The most presses of a walk in one direction. */
const LIMIT = 700

/** What Tab stops at. */
const STOPS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, [tabindex], [contenteditable="true"]'

/** One stop, or one for each row: arrow keys move among the others. */
const COMPOSITES = '[role="tree"], [role="treegrid"], [role="grid"], [role="listbox"], [aria-rowcount] tbody'
const PARTS = '[role="treeitem"], [role="row"], [role="option"], [aria-rowindex]'

/** The element with the focus. */
const readStop = (page: Page): Promise<Stop> =>
  page.evaluate((composites) => {
    const focused = document.activeElement ?? document.body
    const stops = (window.tabStops ??= [])
    const isNew = focused !== document.body && !stops.includes(focused)
    if (isNew) stops.push(focused)
    return {
      id: stops.indexOf(focused),
      markup: focused.outerHTML.slice(0, 160),
      isInComposite: focused.matches('input[type="radio"]') || focused.closest(composites) !== null,
    }
  }, COMPOSITES)

/** The name that the browser gives the element with the focus for assistive technology. */
async function readName(session: CDPSession): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const objectId = result.objectId ?? ''
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false })
  return String(nodes[0]?.name?.value ?? '').trim()
}

/** Presses a key until the focus is where it was first. Between the last stop and the first one the focus leaves the document, unless a dialog keeps it. */
async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  faults: string[],
  onStop: (stop: Stop) => Promise<void> = async () => undefined,
): Promise<Stop[]> {
  const stops: Stop[] = []
  /** In order. The body is the first one where the walk starts at an end of the document. */
  const seen = new Set<number>()
  for (let press = 0; press < LIMIT; press += 1) {
    await page.keyboard.press(key)
    const stop = await readStop(page)
    if (seen.has(stop.id)) {
      if (stop.id !== seen.values().next().value)
        faults.push(`${key} moves from ${stops.at(-1)?.markup} back to ${stop.markup}`)
      return stops
    }
    seen.add(stop.id)
    if (stop.id === -1) continue
    stops.push(stop)
    await onStop(stop)
  }
  faults.push(`${key} does not end after ${LIMIT} presses`)
  return stops
}

/** The visible elements that Tab should have stopped at. */
const findUnreached = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([selector, composites]) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled'))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
        // The radio buttons of a group are one stop, and what is empty is no control.
        .filter((element) => !element.matches('input[type="radio"], :empty:not(input, select, textarea, iframe)'))
        .filter((element) => !element.closest(composites) && window.tabStops?.includes(element) !== true)
        .map((element) => element.outerHTML.slice(0, 160)),
    [STOPS, COMPOSITES] as const,
  )

/** Where the focus is among rows or options; undefined if it is in none, or there is only one. */
const findPart = (page: Page): Promise<number | undefined> =>
  page.evaluate(
    ([composites, parts]) => {
      const focused = document.activeElement
      const active = document.getElementById(focused?.getAttribute('aria-activedescendant') ?? '') ?? focused
      const all = [...(active?.closest(composites)?.querySelectorAll(parts) ?? [])]
      const part = active?.closest(parts)
      return part && all.length > 1 ? all.indexOf(part) : undefined
    },
    [COMPOSITES, PARTS] as const,
  )

/** Checks that ↓ or ↑ moves on from a stop in rows or options, because Tab does not. */
async function canMoveOn(page: Page, { id }: Stop): Promise<boolean> {
  await page.evaluate((place) => (window.tabStops?.[place] as HTMLElement | undefined)?.focus(), id)
  const before = await findPart(page)
  if (before === undefined) return true
  for (const key of ['ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(key)
    const after = await findPart(page)
    if (after !== undefined && after !== before) return true
  }
  return false
}

/**
 * Walks through the page by Tab, and back by Shift+Tab.
 * @returns what is wrong: a stop at the body before the end, a stop without a name, a control that is never reached, and rows that neither Tab nor an arrow key reaches
 */
export async function walkByTab(page: Page): Promise<{ faults: string[]; stops: number }> {
  const session = await page.context().newCDPSession(page)
  const faults: string[] = []
  const forward = await walk(page, 'Tab', faults, async ({ markup }) => {
    if ((await readName(session)) === '') faults.push(`Tab stops at a nameless ${markup}`)
  })
  for (const markup of await findUnreached(page)) faults.push(`Tab never reaches ${markup}`)
  const backward = await walk(page, 'Shift+Tab', faults)
  const back = new Set(backward.map(({ id }) => id))
  for (const { id, markup, isInComposite } of forward)
    if (!isInComposite && !back.has(id)) faults.push(`Shift+Tab never reaches ${markup}`)
  await session.detach()
  const inRows = forward.filter(({ isInComposite }) => isInComposite)
  for (const stop of inRows.slice(0, 3))
    if (!(await canMoveOn(page, stop))) faults.push(`Arrow keys do not move on from ${stop.markup}`)
  return { faults, stops: forward.length }
}
