import { users as userCalls } from '@sitewright/api-client/contract/users'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import type { AddOn, AddOnsChoice } from '@sitewright/domain/add-ons/model'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { User } from '@sitewright/domain/users/model'
import { toUserInput } from '@sitewright/domain/users/rules'
import { ifMatch, createOperations } from '../api'
import { cacheEntry, refresh, selectTagged, useRead } from '../read'
import { describeFailure, write } from '../write'

const { users } = createOperations({ users: userCalls })

const createInput = (username: string) => ({ params: { username } })

/** The product licenses that are assigned to a user directly. */
export const useUserAddOns = (userName: string) =>
  useRead(users.addOns, createInput(userName), { select: selectTagged })

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name))

const ignore = (): void => undefined

const putVendors = (user: User, vendors: readonly string[]) =>
  users.save({
    ...createInput(user.userName),
    body: { ...toUserInput(user), version: user.version, userData: { vendors: [...vendors] } },
  })

interface VendorsChange {
  readonly userName: string
  readonly vendors: readonly string[]
  /** The vendors that the choice replaces. */
  readonly before: readonly string[]
  readonly tag: string | undefined
}

/**
 * Saves the vendors over the current version of the user, because the page may show an older one. A conflict is found before the save, in the product licenses or the
 * vendors, so that nothing is half saved.
 */
async function saveVendors({
  userName,
  vendors,
  before,
  tag,
}: VendorsChange): Promise<
  { readonly status: 'saved'; readonly value: User } | Exclude<SaveOutcome<AddOn[]>, { readonly status: 'saved' }>
> {
  const [userEntry, addOnsEntry] = [
    cacheEntry(users.one, createInput(userName)),
    cacheEntry(users.addOns, createInput(userName)),
  ]
  try {
    const [user, addOns] = await Promise.all([users.one(createInput(userName)), users.addOns(createInput(userName))])
    if (tag !== addOns.etag || !isSameList(before, user.body.userData.vendors)) {
      await Promise.all([addOnsEntry.store(addOns), userEntry.store(user)])
      return { status: 'conflict', current: addOns.body, ...(addOns.etag === undefined ? {} : { etag: addOns.etag }) }
    }
    return { status: 'saved', value: (await putVendors(user.body, vendors)).body }
  } catch (error) {
    return describeFailure(error, addOnMessages.saveFailed)
  }
}

/**
 * Saves the product licenses of a user, after its vendors (USER-68). The vendors are rolled back if the server rejects the product licenses. An empty choice of vendors is
 * not sent: without a vendor product the server clears them (USER-64).
 */
export async function saveUserAddOns(
  userName: string,
  { vendors = [], vendorsBefore, addOnIds }: AddOnsChoice,
  tag: string | undefined,
): Promise<SaveOutcome<AddOn[] | undefined>> {
  const changed =
    vendorsBefore !== undefined && vendors.length > 0
      ? await saveVendors({ userName, vendors, before: vendorsBefore, tag })
      : undefined
  if (changed !== undefined && changed.status !== 'saved') return changed
  const outcome = await write(() => users.saveAddOns({ ...createInput(userName), body: [...addOnIds] }, ifMatch(tag)), {
    saved: addOnMessages.saved,
    failed: addOnMessages.saveFailed,
    entry: cacheEntry(users.addOns, createInput(userName)),
  })
  // If the rollback fails too, the reads below show the stored vendors.
  if (outcome.status !== 'saved' && changed !== undefined) {
    await putVendors(changed.value, vendorsBefore ?? []).catch(ignore)
  }
  if (outcome.status === 'conflict') await refresh('users.one')
  if (outcome.status === 'saved' || vendorsBefore !== undefined) {
    void refresh('users.one', 'users.list', 'users.roleInfo', 'licenses.addOns')
  }
  // A seat limit may be the reason: the seats that the page shows are older.
  else if (outcome.status === 'failed') void refresh('licenses.addOns')
  return outcome
}
