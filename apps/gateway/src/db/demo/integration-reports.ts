import type { integrationReports } from '../schema'
import { DEMO_IMPORT_SYSTEMS, HARBOUR_IMPORTS_PROJECT, IMPORTS_PROJECT, SAME_NAME_PROJECT } from './import-systems'
import { projectNamed } from './projects'
import { createRandom, type Random } from './random'

type Row = typeof integrationReports.$inferInsert

/** References of reports that show one thing each. All of them are among the newest of `IMPORTS_PROJECT`. */
export const DEMO_REPORTS_OF_NOTE = {
  /** Sent by an API key, without a user. */
  byKey: 'c2a7d0e4-7f3c-2a19',
  /** Has the path of the request file and no key (IMP-32). */
  byPath: 'b41e77c0-52ce-9d02',
  /** The address of its data is a script (SITE-75). */
  unsafe: '9d0218fa-c03e-a7d4',
  /** Has 2 MB of JSON. */
  large: 'e6104b7d-30bc-58e1',
} as const

/** How many reports each project has. One has exactly one full page, so that its next page is empty (IMP-36). */
const COUNTS: readonly (readonly [project: string, count: number])[] = [
  [IMPORTS_PROJECT, 66],
  [SAME_NAME_PROJECT, 29],
  [HARBOUR_IMPORTS_PROJECT, 31],
]

const MINUTE = 60_000
const LARGE_BYTES = 2_000_000

const hex = (random: Random, digits: number): string =>
  random
    .integer(0, 16 ** digits - 1)
    .toString(16)
    .padStart(digits, '0')

const REASONS = ["Site 'Pipe Rack 3' is archived", 'Unknown resource type', 'Weight is not a number'] as const

const rejectionOf = (random: Random) => ({
  line: random.integer(2, 900),
  resourceType: 'Pipe Spool',
  name: `SP-${random.integer(1000, 9999)}-${random.integer(100, 999)}`,
  reason: random.pick(REASONS),
})

/** What an import system says about a file. */
function makeJson(random: Random, path: string): string {
  const received = random.integer(20, 900)
  const rejections = Array.from({ length: random.integer(0, 3) }, () => rejectionOf(random))
  const created = received - rejections.length
  const firstId = random.integer(10_000, 90_000)
  return JSON.stringify({
    status: rejections.length === 0 ? 'complete' : 'partial',
    received,
    created,
    rejected: rejections.length,
    source: { path, encoding: 'utf-8', delimiter: ',', bytes: received * random.integer(40, 80) },
    rejections,
    createdIds: Array.from({ length: Math.min(created, 60) }, (_, index) => firstId + index),
    durationMs: random.integer(900, 40_000),
  })
}

/** A report of `LARGE_BYTES` at least. */
function makeLargeJson(): string {
  const lines: string[] = []
  let length = 0
  for (let line = 1; length < LARGE_BYTES; line += 1) {
    const text = `{"line":${line},"name":"SP-${1000 + (line % 9000)}-${line % 1000}","state":"created","site":"Pipe Rack ${line % 40}"}`
    lines.push(text)
    length += text.length + 1
  }
  return `{"status":"complete","received":${lines.length},"lines":[${lines.join(',')}]}`
}

/** How each report of note differs from a generated one. */
const CHANGES: readonly [reference: string, make: () => Partial<Row>][] = [
  [DEMO_REPORTS_OF_NOTE.byKey, () => ({ userName: null, apiKeyName: 'Procurement Link' })],
  [DEMO_REPORTS_OF_NOTE.byPath, () => ({ s3Key: null, s3Path: 'northgate/mto/mto-rev-c-0418.csv' })],
  [DEMO_REPORTS_OF_NOTE.unsafe, () => ({ dataLink: 'javascript:alert(document.domain)' })],
  [DEMO_REPORTS_OF_NOTE.large, () => ({ reportJson: makeLargeJson() })],
]

function makeReports(random: Random, project: string, count: number, now: number): Row[] {
  const { projectId, licenseId } = projectNamed(project)
  const systems = DEMO_IMPORT_SYSTEMS.filter((system) => system.projectId === projectId)
  let createdAt = now
  return Array.from({ length: count }, (_, index) => {
    createdAt -= random.integer(12, 35) * MINUTE
    const { importId, name, path } = random.pick(systems)
    const file = `${path.slice(1)}/${hex(random, 6)}.csv`
    const row: Row = {
      reference: `${hex(random, 8)}-${hex(random, 4)}-${hex(random, 4)}`,
      createdAt,
      displayName: name,
      projectId,
      importId,
      s3Key: file,
      s3Path: null,
      dataLink: `https://files.northgate.example/${file}`,
      userName: licenseId === 1 ? 'customer.admin' : 'harbour.admin',
      apiKeyName: null,
      reportJson: makeJson(random, path),
    }
    const [reference, change] = (project === IMPORTS_PROJECT && CHANGES[index - 1]) || []
    return reference === undefined ? row : { ...row, reference, ...change?.() }
  })
}

/** 95 reports of license 1 and 31 of license 2, newest first, with a random stream of their own. */
export function makeIntegrationReports(now: number): Row[] {
  const random = createRandom(20_261)
  return COUNTS.flatMap(([project, count]) => makeReports(random, project, count, now))
}
