import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RuntimeConfig } from '@sitewright/domain/shared/runtime-config'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { serveHealth } from './health'

let db: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

describe('every reply', () => {
  it.each([
    ['a call that is refused', '/gateway/users'],
    ['a call that does not exist', '/gateway/nothing'],
    ['a page', '/users/list'],
    ['the configuration', '/config.json'],
    ['the health of the process', '/healthz'],
    ['the OpenAPI document', '/gateway/openapi.json'],
  ])('that is %s has strict headers and a request id', async (_, path) => {
    const { headers } = await gateway.send(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as string,
      // The map asks for the user's position; nothing of ours asks for a camera.
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(self\)/) as string,
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
    })
    expect(headers.has('strict-transport-security')).toBe(false)
    expect(headers.has('x-powered-by')).toBe(false)
  })

  it('has them for a malformed address too', async () => {
    const response = await gateway.send('/gateway/users/%E0%A4%A')
    expect(response.status).toBe(400)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as string,
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    })
    const requestId = response.headers.get('x-request-id') ?? 'none'
    expect(gateway.logLines.findLast((line) => line.includes(requestId))).toContain('unreadable')
  })

  it('of a call may not load anything', async () => {
    const { headers } = await gateway.send('/gateway/addons', { token: await gateway.tokenOf('viewer') })
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  it('has a request id of its own whatever the caller sends, in the header and in an error', async () => {
    const response = await gateway.send('/gateway/users', { headers: { 'x-request-id': 'proxy-00017' } })
    const requestId = response.headers.get('x-request-id')
    expect(requestId).toMatch(/^[\da-f-]{36}$/)
    expect(await response.json()).toEqual({ message: 'Please log in to continue.', requestId })
  })

  it('sends Strict-Transport-Security only if a trusted proxy says that the request used https', async () => {
    const headers = { 'x-forwarded-proto': 'https' }
    expect((await gateway.send('/healthz', { headers })).headers.has('strict-transport-security')).toBe(false)
    const behind = await startTestGateway({ db, environment: { TRUST_PROXY: '1' } })
    const trusted = await behind.send('/healthz', { headers })
    const plain = await behind.send('/healthz')
    await behind.close()
    expect(trusted.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(plain.headers.has('strict-transport-security')).toBe(false)
  })
})

describe('what the portal reads at start', () => {
  const configOf = async (path = gateway) => RuntimeConfig.parse(await (await path.send('/config.json')).json())

  it('are bases, names and, in demo mode, the accounts to sign in with [API-01, API-02, API-113, CONST-18]', async () => {
    const config = await configOf()
    expect(config).toMatchObject({
      bases: { gateway: '/gateway', api: '/api', own: '/gateway/x' },
      capabilities: [
        'session.newCode',
        'session.prove',
        'session.sendProofCode',
        'session.extend',
        'handover.redeem',
        'users.facets',
        'users.export',
        'groups.export',
        'apiKeys.export',
        'imports.facets',
        'imports.export',
        'reports.exportGroups',
        'licenses.overLimit',
        'licenses.facets',
        'licenses.export',
        'licenses.unlinkEnvironment',
        'licenses.use',
        'integrations.keys',
        'integrationReports.export',
        'projects.facets',
        'projects.export',
        'projects.use',
        'activity.ofUser',
        'activity.ofGroup',
        'activity.ofApiKey',
        'activity.ofProject',
        'activity.ofSite',
        'activity.ofWorkflow',
        'activity.ofConfig',
        'activity.ofLicenseConfig',
        'activity.ofPreservation',
        'activity.ofImport',
        'activity.ofEnvironment',
        'activity.ofProductLicense',
        'activity.ofIntegration',
        'activity.ofReport',
        'activity.ofLicense',
        'activity.export',
        'jobs.list',
        'jobs.one',
        'jobs.cancel',
        'jobs.file',
        'jump.search',
        'sites.restore',
        'sites.move',
        'sites.neighbors',
        'sites.statePreview',
        'labels.check',
        'labels.picture',
        'configs.saveTogether',
        'configs.renameStatus',
        'configs.versions',
        'configs.version',
        'workflows.saveProjects',
        'workflows.list',
        'workflows.export',
        'workflows.one',
        'workflows.equipmentStatusUse',
        'licenseConfigs.saveTogether',
        'licenseConfigs.statusUse',
        'licenseConfigs.matrix',
        'licenseConfigs.matrixFacets',
        'licenseConfigs.renameStatus',
        'preservations.export',
        'catalogEnvironments.list',
        'catalogEnvironments.export',
        'catalogEnvironments.read',
        'catalogEnvironments.create',
        'catalogEnvironments.save',
        'catalogEnvironments.remove',
        'catalogEnvironments.makeSecret',
        'catalogEnvironments.removeSecret',
        'catalogProductLicenses.list',
        'catalogProductLicenses.export',
        'catalogProductLicenses.read',
        'catalogProductLicenses.create',
        'catalogProductLicenses.save',
        'catalogProductLicenses.remove',
        'catalogProductLicenses.roleGroups',
        'catalogIntegrations.list',
        'catalogIntegrations.export',
        'catalogIntegrations.read',
        'catalogIntegrations.create',
        'catalogIntegrations.save',
        'catalogIntegrations.remove',
        'catalogReports.list',
        'catalogReports.export',
        'catalogReports.read',
        'catalogReports.create',
        'catalogReports.save',
        'catalogReports.remove',
        'firstRun.state',
        'firstRun.createLicense',
        'firstRun.createAdministrator',
        'home.overview',
        'drafts.key',
      ],
      environment: 'PROD',
      productName: 'Sitewright',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    })
    expect(config.demo?.accounts.map((account) => account.userName)).toContain('harbour.admin')
  })

  it('names another server where one is configured, and no demo account in production [API-01]', async () => {
    const environment = {
      SEED: 'none',
      PORTAL_GATEWAY_BASE: 'https://gateway.example/v1',
      PORTAL_API_BASE: 'https://api.example',
    }
    const other = await startTestGateway({ db, environment })
    const config = await configOf(other)
    const text = await (await other.send('/config.json')).text()
    await other.close()
    expect(config.bases).toEqual({
      gateway: 'https://gateway.example/v1',
      api: 'https://api.example',
      own: 'https://gateway.example/v1/x',
    })
    expect(text).not.toContain('demo')
    // Another server says itself whether it has single sign-on.
    expect(config.hasSso).toBeUndefined()
  })

  it('contains the other addresses, what recovery asks for, and whether single sign-on is offered [AUTH-45, AUTH-82, NAV-16, NAV-32]', async () => {
    const told = async (environment: Record<string, string>) => {
      const other = await startTestGateway({ db, environment })
      const config = await configOf(other)
      await other.close()
      return config
    }
    expect(await configOf()).toMatchObject({ recoveryBy: 'username', hasSso: true })
    expect((await told({ SEED: 'none' })).hasSso).toBe(false)
    expect(
      await told({
        SEED: 'none',
        SSO_ISSUER: 'https://id.example',
        SSO_CLIENT_ID: 'portal',
        SSO_CLAIM: 'upn',
        PRODUCTION_URL: 'https://portal.example/',
        MOBILE_ADMIN_URL: 'https://mobile.example/',
        MOBILE_APP_URL: 'https://mobile.example/print?zpl={zpl}',
        MAPBOX_TOKEN: 'pk.public',
        WEB_APPLICATION_NAME: 'Sitewright on site',
        RECOVERY_BY: 'email',
      }),
    ).toMatchObject({
      hasSso: true,
      productionUrl: 'https://portal.example/',
      mobileAdminUrl: 'https://mobile.example/',
      mobileAppUrl: 'https://mobile.example/print?zpl={zpl}',
      mapboxToken: 'pk.public',
      webApplicationName: 'Sitewright on site',
      recoveryBy: 'email',
    })
  })
})

describe('health', () => {
  it('is the process alone, readiness the database too', async () => {
    expect((await gateway.send('/healthz')).status).toBe(200)
    expect((await gateway.send('/readyz')).status).toBe(200)
    const closed = await startTestGateway({ db: { ...db, isReady: async () => false } })
    const [alive, ready] = [await closed.send('/healthz'), await closed.send('/readyz')]
    await closed.close()
    expect([alive.status, ready.status]).toEqual([200, 503])
  })

  it('is not ready while it shuts down', async () => {
    const app = Fastify()
    serveHealth(app, db)
    const seen: number[] = []
    app.addHook('preClose', async () => {
      seen.push(await status())
    })
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    const status = async () => (await fetch(`${origin}/readyz`)).status
    const before = await status()
    await app.close()
    expect([before, ...seen]).toEqual([200, 503])
  })
})

describe('the log', () => {
  it('has one line for a request, without token, query, path value or body', async () => {
    const token = await gateway.tokenOf('viewer')
    const start = gateway.logLines.length
    const id = 'line-000001'
    await gateway.send('/gateway/users/viewer?secret=hidden-1', { token, headers: { 'x-request-id': id } })
    await gateway.send('/gateway/users/token/verify/hidden-2?token=hidden-3')
    await gateway.send('/users/password/reset?token=hidden-4')
    await gateway
      .clientAs()
      .then((client) =>
        client.session.login({ body: { userName: 'hidden-5', password: 'hidden-6' } }).catch(() => undefined),
      )
    const lines = gateway.logLines.slice(start).map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatchObject({
      callerRequestId: id,
      address: '127.0.0.1',
      method: 'GET',
      operation: 'users.one',
      status: 400,
      userId: 6,
    })
    expect(lines[0]?.requestId).not.toBe(id)
    expect(lines[1]).toMatchObject({ operation: 'passwords.verifyLink', status: 400 })
    expect(lines[2]).toMatchObject({ path: '/users/password/reset' })
    expect(lines[3]).toMatchObject({ operation: 'session.login', status: 401 })
    for (const path of [
      '/GATEWAY/users/token/verify/hidden-7',
      '//gateway/users/token/verify/hidden-8',
      '/gateway%2Fusers/token/verify/hidden-9',
      `/users/password/reset/hidden-${'x'.repeat(36)}`,
    ])
      await gateway.send(path)
    const text = gateway.logLines.join('')
    expect(text).not.toContain('hidden-')
    expect(text).not.toContain(token)
    expect(text).not.toContain(token.split('.')[2])
  })
})
