import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '@sitewright/api-client/client'
import { contract } from '@sitewright/api-client/contract/all'
import { jsonReplyOf, rowsOf } from '@sitewright/api-client/contract/contract'
import { Problem } from '@sitewright/domain/shared/problem'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { apiKeyCases } from '../../test/matrix/api-keys'
import { CALLERS, type Case } from '../../test/matrix/case'
import { catalogCases } from '../../test/matrix/catalog'
import { configCases } from '../../test/matrix/configs'
import { groupCases } from '../../test/matrix/groups'
import { importCases } from '../../test/matrix/imports'
import { integrationCases } from '../../test/matrix/integrations'
import { internalSettingsCases } from '../../test/matrix/internal-settings'
import { licenseConfigCases } from '../../test/matrix/license-configs'
import { licenseCases } from '../../test/matrix/licenses'
import { preservationCases } from '../../test/matrix/preservations'
import { projectCases } from '../../test/matrix/projects'
import { shortcutCases } from '../../test/matrix/shortcuts'
import { siteCases } from '../../test/matrix/sites'
import { userCases } from '../../test/matrix/users'
import { workflowCases } from '../../test/matrix/workflows'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'

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

const cases: Readonly<Record<string, Readonly<Record<string, Case>>>> = {
  ...apiKeyCases,
  ...catalogCases,
  ...configCases,
  ...groupCases,
  ...importCases,
  ...integrationCases,
  ...internalSettingsCases,
  ...licenseCases,
  ...licenseConfigCases,
  ...preservationCases,
  ...projectCases,
  ...shortcutCases,
  ...siteCases,
  ...userCases,
  ...workflowCases,
}

/** An archive names versions of several workflows, and a move those of several sites, in the body. Tests of their own show the conflicts. */
const WITHOUT_VERSION = ['workflows.archive', 'sites.move']

const saves = rowsOf(contract).filter(
  ({ operation, row }) => row.replies[409] !== undefined && !WITHOUT_VERSION.includes(operation),
)

/** Makes the call of the matrix with an If-Match header, which the matrix itself does not send. */
async function save(operation: string, ifMatch?: string): Promise<{ status: number; body?: unknown; etag?: string }> {
  const found = cases[operation]?.['of license 1'] ?? cases[operation]?.['in scope']
  if (found === undefined) throw new Error(`The matrix has no case of license 1 for ${operation}.`)
  const isForAdministrators = found.answers[CALLERS.indexOf('customer.admin')] === 200
  const token = await gateway.tokenOf(isForAdministrators ? 'customer.admin' : 'super.admin')
  const client = createClient({
    bases: gateway.bases,
    session: { token: () => token },
    fetch: (address, options) =>
      fetch(address, {
        ...options,
        headers: { ...(options?.headers as Record<string, string>), ...(ifMatch && { 'If-Match': ifMatch }) },
      }),
  })
  return found.call(client, token)
}

describe('a save over an older version [ERR-98]', () => {
  it.each(saves.map(({ operation, row }) => ({ operation, row })))(
    '$operation answers the current value with its ETag, and saving over that succeeds',
    async ({ operation, row }) => {
      // The first save may change something, such as the roles that an earlier case of this file removed.
      await save(operation)
      const stored = await save(operation)
      const conflict = await save(operation, '"an older version"').catch((error: unknown) => error)
      if (!(conflict instanceof Problem)) throw new Error(`${operation} saved over another version.`)
      expect(conflict).toMatchObject({ status: 409, current: stored.body, etag: stored.etag })
      expect(conflict.etag).toMatch(/^".+"$/)
      expect(jsonReplyOf(row, 409)?.safeParse(conflict.current).success).toBe(true)
      expect((await save(operation, conflict.etag)).status).toBe(200)
    },
  )

  it('covers every call that saves versions', () => {
    expect(saves.length).toBeGreaterThanOrEqual(13)
  })
})
