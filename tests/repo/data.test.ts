import { describe, expect, it } from 'vitest'
import { findDataFaults } from './data-rules'
import { isTestOrStory, repositoryFiles, textOf } from './repository'
import { findWriteFaults, listExceptions } from './write-rules'

const USERS = 'apps/portal/src/data/users.ts'
const ROUTE = 'apps/portal/src/routes/users/user-list.route.tsx'
const OPERATIONS = 'const { users } = createOperations({ users: userCalls })'
const HTTP = 'packages/api-client/src/http.ts'

const productFiles = () =>
  repositoryFiles().filter(
    (file) =>
      /^(?:apps\/portal|packages\/(?:api-client|domain|ui))\/src\/.*\.tsx?$/.test(file) &&
      !isTestOrStory(file) &&
      !file.endsWith('.d.ts'),
  )

describe('the data layer', () => {
  it.each([
    ['a fetch in a route', ROUTE, "export const load = () => fetch('/users')"],
    ['a fetch of the window', USERS, "export const load = () => window.fetch('/users')"],
    ['a fetch by name', ROUTE, "export const load = () => globalThis['fetch']('/users')"],
    ['a fetch elsewhere in the client', 'packages/api-client/src/client-of.ts', "export const a = () => fetch('/')"],
    ['a fetch in a component', 'packages/ui/src/button/Button.tsx', "export const a = () => fetch('/')"],
    ['SWR in a data file', USERS, "import useSWR from 'swr'\nexport const useUsers = () => useSWR"],
    [
      'SWR in the shell',
      'apps/portal/src/shell/session/follow-session.ts',
      "import { mutate } from 'swr'\nvoid mutate",
    ],
    ['another part of SWR', ROUTE, "import useSWRMutation from 'swr/mutation'\nexport const a = useSWRMutation"],
    ['an export of SWR', USERS, "export { mutate } from 'swr'"],
    ['a key helper', USERS, 'export const usersKey = (filter: object) => String(filter)'],
    ['a helper that compares keys', USERS, 'export function isKeyOf(key: unknown) {\n  return key === 1\n}'],
    ['a key as a list', USERS, "export const read = (filter: object) => use(['users', filter])"],
    [
      'a key with the session',
      USERS,
      "export const read = (filter: object) => use([session.shown()?.id ?? '', filter])",
    ],
    ['a select of each render', USERS, 'export const useA = () => useRead(a, {}, { select: ({ body }) => body.name })'],
    ['a select that is made', USERS, 'export const useA = (id: number) => useRead(a, {}, { select: findUser(id) })'],
    [
      'a select of a hook',
      USERS,
      'export function useA() {\n  const pick = ({ body }) => body\n  return useRead(a, {}, { select: pick })\n}',
    ],
    ['a key of an operation', USERS, 'export const read = (input: object) => use([users.list.operation, input])'],
  ])('refuses %s', (_, file, text) => {
    expect(findDataFaults(file, text)).toHaveLength(1)
  })

  it.each([
    ['the fetch of the client', HTTP, "export const a = () => fetch('/')"],
    [
      'the style of the basemap',
      'packages/ui/src/site-map/basemap/fetch-style.ts',
      "export const a = () => fetch('/')",
    ],
    ['the cache', 'apps/portal/src/data/read.ts', "import useSWR from 'swr'\nexport const createKey = () => [useSWR]"],
    ['names of operations', USERS, "export const a = () => refresh('users.list', 'users.one')"],
    ['lists of names', USERS, "export const NAMES = ['users.list', 'users.one'] as const"],
    [
      'a select of the module',
      USERS,
      'const pick = ({ body }) => body\nexport const useA = () => useRead(a, {}, { select: pick })',
    ],
    [
      'a select that is remembered',
      USERS,
      'export const useA = (id: number) => { const select = useMemo(() => find(id), [id]); return useRead(a, {}, { select }) }',
    ],
    ['other functions', USERS, 'export const fetchUserOnce = (userName: string) => fetchOnce(users.one, userName)'],
  ])('allows %s', (_, file, text) => {
    expect(findDataFaults(file, text)).toEqual([])
  })

  it('is the only way to the server in the portal, its client, its components and its domain', () => {
    const files = productFiles()
    expect(files.length).toBeGreaterThan(500)
    expect(files.flatMap((file) => findDataFaults(file, textOf(file)))).toEqual([])
  })
})

