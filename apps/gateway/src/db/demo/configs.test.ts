import { describe, expect, it } from 'vitest'
import { customStatuses } from '@sitewright/domain/configs/equipment-statuses'
import {
  CONFIG_NAMES,
  EQUIPMENT_STATUS_CONFIG,
  linkedConfig,
  RESOURCE_PROPERTIES_CONFIG,
} from '@sitewright/domain/configs/names'
import { parameterKind } from '@sitewright/domain/configs/parameters'
import { judgeConfig } from '@sitewright/domain/configs/rules'
import { configNamed, DEMO_CONFIGS, DEMO_LICENSE_CONFIGS, licenseConfigNamed } from './configs'
import { DEMO_PROJECTS, projectNamed } from './projects'

const namesOf = (project: string) =>
  DEMO_CONFIGS.filter(({ projectId }) => projectId === projectNamed(project).projectId).map(({ name }) => name)

describe('the configs of the demo world', () => {
  it('include every named type in one project and in the defaults, and some types in others', () => {
    expect(namesOf('Northgate Refinery Expansion').toSorted()).toEqual(CONFIG_NAMES.toSorted())
    expect(namesOf('Company Defaults').toSorted()).toEqual(CONFIG_NAMES.toSorted())
    expect(namesOf('Crude Unit 2')).toHaveLength(4)
  })

  it('are valid, each with the other configs of its project', () => {
    for (const { projectId, name, data } of DEMO_CONFIGS) {
      const linked = DEMO_CONFIGS.find((row) => row.projectId === projectId && row.name === linkedConfig(name))
      expect(judgeConfig(name, data.configs, linked?.data.configs)).toEqual({})
    }
  })

  it('have equal equipment statuses in two projects and others in a third one', () => {
    const [first, second, third] = ['Northgate Refinery Expansion', 'Crude Unit 2', 'Tank Farm Revamp'].map((project) =>
      customStatuses(configNamed(project, EQUIPMENT_STATUS_CONFIG).data.configs),
    )
    expect(first).toHaveLength(3)
    expect(second).toEqual(first)
    expect(third).not.toEqual(first)
  })

  it('include five of a license, of which one project has two and cannot have a third one [COPY-17]', () => {
    const names = DEMO_LICENSE_CONFIGS.filter(({ licenseId }) => licenseId === 1).map(({ name }) => name)
    expect(names).toHaveLength(5)
    expect(names.filter((name) => namesOf('Tank Farm Revamp').includes(name))).toHaveLength(2)
    const levels = configNamed('Tank Farm Revamp', 'EnforceStorageLevels').data.configs
    const receipt = licenseConfigNamed(1, 'ReceiptPost').data.configs
    expect(Object.values(judgeConfig('ReceiptPost', receipt, levels))).toHaveLength(1)
  })

  it('include configs of license 2, of its projects and of itself', () => {
    const licenseOf = (id: number) => DEMO_PROJECTS.find(({ projectId }) => projectId === id)?.licenseId
    expect(DEMO_CONFIGS.filter(({ projectId }) => licenseOf(projectId) === 2).length).toBeGreaterThan(2)
    expect(DEMO_LICENSE_CONFIGS.some(({ licenseId }) => licenseId === 2)).toBe(true)
  })

  it('include a plain and a packed resource property, and a parameter of an unknown type', () => {
    const parametersOf = (name: string) =>
      configNamed('Northgate Refinery Expansion', name).data.configs.flatMap(({ parameters }) => parameters)
    const [plain, packed] = parametersOf(RESOURCE_PROPERTIES_CONFIG)
    expect(plain?.name).toBe('Unknown')
    expect(JSON.parse(packed?.name ?? '')).toEqual({
      defaultValue: 'Epoxy',
      type: 'selection',
      selection: ['Epoxy', 'Zinc', 'None'],
      requiresElevated: true,
    })
    const unknown = parametersOf('Integration').find(({ label_type: type }) => type === 'duration')
    expect(parameterKind(unknown ?? {})).toBe('text')
  })
})
