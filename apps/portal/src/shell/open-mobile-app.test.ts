import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openMobileApp, type AppPage } from './open-mobile-app'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

class Page extends EventTarget implements AppPage {
  visibilityState = 'visible'
  show(state: string) {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

const start = () => {
  const page = new Page()
  const open = vi.fn<(link: string) => void>()
  const opened = vi.fn<(isOpened: boolean) => void>()
  void openMobileApp('sitewright://print?zpl=a', { page, open }).then(opened)
  return { page, open, opened }
}

it('opens the link, and finds the app where the page is hidden in time [CODE-10, CODE-13]', async () => {
  const { page, open, opened } = start()
  expect(open).toHaveBeenCalledExactlyOnceWith('sitewright://print?zpl=a')
  await vi.advanceTimersByTimeAsync(1999)
  expect(opened).not.toHaveBeenCalled()
  page.show('hidden')
  await vi.advanceTimersByTimeAsync(0)
  expect(opened).toHaveBeenCalledExactlyOnceWith(true)
})

it('finds no app where the page is still visible after 2000 ms [CODE-11, CONS2-35]', async () => {
  const { page, opened } = start()
  page.show('visible')
  await vi.advanceTimersByTimeAsync(2000)
  expect(opened).toHaveBeenCalledExactlyOnceWith(false)
  page.show('hidden')
  await vi.advanceTimersByTimeAsync(0)
  expect(opened).toHaveBeenCalledTimes(1)
})
