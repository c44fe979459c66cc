import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { signedIn } from '@sitewright/domain/shared/policy'
import type { Problem } from '@sitewright/domain/shared/problem'
import { createClient } from './client'
import { buildAddress, createPartialClient, type ClientOptions } from './client-of'
import { contract } from './contract/all'
import { call, file, rowsOf } from './contract/contract'

const bases = { gateway: 'https://a.example/gateway', api: 'https://b.example/api', own: '/gateway/x' }

/** A contract of one area, to show what a row makes of the client. */
const boats = {
  boats: {
    save: call({
      base: 'api',
      method: 'PUT',
      path: '/boats/:name/crew/:id',
      summary: 'Saves a boat.',
      allow: signedIn,
      params: z.object({ name: z.string(), id: z.int() }),
      query: z.strictObject({ isDry: z.optional(z.boolean()) }),
      body: z.strictObject({ length: z.number() }),
      replies: { 200: z.object({ length: z.number() }), 210: z.string(), 409: z.object({ length: z.number() }) },
    }),
    list: call({
      base: 'gateway',
      method: 'GET',
      path: '/boats',
      summary: 'Boats.',
      allow: signedIn,
      isPaged: true,
      replies: { 200: z.array(z.object({ name: z.string() })) },
    }),
  },
} as const

interface Asked {
  url: string
  method: string | undefined
  headers: Record<string, string>
  body: unknown
}

function clientThatMeets(
  body: unknown,
  init: { status?: number; headers?: Record<string, string> } = {},
  session?: ClientOptions['session'],
) {
  const asked: Asked[] = []
  const client = createPartialClient(boats, {
    bases,
    ...(session === undefined ? {} : { session }),
    fetch: (url, request = {}) => {
      asked.push({
        url: String(url),
        method: request.method,
        headers: request.headers as Record<string, string>,
        body: request.body,
      })
      const headers = { 'content-type': 'application/json', ...init.headers }
      return Promise.resolve(new Response(JSON.stringify(body), { ...init, headers }))
    },
  })
  return { client, asked }
}

const boat = { params: { name: 'a', id: 1 }, body: { length: 3 } }

const problemOf = (promise: Promise<unknown>): Promise<Problem> =>
  promise.then(
    () => Promise.reject(new Error('It succeeded.')),
    (error: Problem) => error,
  )

