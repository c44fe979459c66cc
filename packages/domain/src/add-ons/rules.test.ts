import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addOnMessages } from './messages'
import { VENDOR_CATEGORY, type AddOn } from './model'
import {
  addOnsOverLimit,
  hasBothKinds,
  isClearingVendors,
  isOffered,
  isVendorAddOn,
  isVendorMissing,
  rolesDropped,
  settleKinds,
  toggleAddOn,
} from './rules'
import { tagOfAddOn } from './tag'

const addOn = (addOnId: number, name: string, category = 'CORE'): AddOn => ({
  addOnId,
  name,
  description: '',
  shortName: name,
  addonData: { category, color: '#000000', shortName: name },
})
const CORE = addOn(1, 'Core')
const TOOLS = addOn(2, 'Tools')
const VENDOR = addOn(3, 'Vendor Portal', VENDOR_CATEGORY)
const ALL = [CORE, TOOLS, VENDOR]

describe('a product license in a list', () => {
  it.each([
    ['TL', 'T', 'TL'],
    ['', 'T', 'T'],
    ['', '', 'Tools'],
  ])('with the short name %j of its data and %j of its own is labelled %s [USER-17]', (inData, own, label) => {
    const addOn = { ...TOOLS, shortName: own, addonData: { ...TOOLS.addonData, shortName: inData } }
    expect(tagOfAddOn(addOn)).toEqual({ id: 2, label, color: '#000000', title: 'Tools' })
  })

  it('has its short name for a title without a name', () => {
    const { addOnId, addonData } = TOOLS
    expect(tagOfAddOn({ addOnId, addonData }).title).toBe('Tools')
  })
})

describe('both kinds at once', () => {
  it.each([
    ['none', [], false],
    ['others alone', [CORE, TOOLS], false],
    ['vendor ones alone', [VENDOR], false],
    ['both', [CORE, VENDOR], true],
  ])('are in %s: %s %s [USER-128]', (_, addOns, expected) => {
    expect(hasBothKinds(addOns)).toBe(expected)
  })
})

describe('choosing product licenses', () => {
  it('tells vendor products by their category [USER-62, CONST-24, CONS2-29, LIC-06]', () => {
    expect(ALL.map(isVendorAddOn)).toEqual([false, false, true])
  })

  it.each([
    ['a vendor one drops the others', [1, 2], 3, [3], ['Core', 'Tools']],
    ['another one drops the vendor ones', [3], 1, [1], ['Vendor Portal']],
    ['one of the same kind drops nothing', [1], 2, [1, 2], []],
    ['once more takes it away', [1, 2], 2, [1], []],
    ['one that is not offered changes nothing', [1], 9, [1], []],
  ])('%s [USER-63, USER-64, USER-65, GROUP-18]', (_, selected, toggled, expected, dropped) => {
    const choice = toggleAddOn(ALL, new Set(selected), toggled)
    expect([...choice.selected]).toEqual(expected)
    expect(choice.dropped.map(({ name }) => name)).toEqual(dropped)
  })

  it('never holds both kinds, whatever is pressed [USER-63]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(1, 2, 3), { maxLength: 12 }), (presses) => {
        const selected = presses.reduce<ReadonlySet<number>>(
          (now, id) => toggleAddOn(ALL, now, id).selected,
          new Set<number>(),
        )
        const kinds = new Set(ALL.filter(({ addOnId }) => selected.has(addOnId)).map(isVendorAddOn))
        expect(kinds.size).toBeLessThan(2)
      }),
    )
  })

  it.each([
    ['one kind stays as it is', [1], [1, 2], [1, 2], []],
    ['a new vendor one replaces the others', [1], [1, 3], [3], ['Core']],
    ['a new other one replaces the vendor ones', [3], [2, 3], [2], ['Vendor Portal']],
    ['a new vendor one replaces others that are not sent', [1, 2], [3], [3], ['Core', 'Tools']],
    ['a new other one replaces vendor ones that are not sent', [3], [2], [2], ['Vendor Portal']],
    ['one that is only taken away is not replaced', [1, 2], [1], [1], []],
  ])('sent by a call, %s [USER-63, API-114]', (_, before, wanted, expected, dropped) => {
    const choice = settleKinds(ALL, new Set(before), wanted)
    expect([...(choice?.selected ?? [])]).toEqual(expected)
    expect(choice?.dropped.map(({ name }) => name)).toEqual(dropped)
  })

  it('sent by a call, two kinds that are both new are no choice', () => {
    expect(settleKinds(ALL, new Set(), [1, 3])).toBeUndefined()
  })

  it('leaves two kinds that are held already as they are, so that others can be taken away beside them', () => {
    expect(settleKinds(ALL, new Set([1, 2, 3]), [1, 3])).toEqual({ selected: new Set([1, 3]), dropped: [] })
  })

  it.each([
    ['a vendor one', [1, 2], 3, 1, [1, 3], ['Tools']],
    ['another one', [3], 1, 3, [3, 1], []],
  ])(
    'keeps what a group gives as well when %s is chosen [USER-82]',
    (_, selected, chosen, inherited, expected, dropped) => {
      const pressed = toggleAddOn(ALL, new Set(selected), chosen, new Set([inherited]))
      expect([...pressed.selected]).toEqual(expected)
      expect(pressed.dropped.map(({ name }) => name)).toEqual(dropped)
      const sent = settleKinds(ALL, new Set(selected), [...selected, chosen], new Set([inherited]))
      expect(sent?.selected).toEqual(new Set(expected))
      expect(sent?.dropped.map(({ name }) => name)).toEqual(dropped)
      // What the portal has settled stands at the gateway.
      expect(settleKinds(ALL, new Set(selected), expected, new Set([inherited]))?.selected).toEqual(new Set(expected))
    },
  )

  it.each([
    ['clears the vendors', [CORE], [1], true],
    ['clears none where a vendor product license stays', [CORE, VENDOR], [1], false],
    ['clears none where nothing was chosen', [CORE], [], false],
  ])('of no vendor %s [USER-64, USER-82]', (_, after, added, expected) => {
    expect(isClearingVendors(after, new Set(added))).toBe(expected)
  })

  it.each([
    ['with a vendor product and no name', [3], [], true],
    ['with a vendor product and a name', [3], ['Acme'], false],
    ['without a vendor product', [1], [], false],
  ])('asks for a vendor: %s [USER-67]', (_, selected, vendors, expected) => {
    expect(isVendorMissing(ALL, new Set(selected), vendors)).toBe(expected)
    expect(addOnMessages.vendorRequired).toBe(
      'You must select at least one Vendor name in order to assign Vendor Product License',
    )
  })

  it.each([
    [0, [], false],
    [0, [1], true],
    [-1, [], true],
    [5, [], true],
  ])('a limit of %s, assigned %j: offered %s [CONST-07]', (maxUsers, selected, expected) => {
    expect(isOffered({ addOnId: 1, maxUsers }, new Set(selected))).toBe(expected)
  })
})

