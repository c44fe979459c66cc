import { expect, it } from 'vitest'
import { PreservationSave } from '@sitewright/domain/preservations/model'
import { DEMO_PRESERVATIONS, preservationNamed } from './preservations'
import { DEMO_PROJECTS, projectNamed } from './projects'

const refinery = projectNamed('Northgate Refinery Expansion').projectId
const licenseOf = (projectId: number): number | undefined =>
  DEMO_PROJECTS.find((project) => project.projectId === projectId)?.licenseId

it('the demo world has six preservations in one project, one of them shared, one in project 1, and two in license 2 [PERM-22]', () => {
  expect(DEMO_PRESERVATIONS.filter(({ projectId }) => projectId === refinery)).toHaveLength(6)
  const key = preservationNamed('Rotating Equipment').relatedKey
  expect(DEMO_PRESERVATIONS.filter(({ relatedKey }) => relatedKey === key)).toHaveLength(2)
  expect(DEMO_PRESERVATIONS.filter(({ projectId }) => projectId === 1)).toHaveLength(1)
  expect(DEMO_PRESERVATIONS.filter(({ projectId }) => licenseOf(projectId) === 2)).toHaveLength(2)
})

it('every preservation of the demo world can be saved as it is', () => {
  const body = DEMO_PRESERVATIONS.map(({ preservationId, relatedKey, ...row }) => ({
    ...row,
    id: preservationId,
    preservationRelatedKey: relatedKey,
    steps: [...row.steps],
  }))
  expect(PreservationSave.safeParse(body).error).toBeUndefined()
  const ids = DEMO_PRESERVATIONS.flatMap(({ relatedKey, steps }) => [relatedKey, ...steps.map(({ id }) => id)])
  expect(ids.every((id) => id.length === 36)).toBe(true)
})
