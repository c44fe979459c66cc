import { describe, expect, it } from 'vitest'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { Problem } from '@sitewright/domain/shared/problem'
import { send } from './http'

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

/** A fetch that answers this, and remembers what it was asked. */
const answering = (body: string, init: ResponseInit) => {
  const asked: { url: string; init: RequestInit }[] = []
  const fetcher = (url: unknown, request: RequestInit = {}) => {
    asked.push({ url: String(url), init: request })
    return Promise.resolve(new Response(body, init))
  }
  return { fetcher, asked }
}

const get = (fetcher: typeof fetch) => send(fetcher, { method: 'GET', url: '/gateway/users', headers: {} })

const failureOf = async (body: string, init: ResponseInit): Promise<Problem> => {
  const error: unknown = await get(answering(body, init).fetcher).catch((thrown: unknown) => thrown)
  if (!(error instanceof Problem)) throw new Error('No Problem was thrown.')
  return error
}

describe('a request', () => {
  it('accepts JSON, and says what its body is only where it has one [API-05]', async () => {
    const { fetcher, asked } = answering('null', { headers: JSON_TYPE })
    await get(fetcher)
    await send(fetcher, { method: 'PUT', url: '/gateway/logout', headers: { Authorization: 't' }, body: { a: 1 } })
    expect(asked[0]?.init.headers).toEqual({ Accept: 'application/json' })
    expect(asked[0]?.init.body).toBeUndefined()
    expect(asked[1]?.init).toMatchObject({
      method: 'PUT',
      body: '{"a":1}',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', Authorization: 't' },
      cache: 'no-store',
      credentials: 'same-origin',
    })
  })
})

describe('an answer', () => {
  it.each([
    ['JSON', '{"a":1}', JSON_TYPE, { a: 1 }],
    ['JSON of a kind', '[1]', { 'content-type': 'application/problem+json' }, [1]],
    ['nothing that calls itself JSON', '', JSON_TYPE, null],
    ['a sentence', 'Saved, but.', { 'content-type': 'text/plain' }, 'Saved, but.'],
  ])('that is %s is read as what it is', async (_, body, headers, expected) => {
    expect((await get(answering(body, { headers }).fetcher)).body).toEqual(expected)
  })

  it('with status 210 is a success whose status the caller sees [API-07]', async () => {
    const { fetcher } = answering('"Some roles were removed."', { status: 210, headers: JSON_TYPE })
    expect(await get(fetcher)).toMatchObject({ status: 210, body: 'Some roles were removed.' })
  })

  it('is reported as unreadable if it is broken JSON', async () => {
    expect(await failureOf('{"a":', { headers: JSON_TYPE })).toMatchObject({
      status: 200,
      kind: 'failed',
      message: sharedMessages.unexpectedReply,
    })
  })
})

describe('a failure', () => {
  it.each([
    ['the message of an object', '{"message":"Name taken."}', JSON_TYPE, 'Name taken.'],
    ['a message in Pascal case', '{"Message":"Name taken."}', JSON_TYPE, 'Name taken.'],
    ['an error', '{"error":"Name taken."}', JSON_TYPE, 'Name taken.'],
    ['the title of a problem document', '{"title":"Name taken."}', JSON_TYPE, 'Name taken.'],
    ['a text as it is', ' Name taken.\n', { 'content-type': 'text/plain' }, 'Name taken.'],
    ['a JSON text', '"Name taken."', JSON_TYPE, 'Name taken.'],
    ['no sentence of a page', '<html>Bad gateway</html>', { 'content-type': 'text/html' }, ''],
    ['no sentence of markup that calls itself text', ' <!doctype html>…', { 'content-type': 'text/plain' }, ''],
    ['no sentence of broken JSON', '{"mess', JSON_TYPE, ''],
    ['no sentence of a list', '["Name taken."]', JSON_TYPE, ''],
    ['no sentence of an empty message', '{"message":"  "}', JSON_TYPE, ''],
    ['no sentence of nothing', '', {}, ''],
  ])('shows %s [ERR-02]', async (_, body, headers, message) => {
    expect((await failureOf(body, { status: 400, headers })).message).toBe(message)
  })

  it.each([
    ['Service Unavailable', {}],
    ['"Bad Gateway"', JSON_TYPE],
    ['{"error":"Gateway Timeout"}', JSON_TYPE],
    ['503 Service Temporarily Unavailable', {}],
  ])('of a proxy is no sentence: %s [ERR-02]', async (body, headers) => {
    const problem = await failureOf(body, { status: 503, headers })
    expect(problem).toMatchObject({ kind: 'unreachable', message: '' })
  })

  it('carries fields, the request id and the stored value', async () => {
    const body = JSON.stringify({
      message: 'Someone else saved this.',
      fields: { email: ['Please enter a valid email.'], odd: 'not a list', worse: [1] },
      current: { version: 2 },
      requestId: 'r-1',
    })
    expect(await failureOf(body, { status: 409, headers: { ...JSON_TYPE, ETag: '"2"' } })).toMatchObject({
      kind: 'conflict',
      fields: { email: ['Please enter a valid email.'] },
      current: { version: 2 },
      requestId: 'r-1',
    })
  })

  it.each([
    ['30', 30],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    ['-3', undefined],
  ])('says how long to wait: Retry-After %s', async (retryAfter, expected) => {
    const problem = await failureOf('', { status: 429, headers: { 'retry-after': retryAfter } })
    expect(problem).toMatchObject({ kind: 'too-many', message: sharedMessages.tooMany })
    expect(problem.retryAfter).toBe(expected)
  })

  it('of the network is status 0 with its cause', async () => {
    const cause = new TypeError('fetch failed')
    const error: unknown = await get(() => Promise.reject(cause)).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ status: 0, kind: 'unreachable', message: sharedMessages.unreachable, cause })
  })

  it('in the middle of an answer is one of the network', async () => {
    const stream = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) })
    const error: unknown = await get(() => Promise.resolve(new Response(stream))).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ status: 0, kind: 'unreachable' })
  })

  it('is none where the caller gave the call up', async () => {
    const controller = new AbortController()
    controller.abort()
    const reply = send(
      (_url, init) => {
        init?.signal?.throwIfAborted()
        return Promise.resolve(new Response())
      },
      { method: 'GET', url: '/gateway/users', headers: {}, signal: controller.signal },
    )
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' })
  })
})