describe('the limit of product licenses', () => {
  const limited = (addOnId: number, maxUsers: number, numUsers: number) => ({
    addOnId,
    name: `Product ${addOnId}`,
    maxUsers,
    numUsers,
  })

  it.each([
    ['exactly reached', 10, 9, 1, false],
    ['exceeded by one', 10, 10, 1, true],
    ['exceeded by a group', 10, 5, 6, true],
    ['none', -1, 5000, 100, false],
    ['none, by any negative number', -7, 5000, 100, false],
    ['exceeded already, but nobody new', 10, 12, 0, false],
    ['hidden', 0, 0, 1, true],
  ])('%s [USER-69, USER-71, GROUP-19, GROUP-20, CONST-08]', (_, maxUsers, numUsers, added, expected) => {
    const over = addOnsOverLimit([limited(1, maxUsers, numUsers)], new Map([[1, added]]))
    expect(over.length > 0).toBe(expected)
  })

  it('refuses with the names of all of them [USER-70, USER-72]', () => {
    const over = addOnsOverLimit(
      [limited(1, 1, 1), limited(2, 5, 1), limited(3, 0, 0)],
      new Map([
        [1, 1],
        [2, 1],
        [3, 1],
      ]),
    )
    expect(addOnMessages.limitReached(over.map(({ name }) => name).join(', '))).toBe(
      'Product licenses not added as the limit for some product licenses will be exceeded. Please check the following: Product 1, Product 3',
    )
  })
})

describe('roles that go with product licenses', () => {
  const roles = [
    { roleId: 1, roleGroupId: 10 },
    { roleId: 2, roleGroupId: 20 },
    { roleId: 3, roleGroupId: 30 },
  ]
  const dropped = (before: number[], after: number[], isNothingLeft = false) =>
    rolesDropped(roles, new Set(before), new Set(after), isNothingLeft).map(({ roleId }) => roleId)

  it('are those that only what is removed has brought [USER-75, API-114]', () => {
    expect(dropped([10, 20], [20])).toEqual([1])
  })
  it('are not those that no product has brought', () => {
    expect(dropped([10, 20], [10, 20])).toEqual([])
  })
  it('are all of them where no product license is left [USER-75]', () => {
    expect(dropped([10], [], true)).toEqual([1, 2, 3])
  })
})
