import { expect, it } from 'vitest'
import { siteMessages } from './messages'
import { projectSizeProblem } from './project-size'
import { MAX_SITES_OF_PROJECT } from './site'

it.each([
  [MAX_SITES_OF_PROJECT - 1, 1, false],
  [MAX_SITES_OF_PROJECT - 1, 2, true],
  [MAX_SITES_OF_PROJECT, 1, true],
  [MAX_SITES_OF_PROJECT + 10, 0, false],
])('a project with %s sites that gets %s more is too large: %s', (stored, added, isTooLarge) => {
  expect(projectSizeProblem(stored, added)).toBe(
    isTooLarge ? siteMessages.projectFull(MAX_SITES_OF_PROJECT, stored) : undefined,
  )
})
