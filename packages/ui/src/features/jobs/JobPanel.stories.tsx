import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { jobMessages } from '@sitewright/domain/jobs/messages'
import type { Job } from '@sitewright/domain/jobs/model'
import { Button } from '../../button/Button'
import { doneJob, job } from '../fixtures/jobs'
import { JobPanel, type JobPanelProps } from './JobPanel'

const meta: Meta<typeof JobPanel> = {
  title: 'Screens/Shell/Job panel',
  component: JobPanel,
  args: {
    jobs: [job()],
    isBusy: () => false,
    onCancel: fn(),
    onDownload: fn(async () => ({ blob: new Blob(['a']), fileName: 'Users 2026-11-24.csv' })),
    getDownloadError: () => jobMessages.downloadFailed,
    onRetry: fn(),
    onDismiss: fn(),
  },
}

export default meta
type Story = StoryObj<typeof JobPanel>

export const Running: Story = {
  name: 'A running job has its progress and Cancel',
  play: async ({ canvas, args }) => {
    const region = await canvas.findByRole('region', { name: 'Exports' })
    const bar = within(region).getByRole('progressbar', { name: 'Users: exporting' })
    await expect(bar).toHaveAttribute('aria-valuenow', '24')
    await expect(bar).toHaveAttribute('aria-valuetext', '12,400 of 50,000')
    await userEvent.click(within(region).getByRole('button', { name: 'Cancel the export of Users' }))
    await expect(args.onCancel).toHaveBeenCalledWith(args.jobs[0])
  },
}

export const Waiting: Story = {
  name: 'A waiting job has no share yet, and can be canceled',
  args: { jobs: [job({ state: 'waiting', done: 0, total: undefined })] },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Users: waiting to start' })
    await expect(bar).not.toHaveAttribute('aria-valuenow')
    await expect(canvas.getByRole('button', { name: 'Cancel the export of Users' })).toBeVisible()
  },
}

export const Done: Story = {
  name: 'A job that is done has a file to download',
  args: { jobs: [doneJob()] },
  play: async ({ canvas, args }) => {
    const saved: string[] = []
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    await expect(await canvas.findByText('Users 2026-11-24.csv, 50,000 rows')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Download Users 2026-11-24.csv' }))
    await waitFor(() => expect(saved).toEqual(['Users 2026-11-24.csv']))
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss the export of Users' }))
    await expect(args.onDismiss).toHaveBeenCalledWith(args.jobs[0])
  },
}

export const DownloadFails: Story = {
  name: 'A failed download says why',
  args: {
    jobs: [doneJob()],
    onDownload: async () => {
      throw new Error('410')
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download Users 2026-11-24.csv' }))
    await expect(await canvas.findByText('Failed to download the file.')).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'A failed job has the reason and Retry',
  args: { jobs: [job({ state: 'failed', message: jobMessages.diskFull })] },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(jobMessages.diskFull)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry the export of Users' }))
    await expect(args.onRetry).toHaveBeenCalledWith(args.jobs[0])
  },
}

export const Several: Story = {
  name: 'Several jobs, with a long reason',
  args: {
    jobs: [
      job({ jobId: 3, kind: 'apiKeys.export', done: 0, total: 40 }),
      job({ jobId: 2, kind: 'groups.export', state: 'failed', message: jobMessages.failed.repeat(4) }),
      doneJob(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3)
  },
}

/** Buttons that move the job to its next state. */
function Changing({ jobs, ...args }: JobPanelProps) {
  const [shown, setShown] = useState<readonly Job[]>(jobs)
  return (
    <>
      <Button onClick={() => setShown([job(), ...shown])}>Start</Button>
      <Button onClick={() => setShown([doneJob()])}>Finish</Button>
      <Button onClick={() => setShown([job({ state: 'failed', message: 'There is no space.' })])}>Fail</Button>
      <JobPanel {...args} jobs={shown} onCancel={() => setShown([])} onDismiss={() => setShown([])} />
    </>
  )
}

export const Announced: Story = {
  name: 'Each new state is announced politely, and progress is not',
  args: { jobs: [] },
  render: (args) => <Changing {...args} />,
  play: async ({ canvas }) => {
    const status = () => canvas.getAllByRole('status')[0]
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(status()).toHaveTextContent('Users: exporting'))
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }))
    await waitFor(() => expect(status()).toHaveTextContent('Users: export ready'))
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    await waitFor(() => expect(status()).toHaveTextContent('Users: export failed. There is no space.'))
  },
}

export const KeyboardAlone: Story = {
  name: 'F6 moves the focus to the panel and back, and it is never lost',
  args: { jobs: [job()] },
  render: (args) => <Changing {...args} />,
  play: async ({ canvas }) => {
    const start = canvas.getByRole('button', { name: 'Start' })
    start.focus()
    await userEvent.keyboard('{F6}')
    await expect(canvas.getByRole('button', { name: 'Cancel the export of Users' })).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect(start).toHaveFocus()
    await userEvent.keyboard('{F6}{Enter}')
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Exports' })).toBeNull())
    await expect(start).toHaveFocus()
  },
}

/** A job that is done a moment after it has the focus. */
function DoneSoon(args: JobPanelProps) {
  const [shown, setShown] = useState<readonly Job[]>([job()])
  return (
    <div onFocus={() => setTimeout(() => setShown([doneJob()]), 50)}>
      <JobPanel {...args} jobs={shown} />
    </div>
  )
}

export const FocusStays: Story = {
  name: 'The focus stays in a job whose buttons change',
  render: (args) => <DoneSoon {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Download Users 2026-11-24.csv' })).toHaveFocus())
  },
}
