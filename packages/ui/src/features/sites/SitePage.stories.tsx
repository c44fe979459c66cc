import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { failed, loading, ready } from '../../view/view-state'
import { laydownYard } from '../fixtures/sites'
import { SitePage, type SitePageProps } from './SitePage'

const meta = {
  title: 'Screens/Sites/Site',
  component: SitePage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(laydownYard),
    tabs: [
      { label: 'Map', href: '#map' },
      { label: 'Properties', href: '#properties', isCurrent: true },
    ],
    loading: null,
    failedTitle: 'Failed to fetch site.',
    breadcrumb: [
      { label: 'Projects', href: '#projects' },
      { label: 'Northgate Refinery Expansion', href: '#project' },
    ],
    siteHref: (siteId: number) => `#site-${siteId}`,
    treeHref: '#tree',
    edit: { allowed: true },
    onPrint: fn(),
    loadPreview: fn<SitePageProps['loadPreview']>(async () => ({
      activeBelow: 18,
      archivedBelow: 2,
      archivedAbove: [],
    })),
    onChangeState: fn<SitePageProps['onChangeState']>(async () => undefined),
    onChanged: fn(),
    children: () => <p>Fields</p>,
  },
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

const archivedYard = { ...laydownYard, active: false }

/** Shows the facts of a site, its path and two tabs. */
export const Default: Story = {
  parameters: { rows: ['SITE-03'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Laydown Yard B', level: 1 })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Tank Farm' })).toHaveAttribute('href', '#site-1')
    await expect(canvas.getByRole('link', { name: 'Map' })).toBeVisible()
    await expect(canvas.getByText('Polygon, 4 vertices')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Edit Site' })).toHaveAttribute('href', '#tree')
  },
}

export const Archive: Story = {
  name: 'Archiving asks, with the number of sub-sites',
  tags: ['test-only'],
  parameters: { rows: ['SITE-61', 'SITE-62', 'SITE-63'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Archive Laydown Yard B?' })
    await expect(
      within(dialog).getByText('Are you sure you want to archive this site and all of its sub-sites?'),
    ).toBeVisible()
    await expect(await within(dialog).findByText('18 active sub-sites will be archived too.')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Archive site' }))
    await expect(args.onChangeState).toHaveBeenCalledWith({ active: false, unarchiveSubSites: false })
    await expect(args.onChanged).toHaveBeenCalledOnce()
  },
}

export const ArchiveLeaf: Story = {
  name: 'Archiving a site without sub-sites asks another question',
  tags: ['test-only'],
  parameters: { rows: ['SITE-62', 'SITE-63'] },
  args: {
    view: ready({ ...laydownYard, children: [] }),
    loadPreview: fn<SitePageProps['loadPreview']>(async () => ({
      activeBelow: 0,
      archivedBelow: 0,
      archivedAbove: [],
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }))
    await expect(await screen.findByText('Are you sure you want to archive this site?')).toBeVisible()
  },
}

export const Unarchive: Story = {
  name: 'Unarchiving names the archived sites above and offers the sub-sites',
  tags: ['test-only'],
  parameters: { rows: ['SITE-65', 'SITE-74'] },
  args: {
    view: ready(archivedYard),
    loadPreview: fn<SitePageProps['loadPreview']>(async () => ({
      activeBelow: 0,
      archivedBelow: 12,
      archivedAbove: ['Tank Farm', 'Laydown Yards'],
    })),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Archived')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Print Label' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Unarchive' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Unarchive Laydown Yard B?' })
    await expect(
      await within(dialog).findByText('These archived sites above it become active too: Tank Farm > Laydown Yards.'),
    ).toBeVisible()
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Unarchive sub-sites too' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Unarchive site' }))
    await expect(args.onChangeState).toHaveBeenCalledWith({ active: true, unarchiveSubSites: true })
  },
}

export const ArchiveFailed: Story = {
  name: 'A failure stays in the dialog',
  tags: ['test-only'],
  parameters: { rows: ['MSG-36'] },
  args: {
    onChangeState: fn<SitePageProps['onChangeState']>(async () => 'Failed to save site.'),
    loadPreview: fn<SitePageProps['loadPreview']>(async () => undefined),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(await within(dialog).findByText("Couldn't count the sub-sites. You can still continue.")).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Archive site' }))
    await expect(await within(dialog).findByText('Failed to save site.')).toBeVisible()
    await expect(args.onChanged).not.toHaveBeenCalled()
  },
}

/** Without the role a site cannot be archived, and the button says why; its tree can be viewed. */
export const ReadOnly: Story = {
  parameters: { rows: ['PERM-28', 'NAV-42'] },
  args: { edit: { allowed: false, reason: 'You need the "Administer Site" role. Ask your administrator.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Archive/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('link', { name: 'View Site' })).toHaveAttribute('href', '#tree')
    await expect(canvas.queryByRole('link', { name: 'Edit Site' })).not.toBeInTheDocument()
  },
}

export const Loading: Story = { name: 'Loading', args: { view: loading() } }

/** A failure shows the message of the server and Retry. */
export const Failed: Story = {
  parameters: { rows: ['SITE-72', 'MSG-32'] },
  args: { view: failed({ message: 'No such site.' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to fetch site.')).toBeVisible()
    await expect(canvas.getByText('No such site.')).toBeVisible()
  },
}
