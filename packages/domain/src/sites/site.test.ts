import { expect, it } from 'vitest'
import { siteClassOptions, siteTypeOptions } from './screen-messages'
import { DEFAULT_PROPERTY_TYPE, PERMANENT_PROPERTIES } from './site'

it('has the classes and types of the specification, with their labels [CONS2-30, SITE-52, SITE-54, SITE-55]', () => {
  expect(siteClassOptions.map(({ value, label }) => `${value}: ${label}`)).toEqual([
    'area: Area',
    'warehouse: Warehouse',
    'bin: Bin',
    'muster: Muster',
  ])
  expect(siteTypeOptions.map(({ value, label }) => `${value}: ${label}`)).toEqual([
    'receivable: Receivable',
    'issuable: Issuable',
    'quarantine: Quarantine',
    'locked: Locked',
    'toolsAndEquipment: Tools and Equipment',
  ])
})

it('has two permanent properties, and a type for those that name none [CONS2-37, SITE-56, SITE-57]', () => {
  expect(PERMANENT_PROPERTIES).toEqual(['Site Address', 'Site Description'])
  expect(DEFAULT_PROPERTY_TYPE).toBe('Default')
})
