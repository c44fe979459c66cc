import { describe, expect, it } from 'vitest'
import { applyChange, canTakeChange, relateSelected } from './selected'
import type { Site } from './site'

const sites = [
  { siteId: 1, parentId: null, active: true },
  { siteId: 2, parentId: 1, active: true },
  { siteId: 3, parentId: 2, active: true },
  { siteId: 4, parentId: 2, active: false },
  { siteId: 5, parentId: 4, active: true },
  { siteId: 6, parentId: null, active: true },
]
const relate = (...ids: number[]) => {
  const { topmost, below } = relateSelected(sites, ({ siteId }) => ids.includes(siteId))
  return { topmost: topmost.map(({ siteId }) => siteId), below: below.map(({ siteId }) => siteId) }
}

describe('relateSelected', () => {
  it.each([
    [[], [], []],
    [[3], [3], []],
    [[2], [2], [3, 5]],
    [[1, 3], [1], [2, 5]],
    [[1, 2, 3, 5, 6], [1, 6], []],
  ])('of the selection %j finds the topmost %j, and %j below', (ids, topmost, below) => {
    expect(relate(...ids)).toEqual({ topmost, below })
  })
})

const NO_TYPES = { receivable: false, issuable: false, quarantine: false, locked: false, toolsAndEquipment: false }
const site: Site = {
  siteId: 3,
  projectId: 12,
  parentId: 2,
  name: 'Bin',
  active: true,
  depth: 3,
  version: 4,
  siteClass: 'bin',
  siteType: { ...NO_TYPES, locked: true },
  location: null,
  properties: { overlays: [], userProperties: {} },
}

describe('applyChange', () => {
  it('changes the class, and nothing for the class that a site has [SITE-82]', () => {
    expect(applyChange(site, { kind: 'class', siteClass: 'area' })).toEqual({ ...site, siteClass: 'area' })
    expect(applyChange(site, { kind: 'class', siteClass: null })).toEqual({ ...site, siteClass: null })
    expect(applyChange(site, { kind: 'class', siteClass: 'bin' })).toBeUndefined()
  })

  it('turns the listed types on or off, and leaves the others [SITE-82]', () => {
    const on = applyChange(site, { kind: 'types', types: ['issuable', 'locked'], isOn: true })
    expect(on?.siteType).toEqual({ ...NO_TYPES, issuable: true, locked: true })
    expect(applyChange(site, { kind: 'types', types: ['locked'], isOn: false })?.siteType).toEqual(NO_TYPES)
    expect(applyChange(site, { kind: 'types', types: ['locked'], isOn: true })).toBeUndefined()
  })

  it('leaves a top-level site without a class [SITE-52]', () => {
    expect(canTakeChange({ parentId: null }, { kind: 'class', siteClass: 'area' })).toBe(false)
    expect(canTakeChange({ parentId: null }, { kind: 'types', types: ['locked'], isOn: true })).toBe(true)
    expect(canTakeChange({ parentId: 1 }, { kind: 'class', siteClass: null })).toBe(true)
  })
})
