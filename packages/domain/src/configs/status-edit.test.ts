import { describe, expect, it } from 'vitest'
import { customStatuses, DEFAULT_CHECK_IN, DEFAULT_CHECK_OUT } from './equipment-statuses'
import type { ConfigEntry } from './model'
import { applyStatusEdit, CLEAR_PICK, keyedStatuses, pickStatus, toStatusEdit, UNCHANGED_PICK } from './status-edit'

const entries: ConfigEntry[] = [
  {
    property: 'CustomEquipmentStatus',
    parameters: [
      { name: 'In Repair', bool: true, label_type: 'bool', color: 'red' },
      { name: 'On Rent', bool: false, label_type: 'bool' },
    ],
  },
  { property: DEFAULT_CHECK_IN, parameters: [{ name: 'state', value: '-1' }] },
  { property: DEFAULT_CHECK_OUT, parameters: [{ name: 'state', value: 5 }] },
]
const edit = toStatusEdit(entries)
const findCheckOut = (written: readonly ConfigEntry[]) =>
  written.find(({ property }) => property === DEFAULT_CHECK_OUT)?.parameters

describe('an edit of equipment statuses', () => {
  it('names statuses, and the choices of both pickers [CONF-33, CONF-34, CONF-36]', () => {
    expect([...edit.statuses]).toEqual(['In Repair', 'On Rent'])
    expect([...edit.unavailable]).toEqual(['In Repair'])
    expect([edit.checkIn, edit.checkOut]).toEqual([CLEAR_PICK, pickStatus('On Rent')])
    expect(toStatusEdit([]).checkIn).toBe(UNCHANGED_PICK)
  })

  it('without a change writes the entries as they were read [CONF-10]', () => {
    expect(applyStatusEdit(entries, edit)).toEqual(entries)
  })

  it('stores Unavailable in the bool of the parameter, beside fields that it does not know [CONF-37]', () => {
    const written = applyStatusEdit(entries, { ...edit, unavailable: new Set(['On Rent']) })
    expect(written[0]?.parameters).toEqual([
      { name: 'In Repair', bool: false, label_type: 'bool', color: 'red' },
      { name: 'On Rent', bool: true, label_type: 'bool' },
    ])
  })

  it('gives automatic statuses the new code of their status when another one is removed [CONF-39, CONF-40]', () => {
    const written = applyStatusEdit(entries, { ...edit, statuses: new Set(['On Rent', 'Calibrating']) })
    expect(customStatuses(written).map(({ name, state }) => [name, state])).toEqual([
      ['On Rent', 4],
      ['Calibrating', 5],
    ])
    expect(findCheckOut(written)).toMatchObject([{ value: 4 }])
  })

  it('sets an automatic status to unchanged when that status is removed [CONF-34]', () => {
    const written = applyStatusEdit(entries, { ...edit, statuses: new Set(['In Repair']) })
    expect(findCheckOut(written)).toMatchObject([{ value: '' }])
  })

  it.each([
    [CLEAR_PICK, -1],
    [UNCHANGED_PICK, ''],
  ])('stores the choice %j as the code %j [CONF-34, CONF-38]', (checkOut, code) => {
    const written = applyStatusEdit(entries, { ...edit, checkOut })
    expect(findCheckOut(written)).toMatchObject([{ value: code }])
  })

  it('adds the switch and the properties that a config lacks [CONF-35, CONF-42]', () => {
    const written = applyStatusEdit([], {
      statuses: new Set(['Idle']),
      unavailable: new Set(),
      checkIn: pickStatus('Idle'),
      checkOut: UNCHANGED_PICK,
      includesDefaults: true,
    })
    expect(toStatusEdit(written)).toMatchObject({ checkIn: pickStatus('Idle'), includesDefaults: true })
    expect(written.map(({ property }) => property)).toEqual(['CustomEquipmentStatus', DEFAULT_CHECK_IN])
  })

  it('distinguishes statuses with equal names', () => {
    const twice = [{ property: 'CustomEquipmentStatus', parameters: [{ name: 'A' }, { name: 'A' }, { name: '' }] }]
    expect(keyedStatuses(twice).map(({ key }) => key)).toEqual(['A', 'A #5', ' #6'])
  })
})
