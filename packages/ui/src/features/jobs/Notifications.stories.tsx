import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { jobLabels, jobMessages } from '@sitewright/domain/jobs/messages'
import type { Job } from '@sitewright/domain/jobs/model'
import { isInFlight, isNews } from '@sitewright/domain/jobs/rules'
import { Button } from '../../button/Button'
import { createToastQueue } from '../../toasts/toast-queue'
import { failed, loading, ready, type View } from '../../view/view-state'
import { doneJob, job } from '../fixtures/jobs'
import { NotificationPanel, type PanelJobs } from './NotificationPanel'
import { NotificationBell } from './NotificationBell'

const NOW = Date.UTC(2026, 10, 24, 12, 0)
const DAY_MS = 24 * 60 * 60_000

const WAITING = job({ jobId: 8, kind: 'apiKeys.export', state: 'waiting', done: 0, total: undefined })
const FAILED = job({ jobId: 3, state: 'failed', message: jobMessages.diskFull, endedAt: NOW - DAY_MS })
const CANCELED = job({
  jobId: 2,
  kind: 'apiKeys.export',
  state: 'canceled',
  done: 12,
  total: 37,
  endedAt: NOW - 2 * DAY_MS,
})
const ALL = [
  WAITING,
  job({ jobId: 7 }),
  doneJob({
    jobId: 6,
    kind: 'groups.export',
    done: 21,
    file: { name: 'User Groups 2026-11-24.csv', type: 'text/csv; charset=utf-8', bytes: 4_000 },
  }),
  FAILED,
  CANCELED,
  doneJob({ jobId: 1, endedAt: NOW - 3 * DAY_MS }),
]

interface Props extends Omit<PanelJobs, 'isNew' | 'isDownloaded' | 'view'> {
  view: View<readonly Job[]>
  /** Ids of jobs that the user has seen. */
  read?: readonly number[]
  downloaded?: readonly number[]
  messages?: readonly string[]
  /** The states that the buttons of the story set. */
  steps?: readonly (readonly [name: string, jobs: readonly Job[]])[]
  hasJobs?: boolean
}

/** The bell with its panel. */
function Notifications({
  view: first,
  read = [],
  downloaded = [],
  messages = [],
  steps = [],
  hasJobs = true,
  ...actions
}: Props) {
  const [view, setView] = useState(first)
  const [seen, setSeen] = useState(read)
  const [isOpen, setOpen] = useState(false)
  const [queue] = useState(() => {
    const filled = createToastQueue()
    for (const text of messages) filled.success(text)
    return filled
  })
  const jobs = view.state === 'ready' ? view.value : []
  const isNew = ({ jobId, state }: Job): boolean => isNews(state) && !seen.includes(jobId)
  return (
    <main style={{ minHeight: 560 }}>
      <div style={{ display: 'flex', justifyContent: 'end', gap: 8 }}>
        {steps.map(([name, next]) => (
          // The panel stays open, because a press outside would close it.
          <span key={name} data-testid={name} onMouseEnter={() => setView(ready(next))} />
        ))}
        <Button>Before</Button>
        <NotificationBell
          news={jobs.filter(isNew).length}
          inFlight={jobs.filter(({ state }) => isInFlight(state)).length}
          isOpen={isOpen}
          onOpenChange={(open) => {
            setOpen(open)
            if (!open) setSeen(jobs.map(({ jobId }) => jobId))
          }}
        >
          <NotificationPanel
            queue={queue}
            now={NOW}
            dates={{ timeZone: 'UTC' }}
            {...(hasJobs && {
              jobs: { ...actions, view, isNew, isDownloaded: ({ jobId }: Job) => downloaded.includes(jobId) },
            })}
          />
        </NotificationBell>
      </div>
    </main>
  )
}

const meta: Meta<typeof Notifications> = {
  title: 'Screens/Shell/Notifications',
  component: Notifications,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(ALL),
    read: [1],
    isBusy: () => false,
    onCancel: fn(),
    onDownload: fn(async () => ({ blob: new Blob(['a']), fileName: 'User Groups 2026-11-24.csv' })),
    onDownloaded: fn(),
    getDownloadError: () => jobMessages.downloadFailed,
    onRetry: fn(),
  },
}

