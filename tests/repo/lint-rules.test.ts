import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plant, type Planted } from './plant'
import { ROOT } from './repository'

/** Rules of our own in .oxlintrc.json: what is refused, by which rule, where, and the code. The rules of oxlint itself are tested there. */
const WEEDS: [what: string, rule: string, file: string, code: string][] = [
  ...['fetch', 'window', 'document', 'localStorage', 'process', 'performance'].map(
    (name): [string, string, string, string] => [
      `${name} in domain`,
      'no-restricted-globals',
      `packages/domain/src/users/${name}.ts`,
      `export const a = () => ${name}`,
    ],
  ),
  ['fetch in a component', 'no-restricted-globals', 'packages/ui/src/a.ts', "export const a = () => fetch('/')"],
  ['fetch in the portal', 'no-restricted-globals', 'apps/portal/src/a.ts', "export const a = () => fetch('/')"],
  ['fetch in api-client', 'no-restricted-globals', 'packages/api-client/src/a.ts', "export const a = () => fetch('/')"],
  ...[
    ['packages/ui/src/features/users/a.ts', '../../../../domain/src/users/model'],
    ['apps/portal/src/b.ts', '../../../packages/ui/src/link/Link'],
    ['apps/gateway/src/b.ts', '../../../packages/domain/src/users/model'],
  ].map(([file = '', path]): [string, string, string, string] => [
    `another package by its path in ${file}`,
    'no-restricted-imports',
    file,
    `import '${path}'`,
  ]),
  [
    'the contract in what a page loads',
    'no-restricted-imports',
    'apps/portal/src/e.ts',
    "import '@sitewright/api-client/contract/users'",
  ],
  [
    'what React 19.0 lacks in a published component',
    'no-restricted-imports',
    'packages/ui/src/button/a.ts',
    "import { useEffectEvent } from 'react'\nexport const a = useEffectEvent",
  ],
  ['a line on the console of the gateway', 'no-console', 'apps/gateway/src/d.ts', "console.log('here')"],
]

/** Code that looks like the above and is right. */
const SOIL = {
  'packages/api-client/src/http.ts': "export const get = () => fetch('/')\n",
  'apps/gateway/src/calls.ts': "export const get = () => fetch('/')\n",
  'packages/ui/src/features/users/b.ts': "import '../../link/Link'\nimport '@sitewright/domain/users/model'\n",
  'packages/ui/src/features/users/c.ts': "import { useEffectEvent } from 'react'\nexport const a = useEffectEvent\n",
  'apps/gateway/src/main.ts': "console.log('listening')\n",
  'apps/portal/src/types.ts':
    "import type { users } from '@sitewright/api-client/contract/users'\nexport type Users = typeof users\n",
  'apps/portal/src/calls.test.ts': "import { users } from '@sitewright/api-client/contract/users'\nusers.list()\n",
  'scripts/say.mjs': "console.log('done')\n",
}

type Diagnostic = { code?: string; message: string; filename: string }

describe('lint', () => {
  let planted: Planted
  let found: { rule: string; file: string }[]

  beforeAll(() => {
    planted = plant({ ...SOIL, ...Object.fromEntries(WEEDS.map(([, , file, code]) => [file, `${code}\n`])) })
    const oxlint = path.join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint')
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], { cwd: planted.root, encoding: 'utf8' })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
    found = diagnostics.map(({ code, message, filename }) => ({ rule: code ?? message, file: filename }))
  })
  afterAll(() => planted.remove())

  it.each(WEEDS)('refuses %s', (_what, rule, file) => {
    expect(found.filter((one) => one.file === file && one.rule.includes(rule))).not.toEqual([])
  })

  it.each(Object.keys(SOIL))('finds nothing wrong with %s', (file) => {
    expect(found.filter((one) => one.file === file)).toEqual([])
  })
})