describe('an address', () => {
  it('goes to the base of its call, with path values encoded and empty query values left out [API-01, API-02, API-06]', async () => {
    const { client, asked } = clientThatMeets({ length: 3 })
    await client.boats.save({
      params: { name: 'Ægir/2 %00?#', id: 7 },
      query: { isDry: undefined },
      body: { length: 3 },
    })
    await client.boats.save({ params: { name: 'a b', id: 7 }, query: { isDry: false }, body: { length: 3 } })
    expect(asked.map((request) => request.url)).toEqual([
      'https://b.example/api/boats/%C3%86gir%2F2%20%2500%3F%23/crew/7',
      'https://b.example/api/boats/a%20b/crew/7?isDry=false',
    ])
  })

  it('repeats a parameter for each value of a list, and leaves an empty list out [API2-65]', () => {
    const row = { ...boats.boats.list, query: z.strictObject({ ids: z.array(z.int()), names: z.array(z.string()) }) }
    const query = { ids: [1, 2], names: ['a,b', 'c&d'] }
    expect(buildAddress(row, '/api', { query })).toBe('/api/boats?ids=1&ids=2&names=a%2Cb&names=c%26d')
    expect(buildAddress(row, '/api', { query: { ids: [], names: ['a'] } })).toBe('/api/boats?names=a')
  })

  it.each(['', '.', '..'])('is not made of %j, which would be another address', (name) => {
    expect(() => buildAddress(boats.boats.save, '/api', { params: { name, id: 7 } })).toThrow(TypeError)
  })

  it('keeps the specified mix of singular and plural', () => {
    const specified = rowsOf(contract).filter(({ row }) => row.base !== 'own')
    expect(specified.map(({ row, path }) => `${row.method} ${path}`)).toEqual([
      'POST /gateway/login',
      'POST /gateway/login/2fa',
      'GET /gateway/user/:username/getSsoUrl',
      'PUT /gateway/logout',
      'GET /gateway/verifysession/3',
      'GET /gateway/roles/user',
      'POST /gateway/license/getSessionGuid',
      'GET /gateway/users/:username/password/recovery',
      'GET /gateway/users/token/verify/:token',
      'PUT /gateway/users/password/reset/:token',
      'GET /gateway/users/password/config',
      'GET /gateway/users/:username/password/config',
      'GET /gateway/users/:username/password',
      'PUT /gateway/users/:username/password',
      'GET /api/license/:licenseId/environments',
      'GET /gateway/environments',
      'GET /api/environment/1/vuejsVersion',
      'GET /gateway/users',
      'GET /gateway/users/:username',
      'PUT /gateway/users/:username',
      'POST /gateway/users/:username',
      'POST /gateway/users/:username/copy/:copy',
      'GET /gateway/users/:username/addons',
      'PUT /gateway/users/:username/addons',
      'GET /gateway/users/:username/projects',
      'POST /gateway/users/:username/projects',
      'GET /gateway/role-groups/:username/details',
      'GET /gateway/user/:userId/roles',
      'GET /gateway/user/:userId/roleInfo',
      'POST /gateway/user/:userId/updateRoles',
      'GET /gateway/user/:userId/userGroupInfo',
      'GET /gateway/userGroup/getAll',
      'GET /gateway/userGroup/getByUserId',
      'GET /gateway/userGroup/:id/getById',
      'POST /gateway/userGroup/create',
      'POST /gateway/userGroup/update/details',
      'POST /gateway/userGroup/update/users',
      'POST /gateway/userGroup/update/addOns',
      'POST /gateway/userGroup/update/projects',
      'POST /gateway/userGroup/update/roles',
      'POST /gateway/userGroup/update/userUserGroup',
      'POST /gateway/userGroup/deleteUsersByUserGroup',
      'GET /gateway/userGroup/getProjects',
      'GET /gateway/userGroup/:id/roleInfo',
      'GET /gateway/roles',
      'GET /gateway/apikeys',
      'GET /gateway/apikeys/:id',
      'POST /gateway/apikeys',
      'PUT /gateway/apikeys/:id',
      'GET /gateway/apikeys/:id/addons',
      'PUT /gateway/apikeys/:id/addons',
      'GET /gateway/apikeys/:id/projects',
      'PUT /gateway/apikeys/:id/projects',
      'GET /gateway/apikeys/:id/roles',
      'PUT /gateway/apikeys/:id/roles',
      'GET /gateway/users/:username/imports',
      'POST /gateway/users/:username/imports',
      'GET /gateway/imports',
      'GET /gateway/imports/paths',
      'GET /gateway/imports/:configId',
      'PUT /gateway/imports/:configId',
      'GET /gateway/projects/:projectId/imports',
      'POST /gateway/projects/:projectId/imports',
      'GET /gateway/user/:username/reports',
      'POST /gateway/users/:username/reports/:reportId',
      'PATCH /gateway/users/:username/reports',
      'DELETE /gateway/users/:username/reports/:reportId',
      'GET /gateway/reports',
      'GET /gateway/reports/groups',
      'POST /gateway/reports/groups',
      'DELETE /gateway/reports/groups/:id',
      'GET /gateway/license',
      'GET /gateway/licenses/:licenseId/addons',
      'GET /gateway/license/:licenseId/getProjectsInLicense',
      'GET /gateway/license/:licenseId/vendors',
      'PUT /gateway/licenses/:licenseId/addons',
      'PUT /gateway/license/:licenseId',
      'GET /gateway/licenses/report',
      'POST /gateway/license/create',
      'POST /gateway/licenses/:licenseId/environments/:environmentId',
      'GET /gateway/integrations',
      'GET /gateway/licenses/:licenseId/integrations',
      'PUT /gateway/licenses/:licenseId/integrations',
      'POST /gateway/licenses/:licenseId/integrations/:integrationId/setup',
      'GET /gateway/imports/report',
      'GET /gateway/imports/report/:integrationRef',
      'GET /gateway/licenses/:licenseId/usersreport',
      'GET /gateway/projects',
      'GET /gateway/projects/:projectId',
      'POST /gateway/project',
      'POST /gateway/project/:projectId',
      'PUT /gateway/projects/:projectId/activate',
      'PUT /gateway/projects/:projectId/deactivate',
      'GET /gateway/projects/:projectId/users',
      'GET /gateway/addons',
      'GET /gateway/reports/:licenseId/shortcuts',
      'PUT /gateway/reports/:licenseId/shortcuts',
      'DELETE /gateway/reports/:licenseId/shortcuts/:reportId',
      'GET /gateway/license/:licenseId/intelliwave-config',
      'POST /gateway/license/:licenseId/intelliwave-config',
      'GET /gateway/project/:projectId/sites',
      'GET /gateway/site/:siteId',
      'GET /gateway/site/simpleSite/:siteId',
      'GET /gateway/projects/:projectId/sites/hierarchy',
      'GET /gateway/projects/:projectId/sites/:siteName',
      'POST /gateway/projects/:projectId/sites/',
      'PUT /gateway/projects/:projectId/sites/',
      'POST /gateway/site/:siteId/update',
      'POST /gateway/site/archive',
      'POST /gateway/site/unarchive',
      'GET /gateway/site/:projectId/:siteId/canCopySites',
      'POST /gateway/site/:siteId/copy',
      'POST /gateway/site/:siteId/tree',
      'GET /gateway/project/:projectId/default-storage',
      'POST /gateway/project/:projectId/default-storage',
      'POST /gateway/list/labels',
      'GET /api/project/:projectId/:configName/get-config',
      'POST /api/project/:configName/get-configs',
      'GET /gateway/configs/:projectId',
      'POST /gateway/configs',
      'PUT /gateway/configs',
      'DELETE /gateway/configs/:configId',
      'GET /api/spot/status',
      'POST /gateway/0/workflow/getAll',
      'POST /gateway/workflow/validateArchive',
      'POST /gateway/:projectId/workflow/bulk',
      'PUT /gateway/:projectId/workflow',
      'POST /gateway/workflow/archive',
      'GET /gateway/license/default/configs',
      'GET /gateway/license/:licenseId/configs',
      'POST /gateway/license/:licenseId/configs',
      'PUT /gateway/license/:licenseId/configs',
      'DELETE /gateway/license/:licenseId/configs/:systemConfigId',
      'GET /api/Resource/resourceTypesMetaData',
      'POST /api/:projectId/CentralLogin/autonumbering',
      'POST /api/:projectId/CentralLogin/autonumbering/update',
      'POST /gateway/preservation/getAll',
      'GET /gateway/:projectId/preservation/bulk',
      'POST /gateway/:projectId/preservation/bulk',
      'POST /gateway/:projectId/Resource/resourcetype/workflowIds',
      'POST /gateway/:projectId/Resource/resourcetype/workflow',
      'POST /gateway/:projectId/Resource/resourcetype/workflows/delete',
      'POST /gateway/:projectId/Resource/resourcetype/preservationIds',
      'POST /gateway/:projectId/Resource/resourcetype/preservation',
      'POST /gateway/:projectId/Resource/resourcetype/preservations/delete',
    ])
  })

  it('has no call that deletes a user group [GROUP-41]', () => {
    const deleted = rowsOf(contract).flatMap(({ row, path }) => (row.method === 'DELETE' ? [path] : []))
    expect(deleted).toEqual([
      '/gateway/users/:username/reports/:reportId',
      '/gateway/reports/groups/:id',
      '/gateway/x/licenses/:licenseId/environments/:environmentId',
      '/gateway/reports/:licenseId/shortcuts/:reportId',
      '/gateway/configs/:configId',
      '/gateway/license/:licenseId/configs/:systemConfigId',
      '/gateway/x/catalog/environments/:id',
      '/gateway/x/catalog/environments/:id/secret',
      '/gateway/x/catalog/productLicenses/:id',
      '/gateway/x/catalog/integrations/:id',
      '/gateway/x/catalog/reports/:id',
    ])
  })

  it('of a call of our own lies under a base of its own [API-113, API2-02, API2-03]', () => {
    for (const { row, path } of rowsOf(contract)) expect(path.startsWith('/gateway/x/')).toBe(row.base === 'own')
  })
})

