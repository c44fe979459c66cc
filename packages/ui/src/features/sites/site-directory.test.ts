import { describe, expect, it } from 'vitest'
import { laydownYard, simpleSites } from '../fixtures/sites'
import { findSitePlace, toNamedSites } from './site-directory'

describe('the sites that the search of the map finds', () => {
  it('are all sites of the project, with the site above each [MAP-21]', () => {
    expect(toNamedSites(simpleSites)).toMatchObject([
      { id: '1', name: 'Tank Farm' },
      { name: 'Laydown Yards', description: 'Tank Farm' },
      { name: 'Laydown A', description: 'Laydown Yards · Archived' },
      { name: 'Laydown Yard B', description: 'Laydown Yards' },
      { name: 'Row 01', description: 'Laydown Yard B' },
      { name: 'Tool Crib', description: 'Tank Farm' },
    ])
    expect(toNamedSites(simpleSites)[0]).not.toHaveProperty('description')
  })

  it('are at their own location, else at the nearest one above, else nowhere [MAP-21]', () => {
    const { location } = laydownYard
    const above = {
      type: 'Feature' as const,
      properties: null,
      geometry: { type: 'Point' as const, coordinates: [8, 9] },
    }
    expect(findSitePlace({ ...laydownYard, location: above, locationsAbove: [] })).toEqual({
      at: [8, 9],
      isAbove: false,
    })
    expect(findSitePlace({ ...laydownYard, location: null, locationsAbove: [above, location ?? above] })).toEqual({
      at: [8, 9],
      isAbove: true,
    })
    expect(findSitePlace({ ...laydownYard, location: null, locationsAbove: [] })).toBeUndefined()
  })
})
