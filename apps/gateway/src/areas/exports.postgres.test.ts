import { and, eq, like } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@sitewright/api-client/contract/all'
import { describeEntry } from '@sitewright/domain/activity/rules'
import { jobMessages } from '@sitewright/domain/jobs/messages'
import { MAX_JOBS_IN_FLIGHT, type Job } from '@sitewright/domain/jobs/model'
import { exportedLists } from '@sitewright/domain/shared/exported-lists'
import { requestMessages } from '@sitewright/domain/shared/messages'
import { Problem } from '@sitewright/domain/shared/problem'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { allJobs } from './all-jobs'
import { jobs, roles, userGroups, userRoles, users } from '../db/schema'

let db: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
})
afterEach(() => db.orm.delete(jobs))
afterAll(async () => {
  await gateway.close()
  await db.close()
})

type Client = Awaited<ReturnType<TestGateway['clientAs']>>

async function fileOf(client: Client, job: Job): Promise<{ job: Job; text: string; lines: string[] }> {
  let current = job
  await expect
    .poll(
      async () => {
        current = (await client.jobs.one({ params: { id: job.jobId } })).body
        return current.state
      },
      { timeout: 20_000 },
    )
    .toBe('done')
  const { body, fileName } = await client.jobs.file({ params: { id: job.jobId } })
  expect(fileName).toBe(current.file?.name)
  const text = Buffer.from(await body.arrayBuffer()).toString('utf8')
  return { job: current, text, lines: text.replace('\uFEFF', '').split('\r\n').slice(0, -1) }
}

const userIdOf = async (userName: string): Promise<number> =>
  (await db.orm.select({ userId: users.userId }).from(users).where(eq(users.userName, userName)))[0]?.userId ?? 0

/** A job that no gateway runs. */
const insertJob = async (userName: string, state: Job['state']): Promise<number> => {
  const [row] = await db.orm
    .insert(jobs)
    .values({
      kind: 'test.never',
      input: {},
      userId: await userIdOf(userName),
      licenseId: 1,
      state,
      createdAt: gateway.now(),
      expiresAt: gateway.now() + 3_600_000,
    })
    .returning({ jobId: jobs.jobId })
  return row?.jobId ?? 0
}

