import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { ProjectLabels } from '@sitewright/domain/labels/config'
import { labelLabels, labelMessages } from '@sitewright/domain/labels/messages'
import type { SiteLabel, SiteOnLabel } from '@sitewright/domain/labels/model'
import { Button } from '../../button/Button'
import { failed, loading, ready } from '../../view/view-state'
import type { PrintControls, PrintLabels, PrintOutcome } from './label-print'
import type { LabelScope } from './label-scopes'
import { LabelDialog, type LabelDialogProps } from './LabelDialog'
import type { DrawLabel } from './LabelPaper'

const label = (number: number, name: string, changes: Partial<SiteLabel> = {}): SiteLabel => ({
  number,
  name,
  zpl: '^XA^FD{name}^FS^XZ',
  size: '4x2',
  dpmm: 8,
  sort: 'alpha-asc',
  ...changes,
})

const RACK = label(1, 'Rack tag')
const READ: ProjectLabels = {
  labels: [
    RACK,
    label(2, 'Bin tag', { size: '2x1', dpmm: 6, sort: 'active-asc' }),
    label(4, 'Weatherproof plate', { size: '6x4', dpmm: 24, sort: 'active-desc' }),
    label(5, 'Yard sign', { size: '5.5x8.5', dpmm: 12, sort: 'alpha-desc' }),
  ],
  faults: [],
}
const sitesNamed = (length: number): SiteOnLabel[] =>
  Array.from({ length }, (_, index) => ({
    name: `Bin ${String((index * 7) % length).padStart(2, '0')}-A`,
    path: `Laydown Yards > Row ${(index % 9) + 1}`,
  }))
const LONGEST = { name: 'Laydown Yard North East Row 12 Bin 0004 Level 2 AB', path: 'Laydown Yards > Row 12' }
const scopeOf = (id: LabelScope['id'], text: string, sites: readonly SiteOnLabel[], archived = 0): LabelScope => ({
  id,
  label: text,
  sites,
  archived,
})
const ALL = scopeOf('all', labelLabels.allSites, [...sitesNamed(499), LONGEST], 38)
const readyWith = (projectLabels: ProjectLabels, ...scopes: readonly LabelScope[]) =>
  ready({ projectLabels, scopes: scopes.length > 0 ? scopes : [ALL] })
const FILE_NAME = 'Northgate Refinery Expansion barcodes.pdf'

/** Prints that the story ends. */
let pending: {
  label: SiteLabel
  sites: readonly SiteOnLabel[]
  controls: PrintControls
  end: (outcome: PrintOutcome) => void
}[] = []
const print = fn<PrintLabels>(
  (chosen, sites, controls) => new Promise((end) => void pending.push({ label: chosen, sites, controls, end })),
)
const zpl = fn<(zpl: string) => void>()
const PRINTED = { status: 'printed', file: new Blob(['%PDF']), failures: [] } as const

/** Draws a label as the server does, more or less. */
const draw: DrawLabel = async ({ size }, { name, path = '' }) => {
  const [width = 1, height = 1] = size.split('x').map((side) => Number(side) * 100)
  const bars = Array.from(
    { length: 40 },
    (_, bar) => `<rect x="${20 + bar * 6}" y="96" width="${1 + (bar % 3)}" height="60"/>`,
  )
  const texts = `<text x="20" y="46" font-size="26" font-weight="700">${name}</text><text x="20" y="72" font-size="14">${path.replaceAll('>', '&gt;')}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif">${texts}${bars.join('')}</svg>`
  return { picture: `data:image/svg+xml,${encodeURIComponent(svg)}` }
}
const close = fn()
let saved: string[] = []

/** A page with the button that opens the dialog. */
function Opened(props: LabelDialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  return (
    <main>
      <Button onClick={() => setIsOpen(true)}>{labelLabels.download}</Button>
      <LabelDialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          props.onClose()
          setIsOpen(false)
        }}
      />
    </main>
  )
}

const meta = {
  title: 'Screens/Projects/Site barcodes',
  component: LabelDialog,
  args: {
    isOpen: true,
    title: labelLabels.download,
    view: readyWith(READ),
    fileName: FILE_NAME,
    isMobile: false,
    onDraw: draw,
    onPrint: print,
    onZpl: zpl,
    onClose: close,
  },
  render: (args) => <Opened {...args} />,
  beforeEach: () => {
    pending = []
    saved = []
    print.mockClear()
    zpl.mockClear()
    close.mockClear()
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    return () => click.mockRestore()
  },
} satisfies Meta<typeof LabelDialog>

