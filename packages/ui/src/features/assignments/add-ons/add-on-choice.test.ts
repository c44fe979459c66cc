import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isVendorAddOn } from '@sitewright/domain/add-ons/rules'
import { licenseAddOns } from '../../fixtures/add-ons'
import { roleInfo } from '../../fixtures/roles'
import {
  type ChoiceId,
  countRolesDropped,
  isNothingLeft,
  stillHolds,
  storedChoice,
  storedIds,
  tagIn,
  toggleChoice,
  vendorId,
  vendorsIn,
} from './add-on-choice'
import type { AddOnsOf } from './AddOnsTab'

const content = (over: Partial<AddOnsOf> = {}): AddOnsOf => ({
  addOns: licenseAddOns,
  assigned: [],
  givenBy: {},
  vendors: { all: ['Acme', 'Bolt'], assigned: [] },
  ...over,
})
const ids = (...given: ChoiceId[]) => new Set<ChoiceId>(given)
const CORE = 1
const MATERIAL = 2
const PORTAL = 5

describe('the choice of product licenses', () => {
  it('drops the other kind at once, and says which [USER-63, USER-65, GROUP-18]', () => {
    const { selected, replacement } = toggleChoice(content(), ids(CORE, MATERIAL), PORTAL)
    expect(selected).toEqual(ids(PORTAL))
    expect(replacement).toEqual({ chosen: PORTAL, dropped: [CORE, MATERIAL], areVendorsCleared: false })
  })

  it('clears the vendors with a product that is no vendor’s [USER-64]', () => {
    const { selected, replacement } = toggleChoice(content(), ids(PORTAL, vendorId('Acme')), CORE)
    expect(selected).toEqual(ids(CORE))
    expect(replacement).toEqual({ chosen: CORE, dropped: [PORTAL], areVendorsCleared: true })
    expect(replacement && stillHolds(replacement, selected)).toBe(true)
    expect(replacement && stillHolds(replacement, ids(PORTAL))).toBe(false)
  })

  it('keeps what a group gives as well, and the vendors that it needs [USER-82]', () => {
    const given = content({ givenBy: { [CORE]: ['Site Admins'] } })
    const other = toggleChoice(given, ids(CORE, MATERIAL), PORTAL)
    expect(other.selected).toEqual(ids(CORE, PORTAL))
    expect(other.replacement?.dropped).toEqual([MATERIAL])
    const portal = content({ givenBy: { [PORTAL]: ['Vendors'] } })
    const { selected, replacement } = toggleChoice(portal, ids(PORTAL, vendorId('Acme')), CORE)
    expect(selected).toEqual(ids(PORTAL, CORE, vendorId('Acme')))
    expect(replacement).toBeUndefined()
  })

  it('drops nothing of an API key, which holds both kinds side by side [KEY-30]', () => {
    const of = content({ vendors: undefined, canMixKinds: true })
    const both = toggleChoice(of, ids(CORE), PORTAL)
    expect(both).toEqual({ selected: ids(CORE, PORTAL), replacement: undefined })
    expect(toggleChoice(of, both.selected, CORE).selected).toEqual(ids(PORTAL))
  })

  it('never holds both kinds, nor vendors without a product of theirs chosen after them', () => {
    const presses = fc.array(fc.constantFrom(...licenseAddOns.map((addOn) => addOn.addOnId)), { maxLength: 30 })
    fc.assert(
      fc.property(presses, (pressed) => {
        let selected: Set<ChoiceId> = ids(vendorId('Acme'))
        for (const id of pressed) selected = toggleChoice(content(), selected, id).selected
        const kinds = new Set(licenseAddOns.filter((addOn) => selected.has(addOn.addOnId)).map(isVendorAddOn))
        expect(kinds.size).toBeLessThan(2)
        if (kinds.has(false)) expect(vendorsIn(selected)).toEqual([])
      }),
    )
  })

  it('keeps names of vendors as they are, spaces and all', () => {
    const stored = storedIds(content({ assigned: [PORTAL], vendors: { all: [], assigned: ['vendor 7', ' A  B '] } }))
    expect(vendorsIn(stored)).toEqual(['vendor 7', ' A  B '])
  })
})

describe('what is stored', () => {
  it('is another version when the vendors are others, and a save names the tag alone', () => {
    const one = storedChoice(content({ tag: '"1"' }))
    const other = storedChoice(content({ tag: '"1"', vendors: { all: [], assigned: ['Acme'] } }))
    expect(one.tag).not.toBe(other.tag)
    expect(tagIn(other.tag)).toBe('"1"')
    expect(tagIn(storedChoice(content()).tag)).toBeUndefined()
  })
})

describe('the roles that a save removes', () => {
  // Of each group of the catalogue the first role is direct: Administration is 1, Mobile Tools 4, Material Control 6.
  const roles = roleInfo([0])

  it.each([
    ['those that only what is removed brings', [CORE, MATERIAL], [CORE], 1],
    ['none that something left brings as well', [CORE, PORTAL], [CORE], 0],
    ['all of them where nothing is left', [CORE], [], roles.length],
    ['none where nothing was removed', [CORE], [CORE, MATERIAL], 0],
  ])('are %s [USER-75]', (_, base, selected, count) => {
    expect(countRolesDropped(content({ roles }), ids(...base), ids(...selected))).toBe(count)
  })

  it('are not those of a user group’s product [USER-77]', () => {
    const given = content({ roles, givenBy: { [CORE]: ['Site Admins'] } })
    expect(countRolesDropped(given, ids(CORE), ids())).toBe(0)
    expect(isNothingLeft(given, ids())).toBe(false)
  })

  it('are not guessed where a server does not tell what brings which', () => {
    const addOns = licenseAddOns.map((addOn) => ({ ...addOn, roleGroupIds: undefined }))
    expect(countRolesDropped(content({ roles, addOns }), ids(CORE, MATERIAL), ids(CORE))).toBe(0)
    expect(countRolesDropped(content({ roles, addOns }), ids(CORE), ids())).toBe(roles.length)
  })
})