export default meta
type Story = StoryObj<typeof meta>

async function open(name: string | RegExp = /^Notifications/) {
  await userEvent.click(screen.getByRole('button', { name }))
  const panel = await screen.findByRole('dialog', { name: 'Notifications' })
  await waitFor(() => expect(panel).toBeVisible())
  return within(panel)
}

const entry = (panel: Awaited<ReturnType<typeof open>>, text: string): HTMLElement => {
  const found = panel.getAllByRole('listitem').find((item) => item.textContent.includes(text))
  if (found === undefined) throw new Error(`No entry says ${text}.`)
  return found
}

/** Running and finished jobs, each with one action. */
export const EveryState: Story = {
  parameters: { rows: ['NAV-33'] },
  play: async ({ args }) => {
    const panel = await open('Notifications, 2 new, 2 jobs in progress')
    await expect(panel.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Notifications',
      'Running 2',
      'Finished 4',
    ])
    await expect(entry(panel, 'API Keys: waiting to start')).toHaveTextContent('Starts when the server is free.')
    const bar = panel.getByRole('progressbar', { name: 'Users: exporting' })
    await expect(bar).toHaveAttribute('aria-valuetext', '12,400 of 50,000')
    await expect(entry(panel, 'User Groups: export ready')).toHaveTextContent('Today 9:31AM · 21 rows, 4 KB')
    await expect(entry(panel, 'Users: export failed')).toHaveTextContent(`Yesterday 12:00PM · ${jobMessages.diskFull}`)
    await expect(entry(panel, 'API Keys: export canceled')).toHaveTextContent(
      '22/11/2026 12:00PM · You canceled it at 12 of 37 rows.',
    )
    await userEvent.click(panel.getByRole('button', { name: 'Cancel the export of API Keys' }))
    await expect(args.onCancel).toHaveBeenCalledWith(WAITING)
    await userEvent.click(panel.getByRole('button', { name: 'Retry the export of Users' }))
    await expect(args.onRetry).toHaveBeenCalledWith(FAILED)
    await userEvent.click(panel.getByRole('button', { name: 'Retry the export of API Keys' }))
    await expect(args.onRetry).toHaveBeenCalledWith(CANCELED)
  },
}

