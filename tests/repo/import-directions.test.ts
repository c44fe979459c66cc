import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cruiseRooms, ROOMS } from '../../scripts/imports/cruise-rooms.mjs'
import { plant, type Planted } from './plant'

const LEAF = 'export const leaf = 1\n'

/** Files that are imported, and a few that import only what they may. */
const SOIL = {
  'packages/domain/src/shared/roles.ts': LEAF,
  'packages/domain/src/users/model.ts':
    "import * as z from 'zod/mini'\nimport '../shared/roles'\nexport const leaf = z\n",
  'packages/domain/src/groups/model.ts': LEAF,
  'packages/domain/src/groups/rules.ts': LEAF,
  'packages/domain/src/projects/model.ts': "import '../groups/model'\nexport const leaf = 1\n",
  'packages/domain/src/users/model.test.ts': "import { it } from 'vitest'\nimport './model'\nit\n",
  'packages/api-client/src/http.ts': "import '@sitewright/domain/users/model'\nexport const leaf = 1\n",
  'packages/api-client/src/contract/users.ts': "import '@sitewright/domain/users/model'\nexport const leaf = 1\n",
  'packages/ui/src/tokens/tokens.ts': LEAF,
  'packages/ui/src/link/Link.tsx':
    "import { useState } from 'react'\nimport '../tokens/tokens'\nexport const Link = () => <a>{useState}</a>\n",
  'packages/ui/src/button/Button.tsx': "import '../link/Link'\nexport const Button = () => <b>ok</b>\n",
  'packages/ui/src/button/Button.stories.tsx': "import { expect } from 'storybook/test'\nimport './Button'\nexpect\n",
  'packages/ui/src/features/users/UserTable.tsx':
    "import '../../button/Button'\nimport '@sitewright/domain/users/model'\nexport const UserTable = () => <b>ok</b>\n",
  'packages/ui/src/features/groups/GroupTable.tsx': LEAF,
  'packages/ui/src/features/groups/GroupActions.tsx': LEAF,
  'packages/ui/src/features/groups/GroupActions.stories.tsx': "import './GroupActions'\nimport '../../button/Button'\n",
  'packages/ui/src/features/shell/AppFrame.tsx':
    "import '@sitewright/domain/shared/roles'\nexport const AppFrame = 1\n",
  'packages/ui/src/features/fixtures/users.ts': LEAF,
  'packages/ui/src/features/users/UserTable.stories.tsx': "import './UserTable'\nimport '../fixtures/users'\n",
  'apps/portal/src/main.tsx': LEAF,
  'apps/portal/src/data/users.ts': "import 'swr'\nimport '@sitewright/api-client/http'\nexport const leaf = 1\n",
  'apps/portal/src/data/groups.ts': LEAF,
  'apps/portal/src/routes/groups/group-list.route.tsx': LEAF,
  'apps/portal/src/routes/users/user-list.route.tsx':
    "import '../../data/users'\nimport '../../data/groups'\nimport '@sitewright/ui/features/users/UserTable'\nexport const Component = () => <b>ok</b>\n",
  'apps/gateway/src/app.ts':
    "import 'node:fs'\nimport 'fastify'\nimport '@sitewright/api-client/contract/users'\nexport const leaf = 1\n",
  'apps/gateway/src/app.test.ts':
    "import './app'\nimport '@sitewright/api-client/http'\nimport '../../../tests/support/sign-in'\n",
  'apps/gateway/src/config.ts': LEAF,
  'apps/gateway/src/db/database.ts': "import '../config'\nexport const leaf = 1\n",
  'apps/gateway/src/db/pool-limits.ts': LEAF,
  'apps/gateway/src/http/route.ts': "import '../db/database'\nexport const leaf = 1\n",
  'apps/gateway/src/holdings/grants.ts': "import '../http/route'\nexport const leaf = 1\n",
  'apps/gateway/src/sign-in/session.ts': "import '../holdings/grants'\nexport const leaf = 1\n",
  'apps/gateway/src/saves/save-locked.ts': "import '../http/route'\nexport const leaf = 1\n",
  'apps/gateway/src/http/route.test.ts': "import '../sign-in/session'\n",
  'apps/gateway/src/areas/groups/store.ts': "import '../../saves/save-locked'\nexport const leaf = 1\n",
  'apps/gateway/src/areas/users/routes.ts': "import '../groups/store'\nexport const leaf = 1\n",
  'tests/support/sign-in.ts': "import '../../apps/gateway/src/app'\nexport const leaf = 1\n",
}

