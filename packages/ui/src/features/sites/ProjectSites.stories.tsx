import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteMoveMessages as messages } from '@sitewright/domain/sites/move-messages'
import { selectedSiteMessages } from '@sitewright/domain/sites/selected-messages'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { liftWithMouse, sendMouse } from '../../drag/mouse-fixture'
import { failed, loading, ready } from '../../view/view-state'
import { createManySites, simpleSites } from '../fixtures/sites'
import { ProjectSites, type ProjectSitesProps } from './ProjectSites'
import { SelectedSiteActions, type SitesQuestion } from './SelectedSiteActions'

type PageProps = Omit<ProjectSitesProps, 'siteHref' | 'treeHref'>

const siteHref = (siteId: number): string => `#site-${siteId}`
const treeHref = (siteId: number): string => `#tree-${siteId}`

/** Keeps the search and the switch, as the address of the page does. */
function Page(props: PageProps) {
  const [search, setSearch] = useState(props.search)
  const [isArchivedShown, setArchivedShown] = useState(props.isArchivedShown)
  return (
    <ProjectSites
      {...props}
      {...{ search, isArchivedShown, siteHref, treeHref }}
      onSearchChange={setSearch}
      onArchivedShownChange={setArchivedShown}
    />
  )
}

const STORAGE = {
  defaultStorageLocation: 4,
  options: [
    { SiteId: 1, SiteHierarchy: 'Tank Farm' },
    { SiteId: 4, SiteHierarchy: 'Tank Farm > Laydown Yards > Laydown Yard B' },
    { SiteId: 6, SiteHierarchy: 'Tank Farm > Tool Crib' },
  ],
}

const meta = {
  title: 'Screens/Sites/Project sites',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(simpleSites),
    storage: ready(STORAGE),
    edit: { allowed: true },
    canSeeArchived: true,
    isArchivedShown: false,
    onArchivedShownChange: fn(),
    search: '',
    onSearchChange: fn(),
    addHref: '#add',
    bulkHref: '#bulk',
    onExport: fn(),
    onPrint: fn(),
    onStorageChange: fn(async () => undefined),
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const MANY = createManySites(20_000)
/** An active site at the lowest level, far from the top of the list. */
const BIN =
  MANY.find(({ siteId, depth, active, name }) => siteId > 12_000 && depth === 4 && active && name.endsWith('-5'))
    ?.name ?? ''

const SECTION = { name: 'Sites of this project' }

const onAsk = fn<(question: SitesQuestion) => void>()
const selectable = (canEdit: boolean): Pick<PageProps, 'selectionActions'> => ({
  selectionActions: (selected) => (
    <SelectedSiteActions selected={selected} canEdit={canEdit} onAsk={onAsk} onMove={fn()} onPrint={fn()} />
  ),
})

/** Shows a card for each top-level site with the tree of its sub-sites. */
export const Default: Story = {
  parameters: { rows: ['SITE-08'] },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('treegrid', SECTION)
    await expect(within(grid).getAllByRole('row')).toHaveLength(5)
    await expect(within(grid).getByRole('row', { name: 'Tank Farm 4 sites' })).toHaveAttribute('aria-level', '1')
    await expect(within(grid).getByRole('row', { name: 'Row 01' })).toHaveAttribute('aria-level', '4')
    await expect(within(grid).getByRole('link', { name: 'Row 01' })).toHaveAttribute('href', '#site-5')
  },
}

/** The switch lists archived sites with a badge and without a print action. */
export const Archived: Story = {
  parameters: { rows: ['SITE-09', 'SITE-10', 'SITE-12', 'SITE-16'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('row', { name: /^Laydown A / })).toBeNull()
    await userEvent.click(canvas.getByRole('switch', { name: 'Show Archived Sites' }))
    const row = canvas.getByRole('row', { name: 'Laydown A Archived' })
    await expect(within(row).queryByRole('button', { name: /^Print/ })).toBeNull()
    const print = canvas.getByRole('button', { name: 'Print a label for Row 01' })
    await userEvent.click(print)
    await expect(args.onPrint).toHaveBeenCalledWith({ siteId: 5, name: 'Row 01' })
  },
}

