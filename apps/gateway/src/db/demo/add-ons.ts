import { VENDOR_CATEGORY } from '@sitewright/domain/add-ons/model'
import type { ROLE_GROUPS } from '@sitewright/domain/shared/role-catalog'
import type { addOns } from '../schema'

export type ShortName = 'MC' | 'TE' | 'CON' | 'PRS' | 'MUS' | 'VND' | 'SNS' | 'DOC' | 'CBL'
export type RoleGroupName = (typeof ROLE_GROUPS)[number]['name']

interface DemoAddOn extends Omit<typeof addOns.$inferInsert, 'addOnId' | 'shortName'> {
  readonly shortName: ShortName
  /** What its holders may be granted. */
  readonly roleGroups: readonly RoleGroupName[]
}

/** What every product of the office brings. */
const OFFICE: readonly RoleGroupName[] = ['Administration', 'Access', 'Menu Access']

/** In the order of their ids, from 1. Number 1 is the one that 'All Infinite' leaves alone. */
export const DEMO_ADD_ONS: readonly DemoAddOn[] = [
  {
    name: 'Material Control',
    description: 'Receiving, storing, picking and shipping of bulk and tagged material.',
    shortName: 'MC',
    category: 'MATERIAL',
    color: '#2f6fd6',
    roleGroups: [...OFFICE, 'Material Control', 'Detail Updates', 'Dashboards and Views'],
  },
  {
    name: 'Tools and Equipment',
    description: 'Tool cribs, loans, inspections and equipment on site.',
    shortName: 'TE',
    category: 'EQUIPMENT',
    color: '#0f8f7e',
    roleGroups: [...OFFICE, 'Mobile Tools', 'Detail Updates'],
  },
  {
    name: 'Construction',
    description: 'Work packages, progress and completions.',
    shortName: 'CON',
    category: 'CONSTRUCTION',
    color: '#c2571a',
    roleGroups: [...OFFICE, 'Detail Updates', 'Dashboards and Views'],
  },
  {
    name: 'Preservation',
    description: 'Preservation plans and their inspections, until hand-over.',
    shortName: 'PRS',
    category: 'PRESERVATION',
    color: '#7a4fc9',
    roleGroups: ['Preservation', 'Menu Access'],
  },
  {
    name: 'Mobile Muster',
    description: 'Who is on site, and where they muster.',
    shortName: 'MUS',
    category: 'MOBILE',
    color: '#b8336a',
    roleGroups: ['Mobile Tools'],
  },
  {
    name: 'Vendor Portal',
    description: 'Shipments and documents of the vendors that a user works for.',
    shortName: 'VND',
    category: VENDOR_CATEGORY,
    color: '#fcc400',
    roleGroups: ['Menu Access', 'Material Control', 'Dashboards and Views'],
  },
  {
    name: 'Sensors',
    description: 'Readers, tags and sensor networks.',
    shortName: 'SNS',
    category: 'SENSOR',
    color: '#5a6b00',
    roleGroups: ['Administration', 'Menu Access', 'Dashboards and Views'],
  },
  {
    name: 'Document Control',
    description: 'Drawings, revisions and transmittals.',
    shortName: 'DOC',
    category: 'DOCUMENT',
    color: '#4a6078',
    roleGroups: ['Menu Access', 'Detail Updates'],
  },
  {
    name: 'Cable Management',
    description: 'Cable schedules, drums and pulls.',
    shortName: 'CBL',
    category: 'CABLE',
    color: '#8a5a2b',
    roleGroups: ['Menu Access', 'Detail Updates'],
  },
]

export const addOnId = (shortName: ShortName): number =>
  DEMO_ADD_ONS.findIndex((addOn) => addOn.shortName === shortName) + 1

/** Exactly one more than hold it: a single seat is left. */
export const ONE_SEAT_LEFT = 'one seat left'

/** Each license's products and how many users may hold each. */
export const LICENSE_ADD_ONS: Readonly<Record<number, Partial<Record<ShortName, number | typeof ONE_SEAT_LEFT>>>> = {
  1: { MC: 250, TE: -1, CON: 200, PRS: ONE_SEAT_LEFT, MUS: 120, VND: 20, SNS: 60, DOC: 40, CBL: 0 },
  2: { MC: 60, TE: -1, CON: 40, PRS: ONE_SEAT_LEFT, MUS: -1, VND: 10 },
  3: { MC: 25, TE: 10 },
  4: { MC: 40, CON: 40 },
}

/** Products of the licenses that only fill the lists. */
export const FILLER_ADD_ONS: Partial<Record<ShortName, number>> = { MC: 50, TE: -1, CON: 30 }
