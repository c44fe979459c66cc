import { describe, expect, it } from 'vitest'
import { hasArchivedSite, siteCopyStep, type SiteCopyStep } from './copy'
import type { SimpleSite } from './site'

describe('the step after the check of a copy', () => {
  it.each<[boolean, boolean, boolean, SiteCopyStep]>([
    [true, false, false, 'copy'],
    [true, false, true, 'ask'],
    [false, true, false, 'exists'],
    [false, true, true, 'exists'],
    [false, false, false, 'fail'],
    [false, false, true, 'fail'],
  ])(
    'canCopy %s, isActive %s, askUnarchivePermission %s: %s [COPY-24, COPY-28, COPY-29]',
    (canCopy, isActive, ask, step) => {
      expect(siteCopyStep({ canCopy, isActive, askUnarchivePermission: ask })).toBe(step)
    },
  )
})

describe('archived sites of a copy', () => {
  const site = (siteId: number, parentId: number | null, active = true): SimpleSite => ({
    siteId,
    projectId: 1,
    parentId,
    name: `Site ${siteId}`,
    active,
    depth: 1,
    version: 1,
  })
  const sites = [site(1, null), site(4, null), site(2, 1), site(5, 4), site(3, 2, false)]

  it.each([
    [1, true],
    [2, true],
    [3, true],
    [4, false],
    [5, false],
  ])('are found at site %d and below it: %s [COPY-27]', (siteId, expected) => {
    expect(hasArchivedSite(sites, siteId)).toBe(expected)
  })
})