describe('the token', () => {
  it('is sent bare with every call, and left out where there is none [API-03, API-04, API2-01]', async () => {
    let token: string | undefined = 'abc'
    const { client, asked } = clientThatMeets([], {}, { token: () => token })
    await client.boats.list()
    token = undefined
    await client.boats.list()
    expect(asked.map((request) => request.headers.Authorization)).toEqual(['abc', undefined])
  })

  it('comes after a prefix where one is configured [API-04]', async () => {
    const { client, asked } = clientThatMeets([], {}, { token: () => 'abc', prefix: 'Bearer ' })
    await client.boats.list()
    expect(asked[0]?.headers.Authorization).toBe('Bearer abc')
  })

  it.each([
    [401, 'signed-out'],
    [412, 'ended'],
  ])('of an ended session is reported once, with the token that was sent: %i', async (status, kind) => {
    const reported: [string, string][] = []
    const onEnded = (problem: Problem, token: string) => void reported.push([problem.kind, token])
    const { client } = clientThatMeets({ message: 'Over.' }, { status }, { token: () => 'abc', onEnded })
    expect((await problemOf(client.boats.list())).status).toBe(status)
    expect(reported).toEqual([[kind, 'abc']])
  })

  it.each([
    ['a refused sign-in carries no token', 401, undefined],
    ['a missing role ends no session', 403, 'abc'],
  ])('%s: nothing is reported', async (_, status, token) => {
    const reported: Problem[] = []
    const { client } = clientThatMeets(
      {},
      { status },
      { token: () => token, onEnded: (problem) => void reported.push(problem) },
    )
    await problemOf(client.boats.list())
    expect(reported).toEqual([])
  })
})