export const Keyboard: Story = {
  name: 'The keyboard moves through rows and their controls',
  tags: ['test-only'],
  parameters: { rows: ['SITE-08'] },
  play: async ({ canvas }) => {
    const row = (name: string | RegExp) => canvas.getByRole('row', { name })
    row(/^Tank Farm/).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(row(/^Laydown Yard B/)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(row(/^Laydown Yard B/)).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(row(/^Laydown Yards/)).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(canvas.getByRole('link', { name: 'Tank Farm' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    const editTree = canvas.getByRole('link', { name: 'Edit the tree of Tank Farm' })
    await expect(editTree).toHaveFocus()
    // The next row would cover a focus ring outside the control.
    await expect(Number.parseFloat(getComputedStyle(editTree).outlineOffset)).toBeLessThan(0)
    await userEvent.keyboard('{Home}{ArrowLeft}to')
    await expect(row('Tool Crib')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect(canvas.getByRole('link', { name: 'Tool Crib' })).toHaveFocus()
  },
}

export const Search: Story = {
  name: 'The search finds a site by its name, ignoring case, and opens its path',
  tags: ['test-only'],
  parameters: { rows: ['SITE-08'] },
  args: { view: ready(MANY) },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('treegrid', SECTION)
    await expect(grid).toHaveAttribute('aria-rowcount', '19')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter sites' }), BIN.toUpperCase())
    await waitFor(() => expect(within(grid).getByRole('row', { name: BIN })).toBeVisible())
    await expect(within(grid).getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getAllByText('1 site found')[0]).toBeVisible()
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'jetty')
    await expect(await canvas.findByText('No site matches “jetty”.')).toBeVisible()
  },
}

/** Of 20,000 sites only the rows in view are rendered, wherever the focus is. */
export const Many: Story = {
  parameters: { rows: ['SITE-08'] },
  args: { view: ready(MANY), isArchivedShown: true },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('treegrid', SECTION)
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(5))
    within(grid).getAllByRole('row')[0]?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}{ArrowDown}{ArrowRight}{End}{Home}')
    grid.scrollTo({ top: 400 })
    await userEvent.keyboard('{PageDown}{PageDown}{ArrowDown}')
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(80)
    await expect(grid.contains(document.activeElement)).toBe(true)
    await expect(document.activeElement).toHaveRole('row')
  },
}

export const DefaultStorageLocation: Story = {
  name: 'The default storage location is searched and chosen among the options of the server',
  tags: ['test-only'],
  parameters: { rows: ['SITE-13', 'SITE-14', 'SITE-15'] },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Default Storage Location' })
    await expect(box).toHaveValue('Tank Farm > Laydown Yards > Laydown Yard B')
    await userEvent.click(box)
    await userEvent.clear(box)
    await userEvent.type(box, 'crib{Enter}')
    await expect(args.onStorageChange).toHaveBeenLastCalledWith(6)
  },
}

/** One site, a range, or all that match. The bar has their actions. */
export const Selection: Story = {
  parameters: { rows: ['SITE-81', 'SITE-82'] },
  args: { isArchivedShown: true, ...selectable(true) },
  play: async ({ canvas }) => {
    canvas.getByRole('row', { name: /^Laydown Yards/ }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Select Tank Farm' })).toBePartiallyChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Select Laydown A' })).toHaveAccessibleDescription(
      selectedSiteMessages.archivedNotSelectable,
    )
    const bar = within(await canvas.findByRole('region', { name: 'Selection' }))
    await userEvent.click(bar.getByRole('button', { name: 'Include 2 sub-sites' }))
    await expect(canvas.getByRole('row', { name: 'Row 01' })).toHaveAttribute('aria-selected', 'true')
    await expect(bar.queryByRole('button', { name: /^Include/ })).toBeNull()
    await userEvent.click(bar.getByRole('button', { name: 'Archive…' }))
    await expect(onAsk.mock.lastCall?.[0].chosen.map(({ name }) => name)).toEqual([
      'Laydown Yards',
      'Laydown Yard B',
      'Row 01',
    ])
  },
}

/** Without the role, labels of selected sites can be printed. */
export const SelectionReadOnly: Story = {
  name: 'Selection, read-only',
  parameters: { rows: ['SITE-82', 'PERM-28'] },
  args: {
    edit: { allowed: false, reason: 'You need the "Administer Site" role. Ask your administrator.' },
    canSeeArchived: false,
    ...selectable(false),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select all/ }))
    const bar = within(await canvas.findByRole('region', { name: 'Selection' }))
    await expect(bar.getByRole('button', { name: 'Print Labels' })).toBeVisible()
    await expect(bar.queryByRole('button', { name: 'Archive…' })).toBeNull()
  },
}

/** A menu and keys open the trees to a level. */
export const Levels: Story = {
  parameters: { rows: ['SITE-83'] },
  args: { view: ready(MANY) },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('treegrid', SECTION)
    await expect(grid).toHaveAttribute('aria-rowcount', '19')
    await userEvent.click(canvas.getByRole('button', { name: 'Levels' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'To level 2' }))
    await waitFor(() => expect(Number(grid.getAttribute('aria-rowcount'))).toBeGreaterThan(19))
  },
}

/** Without the role the sites are read-only, with the reason and without the switch. */
export const ReadOnly: Story = {
  parameters: { rows: ['SITE-10', 'PERM-07', 'PERM-28'] },
  args: {
    edit: { allowed: false, reason: 'You need the "Administer Site" role. Ask your administrator.' },
    canSeeArchived: false,
    isArchivedShown: true,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Sites are read-only. You need the "Administer Site" role. Ask your administrator.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('switch')).toBeNull()
    await expect(canvas.queryByRole('row', { name: /^Laydown A / })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /^Edit the tree/ })).toBeNull()
  },
}

const onMove = fn<NonNullable<PageProps['onMove']>>()
/** The code of the drag loads after the rows. */
const canDrag = (grid: HTMLElement) => waitFor(() => expect(grid).toHaveAttribute('data-draggable'))
const dragText = () => document.querySelector('[data-overlay] > span')