export const NewOnes: Story = {
  name: 'New jobs are marked until the panel closes',
  tags: ['test-only'],
  parameters: { rows: ['NAV-34'] },
  play: async () => {
    const panel = await open('Notifications, 2 new, 2 jobs in progress')
    await expect(entry(panel, 'User Groups: export ready')).toHaveTextContent(/^New: /)
    await expect(entry(panel, '21/11/2026')).not.toHaveTextContent('New:')
    await expect(entry(panel, 'API Keys: export canceled')).not.toHaveTextContent('New:')
    await userEvent.click(panel.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications, 2 jobs in progress' })).toHaveFocus())
  },
}

export const Downloaded: Story = {
  name: 'A file can be downloaded again, and says that it was',
  tags: ['test-only'],
  parameters: { rows: ['NAV-34'] },
  args: { downloaded: [6] },
  play: async ({ args }) => {
    const saved: string[] = []
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const panel = await open()
    await expect(entry(panel, 'User Groups: export ready')).toHaveTextContent('21 rows, 4 KB · Downloaded')
    await userEvent.click(panel.getByRole('button', { name: 'Download User Groups 2026-11-24.csv' }))
    await waitFor(() => expect(saved).toEqual(['User Groups 2026-11-24.csv']))
    await expect(args.onDownloaded).toHaveBeenCalledWith(ALL[2])
  },
}

/** A failed download says why. */
export const DownloadFails: Story = {
  name: 'Download failed',
  args: {
    view: ready([doneJob()]),
    onDownload: async () => {
      throw new Error('410')
    },
  },
  play: async () => {
    const panel = await open()
    await userEvent.click(panel.getByRole('button', { name: 'Download Users 2026-11-24.csv' }))
    await expect(await panel.findByText('Failed to download the file.')).toBeVisible()
  },
}

/** Without jobs and messages. */
export const Empty: Story = {
  parameters: { rows: ['NAV-33'] },
  args: { view: ready([]) },
  play: async () => {
    const panel = await open('Notifications')
    await expect(panel.getByRole('heading', { name: 'Nothing in the last 7 days' })).toBeVisible()
  },
}

/** The messages of the session follow the jobs. */
export const Messages: Story = {
  parameters: { rows: ['NAV-33'] },
  args: { view: ready([doneJob()]), messages: ['User updated.', 'Roles updated.'] },
  play: async () => {
    const panel = await open()
    await expect(panel.getByRole('heading', { name: 'Messages 2' })).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Clear' }))
    await expect(screen.getByRole('dialog', { name: 'Notifications' })).toHaveFocus()
    await expect(panel.queryByRole('heading', { name: /Messages/ })).toBeNull()
  },
}

export const WithoutJobs: Story = {
  name: 'A server without jobs has messages alone',
  tags: ['test-only'],
  parameters: { rows: ['NAV-33'] },
  args: { hasJobs: false, view: ready([]), messages: ['User updated.'] },
  play: async () => {
    const panel = await open('Notifications')
    await expect(panel.getByText('User updated.')).toBeVisible()
    await expect(panel.queryByText('Nothing in the last 7 days')).toBeNull()
  },
}

/** Jobs that could not be loaded have Retry. */
export const FailedToLoad: Story = {
  name: 'Failed',
  args: { view: failed({ message: 'The server is busy. Try again.' }, fn()) },
  play: async () => {
    const panel = await open('Notifications')
    await expect(panel.getByRole('alert')).toHaveTextContent(jobMessages.fetchFailed)
    await expect(panel.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { view: loading() },
  play: async () => {
    const panel = await open('Notifications')
    await expect(await panel.findByText('Loading')).toBeInTheDocument()
  },
}

const count = (jobId: number): Job => doneJob({ jobId, endedAt: NOW - jobId * 60_000 })

/** A hundred jobs, with long reasons. */
export const HundredJobs: Story = {
  name: 'Many jobs, long reasons',
  args: {
    read: [],
    view: ready([
      job({ jobId: 200, state: 'failed', message: 'northgate_refinery_expansion_'.repeat(12), endedAt: NOW }),
      ...Array.from({ length: 99 }, (_, index) => count(index + 1)),
    ]),
  },
  play: async ({ canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument
    const panel = await open('Notifications, 100 new')
    await expect(panel.getAllByRole('listitem')).toHaveLength(100)
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth)
  },
}

export const Bell: Story = {
  name: 'The bell says what is new and what is in progress',
  tags: ['test-only'],
  parameters: { rows: ['NAV-34'] },
  render: () => (
    <main style={{ display: 'flex', gap: 24, padding: 24 }}>
      {(
        [
          [0, 0],
          [4, 0],
          [0, 1],
          [4, 2],
          [100, 0],
        ] as const
      ).map(([news, inFlight]) => (
        <NotificationBell
          key={`${news} ${inFlight}`}
          news={news}
          inFlight={inFlight}
          isOpen={false}
          onOpenChange={() => undefined}
        >
          {null}
        </NotificationBell>
      ))}
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Notifications',
      'Notifications, 4 new',
      'Notifications, 1 job in progress',
      'Notifications, 4 new, 2 jobs in progress',
      'Notifications, 100 new',
    ])
  },
}

const atPercent = (percent: number): Job => job({ done: percent * 500 })

export const Announced: Story = {
  name: 'Each new state and each tenth of progress is announced',
  tags: ['test-only'],
  parameters: { rows: ['NAV-36'] },
  args: {
    view: ready([atPercent(12)]),
    steps: [
      ['19 %', [atPercent(19)]],
      ['20 %', [atPercent(20)]],
      ['done', [doneJob()]],
    ],
  },
  play: async () => {
    const panel = await open()
    const said = () =>
      panel
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('')
    await expect(said()).toBe('')
    await userEvent.hover(screen.getByTestId('19 %'))
    await waitFor(() => expect(panel.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '9,500 of 50,000'))
    await expect(said()).toBe('')
    await userEvent.hover(screen.getByTestId('20 %'))
    await waitFor(() => expect(said()).toBe('Users: exporting, 20 %'))
    await userEvent.hover(screen.getByTestId('done'))
    await waitFor(() => expect(said()).toBe(jobLabels.title.done('Users')))
  },
}
