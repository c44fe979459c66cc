// `npm run bench -- tree table pages board`: each area at each size, medians of several rounds, as tables with their ratios. `--write`
// puts them into docs/benchmarks.md, in place of what those areas have there. `--sizes=1000,10000`, `--rounds=5` and `--minutes=10` (an area) bound it.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { board } from './areas/board.mjs'
import { map } from './areas/map.mjs'
import { pages, table } from './areas/table.mjs'
import { tree } from './areas/tree.mjs'
import { bundleAll, compete } from './harness/compete.mjs'
import { report } from './harness/report.mjs'
import { writeTables } from './harness/write-tables.mjs'

/** Unless an area has its own. */
const SIZES = [1000, 10_000, 100_000]
const AREAS = { tree, table, pages, board, map }
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    sizes: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '10' },
  },
})
const unknown = positionals.find((name) => !(name in AREAS))
if (unknown !== undefined) throw new Error(`There is no bench "${unknown}": ${Object.keys(AREAS).join(', ')}.`)
const names = /** @type {(keyof typeof AREAS)[]} */ (positionals.length > 0 ? positionals : Object.keys(AREAS))

/** @type {Record<string, string[]>} the tables of each area */
const tables = {}
let browser = ''
for (const name of names) {
  /** @type {import('./harness/compete.mjs').Area} */
  const area = AREAS[name]
  console.log(`Building ${area.contenders.length} pages: ${name}`)
  await bundleAll(area)
  /** @type {string[]} */
  const ofArea = (tables[name] = [])
  const end = Date.now() + Number(values.minutes) * 60_000
  const sizes = values.sizes?.split(',').map(Number) ?? area.sizes ?? SIZES
  for (const size of sizes) {
    const { played, version } = await compete(area, size, { rounds: Number(values.rounds), end })
    browser = version
    const lines = report(area, size, played)
    ofArea.push(...lines)
    console.log(`\n${lines.join('\n')}`)
  }
}

if (values.write) {
  const machine = `${os.availableParallelism()} cores, Chromium ${browser} without a window, Node ${process.versions.node}`
  const file = path.join(import.meta.dirname, '..', '..', 'docs', 'benchmarks.md')
  const written = writeTables(readFileSync(file, 'utf8'), Object.keys(AREAS), machine, tables)
  writeFileSync(file, written)
  // The format check of the repository reads it too.
  execFileSync(path.join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'oxfmt'), [file])
}
