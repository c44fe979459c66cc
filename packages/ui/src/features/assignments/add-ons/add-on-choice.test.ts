import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AddOnsChoice } from '@sitewright/domain/add-ons/model'
import { isVendorAddOn } from '@sitewright/domain/add-ons/rules'
import { mergeSets } from '../../../draft/id-set'
import { licenseAddOns } from '../../fixtures/add-ons'
import { roleInfo } from '../../fixtures/roles'
import {
  countRolesDropped,
  findMixedKinds,
  getChoiceToSave,
  getStoredChoice,
  isEmptyChoice,
  isReplacementPending,
  keepKind,
  toggleChoice,
} from './add-on-choice'
import type { AddOnsContent } from './AddOnsTab'

const createContent = (over: Partial<AddOnsContent> = {}): AddOnsContent => ({
  addOns: licenseAddOns,
  assigned: { value: [] },
  vendors: { all: ['Acme', 'Bolt'], assigned: [] },
  ...over,
})
const inherit = (names: Record<string, string[]>) => createContent({ groupInfo: { userGroupsByAddOnId: names } })
const ids = (...addOnIds: number[]) => new Set(addOnIds)
const choose = (addOnIds: readonly number[], ...vendors: string[]): AddOnsChoice => ({
  addOnIds: new Set(addOnIds),
  vendors: new Set(vendors),
})
const CORE = 1
const MATERIAL = 2
const PORTAL = 5

describe('the choice of product licenses', () => {
  it('removes the other kind at once, and says which [USER-63, USER-65, GROUP-18]', () => {
    const { choice, replacement } = toggleChoice(createContent(), choose([CORE, MATERIAL]), PORTAL)
    expect(choice).toEqual(choose([PORTAL]))
    expect(replacement).toEqual({ chosen: PORTAL, removed: [CORE, MATERIAL], areVendorsCleared: false })
  })

  it('clears the vendors with the first product that is not a vendor’s [USER-64]', () => {
    const { choice, replacement } = toggleChoice(createContent(), choose([PORTAL], 'Acme'), CORE)
    expect(choice).toEqual(choose([CORE]))
    expect(replacement).toEqual({ chosen: CORE, removed: [PORTAL], areVendorsCleared: true })
  })

  it('names a replacement only until it is saved or taken back', () => {
    const { choice, replacement } = toggleChoice(createContent(), choose([PORTAL]), CORE)
    if (replacement === undefined) throw new Error('Nothing was replaced')
    expect(isReplacementPending(replacement, ids(PORTAL), choice.addOnIds)).toBe(true)
    expect(isReplacementPending(replacement, choice.addOnIds, choice.addOnIds)).toBe(false)
    expect(isReplacementPending(replacement, ids(PORTAL), ids(PORTAL))).toBe(false)
  })

  it('keeps what a group assigns too, and the vendors that it needs [USER-82]', () => {
    const other = toggleChoice(inherit({ [CORE]: ['Site Admins'] }), choose([CORE, MATERIAL]), PORTAL)
    expect(other.choice).toEqual(choose([CORE, PORTAL]))
    expect(other.replacement?.removed).toEqual([MATERIAL])
    const { choice, replacement } = toggleChoice(inherit({ [PORTAL]: ['Vendors'] }), choose([PORTAL], 'Acme'), CORE)
    expect(choice).toEqual(choose([PORTAL, CORE], 'Acme'))
    expect(replacement).toBeUndefined()
  })

  it('removes nothing of an API key, which can combine both kinds [KEY-30]', () => {
    const ofKey = createContent({ vendors: undefined, canMixKinds: true })
    const both = toggleChoice(ofKey, choose([CORE]), PORTAL)
    expect(both).toEqual({ choice: choose([CORE, PORTAL]), replacement: undefined })
    expect(toggleChoice(ofKey, both.choice, CORE).choice).toEqual(choose([PORTAL]))
    expect(findMixedKinds(ofKey, ids(CORE), both.choice.addOnIds)).toBeUndefined()
  })

  const presses = fc.array(fc.constantFrom(...licenseAddOns.map((addOn) => addOn.addOnId)), { maxLength: 30 })

  it('never includes both kinds, nor vendors beside a product that is not theirs', () => {
    fc.assert(
      fc.property(presses, (pressed) => {
        let choice = choose([], 'Acme')
        for (const id of pressed) choice = toggleChoice(createContent(), choice, id).choice
        const kinds = new Set(licenseAddOns.filter((addOn) => choice.addOnIds.has(addOn.addOnId)).map(isVendorAddOn))
        expect(kinds.size).toBeLessThan(2)
        if (kinds.has(false)) expect(choice.vendors).toEqual(new Set())
        expect(findMixedKinds(createContent(), ids(), choice.addOnIds)).toBeUndefined()
      }),
    )
  })

  it('keeps names of vendors as they are, spaces included', () => {
    const vendors = { all: [], assigned: ['vendor 7', ' A  B '] }
    expect(getStoredChoice({ assigned: { value: [PORTAL] }, vendors })).toEqual(choose([PORTAL], 'vendor 7', ' A  B '))
  })
})

