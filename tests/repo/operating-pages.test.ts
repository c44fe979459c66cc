import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryFiles, textOf } from './repository'

/** Blocks that no test and no measure runs, and why. */
const NOT_TRIED: Readonly<Record<string, string>> = {
  'package.md unit': 'No systemd runs in a container. `npm run measure -- package` verifies the unit.',
  'package.md containers': 'No image registry is reachable. `npm run measure -- package` checks the composition.',
  'start.md build': 'It installs and builds for minutes. `npm test` does the same before its first step.',
  'incidents.md begin':
    'It needs jq, which a machine may not have. `metrics/pages.postgres.test.ts` checks the metrics and runs the statements of this page.',
  'incidents.md refused-addresses': 'It needs jq. `log-fields.postgres.test.ts` checks the fields of the log.',
  'incidents.md slow-calls': 'It needs jq. `log-fields.postgres.test.ts` checks the fields of the log.',
  'incidents.md certificate': 'It needs a proxy with a certificate.',
  'monitoring.md prometheus.yml': 'It needs Prometheus. `metrics/pages.postgres.test.ts` checks its rules.',
  'monitoring.md request': '`log-fields.postgres.test.ts` checks that all lines of a call have one id.',
}

/** How code takes a block from a page. */
const READS = /\breadBlock\(\s*'([^']+)',\s*'([^']+)'/g
/** Diagrams are not run. */
const PICTURES = ['mermaid']

/** `page title` of each code block, or of its first line where it has no title. */
function blocksOf(page: string, text: string): string[] {
  const name = path.basename(page)
  return [...text.matchAll(/^ *```(\w*)(?: (.*))?\n *(.*)[^]*?^ *```$/gm)].flatMap(
    ([, language = '', title, firstLine]) => (PICTURES.includes(language) ? [] : [`${name} ${title ?? firstLine}`]),
  )
}

/** `page title` of each block that some test or measure takes from its page. */
const readsOf = (code: string): string[] => [...code.matchAll(READS)].map(([, page, title]) => `${page} ${title}`)

const pages = repositoryFiles('docs/operating').filter((file) => file.endsWith('.md'))
const blocks = pages.flatMap((page) => blocksOf(page, textOf(page)))
const tried = new Set(
  ['apps/gateway', 'scripts', 'tests']
    .flatMap((folder) => repositoryFiles(folder))
    .filter((file) => /\.(?:ts|mjs)$/.test(file))
    .flatMap((file) => readsOf(textOf(file))),
)

describe('the pages for operators', () => {
  it('have no command or configuration that nothing tests', () => {
    expect(blocks.filter((block) => !tried.has(block) && !(block in NOT_TRIED))).toEqual([])
  })

  it('still have every block that is listed as not tested', () => {
    expect(Object.keys(NOT_TRIED).filter((block) => tried.has(block) || !blocks.includes(block))).toEqual([])
  })

  it('have blocks that a search for them finds, with a title and without', () => {
    expect(
      blocksOf('docs/operating/a.md', '```sh start\nnode a\n```\n\n```sh\nnode b\n```\n\n```mermaid\nx\n```\n'),
    ).toEqual(['a.md start', 'a.md node b'])
    expect(readsOf(`readBlock('a.md', 'start')\nreadBlock(\n  'b.md',\n  'x.conf', {})`)).toEqual([
      'a.md start',
      'b.md x.conf',
    ])
  })

  it('are all in their index', () => {
    const index = textOf('docs/operating/README.md')
    expect(
      pages.map((page) => path.basename(page)).filter((page) => page !== 'README.md' && !index.includes(`](${page})`)),
    ).toEqual([])
  })
})