describe('a reply', () => {
  it('is typed by its status: 210 is a success whose body is a warning [API-07]', async () => {
    const { client } = clientThatMeets('Two roles were removed.', { status: 210 })
    const reply = await client.boats.save(boat)
    // The compiler knows what each status brings.
    const text: string = reply.status === 210 ? reply.body : `${reply.body.length} m`
    expect([reply.status, text]).toEqual([210, 'Two roles were removed.'])
  })

  it('is a body of its row, without fields that the row does not name', async () => {
    const { client } = clientThatMeets({ length: 3, secret: 'x' })
    const { body } = await client.boats.save(boat)
    expect(body).toEqual({ length: 3 })
  })

  it.each([
    ['a body that is not as the row says', { length: 'long' }, 200],
    ['a status that the row does not know', { length: 3 }, 201],
  ])('with %s is not understood', async (_, body, status) => {
    const { client } = clientThatMeets(body, { status })
    expect(await problemOf(client.boats.save(boat))).toMatchObject({ status, message: sharedMessages.unexpectedReply })
  })

  it('that is the page of another address after a redirect names that address [ERR-37, ERR-38]', async () => {
    const home = new Response('<html>Home</html>', { headers: { 'content-type': 'text/html' } })
    Object.defineProperty(home, 'url', { value: 'https://a.example/' })
    const client = createPartialClient(boats, { bases, fetch: () => Promise.resolve(home) })
    expect(await problemOf(client.boats.list())).toMatchObject({ status: 200, path: '/' })
  })

  it.each([
    ['12', 12],
    [undefined, undefined],
    ['many', undefined],
  ])('says the total of its list: X-Total-Count %s', async (header, total) => {
    const headers: Record<string, string> = header === undefined ? {} : { 'x-total-count': header }
    const { client } = clientThatMeets([], { headers })
    expect((await client.boats.list()).total).toBe(total)
  })

  it.each([
    ['as the row says', { length: 3, hull: 'steel' }, { length: 3 }],
    ['of another shape', { width: 3 }, undefined],
  ])('of a conflict has its current value %s, with its ETag', async (_, current, expected) => {
    const { client } = clientThatMeets({ message: 'Conflict.', current }, { status: 409, headers: { etag: '"4"' } })
    const error: unknown = await client.boats
      .save({ params: { name: 'Ada', id: 1 }, body: { length: 2 } })
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ status: 409, message: 'Conflict.', etag: '"4"' })
    expect((error as Problem).current).toEqual(expected)
  })

  it('says its version, which goes back as If-Match', async () => {
    const { client, asked } = clientThatMeets({ length: 3 }, { headers: { etag: '"4"' } })
    const { etag } = await client.boats.save(boat)
    await client.boats.save(boat, { ifMatch: etag! })
    expect([etag, asked[0]?.headers['If-Match'], asked[1]?.headers['If-Match']]).toEqual(['"4"', undefined, '"4"'])
  })
})

it('has a function for each row of the contract', () => {
  const client = createClient({ bases })
  const functions = Object.entries(client).flatMap(([area, verbs]) =>
    Object.keys(verbs).map((verb) => `${area}.${verb}`),
  )
  expect(functions).toEqual(rowsOf(contract).map(({ operation }) => operation))
})

