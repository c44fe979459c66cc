import { users as userCalls } from '@sitewright/api-client/contract/users'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storedUser } from '../../../../tests/support/stored-user'
import { tokenOf } from '../../test/fake-server'
import { session } from '../shell/session/session'
import { toasts } from '../shell/toasts'
import { ifMatch, createOperations, startApi } from './api'
import { cacheEntry } from './read'
import { type PlainOutcome, write, writeBatch } from './write'

await vi.hoisted(async () => (await import('../../../../tests/support/signed-out-window')).stubWindow())

const { users } = createOperations({ users: userCalls })

const bases = { gateway: 'http://server.test/gateway', api: 'http://server.test/api', own: 'http://server.test/x' }
const input = { params: { username: 'mara' } }
const addOn = {
  addOnId: 6,
  name: 'Core',
  description: '',
  shortName: '',
  addonData: { category: 'CORE', color: '#000000', shortName: '' },
}

interface Answer {
  readonly status?: number
  readonly body?: unknown
  readonly etag?: string
}

/** A server that answers reads with nothing assigned, and saves as the test says. */
function serve(save: Answer | (() => Promise<Answer>), read: Answer = { body: [], etag: '"read"' }) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_address: string, { method, headers }: RequestInit) => {
    asked.push([method, new Headers(headers).get('if-match')].filter(Boolean).join(' '))
    const answer = method === 'GET' ? read : typeof save === 'function' ? await save() : save
    return Response.json(answer.body ?? null, {
      status: answer.status ?? 200,
      headers: answer.etag === undefined ? {} : { etag: answer.etag },
    })
  })
  startApi(bases, () => undefined)
  return asked
}

const getToasts = () => toasts.getSnapshot().map(({ kind, text }) => `${kind}: ${text}`)

const MESSAGES = { saved: 'Saved.', failed: 'Failed to save.' }
const entry = () => cacheEntry(users.addOns, input)
const save = (
  options: {
    store?: (value: unknown) => void
    savedBesideWarning?: boolean
    saved?: (value: unknown) => { text: string; undo: (() => void) | undefined }
  } = {},
) =>
  write(() => users.saveAddOns({ ...input, body: [6] }, ifMatch('"read"')), { ...MESSAGES, entry: entry(), ...options })

const signIn = (userId: number) =>
  session.start({ token: tokenOf({ userId }), userName: 'mara', roles: ['ROLE'], userHasNoProjects: false })

beforeEach(() => {
  session.end('logged-out')
  signIn(7302)
  for (const { id } of toasts.getSnapshot()) toasts.close(id)
})

