import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DRAFT_LIFETIME_MS } from '@sitewright/domain/drafts/model'
import { createDrafts } from './create-drafts'

/** Local storage whose entries are its own properties, as in a browser. */
class MemoryStorage {
  [entry: string]: unknown
  getItem(entry: string): string | null {
    return Object.hasOwn(this, entry) ? String(this[entry]) : null
  }
  setItem(entry: string, value: string): void {
    this[entry] = value
  }
  removeItem(entry: string): void {
    delete this[entry]
  }
}

const KEYS: Readonly<Record<number, string>> = { 7: 'A'.repeat(43), 8: 'B'.repeat(43) }
const PAGE = '/user/jane.doe/details'
const TEXT = '{"name":"Typed and not saved"}'

let storage: MemoryStorage
let now = 1_000_000_000_000
let signedInAs: number | undefined
const openDevice = () =>
  createDrafts({
    loadKey: async (userId) => {
      const key = KEYS[userId]
      if (key === undefined || userId !== signedInAs) throw new Error('Not signed in.')
      return key
    },
    now: () => now,
  })
let device = openDevice()

beforeEach(() => {
  storage = new MemoryStorage()
  vi.stubGlobal('localStorage', storage)
  signedInAs = 7
  device = openDevice()
})
afterAll(() => {
  vi.unstubAllGlobals()
})

/** Stores a draft and returns the name and the text of its entry. */
async function storeDraft(userId = 7, page = PAGE): Promise<[entry: string, stored: string]> {
  const before = new Set(Object.keys(storage))
  device.openDrafts(userId, page).save('', () => TEXT)
  await device.countDrafts(userId)
  const entry = Object.keys(storage).find((name) => !before.has(name)) ?? ''
  return [entry, storage.getItem(entry) ?? '']
}
const load = (userId = 7, page = PAGE) => openDevice().openDrafts(userId, page).load('')