describe('a call that needs a fresh proof', () => {
  const STEP_UP = { message: 'Confirm.', code: 'stepUp' }
  const answering = (replies: readonly { status: number; body: unknown }[]) => {
    const bodies: unknown[] = []
    const rest = [...replies]
    const fetcher: typeof fetch = async (_url, init) => {
      bodies.push(init?.body)
      const { status, body } = rest.shift()!
      return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
    }
    const clientThat = (onStepUp?: (problem: Problem, input: unknown) => Promise<boolean>) =>
      createPartialClient(boats, {
        bases,
        fetch: fetcher,
        session: { token: () => 't', ...(onStepUp && { onStepUp }) },
      })
    return { bodies, clientThat }
  }
  const input = { params: { name: 'a', id: 1 }, body: { length: 3 } }

  it('is repeated once without changes after the user proved who they are [AUTH-114]', async () => {
    const { bodies, clientThat } = answering([
      { status: 403, body: STEP_UP },
      { status: 200, body: { length: 3 } },
    ])
    expect((await clientThat(async () => true).boats.save(input)).body).toEqual({ length: 3 })
    expect(bodies).toEqual(['{"length":3}', '{"length":3}'])
  })

  it('is repeated after each proof that it needs, and says which one and for what input [AUTH-114, AUTH-119]', async () => {
    const { bodies, clientThat } = answering([
      { status: 403, body: STEP_UP },
      { status: 403, body: { message: 'Confirm the address.', code: 'stepUpByEmail' } },
      { status: 200, body: { length: 3 } },
    ])
    const asked: unknown[] = []
    const onStepUp = async ({ code }: Problem, received: unknown) => asked.push([code, received]) > 0
    expect((await clientThat(onStepUp).boats.save(input)).body).toEqual({ length: 3 })
    expect(bodies).toHaveLength(3)
    expect(asked).toEqual([
      ['stepUp', input],
      ['stepUpByEmail', input],
    ])
  })

  it('is rejected when the user cancels, without `onStepUp`, and when the repeated call needs a proof again', async () => {
    const refused = { status: 403, body: STEP_UP }
    for (const onStepUp of [async () => false, undefined, async () => true]) {
      const { clientThat } = answering([refused, refused])
      await expect(clientThat(onStepUp).boats.save(input)).rejects.toMatchObject({ status: 403, code: 'stepUp' })
    }
  })

  it('is only recognized by its code, not by status 403', async () => {
    let isAsked = false
    const { clientThat } = answering([{ status: 403, body: { message: 'No.', code: 'other' } }])
    const onStepUp = async () => (isAsked = true)
    await expect(clientThat(onStepUp).boats.save(input)).rejects.toMatchObject({ status: 403, code: undefined })
    expect(isAsked).toBe(false)
  })
})

describe('a file', () => {
  const charts = {
    charts: {
      one: call({
        base: 'gateway',
        method: 'GET',
        path: '/chart',
        summary: 'A chart.',
        allow: signedIn,
        replies: { 200: file('text/csv') },
      }),
    },
  } as const
  const clientThat = (body: string, init: ResponseInit) => {
    const accepted: unknown[] = []
    const client = createPartialClient(charts, {
      bases,
      fetch: async (_url, request = {}) => {
        accepted.push((request.headers as Record<string, string>).Accept)
        return new Response(body, init)
      },
    })
    return { client, accepted }
  }

  it('is a Blob with the name that the server gave it', async () => {
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': "attachment; filename*=UTF-8''%C3%A5.csv",
    }
    const { client, accepted } = clientThat('a;b\n', { headers })
    const { status, body, fileName } = await client.charts.one()
    expect([status, await body.text(), fileName]).toEqual([200, 'a;b\n', 'å.csv'])
    expect(accepted).toEqual(['text/csv, application/json'])
  })

  it('of another type, such as the page of a proxy, is not understood', async () => {
    const { client } = clientThat('<html>Log in to the network.</html>', { headers: { 'content-type': 'text/html' } })
    expect(await problemOf(client.charts.one())).toMatchObject({
      status: 200,
      message: sharedMessages.unexpectedReply,
    })
  })

  it('that failed is a Problem, even as text of the type of the file', async () => {
    const json = clientThat('{"message":"No chart."}', {
      status: 404,
      headers: { 'content-type': 'application/json' },
    })
    expect(await problemOf(json.client.charts.one())).toMatchObject({ status: 404, message: 'No chart.' })
    const text = clientThat('No chart.', { status: 404, headers: { 'content-type': 'text/csv' } })
    expect(await problemOf(text.client.charts.one())).toMatchObject({ status: 404, message: 'No chart.' })
  })
})
