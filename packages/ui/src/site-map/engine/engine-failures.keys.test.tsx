import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { YARD_SHAPE } from '../drawing/shape-fixture'
import type { MapConfig } from '../sites/map-site'
import { SiteMap } from '../SiteMap'
import { createEngine, type EngineError, type EngineMapProps, type MapEngines } from './map-engine'
import { createTestRoot } from '../../test-root/test-root-fixture'

/** The props of the mounted map of Mapbox. */
let mapbox: EngineMapProps | undefined

function FakeMapbox(props: EngineMapProps) {
  return (
    <i
      ref={() => {
        mapbox = props
        return () => {
          mapbox = undefined
        }
      }}
    >
      Streets
    </i>
  )
}
const mount = async (Map: (props: EngineMapProps) => React.ReactNode) => Map
const ENGINES: MapEngines = {
  mapbox: createEngine(() => mount(FakeMapbox)),
  maplibre: createEngine(() => mount(() => <i>Schematic</i>)),
}
const VIEW = { center: () => [0, 0], project: () => ({ x: 0, y: 0 }), unproject: () => [0, 0] } as never
const READY = { view: VIEW, goTo: () => undefined, setPannable: () => undefined, onFrame: () => () => undefined }

const root = createTestRoot()

const render = (mapConfig: MapConfig, engines: MapEngines = ENGINES): void =>
  root.render(<SiteMap label="Location" engines={engines} mapConfig={mapConfig} defaultValue={YARD_SHAPE} />)
const text = (part: string | RegExp) => page.getByText(part)
const findMapbox = async (): Promise<EngineMapProps> => {
  await expect.poll(() => mapbox).toBeDefined()
  return mapbox as EngineMapProps
}

const FAILURES: [cause: string, error: Partial<EngineError>, sentence: string, canRetry: boolean][] = [
  ['rejects the token', { status: 401, message: '' }, 'The map service rejected the request.', false],
  ['allows the token elsewhere', { status: 403, message: '' }, 'The map service rejected the request.', false],
  ['is out of reach', { message: 'Failed to fetch https://x' }, "The map service can't be reached.", true],
  ['is down', { status: 503, message: '' }, "The map service can't be reached.", true],
  ['has no such style', { status: 404, message: '' }, "The style of the map couldn't be loaded.", false],
  ['needs WebGL', { message: 'Failed to initialize WebGL', isFatal: true }, "Your browser can't draw maps.", false],
]

describe('a map that Mapbox draws', () => {
  it.each(FAILURES)(
    'says that the service %s, and shows the schematic map [MAP-20]',
    async (_, error, sentence, canRetry) => {
      render({ mapboxToken: 'pk.a' })
      const { onError } = await findMapbox()
      onError({ status: undefined, message: '', isFatal: false, ...error })
      await expect.element(text(`${sentence} A schematic map without streets is shown instead.`)).toBeVisible()
      await expect.element(text(/^Schematic$/)).toBeVisible()
      expect(page.getByRole('button', { name: 'Retry' }).elements()).toHaveLength(canRetry ? 1 : 0)
    },
  )

  it('names the cause when no other engine is installed', async () => {
    render({ mapboxToken: 'pk.a' }, { mapbox: ENGINES.mapbox as never })
    const { onError } = await findMapbox()
    page.getByRole('application').element().focus()
    onError({ status: 401, message: '', isFatal: false })
    await expect.element(text('The map service rejected the request. Use the lists below instead.')).toBeVisible()
    expect(document.activeElement?.textContent).toContain('The map service rejected')
  })

  it('is loaded again by Retry, and by another token', async () => {
    render({ mapboxToken: 'pk.a' })
    const { onError } = await findMapbox()
    onError({ status: undefined, message: 'Failed to fetch', isFatal: false })
    await page.getByRole('button', { name: 'Retry' }).click()
    const second = await findMapbox()
    await expect.element(page.getByRole('application')).toHaveFocus()
    second.onError({ status: 401, message: '', isFatal: false })
    await expect.element(text(/rejected the request/)).toBeVisible()
    render({ mapboxToken: 'pk.b' })
    await expect.poll(() => mapbox?.token).toBe('pk.b')
    expect(text(/rejected the request/).elements()).toHaveLength(0)
  })
})

describe('the timeout of a map that Mapbox draws', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('ends the wait for a map that never gets ready', async () => {
    render({ mapboxToken: 'pk.a', timeout: 1000 })
    await findMapbox()
    vi.advanceTimersByTime(1000)
    await expect.element(text(/^The map service took too long to respond\. A schematic map/)).toBeVisible()
  })

  it('leaves a ready map alone, also after the timeout changes', async () => {
    render({ mapboxToken: 'pk.a', timeout: 1000 })
    const { onReady } = await findMapbox()
    onReady(READY)
    render({ mapboxToken: 'pk.a', timeout: 2000 })
    await expect.element(page.getByRole('application')).toBeVisible()
    vi.advanceTimersByTime(10_000)
    const { onError } = await findMapbox()
    // A missing tile is no reason to replace the map.
    onError({ status: 404, message: '', isFatal: false })
    await expect.element(text("Parts of the map couldn't be loaded.")).toBeVisible()
    expect(mapbox).toBeDefined()
  })

  it('starts again with a map for another token', async () => {
    render({ mapboxToken: 'pk.a', timeout: 1000 })
    const { onReady } = await findMapbox()
    onReady(READY)
    render({ mapboxToken: 'pk.b', timeout: 1000 })
    await expect.poll(() => mapbox?.token).toBe('pk.b')
    vi.advanceTimersByTime(1000)
    await expect.element(text(/^The map service took too long/)).toBeVisible()
  })
})