describe('a draft on the device', () => {
  it('is read again by its user on its page, also after a reload, with its time [DRAFT-02]', async () => {
    await storeDraft()
    expect(await load()).toEqual({ text: TEXT, savedAt: now })
    expect(await load(7, '/user/other/details')).toBeUndefined()
  })

  it('needs no key where a form opens and the device has no draft of its user [DRAFT-05]', async () => {
    const loadKey = vi.fn(() => Promise.resolve('A'.repeat(43)))
    const drafts = createDrafts({ loadKey, now: () => now }).openDrafts(7, PAGE)
    expect(await drafts.load('')).toBeUndefined()
    drafts.remove('')
    expect(await drafts.load('')).toBeUndefined()
    expect(loadKey).not.toHaveBeenCalled()
    drafts.save('', () => TEXT)
    await vi.waitFor(() => expect(Object.keys(storage)).toHaveLength(1))
    expect(await drafts.load('')).toEqual({ text: TEXT, savedAt: now })
    expect(loadKey).toHaveBeenCalledOnce()
  })

  it('says neither what was typed nor where, and is another text each time [DRAFT-04]', async () => {
    const [entry, stored] = await storeDraft()
    expect(entry).toMatch(/^sitewright\.draft\.7\.[\w-]{43}$/)
    expect(Object.keys(JSON.parse(stored) as object)).toEqual(['savedAt', 'iv', 'data'])
    expect(atob((JSON.parse(stored) as { data: string }).data.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain(
      'Typed',
    )
    device.openDrafts(7, PAGE).save('', () => TEXT)
    await device.countDrafts(7)
    expect(storage.getItem(entry)).not.toBe(stored)
  })

  it('of an earlier release, which did not compress it, is still read [DRAFT-02]', async () => {
    const zip = vi.spyOn(globalThis, 'CompressionStream').mockImplementation(function identity() {
      return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
    })
    await storeDraft()
    zip.mockRestore()
    expect(await load()).toEqual({ text: TEXT, savedAt: now })
  })

  it('of 6,000 rows takes a fraction of its size', async () => {
    const rows = JSON.stringify(Array.from({ length: 6000 }, (_, id) => ({ id, name: `Area ${id}`, parentId: null })))
    device.openDrafts(7, PAGE).save('', () => rows)
    await device.countDrafts(7)
    const [stored = ''] = Object.values(storage).map(String)
    expect(stored.length).toBeLessThan(rows.length / 4)
    expect(await load()).toMatchObject({ text: rows })
  })

  it('is not found by another user, and cannot be read under a name of theirs [DRAFT-04]', async () => {
    const [, stored] = await storeDraft()
    signedInAs = 8
    expect(await load(8)).toBeUndefined()
    const [theirs] = await storeDraft(8)
    storage.setItem(theirs, stored)
    expect(await load(8)).toBe('unreadable')
    expect(storage.getItem(theirs)).toBeNull()
    // Nor is it stored or read while someone else is signed in.
    expect(await load(7)).toBeUndefined()
    device.openDrafts(7, '/groups').save('', () => TEXT)
    expect(await device.countDrafts(7)).toBe(1)
  })

  it.each([
    [
      'a changed text',
      (entry: Record<string, unknown>) => ({ ...entry, data: `AAAA${String(entry['data']).slice(4)}` }),
    ],
    ['a later time', (entry: Record<string, unknown>) => ({ ...entry, savedAt: Number(entry['savedAt']) + 1 })],
    ['another nonce', (entry: Record<string, unknown>) => ({ ...entry, iv: 'AAAAAAAAAAAAAAAA' })],
  ])('with %s is not read, and is removed [DRAFT-04, DRAFT-08]', async (_what, change) => {
    const [entry, stored] = await storeDraft()
    storage.setItem(entry, JSON.stringify(change(JSON.parse(stored) as Record<string, unknown>)))
    expect(await load()).toBe('unreadable')
    expect(storage.getItem(entry)).toBeNull()
  })

  it('of another page is not read under its name [DRAFT-04]', async () => {
    const [, stored] = await storeDraft(7, '/license/1/edit')
    const [entry] = await storeDraft()
    storage.setItem(entry, stored)
    expect(await load()).toBe('unreadable')
  })

  it('is removed after 7 days, as are those of other users, and what the portal did not write [DRAFT-01]', async () => {
    await storeDraft()
    signedInAs = 8
    await storeDraft(8)
    now += DRAFT_LIFETIME_MS + 1
    storage.setItem('sitewright.draft.9.x', 'not a draft')
    storage.setItem('sitewright.workflow-draft.7.new', '{}')
    storage.setItem('sitewright.theme', 'dark')
    expect(await load(8)).toBeUndefined()
    expect(Object.keys(storage)).toEqual(['sitewright.theme'])
  })

  it('that waits for its delay is stored although the session ends meanwhile [DRAFT-03]', async () => {
    const page = device.openDrafts(7, PAGE)
    await page.load('')
    page.save('', () => TEXT)
    device.endSession()
    signedInAs = undefined
    expect(await device.countDrafts(7)).toBe(1)
    signedInAs = 7
    expect(await load()).toMatchObject({ text: TEXT })
  })

  it('is removed by a save or a discard, also while it waits for its delay [DRAFT-01]', async () => {
    await storeDraft()
    const page = device.openDrafts(7, PAGE)
    page.save('', () => 'later')
    page.remove('')
    expect(await device.countDrafts(7)).toBe(0)
    await storeDraft(7, '/groups')
    page.save('', () => TEXT)
    page.save('other', () => TEXT)
    page.discard()
    // Those of other pages stay.
    expect(await device.countDrafts(7)).toBe(1)
  })

  it('is deleted with all others of its user, and of nobody else [DRAFT-06]', async () => {
    await storeDraft()
    await storeDraft(7, '/groups')
    signedInAs = 8
    await storeDraft(8)
    expect(await device.countDrafts(7)).toBe(2)
    device.removeDrafts(7)
    expect([await device.countDrafts(7), await device.countDrafts(8)]).toEqual([0, 1])
  })

  it('of a form in another tab is stored again when that tab sees the log-out [DRAFT-03, DRAFT-06]', async () => {
    await storeDraft(7, '/groups')
    const otherTab = openDevice()
    otherTab.openDrafts(7, PAGE).save('', () => TEXT)
    expect(await otherTab.countDrafts(7)).toBe(2)
    device.removeDrafts(7)
    signedInAs = undefined
    device.endSession()
    expect(await device.countDrafts(7)).toBe(0)
    otherTab.endSession()
    expect(await otherTab.countDrafts(7)).toBe(1)
    signedInAs = 7
    expect(await load()).toMatchObject({ text: TEXT })
  })

  it('that a full storage rejects is reported, and stored when there is space again [DRAFT-11]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const page = device.openDrafts(7, PAGE)
      const onStored = vi.fn<(isStored: boolean) => void>()
      const setItem = vi.spyOn(storage, 'setItem').mockImplementation(() => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      })
      page.save('', () => TEXT, { onStored })
      expect(await device.countDrafts(7)).toBe(0)
      expect(onStored.mock.calls).toEqual([[false]])
      // The next change tries at once.
      page.save('', () => 'more', { onStored })
      vi.advanceTimersByTime(400)
      expect(await device.countDrafts(7)).toBe(0)
      expect(onStored.mock.calls).toEqual([[false], [false]])
      setItem.mockRestore()
      vi.advanceTimersByTime(30_000)
      expect(await device.countDrafts(7)).toBe(1)
      expect(await load()).toMatchObject({ text: 'more' })
      expect(onStored.mock.calls).toEqual([[false], [false], [true]])
    } finally {
      vi.useRealTimers()
    }
  })

  it('is not stored without a key, and the next change asks for it again [DRAFT-09]', async () => {
    signedInAs = undefined
    const page = device.openDrafts(7, PAGE)
    expect(await page.load('')).toBeUndefined()
    page.save('', () => TEXT)
    expect(await device.countDrafts(7)).toBe(0)
    signedInAs = 7
    page.save('', () => TEXT)
    expect(await device.countDrafts(7)).toBe(1)
  })
})
