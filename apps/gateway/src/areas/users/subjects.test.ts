import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { roles, userRoles, users } from '../../db/schema'
import type { SignedIn } from '../../http/caller'
import { lockSubject } from './subjects'

const roleOf = async (name: string): Promise<number> => {
  const [role] = await db.orm.select({ roleId: roles.roleId }).from(roles).where(eq(roles.name, name))
  return role!.roleId
}

let db: TestDatabase
let subject: { userId: number; userName: string }
const editor: SignedIn = {
  userId: 0,
  userName: 'user.editor',
  licenseId: 1,
  roles: ['ADMINISTER_USER_CREATE_UPDATE'],
  mustUpdatePassword: false,
  apiKeyId: undefined,
  provedAt: undefined,
  provedEmail: undefined,
}

beforeAll(async () => {
  db = await createTestDatabase()
  const [row] = await db.orm
    .insert(users)
    .values({ userName: 'held', firstName: 'A', lastName: 'B', email: 'a@b.example', licenseId: 1, createDate: 0 })
    .returning()
  subject = row!
})
afterAll(() => db.close())

const lock = (actor: SignedIn, who: string | number) => db.transaction((tx) => lockSubject(tx, actor, who))

describe('a user that a save locks', () => {
  it('is found by name, in any case, and by id', async () => {
    expect((await lock(editor, 'HELD')).userId).toBe(subject.userId)
    expect((await lock(editor, subject.userId)).userName).toBe('held')
  })

  it('of another license gets the same answer as an unknown user [ROLE-54]', async () => {
    const stranger = { ...editor, licenseId: 2 }
    await expect(lock(stranger, 'held')).rejects.toMatchObject({ status: 404 })
    await expect(lock(editor, 'nobody at all')).rejects.toMatchObject({ status: 404 })
  })

  it('is judged again: who has come to administer all licenses since the call was judged is not changed from below', async () => {
    await db.orm
      .insert(userRoles)
      .values({ ownerId: subject.userId, itemId: await roleOf('ACCESS_ALL_CUSTOMER_LICENCES') })
    await expect(lock(editor, 'held')).rejects.toMatchObject({ status: 403 })
    const equal = { ...editor, roles: [...editor.roles, 'ACCESS_ALL_CUSTOMER_LICENCES'] }
    expect((await lock(equal, 'held')).userId).toBe(subject.userId)
  })
})
