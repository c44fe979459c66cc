import { sampleItem, samplePhase } from '@sitewright/domain/workflows/workflow-sample'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rebalanceWeights, withRebalanced } from './rebalance'

describe('weights', () => {
  it('are rebalanced evenly or in proportion [WF-95]', () => {
    expect(rebalanceWeights([60, 60, 40], 'proportion')).toEqual([37.5, 37.5, 25])
    expect(rebalanceWeights([60, 60, 40], 'evenly')).toEqual([33.3334, 33.3333, 33.3333])
  })

  it('become the same where all are 0 or none is a weight [WF-95]', () => {
    expect(rebalanceWeights([0, 0], 'proportion')).toEqual([50, 50])
    expect(rebalanceWeights([Number.NaN, -3], 'proportion')).toEqual([50, 50])
    expect(rebalanceWeights([], 'evenly')).toEqual([])
  })

  it('add up to 100 whatever they were [WF-95]', () => {
    const weight = fc.double({ min: -10, max: 500, noNaN: false })
    fc.assert(
      fc.property(
        fc.array(weight, { minLength: 1, maxLength: 40 }),
        fc.constantFrom('evenly', 'proportion'),
        (list, how) => {
          const units = rebalanceWeights(list, how as 'evenly').map((one) => Math.round(one * 10_000))
          expect(units.reduce((sum, one) => sum + one, 0)).toBe(1_000_000)
          expect(Math.min(...units)).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })

  it('of one phase or of all phases change alone [WF-95]', () => {
    const draft = {
      name: 'W',
      projectIds: [1],
      phases: [
        samplePhase('a', 60, sampleItem('1', 30), sampleItem('2', 30)),
        samplePhase('b', 60, sampleItem('3', 80)),
      ],
    }
    const items = withRebalanced(draft, 'a', 'proportion').phases
    expect(items[0]?.items.map(({ itemWeight }) => itemWeight)).toEqual([50, 50])
    expect(items[1]).toBe(draft.phases[1])
    expect(withRebalanced(draft, undefined, 'evenly').phases.map(({ phaseWeight }) => phaseWeight)).toEqual([50, 50])
    expect(withRebalanced(draft, 'gone', 'evenly')).toBe(draft)
  })
})
