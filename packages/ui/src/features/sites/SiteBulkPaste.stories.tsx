import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { SiteTreeInput } from '@sitewright/domain/sites/site'
import { failed, loading, ready } from '../../view/view-state'
import { createManySites, simpleSites } from '../fixtures/sites'
import { SiteBulkPaste, type SiteBulkPasteProps } from './SiteBulkPaste'

const meta = {
  title: 'Screens/Sites/Bulk paste',
  component: SiteBulkPaste,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(simpleSites),
    project: '12: Northgate Refinery Expansion',
    onCreate: fn<SiteBulkPasteProps['onCreate']>(async ({ siteId = 40 }) => ({ status: 'saved', siteId })),
    treeHref: (siteId) => `/projects/12/site/${siteId}/tree`,
    sitesHref: '/projects/12/view/sites',
    createAll: fn<SiteBulkPasteProps['createAll']>((run) => run()),
  },
} satisfies Meta<typeof SiteBulkPaste>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const measureArea = (canvas: Canvas) => canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Site paths' })
const paste = async (canvas: Canvas, ...lines: string[]): Promise<void> => {
  await userEvent.click(measureArea(canvas))
  await userEvent.paste(lines.join('\n'))
}
const press = async (canvas: Canvas, name: string): Promise<void> =>
  userEvent.click(canvas.getByRole('button', { name }))

const getDelimiter = (canvas: Canvas, name: string) => canvas.getByRole('radio', { name })

/** Seven delimiters, tab until the user chooses another. */
export const Default: Story = {
  parameters: { rows: ['SITE-39', 'SITE-40', 'SITE-90', 'SITE-101'] },
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('radiogroup', { name: 'Delimiter' })
    await expect(getDelimiter(canvas, 'Tab')).toBeChecked()
    await expect([...choice.querySelectorAll('label')].map((label) => label.textContent.trim())).toEqual([
      'Tab',
      'Comma',
      'Pipe',
      'Colon',
      'Semicolon',
      'Dot',
      'Greater-than',
    ])
    await paste(canvas, 'Tank Farm > Gate 4', 'Tank Farm > Laydown Yards > Laydown A > Row')
    await expect(getDelimiter(canvas, 'Tab')).toBeChecked()
    await press(canvas, 'Use Greater-than')
    await expect(getDelimiter(canvas, 'Greater-than')).toBeChecked()
    const steps = within(canvas.getByRole('list', { name: 'Steps' }))
    await expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      '1Paste',
      '2Check',
      '3Create',
    ])
    await press(canvas, 'Validate')
    await expect(steps.getByText('Check')).toHaveAttribute('aria-current', 'step')
    await expect(measureArea(canvas)).toBeVisible()
    await expect(canvas.getByRole('tree')).toBeVisible()
  },
}

/** Validating nothing asks for some sites. */
export const Nothing: Story = {
  parameters: { rows: ['SITE-43'] },
  play: async ({ canvas }) => {
    await press(canvas, 'Validate')
    await expect(canvas.getByText('Please enter some sites to build.')).toBeVisible()
    await expect(measureArea(canvas)).toHaveFocus()
  },
}

export const Created: Story = {
  name: 'Rows from Excel are validated, checked and then created',
  tags: ['test-only'],
  parameters: { rows: ['SITE-41', 'SITE-42', 'SITE-45', 'SITE-49', 'SITE-94'] },
  play: async ({ canvas, args }) => {
    await paste(canvas, 'tank farm\tGate 4\t', 'Tank Farm\tlaydown yards\tYard C')
    await press(canvas, 'Validate')
    await expect(canvas.getAllByRole('treeitem').map((item) => item.textContent)).toEqual([
      'Tank FarmExistingLine 1',
      'Gate 4NewLine 1',
      'Laydown YardsExistingLine 2',
      'Yard CNewLine 2',
    ])
    await expect(args.onCreate).not.toHaveBeenCalled()
    await press(canvas, 'Create Sites')
    await expect(args.onCreate).toHaveBeenCalledOnce()
    await waitFor(() => expect(measureArea(canvas)).toHaveValue(''))
    await expect(args.createAll).toHaveBeenCalledOnce()
    await expect(canvas.getByText('2 sites created in 1 root:')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Tank Farm' })).toHaveAttribute('href', '/projects/12/site/1/tree')
    await expect(canvas.getByRole('link', { name: 'Show all sites' })).toBeVisible()
    await expect(document.activeElement).toContainElement(canvas.getByRole('link', { name: 'Show all sites' }))
  },
}

/** Nothing is created while a name is wrong. */
export const Wrong: Story = {
  parameters: { rows: ['SITE-27', 'SITE-47', 'SITE-48', 'SITE-49'] },
  play: async ({ canvas, args }) => {
    await paste(canvas, 'Tank Farm\t\tGate 4', 'Tank Farm\tGate/5', `Tank Farm\t${'x'.repeat(51)}`)
    await press(canvas, 'Validate')
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Line 1: Name can not be blank',
      'Line 2: Site names cannot have special characters.',
      'Line 3: Site names cannot have more than 50 characters.',
    ])
    await userEvent.click(canvas.getByRole('button', { name: /^Create Sites/ }))
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}