describe('the write path', () => {
  it.each([
    ['a toast in a data file', USERS, "import { toasts } from '../shell/toasts'\ntoasts.success('Saved.')"],
    ['a toast in a route', ROUTE, "import { toasts } from '../../shell/toasts'\ntoasts.success('Saved.')"],
    ['a toast that loads later', ROUTE, "export const a = async () => (await import('../../shell/toasts')).toasts"],
    ['a failure in a data file', USERS, "import { showFailure } from '../shell/show-failure'\nshowFailure(1, '')"],
    ['a report of its own', USERS, "import { showNotice } from './report'\nshowNotice('Saved.')"],
    ['a queue of its own', USERS, "import { createWriteQueue } from '@sitewright/ui/write-queue'\ncreateWriteQueue"],
    [
      'a toast in a screen',
      'packages/ui/src/features/users/UserDetails.tsx',
      "import type { ToastQueue } from '../../toasts/toast-queue'\nexport type A = Pick<ToastQueue, 'success'>",
    ],
    ['a session check in a data file', USERS, 'export const a = () => session.shown()?.id'],
    ['a session check by a name', USERS, 'const { shown } = session\nconst owner = session.shown\nowner(shown)'],
    ['a session check in a route', ROUTE, 'export const a = (owner: string) => session.get()?.id === owner'],
    ['the kind of a problem', USERS, "export const a = (error: Problem) => error.kind === 'conflict'"],
    ['the kind of a failure', ROUTE, "export const a = ({ problem }: Failed) => problem === 'conflict'"],
    ['a set of kinds', USERS, "export const a = new Set(['conflict'])"],
    ['the status', USERS, 'export const a = ({ status }: Problem) => status === 409'],
    ['a call that writes', USERS, 'export const a = (input: Input) => users.save(input)'],
    ['a call that writes in a route', ROUTE, 'export const a = (input: Input) => calls.session.logout(input)'],
    ['a call that writes by its name', USERS, 'export const a = { save: users.save }'],
    ['a call that writes before the write', USERS, 'await users.save(input)\nawait write(() => users.one(input), {})'],
    ['a renamed area', USERS, `${OPERATIONS}\nconst all = users\nexport const a = () => all.save({})`],
    ['a call taken out', USERS, `${OPERATIONS}\nconst { save } = users\nexport const a = () => save({})`],
    ['a computed call', USERS, `${OPERATIONS}\nexport const a = (verb: 'save') => users[verb]({})`],
    ['an area that is passed on', USERS, `${OPERATIONS}\nexport const a = () => send(users)`],
    [
      'calls by another name',
      USERS,
      'const { users: all } = createOperations({ users: userCalls })\nvoid all.save({})',
    ],
  ])('refuses %s outside of it', (_, file, text) => {
    expect(findWriteFaults(file, text)).toHaveLength(1)
  })

  it.each([
    ['the outcome of a write', USERS, "export const a = (outcome: Outcome) => outcome.status === 'conflict'"],
    ['an outcome', USERS, "export const a = () => ({ status: 'conflict', current: 1 })"],
    ['the type of an outcome', USERS, "export interface A { readonly status: 'conflict' | 'saved' }"],
    ['a call that only reads', USERS, `${OPERATIONS}\nexport const a = () => useRead(users.page, {})`],
    ['a write', USERS, `${OPERATIONS}\nexport const a = () => write(() => users.save({}), { failed: '' })`],
    ['a write of a batch', USERS, 'export const a = (writeOne: WriteOne) => writeOne(() => users.save({}), {})'],
    ['a batch', ROUTE, "import { writeBatch } from '../../data/write'\nexport const a = writeBatch"],
    ['the list of toasts', 'apps/portal/src/main.tsx', "import { toasts } from './shell/toasts'\nexport { toasts }"],
  ])('allows %s', (_, file, text) => {
    expect(findWriteFaults(file, text)).toEqual([])
  })

  it('is the only way to a call that writes, a toast about it, a session check and a 409', () => {
    expect(productFiles().flatMap((file) => findWriteFaults(file, textOf(file)))).toEqual([])
  })

  it('excepts only files that exist', () => {
    const files = new Set(productFiles())
    expect(listExceptions().filter((file) => !files.has(file))).toEqual([])
  })
})
