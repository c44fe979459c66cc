import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { findAccount } from './store'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

it('finds an account whatever the case of its name, and by no other name that the database folds to it', async () => {
  expect(await findAccount(db.orm, 'WORKFLOW.Editor')).toMatchObject({ userName: 'workflow.editor' })
  expect(await findAccount(db.orm, 'wor\u212Aflow.editor')).toBeUndefined()
  expect(await findAccount(db.orm, 'v\u0130ewer')).toBeUndefined()
})