describe('an exported list [API-117]', () => {
  it('has the rows of the whole list in its order, and the columns that were chosen', async () => {
    const client = await gateway.clientAs('customer.admin')
    const columns = ['userName', 'firstName', 'email', 'license', 'isApproved', 'isLockedOut', 'addons'] as const
    const sort = '-lastName,userName'
    const started = await client.users.export({ body: { columns: [...columns], sort } })
    expect(started).toMatchObject({ status: 202, body: { kind: 'users.export', input: { columns, sort } } })
    const { job, text, lines } = await fileOf(client, started.body)
    const { body: list } = await client.users.list({ query: { sort } })
    expect(
      text.startsWith('\uFEFFUsername,First Name,Email,License Id,License Name,Active,Locked,Product Licenses\r\n'),
    ).toBe(true)
    expect(text.endsWith('\r\n')).toBe(true)
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(list.map((user) => user.userName))
    expect(job).toMatchObject({ done: list.length, total: list.length })
    expect(job.file).toEqual({
      name: `Users ${new Date(job.createdAt).toISOString().slice(0, 10)}.csv`,
      type: 'text/csv; charset=utf-8',
      bytes: Buffer.byteLength(text),
    })
    const own = list.find((user) => user.userName === 'customer.admin')!
    expect(lines).toContain(
      `customer.admin,${own.firstName},${own.email},1,Northgate Constructors,Active,Open,${own.addons.map(({ name }) => name).join('; ')}`,
    )
  })

  it('is filtered as the list is', async () => {
    const client = await gateway.clientAs('customer.admin')
    const query = { search: 'an', activeOnly: true, sort: 'lastName' }
    const { body } = await client.users.export({ body: { columns: ['userName', 'isApproved'], ...query } })
    const { lines } = await fileOf(client, body)
    const { body: list } = await client.users.list({ query })
    expect(list.length).toBeGreaterThan(5)
    expect(lines.slice(1)).toEqual(list.map((user) => `${user.userName},Active`))
  })

  it('has instants in ISO 8601, and nothing where there is none', async () => {
    const client = await gateway.clientAs('customer.admin')
    await db.orm.update(users).set({ lastLoginDate: null }).where(eq(users.userName, 'viewer'))
    const { body } = await client.users.export({
      body: { columns: ['createDate', 'lastLoginDate'], search: 'viewer@' },
    })
    const { lines } = await fileOf(client, body)
    const [row] = await db.orm.select({ at: users.createDate }).from(users).where(eq(users.userName, 'viewer'))
    expect(lines).toEqual(['Created,Last Login', `${new Date(row?.at ?? 0).toISOString()},`])
  })

  it('runs no formula in a spreadsheet, and quotes what the format needs', async () => {
    const names = ['=cmd()', '+1', '-1', '@a', 'say "hi", twice', 'plain = text']
    await db.orm.insert(userGroups).values(names.map((name) => ({ licenseId: 1, name: `${name} zz` })))
    const client = await gateway.clientAs('customer.admin')
    const { body } = await client.groups.export({ body: { columns: ['name', 'userCount'], search: ' zz' } })
    const { lines } = await fileOf(client, body)
    await db.orm.delete(userGroups).where(like(userGroups.name, '% zz'))
    expect(lines.slice(1).toSorted()).toEqual(
      [`'=cmd() zz,0`, `'+1 zz,0`, `'-1 zz,0`, `'@a zz,0`, `"say ""hi"", twice zz",0`, 'plain = text zz,0'].toSorted(),
    )
  })

  it('has groups with their license and products, and keys without a secret', async () => {
    const client = await gateway.clientAs('super.admin')
    const groups = await fileOf(
      client,
      (await client.groups.export({ body: { columns: ['name', 'userCount', 'license', 'addOns'], licenseId: 2 } }))
        .body,
    )
    const { body: groupList } = await client.groups.list({ query: { licenseId: 2 } })
    expect(groups.lines.slice(1)).toEqual(
      groupList.map(
        ({ name, userCount, addOns }) =>
          `${name},${userCount},2,Harbour Works,${addOns.map((addOn) => addOn.name).join('; ')}`,
      ),
    )
    const keys = await fileOf(
      client,
      (await client.apiKeys.export({ body: { columns: ['keyPrefix', 'name', 'isActive', 'licenseId', 'addOns'] } }))
        .body,
    )
    const { body: keyList } = await client.apiKeys.list({})
    expect(keys.lines[0]).toBe('Prefix,Name,Active,License Id,License Name,Product Licenses')
    expect(keys.lines.slice(1).map((line) => line.split(',')[0])).toEqual(keyList.map((key) => key.keyPrefix))
  })

  it('has the licenses, projects and import systems of the filter and its facets, as its owner sees them [API-118, LIC-90, PROJ-57, IMP-37]', async () => {
    const root = await gateway.clientAs('super.admin')
    const column = ({ lines }: { lines: string[] }, place: number) =>
      lines.slice(1).map((line) => line.split(',')[place])
    const licenses = { facets: 'overLimit,inactive', sort: '-name' }
    const licenseFile = await fileOf(
      root,
      (await root.licenses.export({ body: { columns: ['licenseId', 'maxUsers', 'isActive'], ...licenses } })).body,
    )
    expect(licenseFile.lines[0]).toBe('License Id,Max Users,Active')
    const { body: licenseList } = await root.licenses.list({ query: licenses })
    expect(column(licenseFile, 0)).toEqual(licenseList.map(({ licenseId }) => String(licenseId)))
    for (const userName of ['super.admin', 'customer.admin', 'harbour.admin', 'viewer']) {
      const client = await gateway.clientAs(userName)
      const query = { facets: 'withoutSites', isActive: true, sort: '-projectId' }
      const file = await fileOf(
        client,
        (await client.projects.export({ body: { columns: ['projectId', 'isActive'], ...query } })).body,
      )
      expect(column(file, 0)).toEqual(
        (await client.projects.list({ query })).body.map(({ projectId }) => String(projectId)),
      )
      expect(new Set(column(file, 1))).toEqual(new Set(column(file, 0).length === 0 ? [] : ['Active']))
    }
    for (const userName of ['customer.admin', 'harbour.admin']) {
      const client = await gateway.clientAs(userName)
      const file = await fileOf(
        client,
        (await client.imports.export({ body: { columns: ['projectId', 'displayName'] } })).body,
      )
      expect(file.lines[0]).toBe('Project Id,Project,Name')
      expect(column(file, 0)).toEqual((await client.imports.list({})).body.map(({ projectId }) => String(projectId)))
    }
  })

  it('has the workflows, preservations and integration reports of the filter, as its owner sees them [API-117, API-121]', async () => {
    for (const userName of ['customer.admin', 'harbour.admin']) {
      const client = await gateway.clientAs(userName)
      const start = { columns: ['projectId', 'name'], sort: '-name', search: 'o' } as const
      const body = { ...start, columns: [...start.columns] }
      const workflowRows = []
      for (let page = 1, more = true; more; page += 1) {
        const query = { sort: body.sort, search: body.search, page, pageSize: 100 }
        const { body: rows } = await client.workflows.list({ query })
        workflowRows.push(...rows)
        more = rows.length === 100
      }
      const { lines: workflowLines } = await fileOf(client, (await client.workflows.export({ body })).body)
      expect(workflowRows.length).toBeGreaterThan(0)
      expect(workflowLines).toEqual([
        'Project Id,Workflow Name',
        ...workflowRows.map(({ copies, name }) => `${copies.map(({ projectId }) => projectId).join('; ')},${name}`),
      ])
      const { body: seen } = await client.projects.list()
      const { body: copies } = await client.preservations.list({ body: seen.map(({ projectId }) => projectId) })
      const { lines: preservationLines } = await fileOf(
        client,
        (await client.preservations.export({ body: { columns: ['name', 'projectId'] } })).body,
      )
      const projectsOf = new Map<string, number[]>()
      for (const { name, preservationRelatedKey, projectId } of copies) {
        const key = `${name}\n${preservationRelatedKey}`
        projectsOf.set(
          key,
          [...(projectsOf.get(key) ?? []), projectId].toSorted((one, other) => one - other),
        )
      }
      expect(projectsOf.size).toBeGreaterThan(0)
      expect(preservationLines.slice(1).toSorted()).toEqual(
        [...projectsOf].map(([key, ids]) => `${key.split('\n')[0]},${ids.join('; ')}`).toSorted(),
      )
      const columns = ['createTime', 'requestProjectId', 'integrationReference'] as const
      const { lines: reportLines } = await fileOf(
        client,
        (await client.integrationReports.export({ body: { columns: [...columns] } })).body,
      )
      const reports = []
      for (const { projectId } of seen)
        for (let page = 0, more = true; more; page += 1) {
          const { body: rows } = await client.integrationReports.list({ query: { projectIds: [projectId], page } })
          reports.push(...rows)
          more = rows.length > 0
        }
      expect(reports.length).toBeGreaterThan(0)
      expect(reportLines.slice(1).toSorted()).toEqual(
        reports
          .map((row) => `${new Date(row.createTime).toISOString()},${row.requestProjectId},${row.integrationReference}`)
          .toSorted(),
      )
      const [projectId] = reports.map((row) => row.requestProjectId)
      const { lines: ofProject } = await fileOf(
        client,
        (await client.integrationReports.export({ body: { columns: ['integrationReference'], projectId } })).body,
      )
      expect(ofProject.slice(1)).toEqual(
        reports.filter((row) => row.requestProjectId === projectId).map((row) => row.integrationReference),
      )
    }
  })

  it('has the report groups and the entries of the catalog in the order of their lists [API-117]', async () => {
    const root = await gateway.clientAs('super.admin')
    const sort = '-reportPath'
    const quoted = (text: string) => (text.includes(',') ? `"${text}"` : text)
    const columns = ['reportPath', 'licenseName', 'projectName'] as const
    const { lines } = await fileOf(
      root,
      (await root.reports.exportGroups({ body: { columns: [...columns], sort } })).body,
    )
    const { body: groups } = await root.reports.groups({ query: { sort } })
    expect(lines).toEqual([
      'Path,License Id,License Name,Project Id,Project',
      ...groups.map((one) =>
        [quoted(one.reportPath), one.licenseId, one.licenseName, one.projectId, one.projectName]
          .map((cell) => cell ?? '')
          .join(),
      ),
    ])
    const { lines: products } = await fileOf(
      root,
      (
        await root.catalogProductLicenses.export({
          body: { columns: ['id', 'isVendor', 'roleGroupIds', 'uses', 'isRetired'], sort: '-uses', activeOnly: true },
        })
      ).body,
    )
    const { body: entries } = await root.catalogProductLicenses.list({ query: { sort: '-uses', activeOnly: true } })
    expect(products).toEqual([
      'Number,Kind,Role Groups,Uses,State',
      ...entries.map((one) =>
        [one.id, one.isVendor ? 'Vendor' : 'Standard', one.roleGroupIds.length, one.uses, 'Offered'].join(),
      ),
    ])
    for (const [area, column] of [
      ['catalogEnvironments', 'serverUrl'],
      ['catalogIntegrations', 'setupUrl'],
      ['catalogReports', 'path'],
    ] as const) {
      const { body: rows } = await root[area].list()
      const { lines: values } = await fileOf(
        root,
        (await root[area].export({ body: { columns: [column] as never } })).body,
      )
      expect(values.slice(1)).toEqual(rows.map((row) => quoted(String(row[column as keyof typeof row]))))
    }
  })

  it('has a job, a title and a sentence for each call that starts one [API-117]', () => {
    const started = Object.entries(contract).flatMap(([area, calls]) =>
      Object.keys(calls).flatMap((verb) => (verb.startsWith('export') ? [`${area}.${verb}`] : [])),
    )
    const kinds = allJobs({
      config: { environmentSecrets: new Map(), integrationUrls: new Map(), productName: '' },
    }).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(started.toSorted())
    expect(Object.keys(exportedLists).toSorted()).toEqual(started.toSorted())
  })

  it('is refused at its call for a sort that the list refuses [API-121]', async () => {
    const root = await gateway.clientAs('super.admin')
    const body = { columns: ['name'] as never, sort: 'nothing' }
    const starts = [
      () => root.workflows.export({ body }),
      () => root.preservations.export({ body }),
      () => root.catalogReports.export({ body }),
      () => root.projects.export({ body }),
      () => root.reports.exportGroups({ body: { ...body, columns: ['reportName'] } }),
    ]
    for (const start of starts) await expect(start()).rejects.toMatchObject({ status: 400 })
  })

  it('has texts that a spreadsheet does not change [API-118]', async () => {
    await db.orm.insert(userGroups).values({ licenseId: 1, name: '00123' })
    const client = await gateway.clientAs('customer.admin')
    const { lines } = await fileOf(
      client,
      (await client.groups.export({ body: { columns: ['name', 'userCount'], search: '00123' } })).body,
    )
    await db.orm.delete(userGroups).where(eq(userGroups.name, '00123'))
    expect(lines.slice(1)).toEqual(["'00123,0"])
  })

  it('has a heading alone when no row matches', async () => {
    const client = await gateway.clientAs('customer.admin')
    const { body } = await client.apiKeys.export({ body: { columns: ['name'], search: 'nothing is called that' } })
    const { text, job } = await fileOf(client, body)
    expect(text).toBe('\uFEFFName\r\n')
    expect(job).toMatchObject({ done: 0, total: 0 })
  })

  it('has users of one license only, unless its owner works in all', async () => {
    const licensesIn = async (userName: string): Promise<string[]> => {
      const client = await gateway.clientAs(userName)
      const { lines } = await fileOf(client, (await client.users.export({ body: { columns: ['license'] } })).body)
      return [...new Set(lines.slice(1))].toSorted()
    }
    expect(await licensesIn('customer.admin')).toEqual(['1,Northgate Constructors'])
    expect(await licensesIn('harbour.admin')).toEqual(['2,Harbour Works'])
    expect((await licensesIn('super.admin')).length).toBeGreaterThan(2)
  })

  it.each([
    ['an unknown sort key', { columns: ['userName'], sort: 'password' }, ['sort']],
    ['no column', { columns: [] }, ['columns']],
    ['an unknown column', { columns: ['passwordHash'] }, ['columns.0']],
    ['an unknown field', { columns: ['userName'], page: 1 }, ['page']],
    ['an unknown facet', { columns: ['userName'], facets: 'other' }, ['facets']],
    ['a search of 10,000 characters', { columns: ['userName'], search: 'x'.repeat(10_000) }, ['search']],
  ])('is refused with %s, and no job starts', async (_, body, fields) => {
    const client = await gateway.clientAs('customer.admin')
    const refusal: unknown = await client.users.export({ body: body as never }).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ status: 400 })
    expect(refusal instanceof Problem && Object.keys(refusal.fields)).toEqual(fields)
    expect((await client.jobs.list()).body).toEqual([])
  })
})

