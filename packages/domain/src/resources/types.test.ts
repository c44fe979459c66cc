import { describe, expect, it } from 'vitest'
import { ADJUSTMENT } from './model'
import { nameType, withAdjustment } from './types'

const VALVE = { typeNumber: 203, typeName: 'Valve', resourceTypeId: 11 }

describe('the resource types', () => {
  it('get the type Adjustment with the number 707, by name [RES-16, RES-18, CONS2-36]', () => {
    expect(withAdjustment([VALVE])).toEqual([{ typeNumber: 707, typeName: 'Adjustment', resourceTypeId: 0 }, VALVE])
  })

  it('have Adjustment once after several fetches, and keep the one that the server sends [RES-19]', () => {
    expect(withAdjustment(withAdjustment([VALVE]))).toEqual([ADJUSTMENT, VALVE])
    const own = { ...ADJUSTMENT, resourceTypeId: 40 }
    expect(withAdjustment([VALVE, own, own])).toEqual([own, VALVE])
  })

  it('name an unknown type by its number', () => {
    expect([nameType([VALVE], 203), nameType([VALVE], 9)]).toEqual(['Valve', '9'])
  })
})
