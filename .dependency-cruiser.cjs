// Who may import whom. The directions are a list of what is allowed: anything else is refused, a new folder included.
// The rules about areas come on top: areas meet in a route and nowhere else. Cycles are for lint, which tells imports of
// types alone from others.

const { readdirSync } = require('node:fs')
const path = require('node:path')

/** The areas: domain names them, and every other room spells them alike. */
const AREAS = readdirSync(path.join(__dirname, 'packages/domain/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map((entry) => entry.name)
  .join('|')

/** A test, a story or a configuration: it may use the tools of the root package as well as what its room may use. */
const TEST = '\\.(test|spec)\\.tsx?$'
/** Stories with their descriptions and examples. A file that ends with `-story.tsx` is what several files of stories share, and so is `plays.ts`. Tests with real keys share `test-root/`. */
const STORY =
  '((\\.stories|-story|\\.example)\\.tsx|\\.description\\.ts|/features/fixtures/plays\\.ts|/test-root/[\\w-]+-fixture\\.ts)$'
/** In the folder of a package itself: what builds it. In the root: what configures the tools. */
const CONFIG = ['^(packages|apps)/[^/]+/[^/]+$', '^[^/]+$']
const DEV_ONLY = [
  TEST,
  STORY,
  ...CONFIG,
  '^\\.storybook/',
  '^tests/',
  '^scripts/',
  '^apps/gateway/(scripts|test)/',
  '^apps/portal/test/',
  '-setup\\.ts$',
]

const DOMAIN = '^packages/domain/src/'
const CONTRACT = '^packages/api-client/src/contract/'
/** The halves of a row: what the client reads, and what the gateway reads besides. */
const ROWS = '^packages/api-client/src/(calls|contract)/'
const API_CLIENT = '^packages/api-client/src/'
const COMPONENTS = '^packages/ui/src/(?!features/)'
const FEATURES = '^packages/ui/src/features/'
const PORTAL = '^apps/portal/'
const GATEWAY = '^apps/gateway/'
const GATEWAY_SOURCE = '^apps/gateway/src/'
/** The folders of the gateway, lowest first: a folder imports itself and those before it. Decision 31 says why. */
const GATEWAY_FOLDERS = [
  'secrets',
  'db',
  'backup',
  'leases',
  'http',
  'mail',
  'metrics',
  'holdings',
  'sign-in',
  'saves',
  'tasks',
  'jobs',
  'exports',
  'idp',
  'areas',
  'setup',
  'stand-ins',
]
/** Beside the folders: what every folder may import. The other files there connect the folders. */
const GATEWAY_BASE = `${GATEWAY_SOURCE}(config|database-url|integration-urls|listen|mobile-app-url|log|loopback|start-fault)\\.ts$`
const TESTS = '^tests/'
const TEST_SUPPORT = '^tests/support/'

/**
 * Listed as a dependency in the package.json of the importing package.
 * @type {import('dependency-cruiser').DependencyType[]}
 */
const LISTED = ['npm', 'npm-peer', 'npm-optional']

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  allowedSeverity: 'error',
  allowed: [
    { from: { path: DOMAIN }, to: { path: [DOMAIN, 'node_modules/zod/'] } },
    { from: { path: API_CLIENT }, to: { path: [API_CLIENT, DOMAIN, 'node_modules/zod/'] } },
    { from: { path: COMPONENTS }, to: { path: COMPONENTS } },
    { from: { path: FEATURES }, to: { path: [FEATURES, COMPONENTS, DOMAIN] } },
    { from: { path: PORTAL }, to: { path: [PORTAL, FEATURES, COMPONENTS, API_CLIENT, DOMAIN] } },
    { from: { path: GATEWAY }, to: { path: [GATEWAY, CONTRACT, DOMAIN] } },
    { from: { path: GATEWAY }, to: { dependencyTypes: ['core'] } },
    // Production does not install it: demo mode alone loads it, at the first request.
    { from: { path: `${GATEWAY_SOURCE}idp/` }, to: { path: 'node_modules/oidc-provider/' } },
    { from: { path: [`${GATEWAY}.*${TEST}`, `${GATEWAY}test/`] }, to: { path: API_CLIENT } },
    { from: { path: '^(packages/ui|apps)/', pathNot: DEV_ONLY }, to: { dependencyTypes: LISTED } },

    { from: { path: DEV_ONLY }, to: { dependencyTypes: [...LISTED, 'npm-dev', 'core'] } },
    { from: { path: TEST }, to: { path: TEST_SUPPORT } },
    // What writes the data of the basemap, beside what reads it.
    { from: { path: `^packages/ui/src/site-map/basemap/.*${TEST}` }, to: { path: '^scripts/basemap/' } },
    // A story of a form has a schema, as the product's forms have.
    { from: { path: STORY }, to: { path: 'node_modules/zod/' } },
    { from: { path: ['^scripts/', ...CONFIG, '^\\.storybook/'] }, to: { path: '^scripts/' } },
    { from: { path: '^\\.storybook/' }, to: { path: ['^\\.storybook/', COMPONENTS] } },
    { from: { path: '^scripts/' }, to: { path: '^scripts/' } },
    { from: { path: TESTS }, to: {} },
  ],
  forbidden: [
    {
      name: 'areas-of-domain-stand-alone',
      comment:
        'An area of domain knows itself and shared, and of other areas only what things are: their models. A user has add-ons.',
      severity: 'error',
      from: { path: '^packages/domain/src/([^/]+)/', pathNot: [TEST, '/model\\.ts$'] },
      to: { path: '^packages/domain/src/[^/]+/', pathNot: ['^packages/domain/src/(shared|$1)/', '/model\\.ts$'] },
    },
    {
      name: 'models-hold-models-alone',
      severity: 'error',
      from: { path: '^packages/domain/src/([^/]+)/model\\.ts$' },
      to: { path: '^packages/domain/src/[^/]+/', pathNot: ['^packages/domain/src/(shared|$1)/', '/model\\.ts$'] },
    },
    {
      name: 'the-contract-is-data',
      comment: 'The gateway reads the contract: what the client does with it stays in the client.',
      severity: 'error',
      from: { path: ROWS, pathNot: [TEST] },
      to: { path: API_CLIENT, pathNot: ROWS },
    },
    {
      name: 'features-stand-alone',
      comment:
        'The features of two areas meet in a route of the portal. The shell is the frame of all of them, patterns are the lists, forms and tabbed pages that they share.',
      severity: 'error',
      from: { path: '^packages/ui/src/features/([^/]+)/', pathNot: [TEST, STORY] },
      to: { path: '^packages/ui/src/features/[^/]+/', pathNot: '^packages/ui/src/features/(shell|patterns|$1)/' },
    },
    {
      name: 'shell-and-patterns-know-no-area',
      comment: 'The session, licenses and product licenses belong to no single area: records of every area have them.',
      severity: 'error',
      from: { path: '^packages/ui/src/features/(shell|patterns)/', pathNot: [TEST, STORY] },
      to: { path: `^packages/domain/src/(${AREAS})/`, pathNot: '^packages/domain/src/(session|licenses|add-ons)/' },
    },
    {
      name: 'routes-of-areas-stand-alone',
      comment:
        'What two areas of the portal share belongs to the shell or to a feature. The screens of projects and of sites print the same labels.',
      severity: 'error',
      from: { path: '^apps/portal/src/routes/([^/]+)/' },
      to: {
        path: '^apps/portal/src/routes/[^/]+/',
        pathNot: ['^apps/portal/src/routes/$1/', '^apps/portal/src/routes/labels/[^/]+\\.part\\.tsx$'],
      },
    },
    {
      name: 'data-of-areas-stands-alone',
      comment: 'One area asks the server; what two areas have to say to each other is said in a route.',
      severity: 'error',
      from: { path: `^apps/portal/src/data/(${AREAS})(/|\\.)` },
      to: { path: `^apps/portal/src/data/(${AREAS})(/|\\.)`, pathNot: '^apps/portal/src/data/$1(/|\\.)' },
    },
    {
      name: 'data-is-read-in-routes-and-the-shell',
      comment: 'Only a route, or a part of one that loads later, brings the data of several areas together.',
      severity: 'error',
      from: {
        path: '^apps/portal/src/',
        pathNot: ['\\.(route|part)\\.tsx$', '^apps/portal/src/(shell|data)/', '^apps/portal/src/[^/]+$', TEST],
      },
      to: { path: '^apps/portal/src/data/' },
    },
    {
      name: 'the-gateway-s-rows-stay-in-their-area',
      comment: 'A store or presenter knows its own area; a route of the gateway may ask another store.',
      severity: 'error',
      from: { path: '^apps/gateway/src/areas/([^/]+)/', pathNot: [TEST, '/routes\\.ts$'] },
      to: { path: '^apps/gateway/src/areas/[^/]+/', pathNot: '^apps/gateway/src/areas/$1/' },
    },
    ...GATEWAY_FOLDERS.map((folder, place) => ({
      name: `gateway-${folder}-imports-lower-folders`,
      comment: `${folder} may import only: ${GATEWAY_FOLDERS.slice(0, place).join(', ') || 'no other folder'}.`,
      severity: /** @type {const} */ ('error'),
      from: { path: `${GATEWAY_SOURCE}${folder}/`, pathNot: TEST },
      to: {
        path: GATEWAY_SOURCE,
        pathNot: [`${GATEWAY_SOURCE}(${GATEWAY_FOLDERS.slice(0, place + 1).join('|')})/`, GATEWAY_BASE],
      },
    })),
    {
      name: 'gateway-folders-have-a-place',
      comment: 'A new folder of the gateway needs a place in GATEWAY_FOLDERS.',
      severity: 'error',
      from: { path: `${GATEWAY_SOURCE}[^/]+/`, pathNot: `${GATEWAY_SOURCE}(${GATEWAY_FOLDERS.join('|')})/` },
      to: { path: GATEWAY_SOURCE },
    },
    {
      name: 'gateway-base-imports-no-folder',
      comment: 'Every folder reads the configuration. It reads only default limits of theirs.',
      severity: 'error',
      from: { path: GATEWAY_BASE },
      to: { path: `${GATEWAY_SOURCE}[^/]+/`, pathNot: '/(pool|body)-limits\\.ts$' },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      from: { pathNot: [TEST, TESTS, ...CONFIG] },
      to: { path: [TEST, '^tests/'] },
    },
    {
      name: 'nobody-imports-stories',
      severity: 'error',
      from: { pathNot: [TEST, STORY, TESTS] },
      to: { path: STORY },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      // The consumer imports style sheets that are only in the built package. tests/repo/published-ui.test.ts builds it.
      from: { pathNot: '^tests/repo/consumer/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // TypeScript 7 has no compiler interface that dependency-cruiser could use; swc reads the same syntax.
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: ['^(packages|apps)/[^/]+/(dist|\\.turbo|\\.data)/', '^tests/bench/', '^scripts/basemap/make-basemap'],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
}
