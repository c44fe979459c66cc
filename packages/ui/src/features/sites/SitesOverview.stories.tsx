import type { Meta, StoryObj } from '@storybook/react-vite'
import { overviewMessages } from '@sitewright/domain/sites/overview-messages'
import type { ListedSite } from '@sitewright/domain/sites/site'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '../../view/view-state'
import { createManyMappedSites, createMappedSites } from '../fixtures/sites'
import { OverviewLinks } from './OverviewLinks'
import { createMap, createMapPage, SitesMapPage, type SitesMapPageProps } from './sites-map-fixture'

const MAPPED = createMappedSites()
const withMap = (sites: readonly ListedSite[]): Pick<SitesMapPageProps, 'view' | 'map'> => ({
  view: ready(sites),
  map: createMap(ready(sites)),
})

const meta = {
  title: 'Screens/Sites/Sites on a map',
  component: SitesMapPage,
  parameters: { layout: 'fullscreen' },
  args: createMapPage(MAPPED),
} satisfies Meta<typeof SitesMapPage>

export default meta
type Story = StoryObj<typeof meta>

/** Without a graphics card, software draws the map, which is slow. */
const LONG_WAIT = { timeout: 40_000 }
const waitForMap = async (root: HTMLElement) => {
  await waitFor(() => expect(root.querySelector('[data-map-state="idle"]')).not.toBeNull(), LONG_WAIT)
}
const getTree = (root: HTMLElement) => within(within(root).getByRole('treegrid', { name: 'Sites of this project' }))

/** All sites with their classes: in the legend, in the rows and on the map. */
export const Default: Story = {
  parameters: { rows: ['MAP-26', 'MAP-27'] },
  play: async ({ canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    const legend = within(canvas.getByRole('group', { name: 'Shown on the map' }))
    await expect(legend.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Area',
      'Warehouse',
      'Bin',
      'Muster',
      'No class',
      'Archived',
    ])
    const tree = getTree(canvasElement)
    await expect(tree.getByRole('row', { name: /^Area Process Area 100/ })).toBeVisible()
    await expect(tree.getByRole('row', { name: /^Archived Laydown A/ })).toBeVisible()
    await expect(tree.getByRole('row', { name: /^No shape Pipe Racks .*No shape/ })).toBeVisible()
  },
}

/** A selected site has a thick line and a check mark, and the bar has the actions. */
export const Selected: Story = {
  parameters: { rows: ['MAP-28', 'SITE-81'] },
  play: async ({ canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    const tree = getTree(canvasElement)
    for (const name of ['Pipe Rack 3', 'Pipe Rack 4', 'Tank 201'])
      await userEvent.click(tree.getByRole('checkbox', { name: `Select ${name}` }))
    const bar = within(await canvas.findByRole('region', { name: 'Selection' }))
    await expect(bar.getByText(/^3 of \d+ selected$/)).toBeVisible()
    tree.getByRole('row', { name: /Pipe Rack 4/ }).focus()
    await expect(await canvas.findByText('Area, polygon')).toBeVisible()
    await waitForMap(canvasElement)
  },
}

/** Of 5,000 sites, those too small to draw are circles with their number. */
export const Many: Story = {
  parameters: { rows: ['MAP-29'] },
  args: withMap(createManyMappedSites(5000)),
  play: async ({ canvasElement }) => {
    await waitForMap(canvasElement)
    await expect(getTree(canvasElement).getAllByRole('row').length).toBeLessThan(80)
  },
}

/** The list has only some of the sites, and the map has all. */
export const WithoutShape: Story = {
  name: 'List of sites without a shape',
  parameters: { rows: ['MAP-34'] },
  args: { map: { ...createMap(ready(MAPPED)), list: 'no-shape' } },
  play: async ({ canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    const lists = within(canvas.getByRole('radiogroup', { name: 'Show sites' }))
    await expect(lists.getByRole('radio', { name: 'No shape 2' })).toBeChecked()
    const tree = getTree(canvasElement)
    await expect(tree.getAllByRole('row')).toHaveLength(2)
    await expect(tree.getByRole('row', { name: /Pipe Racks in Process Area 100/ })).toBeVisible()
    await userEvent.click(lists.getByRole('radio', { name: /^Archived/ }))
    await expect(tree.getByRole('row', { name: /Laydown A/ })).toBeVisible()
    await expect(canvas.getByText('1 site found')).toBeInTheDocument()
  },
}

/** No site has a location yet. */
export const NoShapes: Story = {
  parameters: { rows: ['MAP-31'] },
  args: withMap(MAPPED.map((site) => ({ ...site, location: null }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: overviewMessages.empty }, LONG_WAIT)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Draw Process Area 100' })).toHaveAttribute('href', '#site-1')
  },
}

export const LoadingLocations: Story = {
  name: 'Locations are loading',
  args: { map: createMap(loading()) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(overviewMessages.loading)).toBeVisible()
    await expect(getTree(canvasElement).getByRole('row', { name: /^Process Area 100/ })).toBeVisible()
  },
}

/** The list, the selection and the actions work without the locations. */
export const LocationsFailed: Story = {
  parameters: { rows: ['MAP-31'] },
  args: { map: createMap(failed({ message: 'The database is busy.' }, fn())) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('The database is busy.', { exact: false })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await userEvent.click(getTree(canvasElement).getByRole('checkbox', { name: 'Select Pipe Rack 3' }))
    const bar = within(await canvas.findByRole('region', { name: 'Selection' }))
    await expect(bar.getByText(/^1 of \d+ selected$/)).toBeVisible()
  },
}

/** Without the role, sites can be looked at and their labels printed. */
export const ReadOnly: Story = {
  parameters: { rows: ['MAP-26', 'PERM-28'] },
  args: {
    edit: { allowed: false, reason: 'You need the "Administer Site" role. Ask your administrator.' },
    canSeeArchived: false,
    ...withMap(MAPPED.filter(({ active }) => active)),
  },
  play: async ({ canvas, canvasElement }) => {
    await waitForMap(canvasElement)
    await expect(canvas.queryByRole('checkbox', { name: 'Archived' })).toBeNull()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

/** The links between the two views. */
export const Links: StoryObj = {
  parameters: { rows: ['MAP-26'] },
  render: () => <OverviewLinks current="map" href={(view) => `#view=${view}`} onChoose={fn()} />,
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('group', { name: 'View' }))
    await expect(links.getByRole('link', { name: 'Map' })).toHaveAttribute('aria-current', 'true')
    await expect(links.getByRole('link', { name: 'Tree' })).toHaveAttribute('href', '#view=tree')
  },
}
