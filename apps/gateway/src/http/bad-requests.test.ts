import { request as rawRequest } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { Problem } from '@sitewright/domain/shared/problem'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { BODY_LIMITS } from './body-limits'

let db: TestDatabase
let gateway: TestGateway
let token: string
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  token = await gateway.tokenOf('customer.admin')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const JSON_TYPE = { 'content-type': 'application/json' }
const get = async (path: string) => {
  const response = await gateway.send(path, { token })
  return { status: response.status, ...((await response.json()) as { message: string; fields?: object }) }
}
const put = (body: string, headers: Record<string, string> = JSON_TYPE) =>
  gateway.send('/gateway/users/viewer', { method: 'PUT', token, body, headers })

describe('a body', () => {
  it.each([
    ['is not JSON', '{"firstName":', 400, 'The body is not valid JSON.'],
    ['sets the prototype', '{"__proto__":{"isApproved":true}}', 400, 'The body is not valid JSON.'],
    ['is empty', '', 400, 'Some values are invalid.'],
    ['is a list', '[]', 400, 'Some values are invalid.'],
  ])('that %s is refused', async (_, body, status, message) => {
    const response = await put(body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ message, requestId: response.headers.get('x-request-id') })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'of type %s is refused',
    async (type) => {
      const response = await put('a=b', { 'content-type': type })
      expect(response.status).toBe(415)
      expect(await response.json()).toMatchObject({ message: 'The body must be application/json.' })
    },
  )

  it.each([
    ['of a call that is open to anyone', 'POST', '/gateway/login', BODY_LIMITS.open],
    ['of a caller who is known, with texts alone', 'PUT', '/gateway/users/viewer/password', BODY_LIMITS.open],
    ['of a caller who is known, with lists', 'PUT', '/gateway/users/viewer', BODY_LIMITS.known],
  ])('%s that is larger than its limit is refused', async (_, method, path, limit) => {
    // A client of its own: the answer comes before the body was sent, which fetch takes for a failure.
    const request = rawRequest(`${gateway.origin}${path}`, {
      method,
      headers: { ...JSON_TYPE, Authorization: token, 'content-length': String(limit + 1) },
    })
    request.flushHeaders()
    const [response] = (await once(request, 'response')) as [{ statusCode: number } & AsyncIterable<Buffer>]
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk)
    request.destroy()
    expect(response.statusCode).toBe(413)
    expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({ message: 'The body is too large.' })
  })
})

describe('the shape of a body', () => {
  it.each([
    ['is nested too deeply', '['.repeat(1000) + ']'.repeat(1000), 'Nested too deeply.'],
    [
      'has too many fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`f${n}`, 1]))),
      'Use 1000 fields or fewer.',
    ],
  ])('is refused before parsing when it %s', async (_, body, sentence) => {
    const response = await put(body)
    expect([response.status, await response.json()]).toMatchObject([400, { fields: { body: [sentence] } }])
  })
})

describe('a query', () => {
  it.each([
    ['page=0', { page: ['Must be 1 or more.'] }],
    ['page=-1', { page: ['Must be 1 or more.'] }],
    ['page=two', { page: ['Must be a whole number.'] }],
    ['pageSize=1000', { pageSize: ['Must be 100 or less.'] }],
    ['pageSize=0', { pageSize: ['Must be 1 or more.'] }],
    ['sort=salary', { sort: ['Unknown sort key.'] }],
    ['sort=passwordHash', { sort: ['Unknown sort key.'] }],
    ['sort=', { sort: ['Unknown sort key.'] }],
    ['activeOnly=maybe', { activeOnly: ['Must be true or false.'] }],
    ['licenseId=1%3Bdrop', { licenseId: ['Must be a whole number.'] }],
    ['unknown=1', { unknown: ['Unknown field.'] }],
    ['search=a%00b', { search: ["Contains characters that can't be stored."] }],
    [`search=${'a'.repeat(10_000)}`, { search: ['Use 200 characters or fewer.'] }],
    ['page=1&page=2', { page: ['Must be a whole number.'] }],
    [
      'page=0&pageSize=0&sort=x&z=1',
      { page: ['Must be 1 or more.'], pageSize: ['Must be 1 or more.'], z: ['Unknown field.'] },
    ],
  ])('%s is refused, field by field', async (query, fields) => {
    expect(await get(`/gateway/users?${query}`)).toMatchObject({ status: 400, fields })
  })

  it('may name any page, however far', async () => {
    const client = await gateway.clientAs('customer.admin')
    const { body, total } = await client.users.list({ query: { page: 9_007_199_254_740, pageSize: 100 } })
    expect(body).toEqual([])
    expect(total).toBeGreaterThan(0)
  })

  it.each([
    'projects?page=1&licenseId=',
    'imports?projectId=',
    'x/workflows?page=1&licenseId=',
    'x/workflows?page=1&projectId=',
  ])('may filter by any id: %s lists nothing for one that no row can have', async (query) => {
    for (const id of ['2147483648', '-2147483649', '999999999999999']) {
      const response = await gateway.send(`/gateway/${query}${id}`, { token })
      expect([response.status, await response.json()]).toEqual([200, []])
    }
  })
})