export default meta
type Story = StoryObj<typeof meta>

const button = (name: string) => screen.getByRole('button', { name })
const find = (name: string) => screen.findByRole('button', { name })
const last = () => {
  const found = pending.at(-1)
  if (found === undefined) throw new Error('Nothing is printed.')
  return found
}
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling

/** Without the announcement of the same text. */
const SEEN = { ignore: '[role="status"]' }

/** Several labels to choose from. */
export const SeveralLabels: Story = {
  parameters: { rows: ['CODE-17', 'CODE-22', 'CONS2-14'] },
  tags: ['visual', 'whole-window'],
  play: async () => {
    const label = await screen.findByRole('radio', { name: 'Rack tag' })
    await waitFor(() => expect(label).toBeChecked())
    await waitFor(() => expect(fact('Size')).toHaveTextContent('4x2 in'))
    await waitFor(() => expect(fact('DPMM')).toHaveTextContent('8'))
    await waitFor(() => expect(fact('Sort type')).toHaveTextContent('alpha, ascending'))
    await waitFor(() => expect(fact('Labels')).toHaveTextContent('500'))
    await waitFor(() => expect(screen.getByText(/The 38 archived sites get no label\./)).toBeVisible())
    await expect(print).not.toHaveBeenCalled()
  },
}

export const AnotherLabel: Story = {
  name: 'Prints the chosen label',
  tags: ['test-only'],
  parameters: { rows: ['CODE-20', 'CODE-22'] },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Yard sign' }))
    await expect(fact('Size')).toHaveTextContent('5.5x8.5 in')
    await expect(fact('Sort type')).toHaveTextContent('alpha, descending')
    await userEvent.click(button('Download 500 labels'))
    await expect(last().label.name).toBe('Yard sign')
  },
}

export const Printing: Story = {
  tags: ['visual', 'whole-window'],
  play: async () => {
    await userEvent.click(await find('Download 500 labels'))
    last().controls.onProgress(150)
    const progress = await screen.findByRole('progressbar', { name: labelLabels.progress })
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuetext', '150 of 500 labels'))
    await expect(screen.getByText('25 % of the labels are ready')).toHaveAttribute('role', 'status')
    await expect(button('Download 500 labels')).toHaveFocus()
  },
}

export const Printed: Story = {
  name: 'The file is named after the project',
  tags: ['test-only'],
  parameters: { rows: ['CODE-09'] },
  args: { isOpen: false },
  play: async () => {
    await userEvent.click(button(labelLabels.download))
    await userEvent.click(await find('Download 500 labels'))
    last().end(PRINTED)
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    await expect(saved).toEqual([FILE_NAME])
    await waitFor(() => expect(button(labelLabels.download)).toHaveFocus())
  },
}

export const Canceled: Story = {
  play: async () => {
    await userEvent.click(await find('Download 500 labels'))
    const { controls, end } = last()
    await userEvent.click(button('Cancel'))
    await expect(controls.signal.aborted).toBe(true)
    await expect(screen.queryByRole('progressbar')).toBeNull()
    end(PRINTED)
    await expect(button('Cancel')).toHaveFocus()
    await expect(saved).toEqual([])
    await expect(close).not.toHaveBeenCalled()
  },
}

/** A failed request stays, with Retry. */
export const Failed: Story = {
  parameters: { rows: ['CODE-15', 'MSG-38'] },
  tags: ['visual', 'whole-window'],
  play: async () => {
    await userEvent.click(await find('Download 500 labels'))
    last().end({ status: 'failed', message: labelMessages.requestFailed })
    await expect(await screen.findByRole('alert')).toHaveTextContent(labelMessages.requestFailed)
    await expect(button('Retry')).toHaveFocus()
  },
}

export const Retried: Story = {
  name: 'Retry after a reply without success',
  tags: ['test-only'],
  parameters: { rows: ['CODE-14', 'MSG-37'] },
  play: async () => {
    await userEvent.click(await find('Download 500 labels'))
    last().end({ status: 'failed', message: labelMessages.produceFailed })
    await expect(await screen.findByRole('alert')).toHaveTextContent(labelMessages.produceFailed)
    await userEvent.keyboard('{Enter}')
    await expect(pending).toHaveLength(2)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    last().end(PRINTED)
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
  },
}