describe('a merge with the changes of someone else', () => {
  it('that selects both kinds is found, and each answer leaves one kind [USER-63, USER-64, USER-65]', () => {
    // They replaced nothing by Vendor Portal, this user added Core.
    const theirs = choose([PORTAL], 'Acme')
    const merged = { ...theirs, addOnIds: mergeSets(ids(), ids(CORE), theirs.addOnIds) }
    const mixed = findMixedKinds(createContent(), theirs.addOnIds, merged.addOnIds)
    if (mixed === undefined) throw new Error('Not found')
    expect([mixed.vendor, mixed.standard].map((kind) => kind.map(({ addOnId }) => addOnId))).toEqual([[PORTAL], [CORE]])
    expect(keepKind(createContent(), merged, mixed.standard, mixed.vendor)).toEqual(choose([CORE]))
    expect(keepKind(createContent(), merged, mixed.vendor, mixed.standard)).toEqual(choose([PORTAL], 'Acme'))
  })

  it('leaves stored product licenses of both kinds, and inherited ones, without a question [USER-82]', () => {
    expect(findMixedKinds(createContent(), ids(CORE, PORTAL), ids(CORE, PORTAL))).toBeUndefined()
    expect(findMixedKinds(inherit({ [PORTAL]: ['Vendors'] }), ids(PORTAL), ids(CORE, PORTAL))).toBeUndefined()
  })

  it('clears vendors that they added if this user replaced the vendor product license [USER-64]', () => {
    const merged = choose([CORE], 'Bolt')
    expect(getChoiceToSave(createContent(), choose([PORTAL], 'Bolt'), merged)).toEqual(choose([CORE]))
    // Nothing was added, so the stored vendors stay.
    expect(getChoiceToSave(createContent(), choose([CORE, MATERIAL], 'Bolt'), merged)).toEqual(merged)
  })
})

describe('the roles that a save removes', () => {
  // Of each group of the catalog the first role is direct: Administration is 1, Mobile Tools 4, Material Control 6.
  const roles = roleInfo([0])

  it.each([
    ['those that only the removed products include', [CORE, MATERIAL], [CORE], 1],
    ['none that a remaining product includes too', [CORE, PORTAL], [CORE], 0],
    ['all of them if no product is left', [CORE], [], roles.length],
    ['none if nothing was removed', [CORE], [CORE, MATERIAL], 0],
  ])('are %s [USER-75]', (_, base, selected, count) => {
    expect(countRolesDropped(createContent({ roles }), ids(...base), ids(...selected))).toBe(count)
  })

  it('are not those of a user group’s product [USER-77]', () => {
    const content = { ...inherit({ [CORE]: ['Site Admins'] }), roles }
    expect(countRolesDropped(content, ids(CORE), ids())).toBe(0)
    expect(isEmptyChoice(content, ids())).toBe(false)
  })

  it('are not guessed if the server does not say which product includes which', () => {
    const addOns = licenseAddOns.map((addOn) => ({ ...addOn, roleGroupIds: undefined }))
    expect(countRolesDropped(createContent({ roles, addOns }), ids(CORE, MATERIAL), ids(CORE))).toBe(0)
    expect(countRolesDropped(createContent({ roles, addOns }), ids(CORE), ids())).toBe(roles.length)
  })
})
