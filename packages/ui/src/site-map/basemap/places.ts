import type { Position } from '../drawing/shape'
import { CITIES, COUNTRIES } from './place-data'

/** A city of at least 50,000 people. */
export interface City {
  name: string
  /** ISO 3166, two letters. */
  country: string
  at: Position
  /** In thousands. */
  population: number
}

const cells = (text: string): string[][] => text.split(';').map((row) => row.split('|'))

let cities: readonly City[] | undefined

/** The cities of the embedded basemap, the largest first. Taken apart when first asked for. */
export const embeddedCities = (): readonly City[] =>
  (cities ??= cells(CITIES).map(([name = '', country = '', lon, lat, population]) => ({
    name,
    country,
    at: [Number(lon), Number(lat)],
    population: Number(population),
  })))

/** Names of countries with a place to write them; `rank` grows with the size of the land. */
export const embeddedCountries = (): { name: string; at: Position; rank: number }[] =>
  cells(COUNTRIES).map(([name = '', lon, lat, rank]) => ({ name, at: [Number(lon), Number(lat)], rank: Number(rank) }))