export const DotOnlyWhenChosen: Story = {
  name: 'A dot in names is never detected as the delimiter',
  tags: ['test-only'],
  parameters: { rows: ['SITE-90'] },
  play: async ({ canvas }) => {
    await paste(canvas, 'Tank 1.1', 'Tank 1.2', 'St. Albert')
    await expect(canvas.queryByText(/^Most lines/)).toBeNull()
    await press(canvas, 'Validate')
    await expect(canvas.getAllByRole('treeitem').map((item) => item.getAttribute('aria-level'))).toEqual([
      '1',
      '1',
      '1',
    ])
    await userEvent.click(getDelimiter(canvas, 'Dot'))
    await expect(canvas.getByText('5 new')).toBeVisible()
  },
}

export const Header: Story = {
  name: 'A first line of titles',
  parameters: { rows: ['SITE-92'] },
  play: async ({ canvas, args }) => {
    await paste(canvas, 'Site\tSub-site', 'Tank Farm\tGate 4', 'North\tGate 1')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'First line is a header' }))
    await press(canvas, 'Validate')
    await press(canvas, 'Create Sites')
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledTimes(2))
  },
}

/** Nothing is created below an archived site. */
export const Archived: Story = {
  parameters: { rows: ['SITE-73'] },
  play: async ({ canvas }) => {
    await paste(canvas, 'Tank Farm\tLaydown Yards\tLaydown A\tRow 01')
    await press(canvas, 'Validate')
    await expect(canvas.getByRole('treeitem', { name: /^Laydown A Archived/ })).toBeVisible()
    await expect(canvas.getByRole('treeitem', { name: /^Row 01 Not created/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Create Sites/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const OneCallForEachRoot: Story = {
  name: 'Each top-level site is one call, with only new sites and the existing ones above them',
  tags: ['test-only'],
  parameters: { rows: ['SITE-37', 'SITE-45', 'SITE-46'] },
  play: async ({ canvas, args }) => {
    await paste(canvas, 'North\tGate 1', 'tank farm\tTool Crib\tShelf 1', 'North\tGate 2', 'Tank Farm\tLaydown Yards')
    await press(canvas, 'Validate')
    await press(canvas, 'Create Sites')
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledTimes(2))
    await expect(args.onCreate.mock.calls).toEqual([
      [{ name: 'North', parentId: null, children: [{ name: 'Gate 1' }, { name: 'Gate 2' }] }],
      [
        {
          siteId: 1,
          name: 'Tank Farm',
          version: 1,
          children: [{ siteId: 6, name: 'Tool Crib', version: 1, children: [{ name: 'Shelf 1' }] }],
        },
      ],
    ])
  },
}

const failSouth = async ({ name }: SiteTreeInput) =>
  name === 'South'
    ? ({ status: 'failed', message: 'Sites can have at most 50 levels.' } as const)
    : ({ status: 'saved', siteId: 40 } as const)

/** Keeps only the hierarchies that failed, with the reasons. */
export const Partly: Story = {
  parameters: { rows: ['SITE-37', 'SITE-38', 'SITE-49'] },
  args: { onCreate: fn(failSouth) },
  play: async ({ canvas }) => {
    await paste(canvas, 'North\tGate 1', 'South\tGate 1', 'North\tGate 2', 'South\tGate 2')
    await press(canvas, 'Validate')
    await press(canvas, 'Create Sites')
    await expect(await canvas.findByText('Some/all hierarchies failed to save. Please try again.')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '1 root was not createdSouth: Sites can have at most 50 levels.',
    )
    await expect(canvas.getByRole('link', { name: 'North' })).toBeVisible()
    await expect(measureArea(canvas)).toHaveValue('South\tGate 1\nSouth\tGate 2')
    await expect(measureArea(canvas)).toBeInvalid()
  },
}

/** Lets the pending root of the next story end. */
let finishRoot = (): void => undefined

/** One row for each root. A stop lets the current one finish, and keeps the lines of the others. */
export const Creating: Story = {
  parameters: { rows: ['SITE-49', 'SITE-102'] },
  args: {
    onCreate: fn<SiteBulkPasteProps['onCreate']>(
      (tree) =>
        new Promise((resolve) => {
          finishRoot = () => void failSouth(tree).then(resolve)
        }),
    ),
  },
  play: async ({ canvas }) => {
    await paste(canvas, 'North', 'South\tGate 1', 'East', 'West')
    await press(canvas, 'Validate')
    await press(canvas, 'Create Sites')
    const panel = await canvas.findByRole('region', { name: 'Creating roots' })
    await expect(panel).toHaveFocus()
    await expect(canvas.getByText('Create', { selector: '[aria-current="step"]' })).toBeVisible()
    const rows = () =>
      within(panel)
        .getAllByRole('listitem')
        .map((row) => row.textContent)
    await expect(canvas.getByText('0 of 4 roots')).toBeVisible()
    await expect(rows()).toEqual(['North Creating…', 'South Waiting', 'East Waiting', 'West Waiting'])
    finishRoot()
    await waitFor(() => expect(rows()[1]).toBe('South Creating…'))
    finishRoot()
    await waitFor(() =>
      expect(rows()).toEqual([
        'North Created',
        'South Not saved. Sites can have at most 50 levels.',
        'East Creating…',
        'West Waiting',
      ]),
    )
    await expect(canvas.getByText('2 of 4 roots')).toBeVisible()
    await expect(canvas.getByText('1 of 5 sites, 1 root failed')).toBeVisible()
  },
}

export const Stopped: Story = {
  name: 'A stop lets the current root finish and keeps the lines of the others',
  tags: ['test-only'],
  parameters: { rows: ['SITE-49', 'SITE-94', 'SITE-102'] },
  args: Creating.args,
  play: async (context) => {
    const { canvas, args } = context
    await Creating.play?.(context)
    await press(canvas, 'Stop after this root')
    finishRoot()
    await waitFor(() => expect(measureArea(canvas)).toHaveValue('South\tGate 1\nWest'))
    await expect(args.onCreate).toHaveBeenCalledTimes(3)
    await expect(canvas.getByText('2 sites created in 2 roots:')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Creating roots' })).toBeNull()
    await expect(document.body).not.toHaveFocus()
  },
}

export const NoConnection: Story = {
  name: 'A failure that would repeat stops the creation and keeps every line',
  tags: ['test-only'],
  parameters: { rows: ['SITE-37', 'SITE-93'] },
  args: {
    onCreate: fn<SiteBulkPasteProps['onCreate']>(async () => ({
      status: 'failed',
      message: 'No connection.',
      isFinal: true,
    })),
  },
  play: async ({ canvas, args }) => {
    await paste(canvas, 'North', 'South')
    await press(canvas, 'Validate')
    await press(canvas, 'Create Sites')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '2 roots were not createdNorth: No connection.Not tried after this failure: South.',
    )
    await expect(args.onCreate).toHaveBeenCalledOnce()
    await expect(measureArea(canvas)).toHaveValue('North\nSouth')
  },
}

const MANY_LINES = Array.from({ length: 5000 }, (_, i) => `Area\u00a03\t"New\u00a0yard ${i % 100}"\t"Row ${i}"`)

/** 5,000 quoted lines with no-break spaces are checked against 20,000 sites while the page stays usable. */
export const Many: Story = {
  parameters: { rows: ['SITE-42', 'SITE-49', 'SITE-91'] },
  args: { view: ready(createManySites(20_000)) },
  play: async ({ canvas, args }) => {
    await paste(canvas, ...MANY_LINES)
    await press(canvas, 'Validate')
    await waitFor(() => expect(canvas.getByText('5,100 new, 1 existing')).toBeVisible(), { timeout: 20_000 })
    await press(canvas, 'Create Sites')
    await waitFor(() => expect(measureArea(canvas)).toHaveValue(''))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

/** Without the role no site can be added, with the reason. */
export const ReadOnly: Story = {
  parameters: { rows: ['PERM-28'] },
  args: { disabledReason: 'You need the "Administer Site" role. Ask your administrator.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You can't add sites here\. You need/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Validate/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Loading: Story = { name: 'Loading', args: { view: loading() } }

/** Sites that cannot be loaded say so. */
export const Failed: Story = {
  parameters: { rows: ['SITE-72', 'MSG-31'] },
  args: { view: failed({ message: 'The database is busy.' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to fetch sites.')).toBeVisible()
  },
}
