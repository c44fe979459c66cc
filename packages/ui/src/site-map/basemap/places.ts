import type { Position } from '../drawing/shape'
import { CITIES, COUNTRIES } from './place-data'

/** A city of at least 50,000 people. */
export interface City {
  name: string
  /** Two letters of ISO 3166. */
  country: string
  at: Position
  /** In thousands. */
  population: number
}

const splitCells = (text: string): string[][] => text.split(';').map((row) => row.split('|'))

let cities: readonly City[] | undefined

/** @returns the cities of the embedded basemap, the largest first. Parsed on the first call. */
export const getEmbeddedCities = (): readonly City[] =>
  (cities ??= splitCells(CITIES).map(([name = '', country = '', lon, lat, population]) => ({
    name,
    country,
    at: [Number(lon), Number(lat)],
    population: Number(population),
  })))

/** @returns country names with the position of the label. `rank` grows with the size of the country. */
export const getEmbeddedCountries = (): { name: string; at: Position; rank: number }[] =>
  splitCells(COUNTRIES).map(([name = '', lon, lat, rank]) => ({
    name,
    at: [Number(lon), Number(lat)],
    rank: Number(rank),
  }))
