import type { Site } from '@sitewright/domain/sites/site'
import { describe, expect, it } from 'vitest'
import { NO_SHAPE, type Shape } from '../../site-map/drawing/shape'
import {
  describeShape,
  findOverlayProblem,
  findOverlaysProblem,
  findPropertiesProblem,
  findPropertyProblem,
  readRows,
  readShape,
  type SiteDraft,
  siteDraftFormats,
  toSiteDraft,
  toSiteSave,
  writeOverlays,
  writeRows,
  writeShape,
} from './site-draft'
import { findLocationProblem } from './location-problem'

const SITE: Site = {
  siteId: 4,
  projectId: 12,
  parentId: 2,
  name: 'Laydown Yard B',
  active: true,
  depth: 3,
  version: 5,
  siteClass: 'area',
  siteType: { receivable: true, issuable: false, quarantine: false, locked: false, toolsAndEquipment: false },
  siteColor: '#17683f',
  siteOpacity: 0.3,
  location: { type: 'Feature', properties: null, geometry: { type: 'Point', coordinates: [-113.49, 53.54] } },
  properties: {
    overlays: [{ name: 'Plan', url: 'https://docs.example/plan' }],
    userProperties: {
      Crane: { value: 'North side', type: 'Text' },
      'Site Description': { value: 'Pipes', type: 'Default' },
    },
  },
}

const draft = toSiteDraft(SITE)

/** The body of a save that changes these fields of a site. */
const save = (change: Partial<SiteDraft>, site: Site = SITE) => {
  const base = toSiteDraft(site)
  const changedFields = Object.keys(change) as (keyof SiteDraft)[]
  return toSiteSave({ ...base, ...change }, { base, changedFields, version: site.version, record: site })
}

const TRIANGLE: Shape = {
  kind: 'polygon',
  ring: [
    [0, 0],
    [0, 1],
    [1, 1],
  ],
  isClosed: true,
}

