import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { createEngine, type EngineMapProps, type ReadyMap } from './engine/map-engine'
import { SITES } from './sites/site-fixture'
import { type Geocode, type Shape, type SiteDirectory, SiteMap } from './SiteMap'

const goTo = vi.fn<ReadyMap['goTo']>()
const VIEW = { center: () => [0, 0], project: () => ({ x: 0, y: 0 }), unproject: () => [0, 0] } as never

/** A source that says how many features it has. */
const KIT = {
  Source: ({ id, data }: { id: string; data: { features: unknown[] } }) => (
    <b data-testid={id} data-features={data.features.length} />
  ),
} as never

/** A map that shows one of its colors. */
function PaintedMap({ colors, layers, onReady }: EngineMapProps) {
  return (
    <i
      ref={() => onReady({ view: VIEW, goTo, setPannable: () => undefined, onFrame: () => () => undefined })}
      data-testid="map"
    >
      {colors.land}
      {layers(KIT)}
    </i>
  )
}
const ENGINES = { maplibre: createEngine(async () => PaintedMap) }

let root: Root
let container: HTMLElement
beforeEach(() => {
  goTo.mockReset()
  container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const render = (content: ReactNode): void =>
  root.render(
    <>
      <ThemeStyles />
      {content}
    </>,
  )
const search = () => page.getByRole('combobox', { name: 'Search the map' })

describe('a search of the map whose geocoder never responds', () => {
  const geocode: Geocode = () => new Promise(() => undefined)
  beforeEach(async () => {
    render(
      <SiteMap label="Location" engines={ENGINES} geocode={geocode} sites={SITES} onSelectedSiteChange={onSelect} />,
    )
    await expect.element(page.getByTestId('map')).toBeVisible()
    onSelect.mockReset()
    await search().click()
  })
  const onSelect = vi.fn<(id: string) => void>()

  it('moves to a typed coordinate on Enter', async () => {
    await userEvent.keyboard('53.54, -113.49{Enter}')
    expect(goTo.mock.lastCall?.[0].center).toEqual([-113.49, 53.54])
    await expect.element(search()).toHaveValue('')
  })

  it('selects a site and finds a city on Enter', async () => {
    await userEvent.keyboard('muster 3{Enter}')
    expect(onSelect).toHaveBeenCalledOnce()
    await userEvent.keyboard('reykja')
    await expect.element(page.getByRole('option', { name: /Reykjav/ })).toBeVisible()
    // The places can still come.
    await expect.element(page.getByText('Loading…')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(goTo).toHaveBeenCalled()
  })

  it('says after a while that places were not found', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    await userEvent.keyboard('qxzw')
    await expect.element(page.getByText('Loading…').first()).toBeVisible()
    await expect.poll(() => timeout).toHaveBeenCalled()
    limit.abort()
    await expect.element(page.getByText(/^We couldn't search places/).first()).toBeVisible()
  })
})

describe('the colors of a map', () => {
  const getColor = () => page.getByTestId('map').element().textContent
  const renderIn = (place: HTMLElement): void =>
    render(createPortal(<SiteMap label="Location" engines={ENGINES} />, place))

  it('follow a theme that any element around it gets or loses', async () => {
    const inner = document.createElement('div')
    container.after(inner)
    const outer = document.body
    renderIn(inner)
    await expect.element(page.getByTestId('map')).toBeVisible()
    const light = getColor()
    for (const element of [inner, outer, document.documentElement]) {
      const before = element.dataset['theme']
      element.dataset['theme'] = 'dark'
      await expect.poll(getColor).not.toBe(light)
      if (before === undefined) delete element.dataset['theme']
      else element.dataset['theme'] = before
      await expect.poll(getColor).toBe(light)
    }
  })
})

describe('a search of the map for sites of a project', () => {
  const onOpen = vi.fn<() => void>()
  const locate = vi.fn<SiteDirectory['locate']>()
  const sites = [
    { id: '1', name: 'Pipe Rack 4', description: 'Pipe Racks' },
    { id: '2', name: 'Cable Rack 2', description: 'Crude Unit 2' },
    { id: '3', name: 'Rackham Yard' },
  ]
  const show = (directory: Partial<SiteDirectory>): void =>
    render(<SiteMap label="Location" engines={ENGINES} directory={{ sites, onOpen, locate, ...directory }} />)
  const announcements = (text: string) => page.getByText(text, { exact: true }).elements()
  beforeEach(async () => {
    onOpen.mockReset()
    locate.mockReset()
    show({})
    await expect.element(page.getByTestId('map')).toBeVisible()
    await search().click()
  })

  it('opens the directory with the focus, and moves to a site by arrows and Enter, announced once [MAP-19, MAP-21]', async () => {
    expect(onOpen).toHaveBeenCalled()
    locate.mockResolvedValue({ at: [8, 9], isAbove: false })
    await userEvent.keyboard('rack')
    await expect.element(page.getByRole('option').first()).toHaveTextContent('Rackham Yard')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(() => goTo.mock.lastCall?.[0].center).toEqual([8, 9])
    expect(locate).toHaveBeenCalledExactlyOnceWith('1')
    expect(announcements('The map shows Pipe Rack 4.')).toHaveLength(1)
    await expect.element(search()).toHaveFocus()
  })

  it('says that a site has no location, and shows the nearest site above [MAP-21]', async () => {
    locate.mockResolvedValue({ at: [8, 9], isAbove: true })
    await userEvent.keyboard('cable{Enter}')
    const text = 'Cable Rack 2 has no location. The map shows the nearest site above it.'
    await expect.element(page.getByText(text)).toBeVisible()
    expect(announcements(text)).toHaveLength(1)
    expect(goTo).toHaveBeenCalledOnce()
  })

  it('says that neither a site nor one above has a location, or that it was not loaded [MAP-21]', async () => {
    locate.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('offline'))
    await userEvent.keyboard('cable{Enter}')
    await expect.element(page.getByText('Cable Rack 2 has no location, and no site above it has one.')).toBeVisible()
    await userEvent.keyboard('rackham{Enter}')
    await expect.element(page.getByText("We couldn't load the location of Rackham Yard. Try again.")).toBeVisible()
    expect(goTo).not.toHaveBeenCalled()
  })

  it('says that the sites are missing, and still finds coordinates [MAP-21]', async () => {
    show({ sites: undefined, hasFailed: true })
    await userEvent.keyboard('qxz')
    await expect
      .element(page.getByText("We couldn't load the sites. You can still find cities and coordinates.").first())
      .toBeVisible()
    await userEvent.fill(search(), '53.54, -113.49')
    await userEvent.keyboard('{Enter}')
    expect(goTo.mock.lastCall?.[0].center).toEqual([-113.49, 53.54])
  })
})

describe('the neighbors of a site', () => {
  const onChange = vi.fn<(shape: Shape) => void>()
  const neighbors = [
    { id: '1', name: 'Pipe Rack 4', shape: { kind: 'point', at: [0.5, 0.25] } as const, isArchived: true },
    { id: '2', name: 'Tank Farm', shape: { kind: 'point', at: [20, 0] } as const },
  ]
  beforeEach(async () => {
    onChange.mockReset()
    render(<SiteMap label="Location" engines={ENGINES} neighbors={neighbors} onChange={onChange} />)
    await expect.element(page.getByTestId('map')).toBeVisible()
    ;(page.getByRole('application', { name: 'Map' }).element() as HTMLElement).focus()
  })

  it('attract a vertex, unless Shift is pressed or they are switched off [MAP-25]', async () => {
    await userEvent.keyboard('{Enter}')
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ ring: [[0.5, 0.25]] })
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ ring: [{}, [0, 0]] })
    await expect.element(page.getByTestId('neighbors')).toHaveAttribute('data-features', '2')
    await page.getByRole('checkbox', { name: 'Show 2 neighbors on the map' }).click()
    await expect.element(page.getByTestId('neighbors')).toHaveAttribute('data-features', '0')
    ;(page.getByRole('application', { name: 'Map' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ ring: [{}, {}, [0, 0]] })
  })

  it('are listed with distance and direction, for users who do not see the map [MAP-25]', async () => {
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    const list = page.getByRole('region', { name: 'Neighbors' })
    await expect.element(list).toHaveTextContent(/Pipe Rack 4Archived · 62\.2 km northeastTank Farm/)
  })
})
