import { describe, expect, it, vi } from 'vitest'
import { MAX_STORED_JOBS } from '@sitewright/domain/jobs/model'
import { createJobNews } from './job-news'

const blockStorage = (): void => {
  vi.stubGlobal('localStorage', undefined)
}

const createStorage = () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  return stored
}

describe('what a user has seen of their jobs', () => {
  it.each([
    ['stored on the device', createStorage],
    ['remembered by the page when storage is blocked', blockStorage],
  ])('is %s, for each user [NAV-34]', (_, prepare) => {
    prepare()
    const news = createJobNews()
    news.read(1, [7, 8])
    news.download(1, 9)
    expect(news.get(1)).toEqual({ read: [9, 7, 8], downloaded: [9] })
    expect(news.get(2)).toEqual({ read: [], downloaded: [] })
    expect(news.get(1)).toBe(news.get(1))
  })

  it('survives a reload, and is what another tab stored [NAV-34]', () => {
    createStorage()
    const before = createJobNews()
    const other = createJobNews()
    before.download(1, 9)
    expect(other.get(1)).toEqual({ read: [9], downloaded: [9] })
    other.read(1, [10])
    expect(before.get(1).read).toEqual([10, 9])
  })

  it.each(['', '{', '[]', '{"read":["a"],"downloaded":[]}'])('is nothing when %j is stored', (text) => {
    createStorage().set('sitewright.jobs.1', text)
    expect(createJobNews().get(1)).toEqual({ read: [], downloaded: [] })
  })

  it('is limited to the jobs that a user can have', () => {
    createStorage()
    const news = createJobNews()
    news.read(
      1,
      Array.from({ length: MAX_STORED_JOBS + 5 }, (_, id) => id),
    )
    news.read(1, [1000])
    expect(news.get(1).read).toHaveLength(MAX_STORED_JOBS)
    expect(news.get(1).read[0]).toBe(1000)
  })

  it('notifies of each change', () => {
    createStorage()
    const news = createJobNews()
    const listener = vi.fn()
    news.subscribe(listener)
    news.read(1, [7])
    expect(listener).toHaveBeenCalledOnce()
  })
})

it('reports only once that this tab started a job [NAV-35]', () => {
  const news = createJobNews()
  news.start(7)
  expect([news.takeStarted(7), news.takeStarted(7), news.takeStarted(8)]).toEqual([true, false, false])
})
