import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, loadConfigFromFile, type Rolldown } from 'vite'
import { afterAll, describe, expect, it } from 'vitest'
import { manifestOf, ROOT } from './repository'

type Chunk = Rolldown.OutputChunk

const UI = path.join(ROOT, 'packages', 'ui')
/** What draws maps, and what the embedded map is made of. */
const ENGINE = /node_modules\/(?:maplibre-gl|mapbox-gl|react-map-gl|@vis\.gl\/|@maplibre\/|@mapbox\/)/
const DATA = /site-map\/basemap\/(?:land|place|basemap)-data\.ts$/
/** The modules that are imported late for it. */
const LATE = /site-map\/(?:engine\/Map(?:Libre|box)Map\.tsx|basemap\/(?:basemap-data|places)\.ts)$/

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'sitewright-chunks-')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Builds pages with what the portal puts in place of modules. */
async function chunksOf(input: Record<string, string>): Promise<Chunk[]> {
  const config = path.join(ROOT, 'apps', 'portal', 'vite.config.ts')
  const portal = await loadConfigFromFile({ command: 'build', mode: 'production' }, config)
  const result = await build({
    root: UI,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: portal?.config.resolve?.alias ?? [] },
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      modulePreload: false,
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      rollupOptions: { input, preserveEntrySignatures: 'strict' },
    },
  })
  return [result as Rolldown.RolldownOutput]
    .flat()
    .flatMap(({ output }) => output.filter((part) => part.type === 'chunk'))
}

/** Chunks that come with a page before anybody has asked for a map. */
function early(chunks: readonly Chunk[]): Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const isMap = (chunk: Chunk) =>
    chunk.facadeModuleId !== null && (LATE.test(chunk.facadeModuleId) || ENGINE.test(chunk.facadeModuleId))
  const seen = new Set<Chunk>()
  const open = chunks.filter((chunk) => chunk.isEntry || (chunk.isDynamicEntry && !isMap(chunk)))
  for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
    if (seen.has(chunk)) continue
    seen.add(chunk)
    open.push(...chunk.imports.flatMap((name) => byName.get(name) ?? []))
  }
  return [...seen]
}

const modulesOf = (chunks: readonly Chunk[], of: RegExp): string[] =>
  chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => of.test(id)))

describe('the code of the map', () => {
  it('is in no other chunk than the map’s, nor is its data', async () => {
    const entryPoints = Object.entries(manifestOf('packages/ui').exports ?? {}).filter(([, file]) =>
      /^\.\/src\/[^*]*\.tsx?$/.test(file),
    )
    const input = Object.fromEntries(
      entryPoints.map(([entryPoint, file]) => [entryPoint.slice(2).replaceAll('/', '-'), path.join(UI, file)]),
    )
    const feature = path.join(UI, 'src', 'features', 'sites', 'SiteLocation.tsx')
    const chunks = await chunksOf({ ...input, feature })
    expect(modulesOf(early(chunks), ENGINE)).toEqual([])
    expect(modulesOf(early(chunks), DATA)).toEqual([])
    // They are there, and Mapbox once.
    expect(modulesOf(chunks, /node_modules\/maplibre-gl\//)).not.toEqual([])
    expect(modulesOf(chunks, /land-data\.ts$/)).toHaveLength(1)
    expect(modulesOf(chunks, /node_modules\/mapbox-gl\/.*\.js$/).map((id) => path.basename(id))).toEqual([
      'mapbox-gl-csp.js',
    ])
  }, 120_000)

  it('is noticed where a page brings it along', async () => {
    const page = path.join(folder, 'page.ts')
    const engine = path.join(UI, 'src', 'site-map', 'engine', 'MapLibreMap.tsx')
    writeFileSync(page, `export { MapLibreMap } from ${JSON.stringify(engine)}\n`)
    expect(modulesOf(early(await chunksOf({ page })), ENGINE)).not.toEqual([])
  }, 120_000)
})
