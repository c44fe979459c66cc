import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { attentionDetails, homeLabels, homeMessages } from '@sitewright/domain/home/messages'
import type { AttentionLine, HomeAreaId, HomeOverview } from '@sitewright/domain/home/model'
import { failed, loading, ready } from '../../view/view-state'
import { allLicensesOverview, HOME_NOW, oneLicenseOverview, viewerOverview } from '../fixtures/home'
import type { AreaAction, HomeArea } from './Areas'
import type { HomeLinks } from './AttentionLine'
import { HomeScreen } from './HomeScreen'
import type { HomeRecord } from './RecentRecords'

const area = (id: HomeAreaId, label: string, kind: AreaAction['kind'], action: string): HomeArea => ({
  id,
  label,
  href: `#${id}`,
  action: { kind, label: action, href: `#${kind}-${id}` },
})

const USERS = area('users', 'Users', 'create', 'New User')
const GROUPS = area('groups', 'User Groups', 'create', 'New User Group')
const PROJECTS = area('projects', 'Projects', 'create', 'New Project')
const KEYS = area('apiKeys', 'API Keys', 'create', 'New API Key')
const AREAS = [
  USERS,
  GROUPS,
  PROJECTS,
  KEYS,
  area('licenses', 'Licenses', 'create', 'New License'),
  area('license', 'License', 'settings', 'License Settings'),
  area('reportGroups', 'Reports', 'create', 'New Report Group'),
  area('imports', 'Imports', 'create', 'New Import'),
  area('integrationReports', 'Integration', 'find', 'Search reports'),
  area('workflows', 'Workflow', 'create', 'New Workflow'),
  area('preservations', 'Preservation', 'create', 'New Preservation'),
  area('catalog', 'Catalog', 'find', 'Open catalog'),
]
const VIEWER_AREAS = [
  area('users', 'Users', 'find', 'Find a user'),
  area('groups', 'User Groups', 'find', 'Find a group'),
  area('projects', 'Projects', 'find', 'Find a project'),
]

const LINKS: HomeLinks = {
  review: (line) => ({ href: `#review-${line}` }),
  license: (id) => `#license-${id}`,
  licenses: '#licenses',
  user: (userName) => `#user-${userName}`,
  project: (id) => `#project-${id}`,
  importSystem: (id) => `#import-${id}`,
}
const LINKS_OF_ONE: HomeLinks = { ...LINKS, licenses: undefined }

const hours = 60 * 60_000
const record = (kind: string, label: string, hoursAgo: number): HomeRecord => ({
  kind,
  id: label,
  label,
  href: `#${label}`,
  openedAt: HOME_NOW - hoursAgo * hours,
})
const RECENT = [
  record('user', 'agnes.ndlovu', 1),
  record('license', 'Harbour Works', 2),
  record('project', 'Northgate Refinery Expansion', 3),
  record('workflow', 'Spool Fabrication', 24),
  record('user-group', 'Night Shift', 50),
]

const retry = fn()
const onClearRecent = fn()
const meta: Meta<typeof HomeScreen> = {
  title: 'Screens/Home/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    licenseName: 'Northgate Constructors',
    overview: ready(oneLicenseOverview, { retry }),
    limitsOf: 'license',
    links: LINKS_OF_ONE,
    areas: AREAS,
    recent: RECENT,
    onClearRecent,
    environmentsHref: '#environments',
    now: HOME_NOW,
    dates: { timeZone: 'UTC' },
  },
  decorators: [(Story) => <main>{Story()}</main>],
}

export default meta
type Story = StoryObj<typeof meta>