/** The only label prints at once. */
export const OneLabel: Story = {
  parameters: { rows: ['CODE-02', 'CODE-22'] },
  args: {
    view: readyWith({ labels: [RACK], faults: [] }, scopeOf('site', labelLabels.thisSite, [{ name: 'Bin 01-A' }])),
    title: labelLabels.printOne('Bin 01-A'),
  },
  play: async () => {
    await waitFor(() => expect(pending.length).toBeGreaterThan(0))
    await expect(last().label).toEqual(RACK)
    await expect(screen.queryByRole('radio')).toBeNull()
    await expect(button('Download 1 label')).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button('Cancel'))
    await expect(close).toHaveBeenCalledOnce()
    await expect(last().controls.signal.aborted).toBe(true)
  },
}

export const DefaultLabel: Story = {
  name: 'The built-in label prints at once',
  tags: ['test-only'],
  parameters: { rows: ['CODE-22'] },
  args: { view: readyWith({ labels: [], faults: [] }) },
  play: async () => {
    await waitFor(() => expect(pending.length).toBeGreaterThan(0))
    await expect(last().label.name).toBe(labelLabels.defaultName)
  },
}

export const WithFaults: Story = {
  args: {
    view: readyWith({
      ...READ,
      faults: [
        { property: 'CustomZPL7', text: labelMessages.unknownDpmm },
        { property: 'CustomZPL9', text: labelMessages.noPlaceholder },
      ],
    }),
  },
  play: async () => {
    await expect(await screen.findByText(`CustomZPL7: ${labelMessages.unknownDpmm}`)).toBeVisible()
  },
}

export const OnMobile: Story = {
  name: 'On mobile there is no file',
  tags: ['test-only'],
  parameters: { rows: ['CODE-08', 'CODE-10'] },
  args: { isMobile: true },
  play: async () => {
    await userEvent.click(await find('Print 500 labels'))
    last().end({ status: 'printed', zpl: '^XA^XZ', failures: [] })
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    await expect(zpl).toHaveBeenCalledWith('^XA^XZ')
    await expect(saved).toEqual([])
  },
}

export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async () => {
    button(labelLabels.download).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: labelLabels.download })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button(labelLabels.download)).toHaveFocus())
  },
}

export const Loading: Story = { args: { view: loading() } }

export const ConfigFailed: Story = {
  args: { view: failed({ message: configMessages.fetchFailed }, fn()) },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(configMessages.fetchFailed)
    await expect(print).not.toHaveBeenCalled()
  },
}

export const NoSites: Story = {
  args: { view: readyWith(READ, scopeOf('all', labelLabels.allSites, [], 3)) },
  play: async () => {
    await expect(await screen.findByText(labelMessages.noSites)).toBeVisible()
    await expect(screen.queryByRole('button', { name: /Download \d/ })).toBeNull()
  },
}

export const LongTexts: Story = {
  args: {
    title: labelLabels.printOne('Laydownyardnorthwithaverylongnameandnospaceswhatsoever'),
    view: readyWith(
      {
        labels: [
          label(1, 'Weatherproofplatewithanamethatisverylongandhasnospaces'.repeat(2)),
          label(2, 'B', { size: '0.125x15' }),
        ],
        faults: [],
      },
      scopeOf('site', labelLabels.thisSite, [{ name: 'W'.repeat(200) }]),
      scopeOf('branch', labelLabels.branch, [{ name: 'W'.repeat(200) }, { name: 'M'.repeat(200) }]),
    ),
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const VeryNarrowLabel: Story = {
  args: { view: readyWith({ labels: [RACK, label(2, 'Cable flag', { size: '0.5x15' })], faults: [] }) },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Cable flag' }))
    const picture = await screen.findByRole('img', { name: labelLabels.pictureOf(LONGEST.name) })
    await expect(picture.getBoundingClientRect().height).toBeLessThan(300)
  },
}

const FAILURES = [
  { ...LONGEST, fault: 'cutOff' },
  { name: 'Bin é-A', path: 'Laydown Yards > Row 1', fault: 'undrawable' },
  { name: 'Bin ü-A', path: 'Laydown Yards > Row 2', fault: 'undrawable' },
] as const

export const SomeFail: Story = {
  name: 'Some labels fail',
  parameters: { rows: ['CODE-25'] },
  tags: ['visual', 'whole-window'],
  play: async () => {
    await userEvent.click(await find('Download 500 labels'))
    last().end({ ...PRINTED, failures: FAILURES })
    const list = await screen.findByRole('region', { name: labelLabels.failingSites })
    await expect(list).toHaveTextContent(LONGEST.name)
    await expect(list).toHaveTextContent('Bin é-A')
    await expect(saved).toEqual([])
    await expect(button('Download the other 497 labels')).toHaveFocus()
  },
}

export const OtherLabels: Story = {
  name: 'Downloads the labels that can be printed',
  tags: ['test-only'],
  parameters: { rows: ['CODE-25'] },
  play: async (context) => {
    await SomeFail.play?.(context)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    await expect(saved).toEqual([FILE_NAME])
  },
}

export const AllFail: Story = {
  name: 'All labels fail',
  parameters: { rows: ['CODE-25'] },
  play: async () => {
    await userEvent.click(await find('Download 500 labels'))
    const failures = ALL.sites.map((site) => ({ ...site, fault: 'blank' as const }))
    last().end({ status: 'printed', failures })
    await expect(await screen.findByText(labelLabels.leavesOut(500, 500))).toBeVisible()
    await expect(screen.queryByRole('button', { name: /Download (\d|the)/ })).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'Bin tag' }))
    await expect(await find('Download 500 labels')).toBeVisible()
  },
}

