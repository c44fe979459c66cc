import type { Site } from '@sitewright/domain/sites/site'
import { describe, expect, it } from 'vitest'
import { createDraft, getContestedParts, refreshed, saveEnded, saveStarted, valueChanged } from '../../draft/draft'
import { getChanges, toContestedFields, toMergedFields } from '../../draft/draft-texts'
import { addRow, changeRow, removeRow, toRows } from '../../draft/rows'
import { NO_SHAPE, type Shape } from '../../site-map/drawing/shape'
import { findLocationProblem } from './location-problem'
import {
  cleanOverlays,
  cleanProperties,
  describeShape,
  findOverlayProblems,
  findOverlaysProblem,
  findPropertiesProblem,
  findPropertyProblems,
  type PropertyRow,
  type SiteDraft,
  siteDraftTexts,
  toSiteDraft,
  toSiteSave,
  toSiteVersion,
} from './site-draft'

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

const properties = (...rows: readonly (readonly [key: string, value: string, type: string])[]) =>
  toRows<PropertyRow>(rows.map(([key, value, type]) => ({ key, value, type })))

const overlays = (...rows: readonly (readonly [name: string, url: string])[]) =>
  toRows(rows.map(([name, url]) => ({ name, url })))

const NONE = new Map<string, never>()

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
    expect([...draft.userProperties.values()]).toEqual([
      { key: 'Site Address', value: '', type: 'Default' },
      { key: 'Site Description', value: 'Pipes', type: 'Default' },
      { key: 'Crane', value: 'North side', type: 'Text' },
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
    const rows = addRow(base.userProperties, { key: ' New ', value: ' 1 ', type: '' })
    expect(findPropertiesProblem(rows, base.userProperties)).toBeUndefined()
    const change = {
      userProperties: cleanProperties(rows, base.userProperties),
      overlays: cleanOverlays(addRow(base.overlays, { name: ' N ', url: ' u ' }), base.overlays),
      location: TRIANGLE,
    }
    const saved = save(change, site)
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
    const typed = properties([' Permit ', ' Hot work ', ' '], ['', '', 'Default'])
    const linked = overlays(['Plan', ''], [' ', 'https://docs.example'], [' Lift ', ' https://docs.example/lift '])
    const saved = save({ userProperties: cleanProperties(typed, NONE), overlays: cleanOverlays(linked, NONE) })
    expect(saved.properties).toEqual({
      userProperties: { Permit: { value: 'Hot work', type: 'Default' } },
      overlays: [{ name: 'Lift', url: 'https://docs.example/lift' }],
    })
  })

  it('saves an empty location and no class [SITE-53, MAP-14]', () => {
    expect(save({ location: NO_SHAPE, siteClass: '' })).toMatchObject({
      location: null,
      siteClass: null,
    })
  })

  it('compares names of properties by their keys, and judges new ones only [USER-131]', () => {
    const rows = properties(['Site Address', '', 'Default'], ['Site\u00a0address', 'x', 'Default'])
    const [, second] = rows.keys()
    expect([...findPropertyProblems(rows, NONE).values()]).toContainEqual({
      key: 'Two properties cannot have the same name.',
    })
    const changed = new Map([...rows].map(([id, row]) => [id, id === second ? { ...row, value: 'y' } : row]))
    expect([...findPropertyProblems(changed, rows)]).toEqual([])
  })

  it('finds properties with the same name, without a name and with too long texts', () => {
    const rows = properties(
      ['A', '1', ''],
      [' A ', '2', ''],
      ['', '3', ''],
      ['x'.repeat(101), 'y'.repeat(2001), ''],
      ['', '', ''],
    )
    const problems = findPropertyProblems(rows, NONE)
    expect([...rows.keys()].map((id) => problems.get(id))).toEqual([
      { key: 'Two properties cannot have the same name.' },
      { key: 'Two properties cannot have the same name.' },
      { key: 'Enter a name for this property.' },
      { key: 'Enter at most 100 characters.', value: 'Enter at most 2,000 characters.' },
      undefined,
    ])
    expect(findPropertiesProblem(rows, NONE)).toBe('Some properties are invalid. Correct them and try again.')
    expect(findPropertiesProblem(draft.userProperties, NONE)).toBeUndefined()
  })

  it('limits the number of properties and overlays', () => {
    const names = Array.from({ length: 101 }, (_, place) => `N${place}`)
    const rows = properties(...names.map((name) => [name, '', ''] as const))
    expect(findPropertiesProblem(rows, NONE)).toBe('A site can have at most 100 properties.')
    const many = overlays(...names.slice(0, 51).map((name) => [name, 'https://a.example'] as const))
    expect(findOverlaysProblem(many, NONE)).toBe('A site can have at most 50 overlays.')
    expect(findOverlaysProblem(overlays(['x'.repeat(101), 'https://a.example']), NONE)).toBe(
      'Some overlays are invalid. Correct them and try again.',
    )
  })

  it('refuses an overlay whose link is no web address, unless it is stored [SITE-58, SITE-75]', () => {
    const rows = overlays(['Plan', 'javascript:alert(1)'], ['File', 'file:///plan.pdf'], ['Path', 'plans/p-310.pdf'])
    const sentence = 'Use a web address that starts with https:// or http://.'
    expect([...findOverlayProblems(rows, NONE).values()]).toEqual([{ url: sentence }, { url: sentence }])
    expect(findOverlaysProblem(rows, NONE)).toBe('Some overlays are invalid. Correct them and try again.')
    expect(findOverlaysProblem(rows, rows)).toBeUndefined()
  })

  it('refuses a polygon that is not finished', () => {
    expect(findLocationProblem(TRIANGLE)).toBeUndefined()
    expect(findLocationProblem(draft.location)).toBeUndefined()
    expect(findLocationProblem({ ...TRIANGLE, isClosed: false })).toBe(
      'The polygon is not finished or its edges cross. Correct it and try again.',
    )
  })

  it('describes locations and classes', () => {
    const { formats } = siteDraftTexts
    expect(formats?.siteClass?.('')).toBe('None')
    expect(formats?.location?.(draft.location)).toBe('Point')
    expect(describeShape(NO_SHAPE)).toBe('No location')
    expect(describeShape(TRIANGLE)).toBe('Polygon, 3 vertices')
    expect(describeShape({ kind: 'foreign', geometry: { type: 'MultiPolygon' } })).toBe('MultiPolygon')
  })
})

