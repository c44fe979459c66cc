import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plant, type Planted } from './plant'
import { ROOT } from './repository'

const COMPONENT = 'packages/ui/src/button/Button.tsx'
const SCREEN = 'packages/ui/src/features/users/UserTable.tsx'

/** What a rule must refuse: its name, where it is planted, and the code. */
const WEEDS: [what: string, rule: string, file: string, code: string][] = [
  ['react in domain', 'no-restricted-imports', 'packages/domain/src/users/a.ts', "import 'react'"],
  [
    'the client in domain',
    'no-restricted-imports',
    'packages/domain/src/users/b.ts',
    "import '@sitewright/api-client/http'",
  ],
  ['node in domain', 'no-restricted-imports', 'packages/domain/src/users/c.ts', "import 'node:fs'"],
  ['a fetch in domain', 'no-restricted-globals', 'packages/domain/src/users/d.ts', "export const a = () => fetch('/')"],
  ['react in api-client', 'no-restricted-imports', 'packages/api-client/src/a.ts', "import 'react'"],
  ['ui in api-client', 'no-restricted-imports', 'packages/api-client/src/b.ts', "import '@sitewright/ui/button'"],
  [
    'features in a component',
    'no-restricted-imports',
    'packages/ui/src/button/a.ts',
    "import '../features/users/UserTable'",
  ],
  [
    'domain in a component',
    'no-restricted-imports',
    'packages/ui/src/button/b.ts',
    "import '@sitewright/domain/users/model'",
  ],
  ['the portal in a component', 'no-restricted-imports', 'packages/ui/src/button/c.ts', "import '@sitewright/portal'"],
  ['a router in a component', 'no-restricted-imports', 'packages/ui/src/button/d.ts', "import 'react-router-dom'"],
  ['a fetcher in features', 'no-restricted-imports', 'packages/ui/src/features/users/a.ts', "import 'swr'"],
  [
    'the client in features',
    'no-restricted-imports',
    'packages/ui/src/features/users/b.ts',
    "import '@sitewright/api-client/http'",
  ],
  [
    'a fetch of its own in the portal',
    'no-restricted-globals',
    'apps/portal/src/a.ts',
    "export const a = () => fetch('/')",
  ],
  [
    'the gateway in the portal',
    'no-restricted-imports',
    'apps/portal/src/b.ts',
    "import '../../../apps/gateway/src/app'",
  ],
  ['tests in the portal', 'no-restricted-imports', 'apps/portal/src/c.ts', "import '../../../tests/support/sign-in'"],
  ['ui in the gateway', 'no-restricted-imports', 'apps/gateway/src/a.ts', "import '@sitewright/ui/button'"],
  [
    'the portal in the gateway',
    'no-restricted-imports',
    'apps/gateway/src/b.ts',
    "import '@sitewright/portal/src/paths'",
  ],
  [
    'the client in the gateway',
    'no-restricted-imports',
    'apps/gateway/src/c.ts',
    "import '@sitewright/api-client/http'",
  ],
  ['a line on the console', 'no-console', 'apps/gateway/src/d.ts', "console.log('here')"],
  ['a circle of imports', 'import(no-cycle)', 'packages/domain/src/users/e.ts', "import './f'\nexport const e = 1"],
  ['a default export', 'no-default-export', 'packages/domain/src/users/g.ts', 'export default 1'],
  ['any', 'no-explicit-any', 'packages/domain/src/users/h.ts', 'export const a = (b: any) => b'],
  [
    'a promise that nobody waits for',
    'no-floating-promises',
    'apps/gateway/src/e.ts',
    'export const a = async () => 1\nexport function b() {\n  a()\n}',
  ],
  [
    'a hook under a condition',
    'rules-of-hooks',
    SCREEN,
    "import { useState } from 'react'\nexport function UserTable({ a }: { a: boolean }) {\n  if (a) useState(1)\n  return null\n}",
  ],
  [
    'an effect that forgets what it reads',
    'exhaustive-deps',
    'packages/ui/src/features/users/Effect.tsx',
    "import { useEffect } from 'react'\nexport function Effect({ a }: { a: () => void }) {\n  useEffect(() => a(), [])\n  return null\n}",
  ],
  ['a picture without words', 'alt-text', COMPONENT, 'export const Button = () => <img src="a.png" />'],
  [
    'a click that no key can do',
    'click-events-have-key-events',
    'packages/ui/src/button/Click.tsx',
    'export const Click = ({ a }: { a: () => void }) => <div onClick={a}>a</div>',
  ],
  [
    'markup written as text',
    'no-danger',
    'packages/ui/src/button/Raw.tsx',
    'export const Raw = ({ a }: { a: string }) => <b dangerouslySetInnerHTML={{ __html: a }} />',
  ],
  [
    'an excuse that is not needed',
    'Unused',
    'packages/domain/src/users/i.ts',
    ['// ox', 'lint-disable-next-line no-console\nexport const i = 1'].join(''),
  ],
]

/** Code that looks like the above and is right. */
const SOIL = {
  'packages/domain/src/users/f.ts': "import './e'\nexport const f = 1\n",
  'packages/domain/src/users/model.ts':
    "import * as z from 'zod/mini'\nimport '../shared/roles'\nexport const model = z\n",
  'packages/api-client/src/http.ts': "import '@sitewright/domain/users/model'\nexport const get = () => fetch('/')\n",
  'packages/ui/src/link/Link.tsx':
    "import { useState } from 'react'\nimport '../tokens/tokens'\nexport const Link = () => useState(1)[0]\n",
  'packages/ui/src/features/users/UserCard.tsx':
    "import '../../link/Link'\nimport '@sitewright/domain/users/model'\nexport const UserCard = 1\n",
  'apps/portal/src/data/users.ts':
    "import 'swr'\nimport '@sitewright/api-client/http'\nimport '@sitewright/ui/features/users'\nexport const a = 1\n",
  'apps/gateway/src/app.ts':
    "import 'node:fs'\nimport 'fastify'\nimport '@sitewright/api-client/contract/users'\nimport '@sitewright/domain/users/model'\n",
  'apps/gateway/src/main.ts': "console.log('listening')\n",
  'apps/gateway/src/app.test.ts': "import '@sitewright/api-client/http'\nimport '../../../tests/support/sign-in'\n",
  'scripts/say.mjs': "console.log('done')\n",
}

type Diagnostic = { code?: string; message: string; filename: string }

describe('lint', () => {
  let planted: Planted
  let found: { rule: string; file: string }[]

  beforeAll(() => {
    planted = plant({ ...SOIL, ...Object.fromEntries(WEEDS.map(([, , file, code]) => [file, `${code}\n`])) })
    const oxlint = path.join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint')
    const args = [oxlint, '--type-aware', '--format=json']
    const { stdout } = spawnSync(process.execPath, args, {
      cwd: planted.root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
    found = diagnostics.map(({ code, message, filename }) => ({ rule: code ?? message, file: filename }))
  })
  afterAll(() => planted.remove())

  it.each(WEEDS)('refuses %s', (_what, rule, file) => {
    expect(found.filter((one) => one.file === file && one.rule.includes(rule))).not.toEqual([])
  })

  it.each(Object.keys(SOIL).filter((file) => !file.endsWith('/f.ts')))('finds nothing wrong with %s', (file) => {
    expect(found.filter((one) => one.file === file)).toEqual([])
  })
})
