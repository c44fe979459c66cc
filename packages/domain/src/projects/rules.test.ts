import { describe, expect, it } from 'vitest'
import type { Project } from './model'
import { isProjectLocked, projectsToSave } from './rules'

const project = (projectId: number, isActive = true): Project => ({
  projectId,
  licenseId: 1,
  parentId: null,
  name: `Project ${projectId}`,
  isActive,
})

describe('the projects of a user', () => {
  it.each([
    ['an active one', project(1), {}, false],
    ['one that is not active', project(1, false), {}, true],
    ['one that comes from a group', project(1), { 1: ['Site Admins'] }, true],
    ['one whose list of groups is empty', project(1), { 1: [] }, false],
  ])('%s is locked: %s [USER-55, USER-78]', (_, subject, inheritedFrom, expected) => {
    expect(isProjectLocked(subject, inheritedFrom)).toBe(expected)
  })

  it('are saved with what is selected and can be changed [USER-78]', () => {
    expect(projectsToSave([project(1), project(2)], new Set([2]), new Set([1]), {})).toEqual([2])
  })

  it('keep a direct assignment that is inherited too, and do not make one of what is inherited alone [USER-78, USER-82]', () => {
    const inheritedFrom = { 1: ['Site Admins'], 2: ['Site Admins'] }
    expect(projectsToSave([project(1), project(2)], new Set([1, 2]), new Set([1]), inheritedFrom)).toEqual([1])
  })

  it('keep what is not active as it was [USER-55]', () => {
    expect(projectsToSave([project(1, false), project(2, false)], new Set([2]), new Set([1]), {})).toEqual([1])
  })

  it('keep what the tree does not show', () => {
    expect(projectsToSave([project(1)], new Set<number>(), new Set([1, 9]), {})).toEqual([9])
  })
})
