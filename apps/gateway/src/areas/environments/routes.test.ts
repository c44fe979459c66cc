import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { environments } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
let portalDist: string
beforeAll(async () => {
  db = await createTestDatabase()
  await db.orm
    .insert(environments)
    .values({ environmentId: 9, name: 'Site', serverUrl: 'https://site.example:9000/app' })
  portalDist = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-portal-'))
  gateway = await startTestGateway({
    db,
    environment: { PORTAL_DIST: portalDist, PUBLIC_URL: 'https://portal.localhost:8443' },
  })
})
afterAll(async () => {
  await gateway.close()
  await db.close()
  fs.rmSync(portalDist, { recursive: true, force: true })
})

describe('environments', () => {
  it('of a license are readable for its users, whatever their roles [ENV-03, API-27]', async () => {
    const of = async (userName: string, licenseId: number) => {
      const client = await gateway.clientAs(userName)
      return (await client.environments.ofLicense({ params: { licenseId } })).body.map(({ name }) => name)
    }
    expect(await of('no.roles', 1)).toEqual(['PROD', 'UAT'])
    expect(await of('harbour.admin', 2)).toEqual(['PROD'])
    expect(await of('no.environment', 4)).toEqual([])
    expect(await of('super.admin', 2)).toEqual(['PROD'])
  })

  it('are all readable for users of all licenses; stand-ins have the address of the gateway, others their own [ENV-01, API-26]', async () => {
    const client = await gateway.clientAs('super.admin')
    expect((await client.environments.list()).body).toEqual([
      { environmentId: 1, name: 'PROD', serverUrl: 'https://prod.localhost:8443/' },
      { environmentId: 2, name: 'UAT', serverUrl: 'https://uat.localhost:8443/' },
      { environmentId: 9, name: 'Site', serverUrl: 'https://site.example:9000/app' },
    ])
  })
})

describe('the deployed version', () => {
  const deployed = async () => (await (await gateway.clientAs()).version.deployed()).body.vueDeployedVersion
  const file = () => path.join(portalDist, 'version.json')
  let written = 0
  /** Each is later than the one before, however quick the test is. */
  const write = (text: string) => {
    fs.writeFileSync(file(), text)
    written += 1
    fs.utimesSync(file(), 1_000_000 + written, 1_000_000 + written)
  }

  it('is empty while no portal is built [API-25, NAV-25]', async () => {
    expect(await deployed()).toBe('')
  })

  it('is that of the build that lies there now, also after a new one behind the same gateway [API-25, NAV-24]', async () => {
    write('{ "version": "1.0.0+1111" }')
    expect(await deployed()).toBe('1.0.0+1111')
    write('{ "version": "1.0.0+2222" }')
    expect(await deployed()).toBe('1.0.0+2222')
    fs.rmSync(file())
    expect(await deployed()).toBe('')
  })

  it('is read only with the environment id 1 [API-25, CONST-29]', async () => {
    write('{ "version": "1.0.0+1111" }')
    const ask = async (id: number) => gateway.send(`/api/environment/${id}/vuejsVersion`)
    expect(await (await ask(1)).json()).toEqual({ vueDeployedVersion: '1.0.0+1111' })
    expect((await ask(2)).status).toBe(404)
  })

  it('is empty for a file that is half written', async () => {
    for (const text of ['{ "version": "1.0', '[]', '{ "version": 7 }', 'null']) {
      write(text)
      expect(await deployed()).toBe('')
    }
    write('{ "version": "1.0.0+3333" }')
    expect(await deployed()).toBe('1.0.0+3333')
  })
})
