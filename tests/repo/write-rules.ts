import path from 'node:path'
import { contract } from '../../packages/api-client/src/contract/all'
import { type CallRow, isWrite } from '../../packages/api-client/src/contract/contract'
import { findLine, isNode, parseModule, walk, type SyntaxNode } from './syntax'

const PORTAL = 'apps/portal/src/'

/** The component that renders toasts. */
const LIBRARY = 'packages/ui/src/toasts/'

/** What shows a toast, and who may import it: the write path, and notices that report no write. */
const TOASTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'apps/portal/src/shell/toasts': {
    'apps/portal/src/main.tsx': 'renders the queue',
    'apps/portal/src/data/report.ts': 'reports writes, for the session that made them',
    'apps/portal/src/shell/show-failure.ts': 'shows the failure of a call',
    'apps/portal/src/shell/page/page-notices.ts': 'notices of a page about itself, such as a copied text',
    'apps/portal/src/shell/AppShell.tsx': 'clears the history when the user leaves',
    'apps/portal/src/shell/jobs/Jobs.tsx': 'how a job ended that no call of the page waits for',
    'apps/portal/src/shell/jump/JumpLater.tsx': 'code of the portal that did not load',
    'apps/portal/src/shell/session/SessionTime.tsx': 'the session itself was extended',
    'apps/portal/src/shell/page/guard.ts': 'why the guard refused a page',
    'apps/portal/src/shell/sign-in/login-tasks.ts': 'signing in and out, which change the session',
    'apps/portal/src/shell/open-mobile-app.ts': 'the mobile app is not installed',
    'apps/portal/src/shell/sign-in/sso-user.ts': 'why the guard refused a page',
    'apps/portal/src/shell/page/use-unsaved-projects-toast.ts': 'changes that are not saved yet',
    'apps/portal/src/routes/home/set-up.part.tsx': 'a panel was hidden on this device',
    'apps/portal/src/routes/sign-in/load-login.ts': 'signing out, which ended the session',
  },
  'apps/portal/src/shell/show-failure': {
    'apps/portal/src/data/report.ts': 'reports failures, for the session that made the call',
    'apps/portal/src/shell/jobs/Jobs.tsx': 'the download of a file',
    'apps/portal/src/shell/list/list-export.ts': 'code of the portal that did not load',
    'apps/portal/src/shell/sign-in/sso-user.ts': 'the guard could not read a user',
  },
  'apps/portal/src/data/report': {
    'apps/portal/src/data/write.ts': 'the write and its batch',
    'apps/portal/src/data/toggle-store.ts': 'the queue of optimistic writes',
    'apps/portal/src/data/read.ts': 'a read that no part of the screen shows',
  },
  'packages/ui/src/write-queue/write-queue': {
    'apps/portal/src/data/toggle-store.ts': 'the queue of optimistic writes',
    'packages/ui/src/features/resource-mappings/use-mapping-changes.ts': 'its rows show the failures themselves',
  },
  'packages/ui/src/toasts/toast-queue': {
    'apps/portal/src/shell/toasts.ts': 'creates the queue',
    'apps/portal/src/shell/page/page-notices.ts': 'notices of a page about itself',
    'apps/portal/src/shell/show-failure.ts': 'its options',
    'apps/portal/src/data/report.ts': 'the kinds of toasts',
    'apps/portal/src/data/after-login.ts': 'signing in, which starts the session',
    'packages/ui/src/features/jobs/NotificationPanel.tsx': 'lists the history',
    'packages/ui/src/features/patterns/ProductCopyField.tsx': 'a text was copied',
    'packages/ui/src/features/sites/SiteHierarchy.tsx': 'names that are not valid',
    'packages/ui/src/features/sites/SiteLocation.tsx': 'the browser knows no location',
    'packages/ui/src/features/sites/SiteMapForm.tsx': 'passes it to the location',
    'packages/ui/src/features/workflows/WorkflowEditor.tsx': 'a name is missing',
    'packages/ui/src/features/workflows/use-phase-insertion.ts': 'what a copied phase leaves out of the draft',
    'packages/ui/src/features/workflows/dry-run/DryRun.tsx': 'a text was copied',
  },
}

/** Files of `data` and `routes` that read the session, and why that checks no write. */
const READS_SESSION: Readonly<Record<string, string>> = {
  'apps/portal/src/data/api.ts': 'sends the token',
  'apps/portal/src/data/conflict-author.ts': 'the policy decides about the signed-in user',
  'apps/portal/src/data/current-session.ts': 'the session check itself',
  'apps/portal/src/data/end-of-session.ts': 'ends the session',
  'apps/portal/src/data/read.ts': 'cache keys belong to a session',
  'apps/portal/src/data/report.ts': 'the check of the write path',
  'apps/portal/src/data/users/toggles.ts': 'nobody can lock out themselves',
  'apps/portal/src/routes/passwords/reset.route.tsx': 'whose password it is',
  'apps/portal/src/routes/sign-in/load-login.ts': 'signed-in users skip the sign-in page',
  'apps/portal/src/routes/sign-in/sign-in.route.tsx': 'signed-in users skip the sign-in page',
  'apps/portal/src/routes/sign-in/sso-logout.route.tsx': 'who leaves',
}