describe('the properties and overlays of a site that two people edit', () => {
  const stored = toSiteVersion(SITE)
  const edit = (change: Partial<SiteDraft>) =>
    Object.entries(change).reduce(
      (next, [field, value]) => valueChanged(next, field as keyof SiteDraft, value as never),
      createDraft<SiteDraft>(stored),
    )
  const theirs = (change: Partial<Site['properties']>) =>
    toSiteVersion({ ...SITE, version: 6, properties: { ...SITE.properties, ...change } })
  const { userProperties: STORED } = SITE.properties
  const withCrane = (value: string) => ({ ...STORED, Crane: { value, type: 'Text' } })

  it('merges different ones without a question, and names the changes [SITE-78]', () => {
    const mine = edit({
      userProperties: addRow(changeRow(draft.userProperties, 'Crane', { value: 'South side' }), {
        key: 'Permit',
        value: 'Hot work',
        type: 'Default',
      }),
      overlays: changeRow(draft.overlays, 'Plan', { url: 'https://docs.example/new' }),
    })
    expect(getChanges(mine, siteDraftTexts)).toMatchObject([
      { label: 'Value of Crane', before: 'North side', after: 'South side' },
      { label: 'Permit', kind: 'added' },
      { label: 'Link of Plan' },
    ])
    const merged = refreshed(
      mine,
      theirs({
        overlays: [...SITE.properties.overlays, { name: 'Lift', url: 'https://docs.example/lift' }],
        userProperties: { ...STORED, 'Site Description': { value: 'Valves', type: 'Default' } },
      }),
    )
    expect(getContestedParts(merged)).toEqual([])
    expect([...merged.value.userProperties.values()].map(({ key, value }) => `${key}: ${value}`)).toEqual([
      'Site Address: ',
      'Site Description: Valves',
      'Crane: South side',
      'Permit: Hot work',
    ])
    expect([...merged.value.overlays.values()]).toEqual([
      { name: 'Plan', url: 'https://docs.example/new' },
      { name: 'Lift', url: 'https://docs.example/lift' },
    ])
  })

  it('asks about the same field, and about a row that one side removes, by name [SITE-78]', () => {
    const changed = edit({ userProperties: changeRow(draft.userProperties, 'Crane', { value: 'South side' }) })
    const asked = refreshed(changed, theirs({ userProperties: withCrane('West side') }))
    expect(toContestedFields(asked, siteDraftTexts)).toMatchObject([
      { label: 'Value of Crane', before: 'North side', theirs: 'West side', mine: 'South side' },
    ])
    const { Crane: _, ...others } = STORED
    expect(toContestedFields(refreshed(changed, theirs({ userProperties: others })), siteDraftTexts)).toMatchObject([
      { label: 'Crane', theirs: 'Removed', mine: 'Value South side, Type Text' },
    ])
    const removed = edit({ overlays: removeRow(draft.overlays, 'Plan') })
    const linked = theirs({ overlays: [{ name: 'Plan', url: 'https://docs.example/other' }] })
    expect(toContestedFields(refreshed(removed, linked), siteDraftTexts)).toMatchObject([
      { label: 'Plan', theirs: 'Link https://docs.example/other', mine: 'Removed' },
    ])
  })

  it('keeps the id of a property that a save renamed and the server moved [SITE-78]', () => {
    const mine = edit({ userProperties: changeRow(draft.userProperties, 'Crane', { key: 'A crane' }) })
    const { Crane, ...others } = STORED
    if (Crane === undefined) throw new Error('The site has a crane.')
    const saved = saveEnded(saveStarted(mine), {
      status: 'saved',
      value: theirs({ userProperties: { 'A crane': Crane, Extra: { value: '', type: 'T' }, ...others } }),
    })
    expect([...saved.value.userProperties].map(([id, { key }]) => [id, key])).toEqual([
      ['Site Address', 'Site Address'],
      ['Site Description', 'Site Description'],
      ['Crane', 'A crane'],
      ['Extra', 'Extra'],
    ])
    expect(toMergedFields(saved, siteDraftTexts)).toEqual([])
  })
})