describe('a write', () => {
  it('stores the reply and says so once', async () => {
    const asked = serve({ body: [addOn], etag: '"next"' })
    const store = vi.fn()
    expect(await save({ store })).toEqual({ status: 'saved', value: [addOn], etag: '"next"' })
    expect(asked).toEqual(['PUT "read"'])
    expect(entry().get()).toEqual([addOn])
    expect(store.mock.calls).toEqual([[[addOn]]])
    expect(getToasts()).toEqual(['success: Saved.'])
  })

  it.each([true, false])('offers Undo only where the reply allows it: %s [CONST-30]', async (canUndo) => {
    serve({ body: [addOn] })
    const undo = vi.fn()
    await save({
      saved: (value) => ({ text: 'Saved.', undo: canUndo && (value as unknown[]).length === 1 ? undo : undefined }),
    })
    expect(toasts.getSnapshot().map(({ action }) => action?.label)).toEqual([canUndo ? 'Undo' : undefined])
  })

  it.each(['2 roles removed: A, B.', { message: '2 roles removed: A, B.' }])(
    'with 210 is saved, warns and reads the value: %j [USER-73, USER-74, API-68]',
    async (body) => {
      const asked = serve({ status: 210, body })
      const warning = '2 roles removed: A, B.'
      expect(await save()).toEqual({ status: 'saved', value: [], warning, etag: '"read"' })
      expect(asked).toEqual(['PUT "read"', 'GET'])
      expect(getToasts()).toEqual([`warning: ${warning}`])
    },
  )

  it('with 210 stays saved when the value cannot be read', async () => {
    serve({ status: 210, body: 'A role was removed.' }, { status: 500 })
    await entry().store({ body: [addOn] })
    expect(await save()).toEqual({ status: 'saved', value: [addOn], warning: 'A role was removed.' })
  })

  it('can say that it is saved beside the warning', async () => {
    serve({ status: 210, body: 'A role was removed.' })
    await save({ savedBesideWarning: true })
    expect(getToasts()).toEqual(['success: Saved.', 'warning: A role was removed.'])
  })

  it('over a newer version is a conflict with value and ETag, without another call [ERR-98]', async () => {
    const asked = serve({ status: 409, body: { message: 'Conflict.', current: [addOn] }, etag: '"theirs"' })
    expect(await save()).toEqual({ status: 'conflict', current: [addOn], etag: '"theirs"' })
    expect(asked).toEqual(['PUT "read"'])
    expect(entry().get()).toEqual([addOn])
    expect(getToasts()).toEqual([])
  })

  it.each([
    ['no current value', { message: 'Conflict.' }, '"theirs"'],
    ['another shape', { message: 'Conflict.', current: [{ id: 6 }] }, '"theirs"'],
    ['no ETag', { message: 'Conflict.', current: [addOn] }, undefined],
  ])('reads their version once when the 409 has %s', async (_, body, etag) => {
    const asked = serve({ status: 409, body, ...(etag === undefined ? {} : { etag }) })
    expect(await save()).toEqual({ status: 'conflict', current: [], etag: '"read"' })
    expect(asked).toEqual(['PUT "read"', 'GET'])
  })

  it('needs no ETag when their version has a number', async () => {
    const current = storedUser({ version: 4 })
    const asked = serve({ status: 409, body: { message: 'Conflict.', current } })
    const outcome = await write(() => users.save({ ...input, body: { ...current, version: 1 } }), {
      ...MESSAGES,
      entry: cacheEntry(users.one, input),
      adapt: ({ version }) => version,
    })
    expect(outcome).toEqual({ status: 'conflict', current: 4 })
    expect(asked).toEqual(['PUT'])
  })

  it('fails with the message of the conflict when their version cannot be read', async () => {
    serve({ status: 409, body: { message: 'Someone else saved.' } }, { status: 500 })
    expect(await save()).toMatchObject({ status: 'failed', message: 'Someone else saved.' })
  })

  it.each([
    ['The server said why.', 'The server said why.'],
    ['', MESSAGES.failed],
  ])('that is rejected with %j answers %j and its fields [ERR-02, ERR-57, MSG-01]', async (message, expected) => {
    serve({ status: 400, body: { message, fields: { name: ['Too long.'] } } })
    const fields = { name: ['Too long.'] }
    expect(await save()).toEqual({ status: 'failed', message: expected, fields, problem: 'invalid' })
    expect(getToasts()).toEqual([])
  })

  it('can rename the fields of errors, and toast a failure', async () => {
    serve({ status: 400, body: { message: 'No.', fields: { Name: ['Too long.'] } } })
    const outcome = await write(() => users.saveAddOns({ ...input, body: [6] }), {
      failed: MESSAGES.failed,
      isFailureToasted: true,
      adaptFields: ({ Name = [] }) => ({ name: Name }),
    })
    expect(outcome).toMatchObject({ status: 'failed', fields: { name: ['Too long.'] } })
    expect(getToasts()).toEqual(['error: No.'])
  })

  it.each<[string, Answer, string | undefined]>([
    ['a failure that may pass', { status: 503 }, 'Retry'],
    ['a rejected write', { status: 400, body: { message: 'No.' } }, undefined],
  ])('offers Retry in the toast of %s alone', async (_, answer, label) => {
    const asked = serve(answer)
    const retry = vi.fn()
    const options = { failed: MESSAGES.failed, isFailureToasted: true, retry }
    await write(() => users.saveAddOns({ ...input, body: [6] }), options)
    const action = toasts.getSnapshot().at(-1)?.action
    expect(action?.label).toBe(label)
    // Of the session that made the write alone.
    signIn(8)
    action?.onAction()
    expect(retry).not.toHaveBeenCalled()
    signIn(7302)
    expect(asked).toEqual(['PUT'])
  })

  it('is made again by Retry', async () => {
    serve({ status: 503 })
    const retry = vi.fn()
    await write(() => users.saveAddOns({ ...input, body: [6] }), { ...MESSAGES, isFailureToasted: true, retry })
    toasts.getSnapshot().at(-1)?.action?.onAction()
    expect(retry).toHaveBeenCalledOnce()
  })

  it('whose outcome is unknown reads the record again, is not sent again and offers no Retry', async () => {
    const body = { message: 'It may or may not be saved.', code: 'outcome-unknown' }
    const asked = serve({ status: 503, body }, { body: [addOn], etag: '"stored"' })
    const outcome = await write(() => users.saveAddOns({ ...input, body: [6] }), {
      ...MESSAGES,
      entry: entry(),
      isFailureToasted: true,
      retry: () => undefined,
    })
    expect(outcome).toMatchObject({ status: 'failed', message: body.message })
    await expect.poll(() => entry().get()).toEqual([addOn])
    expect(asked).toEqual(['PUT', 'GET'])
    expect(toasts.getSnapshot().map(({ text, action }) => [text, action])).toEqual([[body.message, undefined]])
  })

  it('that does not reach the server is a failure', async () => {
    serve(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await save()).toMatchObject({ status: 'failed', fields: {}, problem: 'unreachable' })
  })
})

