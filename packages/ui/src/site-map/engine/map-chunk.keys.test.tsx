import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { commands, userEvent } from 'vitest/browser'
import { ThemeStyles } from '../../tokens/ThemeStyles'
import { YARD, YARD_SHAPE } from '../drawing/shape-fixture'
import { SITES } from '../sites/site-fixture'
import { SiteMap } from '../SiteMap'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Files at an address, as a glob, do not come. */
    refuse: (address: string) => Promise<void>
    /** They come again. */
    allow: (address: string) => Promise<void>
  }
}

const ENGINE = '**/site-map/engine/MapLibreMap*'

let root: Root

beforeEach(() => {
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(async () => {
  root.unmount()
  document.body.replaceChildren()
  await commands.allow(ENGINE)
})

const named = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, [role=application]')].find(
    (element) => element.textContent === name || element.getAttribute('aria-label') === name,
  )

it('gives the list when the code of the map does not come, and the map when it is tried again', async () => {
  await commands.refuse(ENGINE)
  root.render(
    <>
      <ThemeStyles />
      <SiteMap label="Location" defaultValue={YARD_SHAPE} sites={SITES} />
    </>,
  )
  // Somebody is on the map while it is on its way.
  await expect.poll(() => named('Map')).toBeDefined()
  named('Zoom in')?.focus()
  await expect.poll(() => named('Try again')).toBeDefined()
  expect(named('Map')).toBeUndefined()
  expect(document.activeElement?.textContent).toMatch(/^The map could not be loaded/)
  expect(document.querySelectorAll('[aria-label="Sites"] li')).toHaveLength(SITES.length)
  expect(document.querySelectorAll('tbody tr')).toHaveLength(YARD.length)

  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(named('Try again'))
  await userEvent.keyboard('{Enter}')
  // Still in vain: told again, with the focus on it.
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^The map could not be loaded/)

  await commands.allow(ENGINE)
  await userEvent.keyboard('{Tab}{Enter}')
  expect(document.activeElement).toBe(named('Map'))
  await expect.poll(() => document.querySelector('[data-map-state=idle]'), { timeout: 20_000 }).not.toBeNull()
  expect(document.activeElement).toBe(named('Map'))
  expect(named('Try again')).toBeUndefined()
  expect(document.querySelectorAll('tbody tr')).toHaveLength(YARD.length)
})
