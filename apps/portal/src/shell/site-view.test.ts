import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readSiteView, storeSiteView } from './site-view'

describe('the view of the Sites tab', () => {
  beforeEach(() => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    })
  })

  it('is the tree at first, and that of the address always [MAP-26]', () => {
    expect(readSiteView(7, null)).toBe('tree')
    expect(readSiteView(7, 'map')).toBe('map')
    expect(readSiteView(7, 'globe')).toBe('tree')
  })

  it('is the one that the same user chose last [MAP-26]', () => {
    storeSiteView(7, 'map')
    expect(readSiteView(7, null)).toBe('map')
    expect(readSiteView(7, 'tree')).toBe('tree')
    expect(readSiteView(8, null)).toBe('tree')
  })
})