describe('a write whose reply arrives after the session changed hands', () => {
  const handOver = (answer: Answer) => async () => {
    signIn(8)
    return answer
  }

  it.each<[string, Answer, object]>([
    ['a save', { body: [addOn] }, { status: 'saved', value: [addOn] }],
    ['a warning', { status: 210, body: 'Removed.' }, { status: 'saved', warning: 'Removed.' }],
    [
      'a conflict',
      { status: 409, body: { message: 'No.', current: [addOn] }, etag: '"theirs"' },
      { status: 'conflict', current: [addOn] },
    ],
    ['an incomplete conflict', { status: 409, body: { message: 'No.' } }, { status: 'failed', message: 'No.' }],
    ['a failure', { status: 400, body: { message: 'No.' } }, { status: 'failed', message: 'No.' }],
  ])('updates no cache and shows no toast: %s', async (_, answer, expected) => {
    const asked = serve(handOver(answer))
    const store = vi.fn()
    const outcome = await write(() => users.saveAddOns({ ...input, body: [6] }), {
      ...MESSAGES,
      entry: entry(),
      store,
      isFailureToasted: true,
    })
    expect(outcome).toMatchObject(expected)
    expect(asked).toEqual(['PUT'])
    expect(store).not.toHaveBeenCalled()
    expect(entry().get()).toBeUndefined()
    expect(getToasts()).toEqual([])
  })
})

describe('a batch of writes', () => {
  const put = (writeOne: typeof write, addOnId: number) =>
    writeOne(() => users.saveAddOns({ ...input, body: [addOnId] }), { failed: MESSAGES.failed })
  const saveTwo = () =>
    writeBatch(
      async (writeOne) => {
        const first = await put(writeOne, 6)
        return [first, await put(writeOne, 7)] as PlainOutcome<unknown>[]
      },
      {
        report: (outcomes) => {
          const saved = outcomes.filter(({ status }) => status === 'saved').length
          return saved === 2 ? 'Saved 2.' : { text: `Saved ${saved} of 2.`, tone: 'error' }
        },
      },
    )

  it('is reported once', async () => {
    const asked = serve({ body: [addOn] })
    expect(await saveTwo()).toMatchObject([{ status: 'saved' }, { status: 'saved' }])
    expect(asked).toEqual(['PUT', 'PUT'])
    expect(getToasts()).toEqual(['success: Saved 2.'])
  })

  it('decides itself what follows a failure', async () => {
    const answers: Answer[] = [{ status: 400, body: { message: 'No.' } }, { body: [addOn] }]
    serve(async () => answers.shift() ?? {})
    expect(await saveTwo()).toMatchObject([{ status: 'failed', message: 'No.' }, { status: 'saved' }])
    expect(getToasts()).toEqual(['error: Saved 1 of 2.'])
  })

  it('sends nothing more and shows no toast after the session changed hands', async () => {
    const asked = serve(async () => {
      signIn(8)
      return { body: [addOn] }
    })
    expect(await saveTwo()).toMatchObject([{ status: 'saved' }, { status: 'failed', problem: 'ended' }])
    expect(asked).toEqual(['PUT'])
    expect(getToasts()).toEqual([])
  })

  it('can read the version that a 409 carries, where no read answers it', async () => {
    serve({ status: 409, body: { message: 'Conflict.', current: [addOn] } })
    const outcome = await writeBatch(
      (writeOne) =>
        writeOne(() => users.saveAddOns({ ...input, body: [6] }), {
          ...MESSAGES,
          readCurrent: (current) => (current as unknown[]).length,
        }),
      {},
    )
    expect(outcome).toEqual({ status: 'conflict', current: 1 })
    expect(getToasts()).toEqual([])
  })
})
