import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { commands, userEvent } from 'vitest/browser'
import { ThemeStyles } from '../../tokens/ThemeStyles'
import { YARD, YARD_SHAPE } from '../drawing/shape-fixture'
import { SiteMap } from '../SiteMap'
import { mapboxEngine } from './mapbox-engine'
import { maplibreEngine } from './maplibre-engine'
import { SITES } from '../sites/site-fixture'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Blocks requests to a URL, given as a glob. */
    refuse: (address: string) => Promise<void>
    /** Ends the blocking. */
    allow: (address: string) => Promise<void>
  }
}

// A blocked chunk rejects the import in the same way as an engine that isn't installed.
const MAPLIBRE = '**/site-map/engine/MapLibreMap*'
const MAPBOX = '**/site-map/engine/MapboxMap*'

const ENGINES = { maplibre: maplibreEngine, mapbox: mapboxEngine }

let root: Root

beforeEach(() => {
  const container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
})
afterEach(async () => {
  root.unmount()
  document.body.replaceChildren()
  await commands.allow(MAPLIBRE)
  await commands.allow(MAPBOX)
})

const findByName = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, [role=application]')].find(
    (element) => element.textContent === name || element.getAttribute('aria-label') === name,
  )
const findIdleMap = () => document.querySelector('[data-map-state=idle]')

it('shows the list when the code of the map fails to load, and the map after a retry', async () => {
  await commands.refuse(MAPLIBRE)
  root.render(
    <>
      <ThemeStyles />
      <SiteMap label="Location" engines={ENGINES} defaultValue={YARD_SHAPE} sites={SITES} />
    </>,
  )
  // The map has the focus while it loads.
  await expect.poll(() => findByName('Map')).toBeDefined()
  findByName('Zoom in')?.focus()
  await expect.poll(() => findByName('Retry')).toBeDefined()
  expect(findByName('Map')).toBeUndefined()
  expect(document.activeElement?.textContent).toMatch(/^The map couldn't be loaded\. Use the lists below/)
  expect(document.querySelectorAll('[aria-label="Sites"] li')).toHaveLength(SITES.length)
  expect(document.querySelectorAll('tbody tr')).toHaveLength(YARD.length)

  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(findByName('Retry'))
  await userEvent.keyboard('{Enter}')
  // The second attempt fails too, and its message has the focus.
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^The map couldn't be loaded/)

  await commands.allow(MAPLIBRE)
  await userEvent.keyboard('{Tab}{Enter}')
  expect(document.activeElement).toBe(findByName('Map'))
  await expect.poll(findIdleMap, { timeout: 20_000 }).not.toBeNull()
  expect(document.activeElement).toBe(findByName('Map'))
  expect(findByName('Retry')).toBeUndefined()
  expect(document.querySelectorAll('tbody tr')).toHaveLength(YARD.length)
})

it('shows the schematic map when the code of Mapbox fails to load', async () => {
  await commands.refuse(MAPBOX)
  root.render(
    <>
      <ThemeStyles />
      <SiteMap label="Location" engines={ENGINES} defaultValue={YARD_SHAPE} mapConfig={{ mapboxToken: 'pk.unused' }} />
    </>,
  )
  await expect.poll(() => document.body.textContent).toContain("The map couldn't be loaded. A schematic map")
  expect(document.body.textContent).not.toContain('rejected')
  await expect.poll(findIdleMap, { timeout: 20_000 }).not.toBeNull()
  expect(document.querySelector('.maplibregl-canvas')).not.toBeNull()
})