describe('the file of a job', () => {
  const exportNames = async (userName: string) => {
    const client = await gateway.clientAs(userName)
    const done = await fileOf(client, (await client.users.export({ body: { columns: ['userName'] } })).body)
    return { ...done, client, path: `/gateway/x/jobs/${done.job.jobId}/file`, params: { id: done.job.jobId } }
  }

  it('is sent in the requested range, and not in one that it does not have', async () => {
    const { path, text } = await exportNames('customer.admin')
    const token = await gateway.tokenOf('customer.admin')
    const bytes = Buffer.from(text)
    const get = (range: string) => gateway.send(path, { token, headers: { range } })
    const part = await get('bytes=3-10')
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 3-10/${bytes.length}`])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(3, 11))
    const none = await get(`bytes=${bytes.length}-`)
    expect([none.status, none.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
    expect(await none.json()).toMatchObject({ message: requestMessages.noSuchRange })
    const whole = await gateway.send(path, { token })
    expect(whole.headers.get('content-disposition')).toMatch(/^attachment; filename="Users \d{4}-\d\d-\d\d\.csv"/)
    expect(whole.headers.get('cache-control')).toBe('no-store')
  })

  it('does not exist for another user, of the same license or of another', async () => {
    const { params } = await exportNames('customer.admin')
    for (const userName of ['user.editor', 'harbour.admin', 'super.admin']) {
      const client = await gateway.clientAs(userName)
      await expect(client.jobs.file({ params })).rejects.toMatchObject({ status: 404, message: jobMessages.notFound })
    }
  })

  it('does not exist after 7 days', async () => {
    const { params, client } = await exportNames('customer.admin')
    await db.orm.update(jobs).set({ expiresAt: gateway.now() })
    await expect(client.jobs.file({ params })).rejects.toMatchObject({ status: 404, message: jobMessages.notFound })
    expect((await client.jobs.list()).body).toEqual([])
  })

  it('is out of reach of an owner who has lost the role, the license, or the access to all licenses', async () => {
    const { params, client } = await exportNames('user.editor')
    const update = (values: Partial<typeof users.$inferInsert>) =>
      db.orm.update(users).set(values).where(eq(users.userName, 'user.editor'))
    const [own] = await db.orm
      .select()
      .from(userRoles)
      .where(eq(userRoles.ownerId, await userIdOf('user.editor')))
    expect(own).toBeDefined()
    await update({ licenseId: 2 })
    await expect(client.jobs.file({ params })).rejects.toMatchObject({ status: 404 })
    await update({ licenseId: 1 })
    await db.orm.update(jobs).set({ licenseId: null })
    await expect(client.jobs.file({ params })).rejects.toMatchObject({ status: 404 })
    await db.orm.update(jobs).set({ licenseId: 1 })
    const roles = await db.orm
      .delete(userRoles)
      .where(eq(userRoles.ownerId, await userIdOf('user.editor')))
      .returning()
    await expect(client.jobs.file({ params })).rejects.toMatchObject({ status: 403 })
    await db.orm.insert(userRoles).values(roles)
    expect((await client.jobs.file({ params })).status).toBe(200)
  })

  it('is refused while its owner lacks a role that they had when it started [API-122]', async () => {
    const { params, client } = await exportNames('customer.admin')
    const [role] = await db.orm.select().from(roles).where(eq(roles.name, 'ADMINISTER_WORKFLOW'))
    const isRole = and(eq(userRoles.ownerId, await userIdOf('customer.admin')), eq(userRoles.itemId, role?.roleId ?? 0))
    const taken = await db.orm.delete(userRoles).where(isRole).returning()
    expect(taken).toHaveLength(1)
    const refused = { status: 403, message: jobMessages.rolesLost }
    await expect(client.jobs.file({ params })).rejects.toMatchObject(refused)
    await db.orm.insert(userRoles).values(taken)
    expect((await client.jobs.file({ params })).status).toBe(200)
  })

  it.each([
    ['waits', 'waiting', 409, jobMessages.notReady],
    ['failed', 'failed', 410, jobMessages.noFile],
    ['was canceled', 'canceled', 410, jobMessages.noFile],
  ] as const)('is not there while its job %s', async (_, state, status, message) => {
    const id = await insertJob('customer.admin', state)
    const client = await gateway.clientAs('customer.admin')
    await expect(client.jobs.file({ params: { id } })).rejects.toMatchObject({ status, message })
  })
})

describe('the calls about jobs', () => {
  it('list the own jobs, newest first', async () => {
    const mine = [await insertJob('customer.admin', 'waiting'), await insertJob('customer.admin', 'failed')]
    await insertJob('user.editor', 'waiting')
    const client = await gateway.clientAs('customer.admin')
    expect((await client.jobs.list()).body.map((job) => job.jobId)).toEqual(mine.toReversed())
  })

  it('cancel a job once; a second time changes nothing, and an ended job is refused', async () => {
    const client = await gateway.clientAs('customer.admin')
    const params = { id: await insertJob('customer.admin', 'waiting') }
    const first = await client.jobs.cancel({ params })
    expect(first.body).toMatchObject({ state: 'canceled' })
    expect((await client.jobs.cancel({ params })).body).toEqual(first.body)
    for (const state of ['done', 'failed'] as const) {
      await expect(
        client.jobs.cancel({ params: { id: await insertJob('customer.admin', state) } }),
      ).rejects.toMatchObject({ status: 409, message: jobMessages.alreadyEnded })
    }
  })

  it('are audited: a job that is canceled once, and a download once a minute', async () => {
    const client = await gateway.clientAs('customer.admin')
    const titlesOf = async (jobId: number) => {
      const { body } = await client.activity.ofLicense({ params: { id: 1 } })
      return body.entries
        .filter(({ subject }) => subject?.kind === 'job' && subject.id === String(jobId))
        .map((entry) => [describeEntry(entry, {}).title, entry.actor.userName])
    }
    const canceled = await insertJob('customer.admin', 'waiting')
    for (let tries = 0; tries < 2; tries += 1) await client.jobs.cancel({ params: { id: canceled } })
    expect(await titlesOf(canceled)).toEqual([['Canceled an export', 'customer.admin']])
    const { job } = await fileOf(client, (await client.users.export({ body: { columns: ['userName'] } })).body)
    await gateway.send(`/gateway/x/jobs/${job.jobId}/file`, {
      method: 'HEAD',
      token: await gateway.tokenOf('customer.admin'),
    })
    const download = [`Downloaded ${job.file?.name}`, 'customer.admin']
    expect(await titlesOf(job.jobId)).toEqual([download])
    gateway.advance(60_000)
    await client.jobs.file({ params: { id: job.jobId } })
    expect(await titlesOf(job.jobId)).toEqual([download, download])
  })

  it('refuse a sixth job in flight with the sentence and the time to wait', async () => {
    for (let count = 0; count < MAX_JOBS_IN_FLIGHT; count += 1) await insertJob('customer.admin', 'waiting')
    const client = await gateway.clientAs('customer.admin')
    await expect(client.users.export({ body: { columns: ['userName'] } })).rejects.toMatchObject({
      status: 429,
      message: jobMessages.tooManyInFlight(MAX_JOBS_IN_FLIGHT),
      retryAfter: 10,
    })
  })
})

describe('exported activity', () => {
  const columns = ['at', 'actor', 'actorName', 'address', 'kind', 'what', 'field', 'before', 'after'] as const
  const userId = 1

  it('has a line for each changed field of the entries that match, as their reader sees them [ACT-17]', async () => {
    const admin = await gateway.clientAs('customer.admin')
    const editor = await gateway.clientAs('user.editor')
    const { body: user } = await admin.users.one({ params: { username: 'locked.out' } })
    for (const phoneNumber of ['=1+1', '2']) {
      const { body } = await admin.users.one({ params: { username: 'locked.out' } })
      await admin.users.save({ params: { username: 'locked.out' }, body: { ...body, phoneNumber, position: 'Rigger' } })
    }
    const start = { subject: 'user' as const, id: user.userId, columns: [...columns], search: '=1+1' }
    const { lines, job } = await fileOf(admin, (await admin.activity.export({ body: start })).body)
    expect(lines[0]).toBe('Time,By,User Name or Key,Address,Kind,What,Field,Before,After')
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(
        /,Corinne .*,customer\.admin,'127\.0\.0\.1,Details,Changed 1 detail of locked\.out,.*'=1\+1,2$/,
      ),
      expect.stringMatching(/,Details,Changed 2 details of locked\.out,Position,.*,Rigger$/),
      expect.stringMatching(/,Details,Changed 2 details of locked\.out,Phone number,.*,'=1\+1$/),
    ])
    expect(job.file?.name).toMatch(/^Activity .*\.csv$/)
    const { lines: withoutAddress } = await fileOf(editor, (await editor.activity.export({ body: start })).body)
    expect(withoutAddress).toHaveLength(lines.length)
    expect(withoutAddress.join()).not.toContain('127.0.0.1')
  })

  it('has every entry without a filter, in the order of the tab [ACT-17]', async () => {
    const client = await gateway.clientAs('customer.admin')
    const body = { subject: 'license', id: 1, columns: ['what'] } as const
    const { lines } = await fileOf(
      client,
      (await client.activity.export({ body: { ...body, columns: ['what'] } })).body,
    )
    const { entries } = (await client.activity.ofLicense({ params: { id: 1 }, query: { limit: 100, counts: true } }))
      .body
    const titles = entries.map((entry) => describeEntry(entry, {}).title)
    expect(titles.filter((title) => !lines.includes(title) && !title.includes('export'))).toEqual([])
    expect(lines.length).toBeGreaterThan(2)
  })

  it('is refused for a filter that cannot be read, and for what its owner does not see [ACT-12, ACT-18]', async () => {
    const client = await gateway.clientAs('customer.admin')
    const start = (over: object) =>
      client.activity.export({ body: { subject: 'user', id: userId, columns: ['what'], ...over } })
    await expect(start({ kinds: 'nothing' })).rejects.toMatchObject({ status: 400 })
    await expect(start({ from: 2, to: 1 })).rejects.toMatchObject({ status: 400 })
    await expect(start({ id: await userIdOf('harbour.admin') })).rejects.toMatchObject({ status: 404 })
    await expect(start({ subject: 'license', id: 2 })).rejects.toMatchObject({ status: 404 })
    await expect(start({ subject: 'reports', id: 1 })).rejects.toMatchObject({ status: 403 })
  })

  it('cannot be downloaded without the role of its tab, whatever other activity its owner reads [ACT-18]', async () => {
    const client = await gateway.clientAs('harbour.admin')
    const ownerId = await userIdOf('harbour.admin')
    const { job } = await fileOf(
      client,
      (await client.activity.export({ body: { subject: 'license', id: 2, columns: ['what'] } })).body,
    )
    const [role] = await db.orm.select({ roleId: roles.roleId }).from(roles).where(eq(roles.name, 'ADMINISTER_ROLE'))
    const assignment = { ownerId, itemId: role?.roleId ?? 0 }
    await db.orm
      .delete(userRoles)
      .where(and(eq(userRoles.ownerId, assignment.ownerId), eq(userRoles.itemId, assignment.itemId)))
    await expect(client.jobs.file({ params: { id: job.jobId } })).rejects.toMatchObject({ status: 403 })
    await db.orm.insert(userRoles).values(assignment)
  })
})