/** Files that know the kind `conflict`, or the status 409, of a failed call. */
const READS_CONFLICT: Readonly<Record<string, string>> = {
  'apps/portal/src/data/write.ts': 'makes a 409 the outcome of a write',
  'apps/portal/src/data/report.ts': 'reads the version of a 409',
  'apps/portal/src/data/sites/save-trees.ts': 'whether the next hierarchy can succeed',
}

/** Functions whose arguments send calls that write: `write`, its variants and the queue of optimistic writes. */
const WRITERS = new Set(['write', 'writeOne', 'startJob', 'createRowToggles'])

/** Calls that write and are named outside of a writer, by file, and why. */
const SENDS: Readonly<Record<string, { readonly calls: readonly string[]; readonly why: string }>> = {
  'apps/portal/src/data/configs.ts': {
    calls: ['configs.add', 'configs.save', 'configs.remove', 'configs.saveTogether', 'configs.renameStatus'],
    why: 'createConfigWrites writes with them',
  },
  'apps/portal/src/data/configs/license.ts': {
    calls: ['add', 'save', 'remove', 'saveTogether', 'renameStatus'].map((verb) => `licenseConfigs.${verb}`),
    why: 'createConfigWrites writes with them',
  },
  'apps/portal/src/data/resource-mappings.ts': {
    calls: ['addToWorkflows', 'removeFromWorkflows', 'addToPreservations', 'removeFromPreservations'].map(
      (verb) => `resourceMappings.${verb}`,
    ),
    why: 'one table of calls for both kinds of mappings',
  },
  'apps/portal/src/data/environments.ts': { calls: ['session.guid'], why: 'leaves the portal with a token' },
  'apps/portal/src/data/session.ts': { calls: ['session.login', 'session.secondFactor'], why: 'starts the session' },
  'apps/portal/src/data/sign-in.ts': { calls: ['session.newCode', 'session.logout'], why: 'before the session starts' },
  'apps/portal/src/data/sign-out.ts': { calls: ['session.logout'], why: 'ends the session' },
  'apps/portal/src/shell/session/SessionTime.tsx': { calls: ['session.extend'], why: 'extends the session' },
  'apps/portal/src/shell/session/StepUp.tsx': {
    calls: ['session.prove', 'session.sendProofCode'],
    why: 'a step of another write, which its dialog reports',
  },
}

/** Values that pass all calls of an area on, by file, and why. */
const PASSES_CALLS: Readonly<Record<string, string>> = {
  'apps/portal/src/data/catalog.ts': 'one table of the four catalogs, whose calls have the same verbs',
}

const WORKSPACES: Readonly<Record<string, string>> = {
  '@sitewright/ui/toast-queue': 'packages/ui/src/toasts/toast-queue',
  '@sitewright/ui/write-queue': 'packages/ui/src/write-queue/write-queue',
}

const resolve = (file: string, source: string): string =>
  (WORKSPACES[source] ?? path.posix.join(path.posix.dirname(file), source)).replace(/\.tsx?$/, '')

/** The module that a node imports, dynamically too. */
function readImport(node: SyntaxNode): string | undefined {
  if (!/^(?:Import|Export\w+Declaration$)/.test(node.type) || !isNode(node.source)) return undefined
  return typeof node.source.value === 'string' ? node.source.value : undefined
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && typeof node.name === 'string' ? node.name : undefined

/** Is it `session.shown()` or `session.get()`, or one of them passed on? */
const readsSession = (node: SyntaxNode): boolean =>
  node.type === 'MemberExpression' &&
  nameOf(node.object) === 'session' &&
  ['shown', 'get'].includes(nameOf(node.property) ?? '')

const isStatus = (node: unknown): boolean =>
  isNode(node) &&
  ((node.type === 'MemberExpression' && nameOf(node.property) === 'status') || nameOf(node) === 'status')

/** The literals `'conflict'` that name the status of an outcome: what `write` returns is no 409. */
function findOutcomeLiterals(program: SyntaxNode): Set<unknown> {
  const found = new Set<unknown>()
  walk(program, (node) => {
    if (node.type === 'BinaryExpression' && isStatus(node.left)) found.add(node.right)
    if (node.type === 'Property' && nameOf(node.key) === 'status') found.add(node.value)
    if (node.type === 'TSPropertySignature' && nameOf(node.key) === 'status') walk(node, (child) => found.add(child))
  })
  return found
}

const AREAS: Readonly<Record<string, Readonly<Record<string, CallRow>>>> = contract

/** A dotted name without computed parts: `calls.session.logout`. */
function toPath(node: unknown): string[] | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return [String(node.name)]
  if (node.type !== 'MemberExpression' || node.computed === true) return undefined
  const before = toPath(node.object)
  return before && [...before, nameOf(node.property) ?? '']
}