/** The administrator of one license. */
export const OneLicense: Story = {
  parameters: { rows: ['ROUTE-08', 'ROUTE-09', 'HOME-01', 'HOME-03', 'HOME-05', 'HOME-06'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
    await expect(canvas.getByText('Northgate Constructors')).toBeVisible()
    const lines = within(canvas.getByRole('region', { name: homeLabels.attention })).getAllByRole('listitem')
    await expect(lines.map((line) => line.textContent)).toEqual([
      'Locked1 user is locked outlocked.out.Review users',
      'Nearly full1 product license is full or nearly fullPreservation: 1 of 38 seats left.Review seats',
      "Idle26 users haven't signed in for 90 daysThey last signed in before 28/8/2026, or have never signed in.Review users",
      'No sites2 projects have no sitesHydrogen Plant and Rail Loading Rack.Review projects',
    ])
    const license = within(canvas.getByRole('region', { name: 'License' }))
    await expect(license.getByRole('meter', { name: 'Material Control' })).toHaveAttribute(
      'aria-valuetext',
      '95 %, nearly full',
    )
    const cells = within(canvas.getByRole('list', { name: 'Areas' })).getAllByRole('listitem')
    await expect(cells.map((cell) => cell.textContent)).toEqual([
      'Users1,383 active1,414 in totalNew User',
      'User Groups1 without members21 in totalNew User Group',
      'Projects82 active94 in totalNew Project',
      'API Keys32 active37 in totalNew API Key',
      'Imports10 active12 in totalNew Import',
      'IntegrationIntegration reports, latest 26/11/2026 6:41AM126 in totalSearch reports',
      'Workflowin 14 projects12 in totalNew Workflow',
      'Preservationin 5 projects8 in totalNew Preservation',
    ])
  },
}

const onScope = fn()
/** A super-administrator: all licenses, with a select for one of them. */
export const AllLicenses: Story = {
  parameters: { rows: ['HOME-01', 'HOME-03', 'HOME-05'] },
  args: {
    overview: ready(allLicensesOverview, { retry }),
    limitsOf: 'licenses',
    links: LINKS,
    scope: { value: '', options: [{ value: '1', label: '1 · Northgate Constructors' }], onChange: onScope },
    onJump: fn(),
  },
  play: async ({ canvas }) => {
    const titles = within(canvas.getByRole('region', { name: homeLabels.attention })).getAllByRole('heading', {
      level: 3,
    })
    await expect(titles.map((title) => title.textContent)).toEqual([
      '1 license has ended',
      '4 users are locked out',
      '1 license is over a limit',
      '2 licenses end within 60 days',
      '3 product licenses are full or nearly full',
      "61 users haven't signed in for 90 days",
      '1 license is inactive',
      '1 import system is inactive',
      '7 projects have no sites',
    ])
    await expect(canvas.getByText('30 days', { selector: 'li span' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Review users: 4 users are locked out' })).toHaveAttribute(
      'href',
      '#review-lockedUsers',
    )
    await expect(canvas.getByText(/Caisson Yard/).closest('p')).toHaveTextContent(
      'Caisson Yard, Hydrogen Plant, Rail Loading Rack and 4 more.',
    )
    const rows = within(canvas.getByRole('table', { name: 'Licenses' })).getAllByRole('row')
    await expect(rows[1]).toHaveTextContent('Granite Pass TunnelsProjects 3 of 252 of 50104 %')
    await expect(rows[6]).toHaveTextContent('Old QuarryInactive14 of 2070 %Old QuarryEnded')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Scope' }), '1')
    await expect(onScope.mock.lastCall?.[0]).toBe('1')
    const hint = canvas.getByText('K', { selector: 'kbd' }).parentElement
    await expect(hint).toHaveTextContent('Press Ctrl K to jump to a record.')
    // Twelve areas leave no cell free.
    await expect(canvas.queryByRole('button', { name: /^Jump to/ })).toBeNull()
  },
}

/** A viewer: nothing needs attention, and nothing can be changed. */
export const ViewOnly: Story = {
  parameters: { rows: ['HOME-08'] },
  args: { overview: ready(viewerOverview, { retry }), limitsOf: undefined, areas: VIEWER_AREAS, isViewOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(homeMessages.calm)).toBeVisible()
    await expect(
      canvas.getByText('Your roles let you look at Users, User Groups and Projects.', { exact: false }),
    ).toBeVisible()
    await expect(canvas.getByText('You can open 3 areas but not change anything in them')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Find a user' })).toBeVisible()
    await expect(canvas.getByText(homeMessages.viewOnly)).toBeVisible()
  },
}

/** Nothing needs attention. */
export const Calm: Story = {
  parameters: { rows: ['HOME-08'] },
  args: { overview: ready({ ...oneLicenseOverview, attention: {} }, { retry }), onJump: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(homeMessages.calm)).toBeVisible()
    await expect(canvas.queryByText(homeMessages.viewOnly)).toBeNull()
    await expect(canvas.getByRole('button', { name: /^Jump to/ })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { overview: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New User' })).toBeVisible()
    const areas = within(canvas.getByRole('region', { name: 'Areas' }))
    await expect(areas.getByRole('status')).toHaveTextContent('Loading')
  },
}

/** Shows one error when the numbers cannot load, and the areas stay open. */
export const NotLoaded: Story = {
  parameters: { rows: ['ERR-99', 'HOME-07'] },
  args: { overview: failed({ message: homeMessages.overviewFailed }, retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(homeMessages.overviewFailed)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(retry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Users' })).toBeVisible()
  },
}

const FAILED = { state: 'failed' } as const
const partlyFailed: HomeOverview = {
  ...oneLicenseOverview,
  attention: { ...oneLicenseOverview.attention, lockedUsers: FAILED },
  limits: FAILED,
  areas: { ...oneLicenseOverview.areas, users: FAILED },
}
/** A check that failed keeps its line, and the others are shown. */
export const PartlyFailed: Story = {
  parameters: { rows: ['ERR-99', 'HOME-07'] },
  args: { overview: ready(partlyFailed, { retry }) },
  play: async ({ canvas }) => {
    const attention = within(canvas.getByRole('region', { name: homeLabels.attention }))
    await expect(attention.getByRole('alert')).toHaveTextContent(attentionDetails.failed('locked users'))
    await expect(attention.getByText('2 projects have no sites')).toBeVisible()
    await userEvent.click(attention.getByRole('button', { name: 'Retry, locked users' }))
    await expect(retry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Retry, Users' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry, Limits' })).toBeVisible()
  },
}

export const RolesLost: Story = {
  name: 'An answer without parts, because the roles changed meanwhile',
  tags: ['test-only'],
  parameters: { rows: ['HOME-12'] },
  args: { overview: ready(viewerOverview, { retry }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'API Keys' })).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'License' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Projects' })).toBeVisible()
  },
}

/** Recent records, which can be cleared. */
export const Recent: Story = {
  parameters: { rows: ['HOME-09'] },
  render: function Render(args) {
    const [recent, setRecent] = useState(args.recent)
    return <HomeScreen {...args} recent={recent} onClearRecent={() => setRecent([])} />
  },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Recent' }))
    await expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'agnes.ndlovuUser8:41AM',
      'Harbour WorksLicense7:41AM',
      'Northgate Refinery ExpansionProject6:41AM',
      'Spool FabricationWorkflowYesterday',
      'Night ShiftUser group24/11/2026',
    ])
    await userEvent.click(section.getByRole('button', { name: 'Clear' }))
    await expect(section.getByText(homeMessages.noRecent)).toBeVisible()
    await expect(section.getByRole('heading', { name: 'Recent' })).toHaveFocus()
    await expect(section.getByRole('status')).toHaveTextContent(homeMessages.recentCleared)
  },
}

