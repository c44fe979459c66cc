import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { ProjectLabels } from '@sitewright/domain/labels/config'
import { labelLabels, labelMessages } from '@sitewright/domain/labels/messages'
import type { SiteLabel } from '@sitewright/domain/labels/model'
import { Button } from '../../button/Button'
import { failed, loading, ready } from '../../view/view-state'
import type { PrintControls, PrintLabels, PrintOutcome } from './label-print'
import { LabelDialog, type LabelDialogProps } from './LabelDialog'

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
const NAMES = Array.from({ length: 500 }, (_, index) => `Bin ${String((index * 7) % 500).padStart(2, '0')}-A`)
const FILE_NAME = 'Northgate Refinery Expansion barcodes.pdf'

/** Prints that the story ends. */
let pending: { label: SiteLabel; controls: PrintControls; end: (outcome: PrintOutcome) => void }[] = []
const print = fn<PrintLabels>(
  (chosen, controls) => new Promise((end) => void pending.push({ label: chosen, controls, end })),
)
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
    view: ready(READ),
    names: NAMES,
    archived: 38,
    fileName: FILE_NAME,
    isMobile: false,
    onPrint: print,
    onClose: close,
  },
  render: (args) => <Opened {...args} />,
  beforeEach: () => {
    pending = []
    saved = []
    print.mockClear()
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

/** Several labels to choose from. */
export const SeveralLabels: Story = {
  parameters: { rows: ['CODE-17', 'CODE-22', 'CONS2-14'] },
  tags: ['visual', 'whole-window'],
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Rack tag' })).toBeChecked()
    await expect(fact('Size')).toHaveTextContent('4x2 in')
    await expect(fact('DPMM')).toHaveTextContent('8')
    await expect(fact('Sort type')).toHaveTextContent('alpha, ascending')
    await expect(fact('Labels')).toHaveTextContent('500')
    await expect(screen.getByText(/The 38 archived sites get no label\./)).toBeVisible()
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
    last().end({ status: 'printed', file: new Blob(['%PDF']) })
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
    end({ status: 'printed', file: new Blob(['%PDF']) })
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
    last().end({ status: 'printed', file: new Blob(['%PDF']) })
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
  },
}

/** The only label prints at once. */
export const OneLabel: Story = {
  parameters: { rows: ['CODE-02', 'CODE-22'] },
  args: {
    view: ready({ labels: [RACK], faults: [] }),
    names: ['Bin 01-A'],
    archived: 0,
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
  args: { view: ready({ labels: [], faults: [] }) },
  play: async () => {
    await waitFor(() => expect(pending.length).toBeGreaterThan(0))
    await expect(last().label.name).toBe(labelLabels.defaultName)
  },
}

export const WithFaults: Story = {
  args: {
    view: ready({
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
    last().end({ status: 'printed' })
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
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
  args: { names: [], archived: 3 },
  play: async () => {
    await expect(await screen.findByText(labelMessages.noSites)).toBeVisible()
    await expect(screen.queryByRole('button', { name: /Download \d/ })).toBeNull()
  },
}

export const LongTexts: Story = {
  args: {
    title: labelLabels.printOne('Laydownyardnorthwithaverylongnameandnospaceswhatsoever'),
    names: ['W'.repeat(200)],
    view: ready({
      labels: [
        label(1, 'Weatherproofplatewithanamethatisverylongandhasnospaces'.repeat(2)),
        label(2, 'B', { size: '0.125x15' }),
      ],
      faults: [],
    }),
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const VeryNarrowLabel: Story = {
  args: { view: ready({ labels: [RACK, label(2, 'Cable flag', { size: '0.5x15' })], faults: [] }) },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Cable flag' }))
    const outline = screen.getByRole('img', { name: labelLabels.outline('0.5x15') })
    await expect(outline.getBoundingClientRect().height).toBeLessThan(300)
  },
}
