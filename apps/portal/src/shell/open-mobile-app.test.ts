import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { labelMessages } from '@sitewright/domain/labels/messages'
import { openMobileApp, type AppPage } from './open-mobile-app'
import { toasts } from './toasts'

beforeEach(() => {
  vi.useFakeTimers()
  // Closing the visible toasts shows those that waited behind them.
  while (toasts.getSnapshot().length > 0) for (const { id } of toasts.getSnapshot()) toasts.close(id)
})
afterEach(() => void vi.useRealTimers())

class Page extends EventTarget implements AppPage {
  visibilityState = 'visible'
  show(state: string) {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

const shown = () => toasts.getSnapshot().map(({ kind, text }) => `${kind}: ${text}`)

const start = () => {
  const page = new Page()
  const open = vi.fn<(link: string) => void>()
  const ended = vi.fn<() => void>()
  void openMobileApp('sitewright://print?zpl=a', { page, open }).then(ended)
  return { page, open, ended }
}

it('opens the link, and finds the app if the page is hidden in time [CODE-10, CODE-13]', async () => {
  const { page, open, ended } = start()
  expect(open).toHaveBeenCalledExactlyOnceWith('sitewright://print?zpl=a')
  await vi.advanceTimersByTimeAsync(1999)
  expect(ended).not.toHaveBeenCalled()
  page.show('hidden')
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toHaveBeenCalledOnce()
  expect(shown()).toEqual([])
})

it('warns that the app is not installed if the page is still visible after 2000 ms [CODE-11, CODE-12, CONS2-35, MSG-40]', async () => {
  const { page, ended } = start()
  page.show('visible')
  await vi.advanceTimersByTimeAsync(1999)
  expect(shown()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledOnce()
  expect(shown()).toEqual([`warning: ${labelMessages.appNotInstalled}`])
  page.show('hidden')
  await vi.advanceTimersByTimeAsync(0)
  expect(shown()).toHaveLength(1)
})