describe('a path', () => {
  it.each([
    ['a NUL', '/gateway/users/a%00b', 400],
    ['half of a surrogate pair', '/gateway/users/%ED%A0%80', 400],
    ['a broken escape', '/gateway/users/%zz', 400],
    ['a name that nobody has', '/gateway/users/nobody.at.all', 404],
    ['an encoded slash', '/gateway/users/a%2Fb', 404],
    ['an attempt at SQL', "/gateway/users/x'%20or%20'1'%3D'1", 404],
    ['a name as long as a path value may be', `/gateway/users/${'a'.repeat(600)}`, 404],
    ['a name that is longer', `/gateway/users/${'a'.repeat(601)}`, 404],
    ['an id that no column holds', '/gateway/licenses/2147483648/addons', 404],
    ['an id below one', '/gateway/licenses/-1/addons', 404],
    ['an id that is a text', '/gateway/licenses/one/addons', 400],
    ['a call that does not exist', '/gateway/nothing', 404],
    ['a base without a call', '/gateway', 404],
    ['a call of the public API that does not exist', '/api/projects', 404],
  ])('with %s', async (_, path, status) => {
    expect(await get(path)).toMatchObject({ status, message: expect.stringMatching(/\.$/) as string })
  })

  it('may end in a slash', async () => {
    expect((await gateway.send('/gateway/addons/', { token })).status).toBe(200)
  })

  it.each([
    ['DELETE', '/gateway/users/viewer', 'GET, PUT, POST'],
    ['POST', '/gateway/logout', 'PUT'],
    ['HEAD', '/gateway/users', 'GET'],
    ['OPTIONS', '/gateway/login', 'POST'],
  ])('with the method %s says which it has', async (method, path, allow) => {
    const response = await gateway.send(path, { method, token })
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow])
  })
})

describe('a body of very many fields', () => {
  it.each([
    ['unknown names', Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, 1]))],
    ['one very long name', { ['k'.repeat(60_000)]: 1 }],
  ])('with %s is refused in fewer words than it has', async (_, body) => {
    const response = await gateway.send('/gateway/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(400)
    expect((await response.text()).length).toBeLessThan(10_000)
  })
})

describe('a failure that was not foreseen', () => {
  it('is a plain 500 without detail, and in the log with its stack', async () => {
    const broken = await startTestGateway({
      db,
      faults: {
        before: (operation) => {
          if (operation === 'addOns.list') throw new Error('relation "add_on" does not exist')
          if (operation === 'users.list') throw new Problem({ status: 503, message: 'Under repair.', retryAfter: 7 })
        },
      },
    })
    const given = await broken.send('/gateway/addons', { token })
    const text = await given.text()
    const told = await broken.send('/gateway/users', { token })
    await broken.close()
    expect(given.status).toBe(500)
    expect(JSON.parse(text)).toEqual({
      message: sharedMessages.unexpected,
      requestId: given.headers.get('x-request-id'),
    })
    expect([told.status, told.headers.get('retry-after')]).toEqual([503, '7'])
    const logged = broken.logLines.map((line) => JSON.parse(line) as { level: number; err?: { stack: string } })
    expect(logged.find((line) => line.level === 50)?.err?.stack).toContain('relation "add_on" does not exist')
  })
})
