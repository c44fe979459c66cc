import { licenses as licenseCalls } from '@sitewright/api-client/contract/licenses'
import { users as userCalls } from '@sitewright/api-client/contract/users'
import useSWR, { mutate } from 'swr'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { messageOf } from '@sitewright/domain/shared/problem'
import type { User } from '@sitewright/domain/users/model'
import { inputOf } from '@sitewright/domain/users/rules'
import type { AddOnsChoice } from '@sitewright/ui/features/assignments/add-ons/AddOnsTab'
import type { AssignmentOutcome } from '@sitewright/ui/assignment/save-outcome'
import { callsOf } from './api'
import { saveAssignment } from './assignment'
import { over, taggedOf } from './assignment-reply'
import { isKeyOf, keyOf } from './keys'

const api = callsOf({ licenses: licenseCalls, users: userCalls })

/** The product licenses of a license, with their limits. */
export const useLicenseAddOns = (licenseId: number | undefined) =>
  useSWR(
    licenseId === undefined ? null : keyOf('license-add-ons', licenseId),
    async () => (await api().licenses.addOns({ params: { licenseId: licenseId ?? 0 } })).body,
  )

/** The vendors of a license; not asked for without one (USER-66). */
export const useVendors = (licenseId: number | undefined) =>
  useSWR(
    licenseId === undefined ? null : keyOf('vendors', licenseId),
    async () => (await api().licenses.vendors({ params: { licenseId: licenseId ?? 0 } })).body,
  )

const userAddOnsKey = (userName: string) => keyOf('user-add-ons', userName)

/** The product licenses that a user holds directly. */
export const useUserAddOns = (userName: string) =>
  useSWR(userAddOnsKey(userName), async () => taggedOf(await api().users.addOns({ params: { username: userName } })))

/** What shows, counts or follows the product licenses of a user. */
const DEPENDENTS = ['user', 'users', 'role-info', 'license-add-ons'] as const

const ignore = (): void => undefined

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name))

const putVendors = async (user: User, vendors: readonly string[]): Promise<User> => {
  const body = { ...inputOf(user), version: user.version, userData: { vendors: [...vendors] } }
  return (await api().users.save({ params: { username: user.userName }, body })).body
}

/**
 * The vendors go with the user as it stands now: what was read with the page may be older. They are saved by a call of their own, ahead of the product licenses, so that
 * nothing is sent where those will be refused as somebody else's, nor over vendors that somebody else has chosen.
 * @param before what they were chosen over
 * @returns the user as stored; undefined where somebody else was first
 */
async function saveVendors(
  userName: string,
  vendors: readonly string[],
  before: readonly string[],
  tag: string | undefined,
): Promise<User | undefined> {
  const params = { username: userName }
  const [{ body: user }, addOns] = await Promise.all([api().users.one({ params }), api().users.addOns({ params })])
  if (tag !== addOns.etag || !isSameList(before, user.userData.vendors)) return undefined
  return putVendors(user, vendors)
}

/** Saves them; chosen vendors at first (USER-68), which go back where the product licenses are refused: nothing is half saved. No vendor at all is sent by nobody: a choice without a vendor product clears them at the server (USER-64). */
export async function saveUserAddOns(
  userName: string,
  choice: AddOnsChoice,
  tag: string | undefined,
): Promise<AssignmentOutcome> {
  const { vendors = [], vendorsBefore, addOnIds } = choice
  const revalidate = () => void mutate((key) => DEPENDENTS.some((area) => isKeyOf(key, area)))
  /** What they saved is vendors as well. */
  const readVendors = () => mutate(keyOf('user', userName))
  let changed: User | undefined
  if (vendorsBefore !== undefined && vendors.length > 0) {
    try {
      changed = await saveVendors(userName, vendors, vendorsBefore, tag)
      if (changed === undefined) {
        await Promise.all([mutate(userAddOnsKey(userName)), readVendors()])
        return { status: 'conflict' }
      }
    } catch (error) {
      return { status: 'failed', message: messageOf(error, addOnMessages.saveFailed) }
    }
  }
  const outcome = await saveAssignment({
    key: userAddOnsKey(userName),
    send: () => api().users.saveAddOns({ params: { username: userName }, body: [...addOnIds] }, over(tag)),
    saved: addOnMessages.saved,
    failed: addOnMessages.saveFailed,
  })
  // Where even that is refused, what stands is read below, and shown.
  if (outcome.status !== 'saved' && changed !== undefined) await putVendors(changed, vendorsBefore ?? []).catch(ignore)
  if (outcome.status === 'conflict') await readVendors()
  if (outcome.status === 'saved' || vendorsBefore !== undefined) revalidate()
  // A limit that refused was reached by somebody else: what is shown beside the refusal must not say that there is room.
  else if (outcome.status === 'failed') void mutate((key) => isKeyOf(key, 'license-add-ons'))
  return outcome
}
