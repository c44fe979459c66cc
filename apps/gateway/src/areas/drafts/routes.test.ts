import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { failureOf } from '../../../../../tests/support/group-world'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { makeKey } from '../../../test/make-key'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { audit } from '../../db/schema'

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

const keyOf = async (userName: string, at: TestGateway = gateway): Promise<string> =>
  (await (await at.clientAs(userName)).drafts.key()).body.draftKey

describe('x/drafts/key', () => {
  it('is 256 bits, the same in each session and at each gateway, and another one for each user [DRAFT-05]', async () => {
    const second = await startTestGateway({ db })
    const keys = await Promise.all([keyOf('viewer'), keyOf('viewer'), keyOf('viewer', second), keyOf('super.admin')])
    await second.close()
    const [first, again, elsewhere, other] = keys
    expect(Buffer.from(first ?? '', 'base64url')).toHaveLength(32)
    expect([again, elsewhere]).toEqual([first, first])
    expect(other).not.toBe(first)
  })

  it('is refused without a session and to an API key [DRAFT-05]', async () => {
    expect(await failureOf(gateway.clientWith(undefined).drafts.key())).toMatchObject({ status: 401 })
    const { key } = await makeKey(db)
    const refused = await failureOf(gateway.clientWith(key).drafts.key())
    expect(refused).toMatchObject({ status: 403, message: apiKeyMessages.needsPerson })
  })

  it('is in no log line, in no audit entry and in no cache [DRAFT-05]', async () => {
    const key = await keyOf('viewer')
    const written = gateway.logLines.join('') + JSON.stringify(await db.orm.select().from(audit))
    expect(written).toContain('drafts.key')
    expect(written).not.toContain(key)
    const { headers } = await gateway.send('/gateway/x/drafts/key', { token: await gateway.tokenOf('viewer') })
    expect(headers.get('cache-control')).toBe('no-store')
  })
})
