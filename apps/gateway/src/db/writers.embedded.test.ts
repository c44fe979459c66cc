import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../test/test-database'
import { asWriter } from './database'

it('lets a read and another license run after one of many transactions of a license', async () => {
  const db = await createTestDatabase()
  const order: string[] = []
  const write = (licenseId: number, until: Promise<unknown> = Promise.resolve()) =>
    asWriter({ licenseId }, () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        await until
        order.push(`license ${licenseId}`)
      }),
    )
  let release = (): void => undefined
  const first = write(1, new Promise<void>((resolve) => (release = resolve)))
  const others = Array.from({ length: 5 }, () => write(1))
  const read = db.execute(sql`select 1`).then(() => order.push('read'))
  const another = write(2)
  release()
  await Promise.all([first, ...others, read, another])
  expect(order.slice(0, 3).toSorted()).toEqual(['license 1', 'license 2', 'read'])
  await db.close()
})
