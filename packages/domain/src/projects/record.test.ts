import { describe, expect, it } from 'vitest'
import { ProjectCreate, ProjectInput, ProjectSave } from './record'

const input = { name: 'Jetty 4', description: 'New berth' }
const errorsOf = (change: object): string[] =>
  ProjectInput.safeParse({ ...input, ...change }).error?.issues.map(({ message }) => message) ?? []

describe('the name and description of a project', () => {
  it.each([
    ['a blank name', { name: '   ' }, 'Please enter a project name.'],
    ['no name', { name: undefined }, 'Please enter a project name.'],
    ['a name of 3 characters', { name: 'abc' }, 'Project Name must be at least 4 characters.'],
    ['a name of 2 characters between blanks', { name: '  ab ' }, 'Project Name must be at least 4 characters.'],
    ['a name of two emoji', { name: '🚧🚧' }, 'Project Name must be at least 4 characters.'],
    ['a blank description', { description: ' ' }, 'Please enter a description.'],
  ])('are rejected with %s [PROJ-21, PROJ-22, PROJ-24, PROJ-26, PROJ-27, CONS2-01]', (_, change, message) => {
    expect(errorsOf(change)).toEqual([message])
  })

  it('are trimmed, and a name of exactly 4 characters is accepted [PROJ-23, PROJ-25]', () => {
    expect(ProjectInput.parse({ name: '  Quay ', description: ' One ' })).toEqual({ name: 'Quay', description: 'One' })
  })

  it('report both faults at once', () => {
    expect(errorsOf({ name: '', description: '' })).toEqual([
      'Please enter a project name.',
      'Please enter a description.',
    ])
  })
})

it('a new project needs a license, and can leave out its environment and its parent [PROJ-20]', () => {
  expect(ProjectCreate.safeParse(input).error?.issues.map(({ message }) => message)).toEqual([
    'Please select a license.',
  ])
  expect(ProjectCreate.safeParse({ ...input, licenseId: 1, parentProjectId: null }).success).toBe(true)
})

it('a save accepts the whole project that was read, and no unknown field [PROJ-38, PROJ-53]', () => {
  const whole = { ...input, projectId: 3, children: [], assignedTo: null, rootProjectId: null, version: 2 }
  expect(ProjectSave.safeParse(whole).success).toBe(true)
  expect(ProjectSave.safeParse({ ...whole, salary: 1 }).success).toBe(false)
})