/** The variables with what `createOperations` returned in this module, as `''`, and with areas that were taken out of it, by their names. */
function findCallNames(program: SyntaxNode): Map<string, string> {
  const names = new Map<string, string>()
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || !isNode(node.id) || !isNode(node.init)) return
    const isCreated = node.init.type === 'CallExpression' && nameOf(node.init.callee) === 'createOperations'
    if (!isCreated && names.get(nameOf(node.init) ?? '') !== '') return
    if (node.id.type !== 'ObjectPattern') names.set(nameOf(node.id) ?? '', '')
    else
      for (const { key, value } of node.id.properties as SyntaxNode[]) names.set(nameOf(value) ?? '', nameOf(key) ?? '')
  })
  return names
}

/** Whether an expression is a value of its own, not the object of `users.save` or part of a pattern. */
function isPassedOn(node: SyntaxNode, [parent, next]: readonly (SyntaxNode | undefined)[]): boolean {
  if (parent?.type === 'MemberExpression') return parent.object === node && parent.computed === true
  if (parent?.type === 'VariableDeclarator') return parent.init === node
  if (parent?.type === 'Property') return parent.value === node && next?.type === 'ObjectExpression'
  return ['CallExpression', 'SpreadElement', 'ArrayExpression', 'ReturnStatement'].includes(parent?.type ?? '')
}

/** Calls `visit` with each node and the nodes around it, the outermost first. */
function walkInside(
  node: SyntaxNode,
  visit: (node: SyntaxNode, around: readonly SyntaxNode[]) => void,
  around: readonly SyntaxNode[] = [],
): void {
  visit(node, around)
  for (const child of Object.values(node).flat()) if (isNode(child)) walkInside(child, visit, [...around, node])
}

const isWriter = (node: SyntaxNode): boolean => node.type === 'CallExpression' && WRITERS.has(nameOf(node.callee) ?? '')

/** Finds calls that write, but not by `write`, and values that would hide such a call. */
function findRawWrites(file: string, program: SyntaxNode, report: (node: SyntaxNode, what: string) => void): void {
  const names = findCallNames(program)
  walkInside(program, (node, around) => {
    const [name = '', ...parts] = toPath(node) ?? []
    if (name === '' || around.some(isWriter)) return
    const bound = names.get(name)
    const found = [bound || name, ...parts]
    const [area = '', verb = ''] = found.slice(-2)
    const row = found.length > 1 ? AREAS[area]?.[verb] : undefined
    if (row !== undefined && isWrite(row) && SENDS[file]?.calls.includes(`${area}.${verb}`) !== true)
      report(node, `sends ${area}.${verb}: write and writeBatch send what writes`)
    if (bound === undefined || file in PASSES_CALLS) return
    const parents = around.slice(-2).toReversed()
    const [parent] = parents
    const isTakenApart = bound === '' && isNode(parent?.id) && parent.id.type === 'ObjectPattern'
    const isArea = parts.length === 0 || (bound === '' && parts.length === 1)
    if (isArea && !isTakenApart && isPassedOn(node, parents))
      report(node, `passes ${found.join('.')} on: name the call where write sends it`)
  })
}

/**
 * Finds toasts, session checks, the handling of 409 and calls that write outside of the write path.
 * @param file path from the root
 * @returns one sentence for each
 */
export function findWriteFaults(file: string, text: string): string[] {
  const faults: string[] = []
  const report = (node: SyntaxNode, what: string) => faults.push(`${file}:${findLine(text, node.start)}: ${what}`)
  const isPortal = file.startsWith(PORTAL)
  const isCalling = /^apps\/portal\/src\/(?:data|routes)\//.test(file)
  const program = parseModule(file, text)
  const outcomes = findOutcomeLiterals(program)
  if (isPortal) findRawWrites(file, program, report)
  walk(program, (node) => {
    const source = readImport(node)
    const allowed = source === undefined ? undefined : TOASTS[resolve(file, source)]
    if (allowed !== undefined && !(file in allowed) && !file.startsWith(LIBRARY))
      report(node, `imports ${source}: write and writeBatch report what was saved, and what failed`)
    if (isCalling && readsSession(node) && !(file in READS_SESSION))
      report(node, 'reads the session: write and writeBatch check whose page it is')
    if (!isPortal || file in READS_CONFLICT || node.type !== 'Literal') return
    if (node.value === 409 || (node.value === 'conflict' && !outcomes.has(node)))
      report(node, 'handles a 409: write answers it with the outcome conflict')
  })
  return faults
}

/** The files that the lists above allow something. */
export const listExceptions = (): string[] => [
  ...Object.values(TOASTS).flatMap((allowed) => Object.keys(allowed)),
  ...Object.keys(READS_SESSION),
  ...Object.keys(READS_CONFLICT),
  ...Object.keys(SENDS),
  ...Object.keys(PASSES_CALLS),
]