/** A row is dragged onto its new parent. Where it can't move, the text at the pointer says why. */
export const Drag: Story = {
  name: 'Drag to another parent',
  parameters: { rows: ['SITE-99'] },
  args: {
    view: ready([
      ...simpleSites,
      { siteId: 7, projectId: 12, parentId: 4, name: 'TOOL CRIB', active: true, depth: 4, version: 1 },
    ]),
    isArchivedShown: true,
    onMove,
  },
  play: async ({ canvas }) => {
    onMove.mockClear()
    const row = (name: string | RegExp) => canvas.getByRole('row', { name })
    const over = async (name: string | RegExp, text: string): Promise<void> => {
      sendMouse('mousemove', row(name))
      await waitFor(() => expect(dragText()).toHaveTextContent(text))
    }
    await canDrag(canvas.getByRole('treegrid', SECTION))
    liftWithMouse(within(row('TOOL CRIB')).getByText('TOOL CRIB'))
    await waitFor(() => expect(dragText()).not.toBeNull())
    await over(/^Laydown Yards/, 'Below Laydown Yards')
    await over(/^Laydown A /, messages.parentArchived('TOOL CRIB', 'Laydown A'))
    await over('TOOL CRIB', messages.circle('TOOL CRIB'))
    await over(/^Laydown Yard B/, messages.alreadyThere(1))
    await over(/^Tank Farm/, messages.sameName('TOOL CRIB'))
    sendMouse('mouseup', row(/^Tank Farm/))
    await waitFor(() => expect(dragText()).toBeNull())
    await expect(canvas.getByText(messages.sameName('TOOL CRIB'))).toBeInTheDocument()
    await expect(onMove).not.toHaveBeenCalled()

    liftWithMouse(within(row('Row 01')).getByText('Row 01'))
    await waitFor(() => expect(dragText()).not.toBeNull())
    sendMouse('mousemove', canvas.getByText('Top of the project'))
    await waitFor(() => expect(dragText()).toHaveTextContent('Top of the project'))
    sendMouse('mouseup', canvas.getByText('Top of the project'))
    await waitFor(() => expect(onMove).toHaveBeenCalledWith([expect.objectContaining({ name: 'Row 01' })], null))
  },
}

/** Where nothing can be changed, every target says why. */
export const DragReadOnly: Story = {
  name: 'Drag in a read-only project',
  parameters: { rows: ['SITE-98', 'SITE-99'] },
  args: { edit: { allowed: false, reason: 'This project is inactive.' }, onMove },
  play: async ({ canvas }) => {
    onMove.mockClear()
    await canDrag(canvas.getByRole('treegrid', SECTION))
    const row = canvas.getByRole('row', { name: 'Row 01' })
    liftWithMouse(row)
    await waitFor(() => expect(dragText()).not.toBeNull())
    sendMouse('mousemove', canvas.getByRole('row', { name: /^Tank Farm/ }))
    await waitFor(() => expect(dragText()).toHaveTextContent('Sites are read-only. This project is inactive.'))
    sendMouse('mouseup', row)
    await waitFor(() => expect(dragText()).toBeNull())
    await expect(onMove).not.toHaveBeenCalled()
  },
}

/** A project whose sites are all archived says how to see them. */
export const AllArchived: Story = {
  parameters: { rows: ['SITE-12'] },
  args: { view: ready(simpleSites.map((site) => ({ ...site, active: false }))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^All sites of this project are archived\./)).toBeVisible()
  },
}

/** A project without sites says so and offers to add one. */
export const Empty: Story = {
  parameters: { rows: ['SITE-17'] },
  args: { view: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There are no sites for this project.' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Manually Add Site' })).toHaveAttribute('href', '#add')
  },
}

export const Loading: Story = { name: 'Loading', args: { view: loading(), storage: loading() } }

/** A failure shows its message and Retry. */
export const Failed: Story = {
  parameters: { rows: ['SITE-72', 'MSG-31'] },
  args: { view: failed({ message: 'The database is busy.' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to fetch sites.')).toBeVisible()
    await expect(canvas.getByText('The database is busy.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** Long names are truncated, and deep rows keep space for them. */
export const LongNames: Story = {
  args: {
    view: ready(
      Array.from({ length: 30 }, (_, i) => ({
        siteId: i + 1,
        projectId: 12,
        parentId: i === 0 ? null : i,
        name: `${'Northwest laydown yard of the expansion '.slice(0, 44)} ${i + 1}`,
        active: i % 4 !== 3,
        depth: i + 1,
        version: 1,
      })),
    ),
    isArchivedShown: true,
  },
}

export const Export: Story = {
  parameters: { rows: ['SITE-95', 'SITE-96', 'SITE-97'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    const menu = within(await within(document.body).findByRole('menu', { name: 'Export' }))
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Copy as text for Bulk Add Sites',
      'Text for Bulk Add Sites',
      'CSV with paths and properties',
      'GeoJSON with locations',
    ])
    await userEvent.click(menu.getByRole('menuitem', { name: 'Text for Bulk Add Sites' }))
    await expect(args.onExport).toHaveBeenCalledWith('text')
  },
}
