import type { licenses as calls } from '@sitewright/api-client/contract/licenses'
import { licenseScreenMessages } from '@sitewright/domain/licenses/screen-messages'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../db/database'
import { addOns, licenseAddOns, licenseEnvironments, licenses } from '../../db/schema'
import { record } from '../../http/audit'
import type { JudgedCall, Reply } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { isOfferedEnvironment } from './environments'
import { presentLicense } from './present'
import { readLicenseNames } from './store'

type Create = (typeof calls)['create']

/** Writes a license. It has every product license with the limit 0, so that each of them can be raised (LIC-44). */
export async function insertLicense(tx: Queries, values: typeof licenses.$inferInsert) {
  const [row] = await tx.insert(licenses).values(values).returning()
  if (row === undefined) throw new Error('The license was not written.')
  const { licenseId } = row
  const products = await tx.select({ addOnId: addOns.addOnId }).from(addOns)
  if (products.length > 0) {
    await tx.insert(licenseAddOns).values(products.map(({ addOnId }) => ({ licenseId, addOnId, maxUsers: 0 })))
  }
  return row
}

/** Writes a license with its environments, the first of which is its own, and the limits of its product licenses. The others have the limit 0. */
export async function insertCustomer(
  tx: Queries,
  values: Omit<typeof licenses.$inferInsert, 'environmentId'>,
  environmentIds: readonly [number, ...number[]],
  limits: readonly { readonly addOnId: number; readonly maxUsers: number }[],
) {
  const row = await insertLicense(tx, { ...values, environmentId: environmentIds[0] })
  const { licenseId } = row
  await tx.insert(licenseEnvironments).values(environmentIds.map((environmentId) => ({ licenseId, environmentId })))
  for (const { addOnId, maxUsers } of limits) {
    await tx
      .update(licenseAddOns)
      .set({ maxUsers })
      .where(and(eq(licenseAddOns.licenseId, licenseId), eq(licenseAddOns.addOnId, addOnId)))
  }
  return row
}

/**
 * Creates a license that the caller owns (LIC-46). Its environment is
 * linked by a call of its own (ENV-14).
 */
export async function createLicense(tx: Queries, call: JudgedCall<Create>): Promise<Reply<Create>> {
  const { actor, body } = call
  if (!(await isOfferedEnvironment(tx, body.environmentId))) {
    throw invalid(
      { environmentId: [licenseScreenMessages.environmentNotFound] },
      licenseScreenMessages.environmentNotFound,
    )
  }
  // An API key is no user, so what it creates has no owner.
  const ownerId = actor.userId > 0 ? actor.userId : null
  const row = await insertLicense(tx, { ...body, ownerId })
  const { licenseId } = row
  await record(tx, call, {
    action: 'licenses.create',
    subject: { kind: 'license', id: licenseId },
    licenseId,
    after: { ...body, ownerId },
  })
  const created = { ...row, numProjects: 0, numUsers: 0 }
  return { status: 200, body: presentLicense(created, await readLicenseNames(tx, 'all', [created])) }
}
