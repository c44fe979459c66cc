import { describe, expect, it } from 'vitest'
import { projectScopes, siteScopes } from './label-scopes'

const site = (siteId: number, parentId: number | null, name: string, active = true) => ({
  siteId,
  parentId,
  name,
  active,
})
/** Level by level, as the server lists them. */
const SITES = [
  site(1, null, 'Yard'),
  site(2, null, 'Dock'),
  site(3, 1, 'Row'),
  site(4, 1, 'Old row', false),
  site(5, 3, 'Bin É'),
]
const namesOf = (scopes: ReturnType<typeof projectScopes>) =>
  scopes.map(({ id, sites, archived }) => [id, sites.map(({ name }) => name), archived])

describe('the sites of a project that get a label', () => {
  it('are all active ones in the order of the tree, with the names above them [CODE-24, CODE-26]', () => {
    const [all] = projectScopes(SITES, '')
    expect(all?.sites).toEqual([
      { name: 'Yard', path: '' },
      { name: 'Row', path: 'Yard' },
      { name: 'Bin É', path: 'Yard > Row' },
      { name: 'Dock', path: '' },
    ])
    expect(all?.archived).toBe(1)
  })

  it('can be those that match the search [CODE-28]', () => {
    expect(namesOf(projectScopes(SITES, ' bin e '))).toEqual([
      ['matching', ['Bin É'], 0],
      ['all', ['Yard', 'Row', 'Bin É', 'Dock'], 1],
    ])
    expect(namesOf(projectScopes(SITES, 'crane')).map(([id]) => id)).toEqual(['all'])
  })
})

describe('a site that gets a label', () => {
  it('can print everything below it too [CODE-28]', () => {
    expect(namesOf(siteScopes(SITES, 1))).toEqual([
      ['site', ['Yard'], 0],
      ['branch', ['Yard', 'Row', 'Bin É'], 1],
    ])
  })

  it('is the only choice without active sites below it [CODE-02]', () => {
    expect(namesOf(siteScopes(SITES, 5))).toEqual([['site', ['Bin É'], 0]])
    expect(namesOf(siteScopes([site(1, null, 'Yard'), site(2, 1, 'Old', false)], 1)).map(([id]) => id)).toEqual([
      'site',
    ])
  })
})
