import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Job } from '@sitewright/domain/jobs/model'
import { isNews } from '@sitewright/domain/jobs/rules'
import { ThemeStyles } from '../../tokens/ThemeStyles'
import { createToastQueue } from '../../toasts/toast-queue'
import { ready } from '../../view/view-state'
import { doneJob, job } from '../fixtures/jobs'
import { NotificationPanel } from './NotificationPanel'
import { NotificationBell } from './NotificationBell'
import { createTestRoot } from '../../test-root/test-root-fixture'

const queue = createToastQueue()
const onRetry = vi.fn()

function Page({ jobs }: { jobs: readonly Job[] }) {
  const [canceled, setCanceled] = useState<Job>()
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <ThemeStyles />
      <NotificationBell news={1} inFlight={1} isOpen={isOpen} onOpenChange={setOpen}>
        <NotificationPanel
          queue={queue}
          now={0}
          jobs={{
            view: ready(jobs.map((one) => (one === canceled ? { ...one, state: 'canceled' } : one))),
            isNew: ({ state }) => isNews(state),
            isDownloaded: () => false,
            isBusy: () => false,
            onCancel: setCanceled,
            onDownload: async () => new Blob(),
            onDownloaded: vi.fn(),
            getDownloadError: () => '',
            onRetry,
          }}
        />
      </NotificationBell>
    </main>
  )
}

const root = createTestRoot()
const show = (jobs: readonly Job[]): void => root.render(<Page jobs={jobs} />)
const bell = page.getByRole('button', { name: /^Notifications/ })
const focusBell = async (): Promise<void> => {
  await expect.element(bell).toBeVisible()
  bell.element().focus()
}

it('opens on the action of the first new job, and Escape returns to the bell [NAV-36]', async () => {
  show([job({ jobId: 3 }), doneJob({ jobId: 2 }), doneJob({ jobId: 1 })])
  await focusBell()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: /^Download/ }).first()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(bell).toHaveFocus()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('opens on the panel when nothing is new', async () => {
  show([job()])
  await focusBell()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('dialog', { name: 'Notifications' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Cancel the export of Users' })).toHaveFocus()
})

it('keeps the focus with a job that is canceled, ends or expires [NAV-36]', async () => {
  show([job()])
  await focusBell()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Notifications' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  const retry = page.getByRole('button', { name: 'Retry the export of Users' })
  await expect.element(retry).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onRetry).toHaveBeenCalledOnce()
  show([job()])
  await expect.element(page.getByRole('button', { name: 'Cancel the export of Users' })).toHaveFocus()
  show([doneJob({ jobId: 2 })])
  await expect.element(page.getByRole('dialog', { name: 'Notifications' })).toHaveFocus()
})

it('does not take the focus when a job ends while the panel is open', async () => {
  show([job()])
  await focusBell()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Notifications' })).toHaveFocus()
  show([doneJob()])
  await expect.element(page.getByRole('button', { name: /^Download/ })).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: 'Notifications' })).toHaveFocus()
})
