import { eq } from 'drizzle-orm'
import type { firstRun as calls } from '@sitewright/api-client/contract/first-run'
import { VENDOR_CATEGORY } from '@sitewright/domain/add-ons/model'
import { firstRunMessages, firstRunRefusals } from '@sitewright/domain/first-run/messages'
import { licenseFieldMessages } from '@sitewright/domain/licenses/field-messages'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { formatAddOnLimit, licenseScreenMessages } from '@sitewright/domain/licenses/screen-messages'
import { UNLIMITED } from '@sitewright/domain/shared/limits'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import type { Queries } from '../../db/database'
import { addOns } from '../../db/schema'
import { record } from '../../http/audit'
import type { AreaHandlers, JudgedCall } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { makeSecret } from '../../secrets/secrets'
import type { SignInOptions } from '../../sign-in/open'
import { lockCatalog } from '../catalog/entries'
import { insertCustomer } from '../licenses/create'
import { isOfferedEnvironment } from '../licenses/environments'
import { queueLink } from '../passwords/links'
import { refuseTakenName } from '../users/create'
import { insertFirstAdministrator, readFirstHoldings } from '../users/first-administrator'
import { findCustomer, readFirstRun } from './store'

type CreateLicense = JudgedCall<(typeof calls)['createLicense']>
type CreateAdministrator = JudgedCall<(typeof calls)['createAdministrator']>

/** @returns the product licenses with their limits. @throws Problem 400 with each field that names what is not offered */
async function findOfferedParts(tx: Queries, { environmentId, addOnIds }: CreateLicense['body']) {
  const faults: FieldErrors = {}
  if (!(await isOfferedEnvironment(tx, environmentId))) {
    faults['environmentId'] = [licenseScreenMessages.environmentNotFound]
  }
  const offered = await tx.select().from(addOns).where(eq(addOns.isRetired, false))
  const selected = offered.filter(({ addOnId }) => addOnIds.includes(addOnId))
  if (selected.length < new Set(addOnIds).size) faults['addOnIds'] = [licenseFieldMessages.addOnNotFound]
  else if (selected.every(({ category }) => category === VENDOR_CATEGORY)) {
    faults['addOnIds'] = [firstRunMessages.licenseProductsRequired]
  }
  if (Object.keys(faults).length > 0) throw invalid(faults)
  return selected.map(({ addOnId, name }) => ({ addOnId, name, maxUsers: UNLIMITED }))
}

/** Creates the first license (FIRST-08). @throws Problem 400 if one exists (FIRST-10) */
async function createLicense(tx: Queries, call: CreateLicense) {
  const { actor, body } = call
  // Every step of SETUP_FILE and of the first run waits here, so that two of them cannot create the same.
  await lockCatalog(tx)
  const { license } = await readFirstRun(tx, actor.userId)
  if (license !== null) throw invalid({}, firstRunRefusals.licenseDone(license.name))
  const limits = await findOfferedParts(tx, body)
  const { environmentId, addOnIds: _limits, ...fields } = body
  const values = { ...fields, ownerId: actor.userId }
  const { licenseId, name } = await insertCustomer(tx, values, [environmentId], limits)
  await record(tx, call, {
    action: 'licenses.create',
    subject: { kind: 'license', id: licenseId },
    licenseId,
    after: { ...values, environmentId, addOnLimits: limits.map(formatAddOnLimit) },
  })
  return { licenseId, name }
}

/** Creates the first administrator of a license (FIRST-09). Who administers all licenses and roles may grant each of the roles (ROLE-53). @throws Problem 400 if a customer has one (FIRST-10) */
async function createAdministrator(
  tx: Queries,
  options: Pick<SignInOptions, 'config' | 'origin'>,
  call: CreateAdministrator,
) {
  const { actor, body, now } = call
  const { licenseId, ...administrator } = body
  await lockCatalog(tx)
  const state = await readFirstRun(tx, actor.userId)
  if (state.administrator !== null) {
    throw invalid({}, firstRunRefusals.administratorDone(state.administrator.userName))
  }
  const license = await findCustomer(tx, licenseId)
  if (license === undefined) throw invalid({ licenseId: [licenseMessages.notFound] })
  const { roles } = await readFirstHoldings(tx, licenseId)
  if (roles.length === 0) throw invalid({}, firstRunRefusals.noRoles(license.name))
  const { userId, after } = await insertFirstAdministrator(tx, licenseId, administrator, now)
  await queueLink(
    tx,
    { productName: options.config.productName, origin: options.origin() },
    { userId, account: administrator, token: makeSecret(), invitedTo: license.name },
    now,
  )
  await record(tx, call, {
    action: 'users.create',
    subject: { kind: 'user', id: userId },
    licenseId,
    after,
  })
  return { userName: administrator.userName, email: administrator.email }
}

export function firstRunHandlers(options: SignInOptions): AreaHandlers<typeof calls> {
  const { db, config } = options
  return {
    state: {
      run: async ({ actor }) => ({
        status: 200,
        body: { ...(await readFirstRun(db.orm, actor.userId)), sendsMail: config.smtpUrl !== undefined },
      }),
    },
    createLicense: {
      run: async (call) => ({ status: 200, body: await db.transaction((tx) => createLicense(tx, call)) }),
    },
    createAdministrator: {
      run: async (call) => {
        const body = await db
          .transaction((tx) => createAdministrator(tx, options, call))
          .catch(refuseTakenName(db.orm, call.actor, call.body.userName))
        options.onMail()
        return { status: 200, body }
      },
    },
  }
}
