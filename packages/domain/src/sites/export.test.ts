import { describe, expect, it } from 'vitest'
import { siteTreeText, sitesCsv, sitesGeoJson } from './export'
import type { ListedSite } from './site'

const simple = { projectId: 12, active: true, depth: 1, version: 1 }
const NO_TYPES = { receivable: false, issuable: false, quarantine: false, locked: false, toolsAndEquipment: false }
const SITES: readonly ListedSite[] = [
  { ...simple, siteId: 1, parentId: null, name: 'Yard' },
  { ...simple, siteId: 2, parentId: null, name: 'Depot', active: false },
  {
    ...simple,
    siteId: 3,
    parentId: 1,
    name: '1-2',
    siteClass: 'bin',
    siteType: { ...NO_TYPES, receivable: true, toolsAndEquipment: true },
    location: { type: 'Feature', properties: { by: 'me' }, geometry: { type: 'Point', coordinates: [9, 48] } },
    properties: {
      overlays: [],
      userProperties: {
        'Site Address': { value: 'Gate 1, North', type: 'Default' },
        'Site Description': { value: '=1+1', type: 'Default' },
        Crane: { value: '20 t', type: 'Default' },
        Shift: { value: 'A', type: 'Default' },
      },
    },
  },
]

describe('an export of sites', () => {
  it('as text has a line for each site, in the order of the tree [SITE-95]', () => {
    expect(siteTreeText(SITES)).toBe('Yard\nYard\t1-2\nDepot')
    expect(siteTreeText([])).toBe('')
  })

  it('as CSV has paths and properties, and marks what a spreadsheet would change [SITE-96, API-118]', () => {
    expect(sitesCsv(SITES).slice(1).split('\r\n')).toEqual([
      'Site Id,Path,Name,Class,Types,State,Site Address,Site Description,Properties',
      '1,Yard,Yard,,,Active,,,',
      `3,Yard > 1-2,'1-2,Bin,Receivable; Tools and Equipment,Active,"Gate 1, North",'=1+1,Crane: 20 t; Shift: A`,
      '2,Depot,Depot,,,Archived,,,',
      '',
    ])
  })

  it('as GeoJSON has a feature for each site with a location [SITE-97]', () => {
    const made = sitesGeoJson(SITES)
    expect(made?.numSites).toBe(1)
    expect(JSON.parse(made?.text ?? '')).toEqual({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          id: 3,
          properties: { siteId: 3, name: '1-2', path: 'Yard > 1-2', class: 'bin' },
          geometry: { type: 'Point', coordinates: [9, 48] },
        },
      ],
    })
    expect(sitesGeoJson(SITES.slice(0, 2))).toBeUndefined()
  })

  it('puts a site without its parent at the top', () => {
    expect(siteTreeText([{ siteId: 9, parentId: 8, name: 'Row' }])).toBe('Row')
  })
})