describe('the draft of a site', () => {
  it('lists the permanent properties first, even without a value [SITE-57]', () => {
    expect(readRows(draft.userProperties)).toEqual([
      { id: 0, key: 'Site Address', value: '', type: 'Default' },
      { id: 1, key: 'Site Description', value: 'Pipes', type: 'Default' },
      { id: 2, key: 'Crane', value: 'North side', type: 'Text' },
    ])
  })

  it('saves the fields of the other tab unchanged [SITE-60, MAP-13]', () => {
    expect(save({ name: 'Yard B' })).toEqual({
      name: 'Yard B',
      siteClass: 'area',
      siteType: SITE.siteType,
      siteColor: '#17683f',
      siteOpacity: 0.3,
      location: SITE.location,
      properties: SITE.properties,
      version: 5,
    })
  })

  it('saves the entries of a list that were not changed as they are stored [LIC-88]', () => {
    const site: Site = {
      ...SITE,
      location: { type: 'Feature', properties: { survey: 7 }, geometry: { type: 'Point', coordinates: [1, 2] } },
      properties: {
        overlays: [
          { name: ' Plan ', url: '' },
          { name: 'Lift', url: 'https://a.example' },
        ],
        userProperties: { ' Crane ': { value: ' North ', type: '' }, Permit: { value: 'y'.repeat(2001), type: 'T' } },
      },
    }
    const base = toSiteDraft(site)
    const rows = [...readRows(base.userProperties), { id: 9, key: ' New ', value: ' 1 ', type: '' }]
    const overlays = writeOverlays([
      ...site.properties.overlays.map((one, id) => ({ ...one, id })),
      { id: 9, name: ' N ', url: ' u ' },
    ])
    expect(findPropertiesProblem(writeRows(rows), base.userProperties)).toBeUndefined()
    const saved = save({ userProperties: writeRows(rows), overlays, location: writeShape(TRIANGLE) }, site)
    expect(saved.properties).toEqual({
      overlays: [...site.properties.overlays, { name: 'N', url: 'u' }],
      userProperties: {
        'Site Address': { value: '', type: 'Default' },
        'Site Description': { value: '', type: 'Default' },
        ...site.properties.userProperties,
        New: { value: '1', type: 'Default' },
      },
    })
    expect(saved.location).toMatchObject({ properties: { survey: 7 }, geometry: { type: 'Polygon' } })
  })

  it('drops overlays without a name or a link, and unused properties, and gives a type its default [SITE-56, SITE-59]', () => {
    const { properties } = save({
      userProperties: writeRows([
        { id: 0, key: ' Permit ', value: ' Hot work ', type: ' ' },
        { id: 1, key: '', value: '', type: 'Default' },
      ]),
      overlays: writeOverlays([
        { id: 0, name: 'Plan', url: '' },
        { id: 1, name: ' ', url: 'https://docs.example' },
        { id: 2, name: ' Lift ', url: ' https://docs.example/lift ' },
      ]),
    })
    expect(properties).toEqual({
      userProperties: { Permit: { value: 'Hot work', type: 'Default' } },
      overlays: [{ name: 'Lift', url: 'https://docs.example/lift' }],
    })
  })

  it('saves an empty location and no class [SITE-53, MAP-14]', () => {
    expect(save({ location: writeShape(NO_SHAPE), siteClass: '' })).toMatchObject({
      location: null,
      siteClass: null,
    })
  })

  it('finds properties with the same name, without a name and with too long texts', () => {
    const rows = [
      { id: 0, key: 'A', value: '1', type: '' },
      { id: 1, key: ' A ', value: '2', type: '' },
      { id: 2, key: '', value: '3', type: '' },
      { id: 3, key: 'x'.repeat(101), value: 'y'.repeat(2001), type: '' },
      { id: 4, key: '', value: '', type: '' },
    ]
    expect(rows.map((_, place) => findPropertyProblem(rows, place))).toEqual([
      { key: 'Two properties cannot have the same name.' },
      { key: 'Two properties cannot have the same name.' },
      { key: 'Enter a name for this property.' },
      { key: 'Enter at most 100 characters.', value: 'Enter at most 2,000 characters.' },
      {},
    ])
    expect(findPropertiesProblem(writeRows(rows))).toBe('Some properties are invalid. Correct them and try again.')
    expect(findPropertiesProblem(draft.userProperties)).toBeUndefined()
  })

  it('limits the number of properties and overlays', () => {
    const rows = Array.from({ length: 101 }, (_, i) => ({ id: i, key: `K${i}`, value: '', type: '' }))
    expect(findPropertiesProblem(writeRows(rows))).toBe('A site can have at most 100 properties.')
    const overlays = Array.from({ length: 51 }, (_, i) => ({ id: i, name: `N${i}`, url: 'https://a.example' }))
    expect(findOverlaysProblem(writeOverlays(overlays))).toBe('A site can have at most 50 overlays.')
    expect(findOverlaysProblem(writeOverlays([{ id: 0, name: 'x'.repeat(101), url: 'https://a.example' }]))).toBe(
      'Some overlays are invalid. Correct them and try again.',
    )
  })

  it('refuses an overlay whose link is no web address, unless it is stored [SITE-58, SITE-75]', () => {
    const overlays = writeOverlays([{ id: 0, name: 'Plan', url: 'javascript:alert(1)' }])
    expect(findOverlayProblem({ name: 'Plan', url: 'file:///plan.pdf' })).toEqual({
      url: 'Use a web address that starts with https:// or http://.',
    })
    expect(findOverlaysProblem(overlays)).toBe('Some overlays are invalid. Correct them and try again.')
    expect(findOverlaysProblem(overlays, overlays)).toBeUndefined()
    expect(findOverlayProblem({ name: 'Plan', url: 'plans/p-310.pdf' })).toEqual({})
  })

  it('describes what changed in words', () => {
    expect(siteDraftFormats.userProperties(draft.userProperties)).toBe('Site Description: Pipes, Crane: North side')
    expect(siteDraftFormats.overlays(draft.overlays)).toBe('Plan')
    expect(siteDraftFormats.siteClass('')).toBe('None')
    expect(siteDraftFormats.location(draft.location)).toBe('Point')
    expect(siteDraftFormats.location(writeShape(NO_SHAPE))).toBe('No location')
    expect(describeShape(TRIANGLE)).toBe('Polygon, 3 vertices')
    expect(describeShape(readShape(writeShape({ kind: 'foreign', geometry: { type: 'MultiPolygon' } })))).toBe(
      'MultiPolygon',
    )
  })

  it('refuses a polygon that is not finished', () => {
    expect(findLocationProblem(writeShape(TRIANGLE))).toBeUndefined()
    expect(findLocationProblem(draft.location)).toBeUndefined()
    expect(findLocationProblem(writeShape({ ...TRIANGLE, isClosed: false }))).toBe(
      'The polygon is not finished or its edges cross. Correct it and try again.',
    )
  })
})
