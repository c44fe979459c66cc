import type { CatalogProductLicense, CatalogProductLicenseInput, CatalogRoleGroup } from '../catalog/model'
import { isSameName } from '../shared/same-name'
import type { ROLE_GROUPS } from '../shared/role-catalog'
import { FIRST_RUN_STEPS, type FirstRunState, type FirstRunStep } from './model'

/** Reads the step of an address. */
export const readFirstRunStep = (text: string | undefined): FirstRunStep | undefined =>
  FIRST_RUN_STEPS.find((step) => step === text)

const IS_DONE: Readonly<Record<FirstRunStep, (state: FirstRunState) => boolean>> = {
  environment: ({ environment, hasEmail }) => environment !== null && hasEmail,
  'product-licenses': ({ productLicenses }) => productLicenses > 0,
  license: ({ license }) => license !== null,
  administrator: ({ administrator }) => administrator !== null,
}

/** The earlier step whose result a step uses, if that is missing. */
const BLOCKED_BY: Readonly<Record<FirstRunStep, (state: FirstRunState) => FirstRunStep | undefined>> = {
  environment: () => undefined,
  'product-licenses': () => undefined,
  license: ({ environment, productLicenses }) =>
    environment === null ? 'environment' : productLicenses === 0 ? 'product-licenses' : undefined,
  administrator: ({ license }) => (license === null ? 'license' : undefined),
}

/** `blocked`: an earlier step comes first. */
export type StepState = 'done' | 'next' | 'open' | 'blocked'

/** A step with its state (FIRST-05). */
export interface StepStatus {
  readonly step: FirstRunStep
  readonly state: StepState
  /** The step that comes first, of a blocked one. */
  readonly blockedBy?: FirstRunStep
}

/** The first step that is not done; undefined if all are (FIRST-02). */
export const nextStep = (state: FirstRunState): FirstRunStep | undefined =>
  FIRST_RUN_STEPS.find((step) => !IS_DONE[step](state))

/** The state of each step, in order (FIRST-02). */
export function stepsOf(state: FirstRunState): StepStatus[] {
  const next = nextStep(state)
  return FIRST_RUN_STEPS.map((step) => {
    if (IS_DONE[step](state)) return { step, state: 'done' }
    const blockedBy = BLOCKED_BY[step](state)
    if (blockedBy !== undefined) return { step, state: 'blocked', blockedBy }
    return { step, state: step === next ? 'next' : 'open' }
  })
}

interface Suggested extends Omit<CatalogProductLicenseInput, 'roleGroupIds'> {
  readonly roleGroups: readonly (typeof ROLE_GROUPS)[number]['name'][]
}

/** The suggested product licenses (FIRST-07). The first one also offers the role groups that none of them names. */
const SUGGESTED: readonly Suggested[] = [
  {
    id: 1,
    name: 'Administration',
    shortName: 'ADM',
    description: 'Users, user groups, API keys, projects and sites.',
    color: '#2f6fd6',
    isVendor: false,
    roleGroups: ['Administration', 'Access', 'Menu Access'],
  },
  {
    id: 2,
    name: 'Material Control',
    shortName: 'MC',
    description: 'Receiving, storing, picking and shipping of material.',
    color: '#0f8f7e',
    isVendor: false,
    roleGroups: ['Menu Access', 'Material Control', 'Detail Updates', 'Dashboards and Views'],
  },
  {
    id: 3,
    name: 'Construction',
    shortName: 'CON',
    description: 'Work packages, progress and completions.',
    color: '#c2571a',
    isVendor: false,
    roleGroups: ['Menu Access', 'Detail Updates', 'Dashboards and Views'],
  },
  {
    id: 4,
    name: 'Preservation',
    shortName: 'PRS',
    description: 'Preservation plans and their inspections.',
    color: '#7a4fc9',
    isVendor: false,
    roleGroups: ['Menu Access', 'Preservation'],
  },
  {
    id: 5,
    name: 'Mobile Tools',
    shortName: 'MOB',
    description: 'Mustering, equipment and workers on mobile devices.',
    color: '#b8336a',
    isVendor: false,
    roleGroups: ['Mobile Tools'],
  },
  {
    id: 6,
    name: 'Vendor Portal',
    shortName: 'VND',
    description: 'Shipments and documents of vendors.',
    color: '#fcc400',
    isVendor: true,
    roleGroups: ['Menu Access', 'Material Control', 'Dashboards and Views'],
  },
]

/** A suggested product license. */
export interface Suggestion {
  readonly input: CatalogProductLicenseInput
  readonly roleGroups: readonly string[]
  /** The entry of the catalog that has the same number, name or short name already. */
  readonly existing?: string
}

/** The suggested product licenses with the role groups of the server. Those that the catalog has are marked (FIRST-07). */
export function suggestProductLicenses(
  groups: readonly CatalogRoleGroup[],
  catalog: readonly Pick<CatalogProductLicense, 'id' | 'name' | 'shortName'>[],
): Suggestion[] {
  const named = new Set<string>(SUGGESTED.flatMap(({ roleGroups }) => roleGroups))
  return SUGGESTED.map(({ roleGroups, ...fields }, place) => {
    const offered = groups.filter(
      ({ name }) => roleGroups.some((group) => group === name) || (place === 0 && !named.has(name)),
    )
    const existing = catalog.find(
      ({ id, name, shortName }) =>
        id === fields.id || isSameName(name, fields.name) || isSameName(shortName, fields.shortName),
    )
    return {
      input: { ...fields, roleGroupIds: offered.map(({ roleGroupId }) => roleGroupId) },
      roleGroups: offered.map(({ name }) => name),
      ...(existing && { existing: existing.name }),
    }
  })
}
