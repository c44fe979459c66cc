import { describe, expect, it } from 'vitest'
import type { Actor } from '../shared/policy'
import { canEditImports, canReadImports, canReadProjectImports } from './policy'
import { ImportCopyInput, ImportSystemInput, NewImportSystem, type ImportSystem } from './system'
import { importSystemMessages as messages } from './system-messages'
import { isNameTaken, listPaths, pageOfImportSystems, toImportSystemInput } from './system-rules'

const system = (configId: number, displayName: string, change: Partial<ImportSystem> = {}): ImportSystem => ({
  configId,
  projectId: 12,
  displayName,
  description: '',
  path: `/north/${configId}`,
  active: true,
  enabled: false,
  isInternal: false,
  version: 1,
  ...change,
})

describe('a name of an import system', () => {
  const existing = [system(1, 'Drawing Register'), system(2, 'Weld Log')]

  it.each([
    ['Drawing Register', true],
    ['  drawing REGISTER ', true],
    ['Drawing\u00A0 Register', true],
    ['Drawing Registers', false],
    ['', false],
  ])('%j is taken: %s [IMP-11, IMP-13]', (name, expected) => {
    expect(isNameTaken(existing, name)).toBe(expected)
  })

  it('is not taken by the system itself [IMP-13]', () => {
    expect(isNameTaken(existing, 'weld log', 2)).toBe(false)
    expect(isNameTaken(existing, 'weld log', 1)).toBe(true)
  })
})

describe('the form of an import system', () => {
  const valid = { displayName: ' Weld  Log ', path: ' /north/welds ', description: '', isInternal: false, active: true }
  const errorsOf = (schema: typeof ImportSystemInput | typeof NewImportSystem, value: object) =>
    schema.safeParse(value).error?.issues.map(({ message }) => message)

  it('trims what it saves', () => {
    expect(ImportSystemInput.parse(valid)).toMatchObject({ displayName: 'Weld Log', path: '/north/welds' })
  })

  it('needs a name, a path and a project, each with its own error text [IMP-07, IMP-08, IMP-09, IMP-10]', () => {
    expect(errorsOf(ImportSystemInput, { ...valid, displayName: ' ', path: ' ' })).toEqual([
      messages.nameRequired,
      messages.pathRequired,
    ])
    for (const projectId of [undefined, null]) {
      expect(errorsOf(NewImportSystem, { ...valid, projectId })).toEqual([messages.projectRequired])
    }
    expect(messages.projectRequired).toBe('Please select a project for the import system.')
  })

  it('of a copy has another error text for the display name [COPY-08]', () => {
    const { error } = ImportCopyInput.safeParse({ displayName: '  ' })
    expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter a display name for import system.'])
  })

  it('never has the switch of a user [IMP-20]', () => {
    expect(Object.keys(toImportSystemInput(system(1, 'A', { enabled: true })))).toEqual([
      'displayName',
      'path',
      'description',
      'isInternal',
      'active',
    ])
  })
})

it('paths to choose from are sorted and listed once, with the path of the form [IMP-05]', () => {
  expect(listPaths(['/b', '/a', '/b'], '/c', '')).toEqual(['/a', '/b', '/c'])
})

it('filters the list of a server that does not page by project and text [IMP-01]', () => {
  const systems = [system(1, 'B'), system(2, 'a'), system(3, 'C', { projectId: 17 })]
  const namesOf = (query: Parameters<typeof pageOfImportSystems>[1]) =>
    pageOfImportSystems(systems, query).rows.map(({ displayName }) => displayName)
  expect(namesOf({})).toEqual(['a', 'B', 'C'])
  expect(namesOf({ projectId: 17 })).toEqual(['C'])
  expect(namesOf({ search: '/NORTH/2' })).toEqual(['a'])
  expect(namesOf({ sort: '-displayName', page: 2, pageSize: 2 })).toEqual(['a'])
})

describe('import systems', () => {
  const actor = (...roles: string[]): Actor => ({ userId: 7, userName: 'mara', licenseId: 1, roles })

  it.each([
    ['ADMINISTER_IMPORT_SYSTEM_DETAILS', true, true],
    ['MENU_ADMIN_TOOL_ACCESS', false, true],
    ['ACCESS_MY_CUSTOMER_LICENCE', false, true],
    ['ADMINISTER_IMPORT_SYSTEM_USER', false, false],
  ])('with %s: opened and edited %s, read in the Copy tab %s [PERM-09, PERM-28, ROLE-29]', (role, opened, copied) => {
    expect(canReadImports.decide(actor(role)).allowed).toBe(opened)
    expect(canEditImports.decide(actor(role)).allowed).toBe(opened)
    expect(canReadProjectImports.decide(actor(role)).allowed).toBe(copied)
  })
})
