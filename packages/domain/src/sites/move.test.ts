import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteMessages } from './messages'
import { findMoveProblem, planMoves } from './move'
import { siteMoveMessages as messages } from './move-messages'
import { MAX_SITE_DEPTH, MAX_SITES_OF_CALL, type SimpleSite } from './site'

/** Sites by their ids: a name and the id of the site above. */
const build = (rows: Readonly<Record<number, readonly [name: string, parentId: number | null, active?: boolean]>>) => {
  const sites: SimpleSite[] = []
  for (const [id, [name, parentId, active = true]] of Object.entries(rows)) {
    const depth = (sites.find(({ siteId }) => siteId === parentId)?.depth ?? 0) + 1
    sites.push({ siteId: Number(id), projectId: 1, parentId, name, active, depth, version: 1 })
  }
  return sites
}
const SITES = build({
  1: ['North', null],
  2: ['Zone', 1],
  3: ['Rack', 2],
  4: ['South', null],
  5: ['zone', 4],
  6: ['Old', 4, false],
  7: ['Below old', 6],
})
const problemsOf = (sites: readonly SimpleSite[], ...moves: { siteId: number; parentId: number | null }[]) => {
  return Object.fromEntries(planMoves(sites, moves).problems)
}

describe('a move of sites', () => {
  it.each([
    ['allowed', [3], 4, undefined],
    ['below one of its own sites', [1], 3, messages.circle('North')],
    ['below an archived site', [3], 6, messages.parentArchived('Rack', 'Old')],
    ['of an archived site', [6], 1, messages.archived('Old')],
    ['beside a site of the same name', [2], 4, messages.sameName('Zone')],
    ['to the parent that it has', [2], 1, messages.alreadyThere(1)],
    ['to the top, where all of them are', [1, 4], null, messages.alreadyThere(2)],
    ['to the top, where one of them is', [1, 2], null, undefined],
  ])('%s has one sentence [SITE-99]', (_, ids, parentId, problem) => {
    const chosen = ids.map((siteId) => ({ siteId }))
    expect(findMoveProblem(SITES, chosen, parentId)).toBe(problem)
  })

  it('takes along all sites below, and says their new depths [SITE-76]', () => {
    const plan = planMoves(SITES, [{ siteId: 2, parentId: null }])
    expect([...plan.depths].map(([{ name }, depth]) => [name, depth])).toEqual([
      ['Zone', 1],
      ['Rack', 2],
    ])
  })

  it.each([
    ['an unknown site', { siteId: 99, parentId: 1 }, siteMessages.notFound],
    ['below an unknown site', { siteId: 2, parentId: 99 }, siteMessages.notFound],
    ['below itself', { siteId: 1, parentId: 1 }, messages.circle('North')],
    ['below a site that is below it', { siteId: 1, parentId: 3 }, messages.circle('North')],
    ['below an archived site', { siteId: 3, parentId: 6 }, messages.parentArchived('Rack', 'Old')],
    ['an archived site', { siteId: 6, parentId: null }, messages.archived('Old')],
    ['beside a site of that name in other letters', { siteId: 2, parentId: 4 }, messages.sameName('Zone')],
  ])('is refused for %s [SITE-76, SITE-79]', (_what, move, problem) => {
    expect(problemsOf(SITES, move)).toEqual({ 0: problem })
  })

  it('is judged as the tree will be: two sites of one name exchange their places, and all faults are named [SITE-79]', () => {
    expect(problemsOf(SITES, { siteId: 2, parentId: 4 }, { siteId: 5, parentId: 1 })).toEqual({})
    expect(problemsOf(SITES, { siteId: 2, parentId: null }, { siteId: 5, parentId: null })).toEqual({
      0: messages.sameName('Zone'),
      1: messages.sameName('zone'),
    })
    expect(problemsOf(SITES, { siteId: 1, parentId: 5 }, { siteId: 4, parentId: 3 })).toEqual({
      0: messages.circle('North'),
      1: messages.circle('South'),
    })
    expect(problemsOf(SITES, { siteId: 2, parentId: null }, { siteId: 2, parentId: 4 })).toEqual({
      1: siteMessages.repeated,
    })
  })

  it('is refused below the deepest level, also for what is below the site [SITE-76]', () => {
    const deep = Object.fromEntries(
      Array.from({ length: MAX_SITE_DEPTH - 1 }, (_, level) => [
        level + 10,
        [`Level ${level}`, level === 0 ? null : level + 9] as const,
      ]),
    )
    const sites = [...SITES, ...build(deep)]
    const last = MAX_SITE_DEPTH + 8
    expect(problemsOf(sites, { siteId: 3, parentId: last })).toEqual({})
    expect(problemsOf(sites, { siteId: 2, parentId: last })).toEqual({ 0: messages.tooDeep('Zone', MAX_SITE_DEPTH) })
  })

  it('below one parent is judged for as many sites as a call can name', () => {
    const below = Array.from({ length: MAX_SITES_OF_CALL }, (_, index) => index + 3)
    const sites = [
      ...build({ 1: ['From', null], 2: ['To', null] }),
      ...below.map((siteId) => ({
        siteId,
        projectId: 1,
        parentId: 1,
        name: `Site ${siteId}`,
        active: true,
        depth: 2,
        version: 1,
      })),
    ]
    const plan = planMoves(
      sites,
      sites.slice(2).map(({ siteId }) => ({ siteId, parentId: 2 })),
    )
    expect(plan.problems.size).toBe(0)
    expect(plan.moved).toHaveLength(MAX_SITES_OF_CALL)
  })

  it('that is allowed leaves a tree with the depths that it says, and the way back is allowed too', () => {
    const pair = fc.record({
      siteId: fc.integer({ min: 1, max: 12 }),
      parentId: fc.option(fc.integer({ min: 1, max: 12 })),
    })
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
        fc.uniqueArray(pair, { selector: ({ siteId }) => siteId, maxLength: 4 }),
        (parents, moves) => {
          const rows = Object.fromEntries(
            parents.map((seed, index) => [index + 1, [`Site ${index}`, seed % (index + 1) || null] as const]),
          )
          const sites = build(rows)
          const plan = planMoves(sites, moves)
          if (plan.problems.size > 0) return
          const targets = new Map(moves.map(({ siteId, parentId }) => [siteId, parentId]))
          const after = sites.map((site) => ({
            ...site,
            parentId: targets.has(site.siteId) ? (targets.get(site.siteId) ?? null) : site.parentId,
            depth: plan.depths.get(site) ?? site.depth,
          }))
          const byId = new Map(after.map((site) => [site.siteId, site]))
          for (const { parentId, depth } of after)
            expect(depth).toBe(parentId === null ? 1 : (byId.get(parentId)?.depth ?? 0) + 1)
          const back = planMoves(
            after,
            plan.moved.map(({ siteId, parentId }) => ({ siteId, parentId })),
          )
          expect(back.problems.size).toBe(0)
          expect(back.moved).toHaveLength(plan.moved.length)
        },
      ),
      { numRuns: 1000 },
    )
  })
})
