import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRecent, MAX_RECENT, type RecentRecord } from './recent'

const record = (id: string, change: Partial<RecentRecord> = {}): RecentRecord => ({
  kind: 'project',
  id,
  label: `Project ${id}`,
  href: `/projects/${id}/view/sites`,
  openedAt: 1,
  ...change,
})

/** The storage of a browser, of which only three calls are used. */
function stubStorage(): Map<string, string> {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  })
  return texts
}

afterEach(() => vi.unstubAllGlobals())

const idsOf = (records: readonly RecentRecord[]) => records.map(({ id }) => id)

describe('records opened last', () => {
  it('remembers the last ten for each user, newest first and each once', () => {
    const recent = createRecent()
    for (let id = 1; id <= MAX_RECENT + 2; id += 1) recent.add(1, record(String(id)))
    recent.add(1, record('5', { label: 'Renamed' }))
    recent.add(2, record('40'))
    expect(idsOf(recent.get(1))).toEqual(['5', '12', '11', '10', '9', '8', '7', '6', '4', '3'])
    expect(recent.get(1)[0]?.label).toBe('Renamed')
    expect(idsOf(recent.get(2))).toEqual(['40'])
    expect(recent.get(3)).toEqual([])
  })

  it('distinguishes user 5 from project 5', () => {
    const recent = createRecent()
    recent.add(1, record('5'))
    recent.add(1, record('5', { kind: 'user' }))
    recent.forget(1, { kind: 'user', id: '5' })
    expect(recent.get(1).map(({ kind }) => kind)).toEqual(['project'])
  })

  it('notifies of changes only, and is the same list without one', () => {
    const recent = createRecent()
    recent.add(1, record('5'))
    const listener = vi.fn()
    recent.subscribe(listener)
    recent.forget(1, { kind: 'project', id: '6' })
    expect(listener).not.toHaveBeenCalled()
    expect(recent.get(1)).toBe(recent.get(1))
    recent.clear(1)
    expect(listener).toHaveBeenCalledOnce()
    expect(recent.get(1)).toEqual([])
  })

  it('adds to what another tab has stored', () => {
    stubStorage()
    const [here, elsewhere] = [createRecent(), createRecent()]
    here.add(1, record('5'))
    elsewhere.add(1, record('6'))
    here.add(1, record('7'))
    expect(idsOf(here.get(1))).toEqual(['7', '6', '5'])
  })

  it.each([
    ['no JSON', 'nonsense'],
    ['no list', '{}'],
    ['no records', '[null, 5, {"kind": "project"}]'],
    ['an address elsewhere', JSON.stringify([record('5', { href: '//example.com' })])],
    ['an address elsewhere behind a tab', JSON.stringify([record('5', { href: '/\t/example.com' })])],
    ['no instant', JSON.stringify([record('5', { openedAt: Number.MAX_SAFE_INTEGER })])],
    ['a detail that is no text', JSON.stringify([{ ...record('5'), detail: {} }])],
    ['a script', JSON.stringify([record('5', { href: 'javascript:alert(1)' })])],
  ])('reads nothing from a stored text that is %s', (_, text) => {
    stubStorage().set('sitewright.recent.1', text)
    expect(createRecent().get(1)).toEqual([])
  })
})