export const AnotherServer: Story = {
  name: 'A server without the call: areas, without attention and limits',
  tags: ['test-only'],
  parameters: { rows: ['HOME-11'] },
  args: {
    overview: undefined,
    areas: [{ ...USERS, counts: ready({ total: '240', detail: '231 active' }) }, GROUPS, PROJECTS],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('231 active')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: homeLabels.attention })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Projects' })).toBeVisible()
  },
}

export const TotalNotLoaded: Story = {
  name: 'A total of another server that could not be loaded says so and leaves the area open',
  tags: ['test-only'],
  parameters: { rows: ['ERR-99', 'HOME-11'] },
  args: {
    overview: undefined,
    areas: [{ ...USERS, counts: failed({ message: homeMessages.countFailed }, retry) }, GROUPS],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(homeMessages.countFailed)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry, Users' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

const LONG = 'Integration and commissioning of all connected systems and their exports '.repeat(2)
const long = (line: AttentionLine): HomeOverview => ({
  ...allLicensesOverview,
  attention: {
    [line]: { state: 'ok', value: { count: 12_345, named: [{ projectId: 1, name: LONG }] } },
    lockedUsers: {
      state: 'ok',
      value: { count: 2, named: [{ userName: 'x'.repeat(60) }, { userName: 'y'.repeat(60) }] },
    },
  },
})
export const VeryLongText: Story = {
  args: {
    overview: ready(long('projectsWithoutSites'), { retry }),
    limitsOf: 'licenses',
    recent: [{ ...record('project', LONG, 1), detail: LONG }],
  },
}

export const WithoutAreas: Story = {
  args: { areas: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(homeMessages.noAreas)).toBeVisible()
    await expect(canvas.queryByRole('region', { name: homeLabels.attention })).toBeNull()
  },
}
