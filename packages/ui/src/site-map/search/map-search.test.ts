import { describe, expect, it } from 'vitest'
import { getEmbeddedCities } from '../basemap/places'
import type { MapSite } from '../sites/map-site'
import { searchMap } from './map-search'
import { getEnglish } from '../../locale/english'
import { MAP_LABELS, type MapLabels } from '../map-labels'
import { NO_SHAPE } from '../drawing/shape'

const site = (id: string, name: string): MapSite => ({ id, name, shape: { kind: 'point', at: [-113.49, 53.54] } })
const SITES = [site('1', 'West Tank Farm'), site('2', 'Tank Farm'), { ...site('3', 'Gate'), shape: NO_SHAPE }]
const LABELS = getEnglish<MapLabels>(MAP_LABELS)
const search = (text: string) => searchMap(text, SITES, getEmbeddedCities(), [], LABELS)

describe('the search of the map', () => {
  it('finds coordinates in any notation', () => {
    expect(search('53.54, -113.49')[0]).toMatchObject({ section: 'Coordinates', at: [-113.49, 53.54] })
    const [first] = search("53°32.4'N 113°29.4'W")
    expect(first?.at?.map((degrees) => degrees.toFixed(4))).toEqual(['-113.4900', '53.5400'])
  })

  it('lists sites whose name starts with the text first', () => {
    expect(search('tank').map((found) => found.label)).toEqual(['Tank Farm', 'West Tank Farm'])
  })

  it('notes that a site has no location', () => {
    expect(search('gate')[0]).toMatchObject({ label: 'Gate', description: 'No location', at: undefined })
  })

  it('finds a city without accents, the largest first', () => {
    expect(search('edmonton')[0]).toMatchObject({ label: 'Edmonton, CA', section: 'Cities' })
    expect(search('sao paulo')[0]?.label).toContain('São Paulo')
  })

  it('lists sites before places, and places before a coordinate [MAP-19]', () => {
    const text = '53.54, -113.49'
    const places = [{ id: 'x', name: text, description: 'Calgary', at: [0, 0] as const }]
    const found = searchMap(text, [site('1', `Well ${text}`)], getEmbeddedCities(), places, LABELS)
    expect(found.map(({ section }) => section)).toEqual(['Sites', 'Places', 'Coordinates'])
  })

  it('finds a site that is not on the map, with the site above it [MAP-19]', () => {
    const named = { id: '9', name: 'Cable Rack 2', description: 'Crude Unit 2' }
    expect(searchMap('RACK', [named], [], [], LABELS)).toMatchObject([
      { site: '9', label: 'Cable Rack 2', description: 'Crude Unit 2', at: undefined },
    ])
  })

  it('lists the results of the geocoder last', () => {
    const places = [{ id: 'x', name: 'Tank Street', description: 'Calgary', at: [0, 0] as const }]
    const found = searchMap('tank', SITES, [], places, LABELS)
    expect(found.at(-1)).toMatchObject({ label: 'Tank Street', description: 'Calgary', section: 'Places' })
  })

  it('finds nothing for an empty text', () => {
    expect(search('  ')).toEqual([])
  })
})
