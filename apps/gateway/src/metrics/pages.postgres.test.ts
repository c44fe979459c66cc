import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { readBlock } from '../../test/operating-page'
import { anchorsOf, codesOf, pageOf, rowsOf } from '../../test/pages'
import { METRICS_TOKEN, metricsOf, type ReadMetrics } from '../../test/read-metrics'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'

const PAGE = 'docs/operating/monitoring.md'
const INCIDENTS = 'docs/operating/incidents.md'
const monitoring = pageOf(PAGE)
const rules = Array.from(
  pageOf('deploy/prometheus-rules.yaml').matchAll(
    /- alert: (\w+)\n +expr: (.*)\n(?: +for: \w+\n)?.*\n.*\n +summary: (.*)\n +runbook: (.*)/g,
  ),
  ([, alert = '', expr = '', , runbook = '']) => ({ alert, expr, runbook }),
)

let db: TestDatabase
let gateway: TestGateway
let metrics: ReadMetrics
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db, environment: { METRICS_TOKEN } })
  const viewer = await gateway.clientAs('viewer')
  await viewer.users.list({})
  db.events.emit('taskRun', { task: 'clean-up', outcome: 'done' })
  // Soon after its start, the gateway has read the database.
  await vi.waitFor(
    async () => {
      metrics = await metricsOf(gateway)
      expect([...metrics.values.keys()]).toContain('sitewright_clock_difference_seconds')
    },
    { timeout: 30_000 },
  )
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

/** The names of the lines of a metric: of a histogram there are three. */
const linesOf = (name: string): string[] =>
  metrics.types.get(name) === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name]

/** The labels of each metric of ours, as the page names them. */
const labels = new Map(rowsOf(monitoring, 'metric').map(([name, cell]) => [codesOf(name)[0] ?? '', codesOf(cell)]))

/** Each metric in a text, with the labels that it is compared by: `name{label="value"}`. */
const selectorsOf = (text: string) =>
  Array.from(
    text.matchAll(/\b((?:sitewright|nodejs|process)_\w+)(?:\{([^}]*)\})?/g),
    ([, name = '', matchers = '']) => ({
      name,
      matchers: Array.from(matchers.matchAll(/(\w+)=~?"([^"]*)"/g), ([, label = '', value = '']) => ({ label, value })),
    }),
  )

const known = (): Set<string> => new Set([...metrics.types.keys()].flatMap((name) => [name, ...linesOf(name)]))

describe('the page on monitoring', () => {
  it('has every metric of the gateway, with its labels, and no other [WATCH-10]', () => {
    const ours = [...metrics.types.keys()].filter((name) => name.startsWith('sitewright_'))
    expect([...labels.keys()].toSorted()).toEqual(ours.toSorted())
    for (const line of metrics.values.keys()) {
      const [, name = '', text = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(line) ?? []
      const metric = ours.find((each) => linesOf(each).includes(name))
      if (metric === undefined) continue
      const found = Array.from(text.matchAll(/(\w+)="/g), ([, label = '']) => label)
      expect([line, found.filter((label) => label !== 'le' && !labels.get(metric)?.includes(label))]).toEqual([
        line,
        [],
      ])
    }
  })

  it('lists the alerts that the rules have [WATCH-10]', () => {
    const listed = rowsOf(monitoring, 'alert').flatMap(([name]) => codesOf(name))
    expect(listed.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted())
    expect(rules.length).toBe(pageOf('deploy/prometheus-rules.yaml').match(/- alert:/g)?.length)
  })
})

describe('the rules for Prometheus', () => {
  it('use only metrics and labels that exist [WATCH-10]', () => {
    for (const { alert, expr } of rules) {
      const selectors = selectorsOf(expr)
      expect([alert, selectors.length > 0 || expr.startsWith('up{job="sitewright"}')]).toEqual([alert, true])
      for (const { name, matchers } of selectors) {
        expect([alert, name, known().has(name)]).toEqual([alert, name, true])
        for (const { label, value } of matchers) {
          const metric = [...labels.keys()].find((each) => linesOf(each).includes(name))
          const ofMetric = metric === undefined ? ['job'] : (labels.get(metric) ?? [])
          expect([alert, label, ofMetric.includes(label)]).toEqual([alert, label, true])
          if (label === 'state') expect([...metrics.values.keys()]).toContain(`${name}{state="${value}"}`)
        }
      }
    }
  })

  it('name an existing section of the page on incidents [WATCH-10]', () => {
    const anchors = anchorsOf(pageOf(INCIDENTS))
    for (const { alert, runbook } of rules) {
      const [file, anchor = ''] = runbook.split('#')
      expect([alert, file, anchors.includes(anchor)]).toEqual([alert, INCIDENTS, true])
    }
  })
})

describe('the page on incidents', () => {
  it('uses only metrics and alerts that exist [WATCH-10]', () => {
    const text = pageOf(INCIDENTS)
    const names = selectorsOf(text).map(({ name }) => name)
    // A name that ends with an underscore is the start of several, as in a grep.
    expect(names.filter((name) => !name.endsWith('_') && !known().has(name))).toEqual([])
    const alerts = text.match(/Sitewright[A-Z]\w+/g) ?? []
    expect(alerts.filter((name) => !rules.some(({ alert }) => alert === name))).toEqual([])
  })

  it('has statements that the database runs [WATCH-10]', async () => {
    const statements = Array.from(
      pageOf(INCIDENTS).matchAll(/psql "\$DATABASE_URL" -A?t?c (["'])(.*?)\1/g),
      ([, , statement = '']) => statement.replace('PID', '0'),
    )
    const blocks = [
      readBlock('incidents.md', 'recovery'),
      readBlock('incidents.md', 'sessions'),
      readBlock('incidents.md', 'blocked'),
      readBlock('incidents.md', 'slots'),
      readBlock('incidents.md', 'emails'),
      readBlock('incidents.md', 'jobs'),
    ]
    for (const block of blocks) expect(statements.filter((statement) => block.includes(statement))).toHaveLength(1)
    for (const statement of statements) await db.execute(sql.raw(statement))
  })

  it('links to existing sections, as the page on monitoring does [WATCH-10]', () => {
    for (const file of [INCIDENTS, PAGE]) {
      for (const [, target = '', anchor] of pageOf(file).matchAll(/\]\(([^)#\s]*)(?:#([^)]*))?\)/g)) {
        const linked = target === '' ? file : path.posix.join(path.posix.dirname(file), target)
        const text = pageOf(linked)
        if (anchor !== undefined) expect([file, anchor, anchorsOf(text).includes(anchor)]).toEqual([file, anchor, true])
      }
    }
  })
})