export const Previewed: Story = {
  name: 'Preview of any name',
  parameters: { rows: ['CODE-27'] },
  play: async () => {
    const picture = (name: string) => screen.findByRole('img', { name: labelLabels.pictureOf(name) })
    await expect(await picture(LONGEST.name)).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: labelLabels.first }))
    await expect(await picture('Bin 00-A')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: labelLabels.another }))
    await userEvent.type(screen.getByRole('combobox', { name: labelLabels.siteName }), 'Bin 42{Enter}')
    await expect(await picture('Bin 42-A')).toBeVisible()
  },
}

export const PreviewFails: Story = {
  name: 'Preview of a failing label',
  parameters: { rows: ['CODE-25', 'CODE-27'] },
  args: {
    onDraw: async (chosen, site, signal) => ({
      ...(await draw(chosen, site, signal)),
      message: 'Part of the label is outside of its size.',
    }),
  },
  play: async () => {
    await expect(await screen.findByText('Part of the label is outside of its size.', SEEN)).toBeVisible()
    await expect(screen.getByRole('img', { name: labelLabels.pictureOf(LONGEST.name) })).toBeVisible()
  },
}

export const NoPicture: Story = {
  name: 'Not drawn',
  parameters: { rows: ['CODE-27'] },
  args: { onDraw: async () => ({ message: labelMessages.requestFailed }) },
  play: async () => {
    await expect(await screen.findByText(labelMessages.requestFailed, SEEN)).toBeVisible()
    await expect(screen.getByText(labelLabels.cannotBeDrawn)).toBeVisible()
  },
}

export const Branch: Story = {
  name: 'Site with sites below',
  parameters: { rows: ['CODE-28'] },
  tags: ['visual', 'whole-window'],
  args: {
    title: labelLabels.printBranch('Laydown Yards'),
    view: readyWith(
      { labels: [RACK], faults: [] },
      scopeOf('site', labelLabels.thisSite, [{ name: 'Laydown Yards' }]),
      scopeOf('branch', labelLabels.branch, [{ name: 'Laydown Yards' }, ...sitesNamed(61)], 4),
    ),
  },
  play: async () => {
    await expect(await find('Download 1 label')).toBeVisible()
    await expect(print).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('radio', { name: labelLabels.branch }))
    await userEvent.click(await find('Download 62 labels'))
    await expect(last().sites).toHaveLength(62)
  },
}

export const ThousandsOfSites: Story = {
  args: { view: readyWith(READ, scopeOf('all', labelLabels.allSites, sitesNamed(5_000))) },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: labelLabels.another }))
    await userEvent.type(screen.getByRole('combobox', { name: labelLabels.siteName }), 'Bin 4321{Enter}')
    await expect(await screen.findByRole('img', { name: labelLabels.pictureOf('Bin 4321-A') })).toBeVisible()
    await userEvent.click(button('Download 5,000 labels'))
    const failures = sitesNamed(5_000)
      .slice(1)
      .map((site) => ({ ...site, fault: 'unreadable' as const }))
    last().end({ ...PRINTED, failures })
    await expect(await screen.findByText(labelLabels.more(4_799))).toBeInTheDocument()
    await expect(button('Download the other label')).toBeVisible()
  },
}
