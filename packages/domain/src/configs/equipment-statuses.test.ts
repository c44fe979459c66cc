import { describe, expect, it } from 'vitest'
import { customStatuses, DEFAULT_CHECK_IN, DEFAULT_CHECK_OUT, equipmentStatuses } from './equipment-statuses'
import type { ConfigEntry } from './model'

const statuses = (switchIsOn: boolean): ConfigEntry[] => [
  {
    property: 'CustomEquipmentStatus',
    parameters: [
      { name: 'In Repair', bool: true },
      { name: 'On Rent', bool: false },
      { name: 'includeDefaultStatuses', bool: switchIsOn },
      { name: 'Calibrating' },
    ],
  },
  { property: DEFAULT_CHECK_IN, parameters: [{ name: 'state', value: '-1' }] },
  { property: DEFAULT_CHECK_OUT, parameters: [{ name: 'state', value: 5 }] },
]

describe('custom equipment statuses', () => {
  it('have the codes after Available, by their place from 1 [CONF-39, CONF-40, CONS2-13]', () => {
    expect(customStatuses(statuses(true)).map(({ name, state }) => [name, state])).toEqual([
      ['In Repair', 4],
      ['On Rent', 5],
      ['Calibrating', 6],
    ])
  })

  it('are unavailable by the bool of their parameter [CONF-31, CONF-37]', () => {
    expect(customStatuses(statuses(true)).map(({ isUnavailable }) => isUnavailable)).toEqual([true, false, false])
  })

  it('come after Unavailable and Available only where the switch is on [CONF-38, CONF-41, CONF-42]', () => {
    const listed = (switchIsOn: boolean) =>
      equipmentStatuses(statuses(switchIsOn)).map(({ name, state }) => [name, state])
    const custom = [
      ['In Repair', 4],
      ['On Rent', 5],
      ['Calibrating', 6],
    ]
    expect(listed(true)).toEqual([['Unavailable', 2], ['Available', 3], ...custom])
    expect(listed(false)).toEqual(custom)
    expect(equipmentStatuses([])).toEqual([])
  })
})
