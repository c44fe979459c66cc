import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { DownloadButton, DownloadLink } from './DownloadButton'
import type { LoadedFile } from './use-download'
import { description } from './DownloadButton.description'

/** Pending downloads, which the story resolves or rejects. */
const waiting: { resolve: (file: LoadedFile) => void; reject: (error: Error) => void }[] = []

/** Names of the files that the browser saved. */
const saved: string[] = []

const signals: AbortSignal[] = []

const meta = {
  title: 'Components/Download button',
  component: DownloadButton,
  tags: ['autodocs'],
  args: {
    children: 'Download Site Barcodes',
    fileName: 'Northgate barcodes.pdf',
    load: (signal) => {
      signals.push(signal)
      return new Promise<LoadedFile>((resolve, reject) => waiting.push({ resolve, reject }))
    },
    onSaved: fn(),
    onFailed: fn(),
  },
  argTypes: { icon: { control: false }, load: { control: false } },
  parameters: { description },
  beforeEach: () => {
    waiting.length = 0
    saved.length = 0
    signals.length = 0
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download)
    })
  },
} satisfies Meta<typeof DownloadButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Download Site Barcodes' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    waiting[0]?.resolve(new Blob(['pdf']))
    await waitFor(() => expect(saved).toEqual(['Northgate barcodes.pdf']))
    await expect(button).toHaveFocus()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Downloaded'))
    await expect(args.onSaved).toHaveBeenCalledWith('Northgate barcodes.pdf')
  },
}

export const NameOfTheServer: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download Site Barcodes' }))
    waiting[0]?.resolve({ blob: new Blob(['pdf']), fileName: '../Tank Farm: labels?.pdf' })
    await waitFor(() => expect(saved).toEqual(['Tank Farm labels .pdf']))
  },
}

export const Waiting: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Download Site Barcodes' })
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(waiting).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'Cancel the download' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Preparing the file')
  },
}

export const Canceled: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Download Site Barcodes' })
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the download' }))
    await expect(signals[0]?.aborted).toBe(true)
    await expect(button).toHaveFocus()
    await expect(button).not.toHaveAttribute('aria-busy')
    waiting[0]?.resolve(new Blob(['too late']))
    await userEvent.click(button)
    waiting[1]?.resolve({ blob: new Blob(['pdf']), fileName: 'second.pdf' })
    await waitFor(() => expect(saved).toEqual(['second.pdf']))
    await expect(args.onFailed).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { labels: { failed: () => 'The server said: “There are no active sites.”' } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Download Site Barcodes' })
    await userEvent.click(button)
    waiting[0]?.reject(new Error('409'))
    await expect(await canvas.findByText('The server said: “There are no active sites.”')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('There are no active sites.')
    await expect(button).toHaveFocus()
    await expect(args.onFailed).toHaveBeenCalledOnce()
  },
}

export const Retried: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Download Site Barcodes' })
    await userEvent.click(button)
    waiting[0]?.reject(new Error('502'))
    await canvas.findByText('The file could not be downloaded.')
    await userEvent.click(button)
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
    waiting[1]?.resolve(new Blob(['pdf']))
    await waitFor(() => expect(saved).toHaveLength(1))
  },
}

export const CannotBePressed: Story = {
  tags: ['visual'],
  args: { disabledReason: 'There are no active sites.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download Site Barcodes' }))
    await expect(waiting).toHaveLength(0)
  },
}

export const AsALink: Story = {
  render: () => (
    <DownloadLink href="/files/4711" fileName="Import report 4711.json">
      Download the report
    </DownloadLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Download the report' })).toHaveAttribute(
      'download',
      'Import report 4711.json',
    )
  },
}

export const VeryLongText: Story = {
  args: {
    children: 'Download the barcodes of all active sites of Northgate Refinery Expansion, second construction phase',
    labels: { failed: () => `The server said: “${'northgate_refinery_expansion_'.repeat(6)}is not a site.”` },
  },
  render: (args) => (
    <div style={{ width: 280 }}>
      <DownloadButton {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    waiting[0]?.reject(new Error('400'))
    await expect(await canvas.findByText(/is not a site/)).toBeVisible()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Download Site Barcodes' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Cancel the download' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Cancel the download' })).toHaveFocus()
    // The download ends while the focus is on Cancel, which unmounts.
    waiting[1]?.resolve(new Blob(['pdf']))
    await waitFor(() => expect(saved).toHaveLength(1))
    await waitFor(() => expect(button).toHaveFocus())
  },
}