/** An import that must be refused: who, what, and the file it leads to. */
const WEEDS: [direction: string, from: string, specifier: string, target: RegExp][] = [
  ['domain → react', 'packages/domain/src/users/rules.ts', 'react', /node_modules\/react\//],
  ['domain → node', 'packages/domain/src/users/files.ts', 'node:fs', /^fs$/],
  ['domain → portal', 'packages/domain/src/users/pages.ts', '../../../../apps/portal/src/main', /portal\/src\/main/],
  ['domain → gateway', 'packages/domain/src/users/rows.ts', '../../../../apps/gateway/src/app', /gateway\/src\/app/],
  ['domain → api-client', 'packages/domain/src/users/calls.ts', '@sitewright/api-client/http', /api-client\/src\/http/],
  ['domain → ui', 'packages/domain/src/users/looks.ts', '@sitewright/ui/button', /ui\/src\/button/],
  ['domain → another area of domain', 'packages/domain/src/users/policy.ts', '../groups/rules', /groups\/rules/],
  [
    'a model of domain → the rules of another area',
    'packages/domain/src/licenses/model.ts',
    '../groups/rules',
    /groups\/rules/,
  ],
  ['api-client → ui', 'packages/api-client/src/looks.ts', '@sitewright/ui/button', /ui\/src\/button/],
  ['api-client → react', 'packages/api-client/src/hooks.ts', 'react', /node_modules\/react\//],
  ['api-client → node', 'packages/api-client/src/files.ts', 'node:fs', /^fs$/],
  ['api-client → gateway', 'packages/api-client/src/server.ts', '../../../apps/gateway/src/app', /gateway\/src\/app/],
  ['api-client → portal', 'packages/api-client/src/app.ts', '../../../apps/portal/src/main', /portal\/src\/main/],
  ['contract → client', 'packages/api-client/src/contract/groups.ts', '../http', /src\/http/],
  ['calls → client', 'packages/api-client/src/calls/groups.ts', '../http', /src\/http/],
  ['component → features', 'packages/ui/src/dialog/Dialog.tsx', '../features/users/UserTable', /features\/users/],
  ['component → domain', 'packages/ui/src/badge/Badge.tsx', '@sitewright/domain/users/model', /domain\/src\/users/],
  [
    'component → react-router-dom',
    'packages/ui/src/menu/Menu.tsx',
    'react-router-dom',
    /node_modules\/react-router-dom\//,
  ],
  ['component → swr', 'packages/ui/src/menu/Loading.tsx', 'swr', /node_modules\/swr\//],
  ['component → node', 'packages/ui/src/menu/files.ts', 'node:fs', /^fs$/],
  ['component → api-client', 'packages/ui/src/menu/Calls.tsx', '@sitewright/api-client/http', /api-client\/src\/http/],
  ['component → portal', 'packages/ui/src/menu/Pages.tsx', '../../../../apps/portal/src/main', /portal\/src\/main/],
  ['component → a story', 'packages/ui/src/note/Note.tsx', '../button/Button.stories', /Button\.stories/],
  [
    'features → portal',
    'packages/ui/src/features/users/Frame.tsx',
    '../../../../../apps/portal/src/main',
    /portal\/src\/main/,
  ],
  [
    'features → gateway',
    'packages/ui/src/features/users/Rows.tsx',
    '../../../../../apps/gateway/src/app',
    /gateway\/src\/app/,
  ],
  [
    'features → react-router-dom',
    'packages/ui/src/features/users/Address.tsx',
    'react-router-dom',
    /node_modules\/react-router-dom\//,
  ],
  ['features → node', 'packages/ui/src/features/users/files.ts', 'node:fs', /^fs$/],
  ['features → swr', 'packages/ui/src/features/users/Fetching.tsx', 'swr', /node_modules\/swr\//],
  [
    'features → api-client',
    'packages/ui/src/features/users/Calls.tsx',
    '@sitewright/api-client/http',
    /api-client\/src\/http/,
  ],
  [
    'features → another area of features',
    'packages/ui/src/features/users/Both.tsx',
    '../groups/GroupTable',
    /features\/groups/,
  ],
  ['features → fixtures', 'packages/ui/src/features/users/Sample.tsx', '../fixtures/users', /features\/fixtures/],
  [
    'the shell → an area of domain',
    'packages/ui/src/features/shell/Side.tsx',
    '@sitewright/domain/users/model',
    /domain\/src\/users/,
  ],
  ['portal → gateway', 'apps/portal/src/server.ts', '../../gateway/src/app', /gateway\/src\/app/],
  [
    'portal → a package it does not list',
    'apps/portal/src/form.ts',
    'react-hook-form',
    /node_modules\/react-hook-form\//,
  ],
  [
    'portal → what another package does not export',
    'apps/portal/src/inside.ts',
    '@sitewright/ui/src/button/Button',
    /@sitewright\/ui\/src/,
  ],
  ['portal → react-aria-components', 'apps/portal/src/press.ts', 'react-aria-components', /react-aria-components\//],
  ['portal → node', 'apps/portal/src/files.ts', 'node:fs', /^fs$/],
  ['portal → tests', 'apps/portal/src/session.ts', '../../../tests/support/sign-in', /tests\/support/],
  ['portal → a tool', 'apps/portal/src/tool.ts', 'vitest', /node_modules\/vitest\//],
  ['portal area → the data of another area', 'apps/portal/src/data/users/roles.ts', '../groups', /data\/groups/],
  [
    'portal area → the route of another area',
    'apps/portal/src/routes/users/side.route.tsx',
    '../groups/group-list.route',
    /groups\/group-list/,
  ],
  ['a part of a screen → data', 'apps/portal/src/routes/users/UserPanel.tsx', '../../data/groups', /data\/groups/],
  ['gateway → ui', 'apps/gateway/src/looks.ts', '@sitewright/ui/button', /ui\/src\/button/],
  ['gateway → react', 'apps/gateway/src/page-of.ts', 'react', /node_modules\/react\//],
  ['gateway → features', 'apps/gateway/src/screen.ts', '@sitewright/ui/features/users/UserTable', /UserTable/],
  ['gateway → portal', 'apps/gateway/src/page.ts', '../../portal/src/main', /portal\/src\/main/],
  ['gateway → the client', 'apps/gateway/src/client.ts', '@sitewright/api-client/http', /api-client\/src\/http/],
  ['gateway → tests', 'apps/gateway/src/world.ts', '../../../tests/support/sign-in', /tests\/support/],
  ['gateway → a test', 'apps/gateway/src/tested.ts', './app.test', /app\.test/],
  ['store → the store of another area', 'apps/gateway/src/areas/users/store.ts', '../groups/store', /groups\/store/],
  ['db → http', 'apps/gateway/src/db/refused.ts', '../http/route', /http\/route/],
  ['http → sign-in', 'apps/gateway/src/http/caller.ts', '../sign-in/session', /sign-in\/session/],
  ['http → holdings', 'apps/gateway/src/http/scope.ts', '../holdings/grants', /holdings\/grants/],
  ['http → an area', 'apps/gateway/src/http/list.ts', '../areas/groups/store', /groups\/store/],
  ['holdings → sign-in', 'apps/gateway/src/holdings/names.ts', '../sign-in/session', /sign-in\/session/],
  ['holdings → an area', 'apps/gateway/src/holdings/ids.ts', '../areas/groups/store', /groups\/store/],
  ['sign-in → saves', 'apps/gateway/src/sign-in/saved.ts', '../saves/save-locked', /saves\/save-locked/],
  ['saves → an area', 'apps/gateway/src/saves/roles.ts', '../areas/groups/store', /groups\/store/],
  ['an area → app.ts', 'apps/gateway/src/areas/users/app.ts', '../../app', /src\/app/],
  ['what every folder imports → db', 'apps/gateway/src/log.ts', './db/database', /db\/database/],
  ['a folder without a place → db', 'apps/gateway/src/billing/bill.ts', '../db/database', /db\/database/],
  ['anything → nothing', 'packages/ui/src/select/Select.tsx', './missing', /missing/],
]

describe('import directions', () => {
  let planted: Planted
  let found: { rule: string; from: string; to: string }[]
  let unused: string[]

  beforeAll(async () => {
    const weeds = WEEDS.map(([, from, specifier]) => ({
      [from]: `import type { leaf } from '${specifier}'\nexport type Leaf = typeof leaf\n`,
    }))
    planted = plant(Object.assign({}, SOIL, ...weeds) as Record<string, string>)
    const cruised = await cruiseRooms(
      planted.root,
      ROOMS.filter((room) => room !== 'scripts'),
    )
    found = cruised.violations
    unused = cruised.unused
  })
  afterAll(() => planted.remove())

  it.each(WEEDS)('refuses %s', (_direction, from, _specifier, target) => {
    expect(found.filter((violation) => violation.from === from && target.test(violation.to))).not.toEqual([])
  })

  it('names the modules that only tests and stories import', () => {
    expect(unused).toContain('packages/ui/src/features/groups/GroupActions.tsx')
    for (const file of ['groups/GroupTable.tsx', 'users/UserTable.stories.tsx', 'fixtures/users.ts']) {
      expect(unused).not.toContain(`packages/ui/src/features/${file}`)
    }
  })

  it.each(Object.keys(SOIL))('finds nothing wrong with %s', (file) => {
    expect(found.filter((violation) => violation.from === file)).toEqual([])
  })
})
