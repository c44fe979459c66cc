import { users as userCalls } from '@sitewright/api-client/calls/users'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import type { AddOn, AddOnsChoice } from '@sitewright/domain/add-ons/model'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { User } from '@sitewright/domain/users/model'
import { toUserInput } from '@sitewright/domain/users/rules'
import { ifMatch, createOperations } from '../api'
import { cacheEntry, refresh, selectTagged, updateCached, useRead } from '../read'
import { writeBatch, type WriteOne } from '../write'

const { users } = createOperations({ users: userCalls })

const createInput = (username: string) => ({ params: { username } })

/** The product licenses that are assigned to a user directly. */
export const useUserAddOns = (userName: string) =>
  useRead(users.addOns, createInput(userName), { select: selectTagged })

const userEntry = (userName: string) => cacheEntry(users.one, createInput(userName))
const addOnsEntry = (userName: string) => cacheEntry(users.addOns, createInput(userName))

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((name) => other.has(name))

const toChoice = (addOns: readonly AddOn[], vendors: Iterable<string>): AddOnsChoice => ({
  addOnIds: new Set(addOns.map(({ addOnId }) => addOnId)),
  vendors: new Set(vendors),
})

const ignore = (): void => undefined

const toVendorsInput = (user: User, vendors: Iterable<string>) => ({
  ...createInput(user.userName),
  body: { ...toUserInput(user), version: user.version, userData: { vendors: [...vendors] } },
})

interface ChoiceSave {
  readonly userName: string
  readonly choice: AddOnsChoice
  /** The stored choice that the user edited. */
  readonly base: AddOnsChoice
  /** The ETag of the product licenses in `base`. */
  readonly version: string | undefined
}

/** The user after a save of the vendors; undefined if there was nothing to save. */
type VendorsOutcome =
  | { readonly status: 'saved'; readonly user: User | undefined }
  | Exclude<SaveOutcome<AddOnsChoice>, { readonly status: 'saved' }>

/**
 * Saves the vendors over the current version of the user, because the page may show an older one. Finds a conflict in the product licenses or the vendors before the save,
 * so that nothing is half saved.
 */
async function saveVendors(writeOne: WriteOne, save: ChoiceSave, isRetry = false): Promise<VendorsOutcome> {
  const { userName, choice, base, version } = save
  const { saveFailed: failed } = addOnMessages
  const read = await writeOne(
    async () => ({
      status: 200 as const,
      body: await Promise.all([users.one(createInput(userName)), users.addOns(createInput(userName))]),
    }),
    { failed },
  )
  if (read.status === 'failed') return read
  const [user, addOns] = read.value
  if (version !== addOns.etag || !isSameSet(base.vendors, new Set(user.body.userData.vendors))) {
    await Promise.all([addOnsEntry(userName).store(addOns), userEntry(userName).store(user)])
    const current = toChoice(addOns.body, user.body.userData.vendors)
    return { status: 'conflict', current, etag: addOns.etag }
  }
  // Without a vendor product license, the server clears the vendors (USER-64).
  if (choice.vendors.size === 0) return { status: 'saved', user: undefined }
  const saved = await writeOne(() => users.save(toVendorsInput(user.body, choice.vendors)), {
    failed,
    readCurrent: String,
  })
  if (saved.status === 'saved') return { status: 'saved', user: saved.value }
  if (saved.status === 'failed') return saved
  // Someone else saved the user between the read and the save: the next read says what they changed.
  return isRetry ? { status: 'failed', message: failed, fields: {} } : saveVendors(writeOne, save, true)
}

/** Stores saved vendors, so that the page never combines the new product licenses with the old vendors. */
const updateVendors = (userName: string, vendors: Iterable<string>) =>
  updateCached(
    users.one,
    ({ params }) => params.username === userName,
    (user) => ({ ...user, userData: { ...user.userData, vendors: [...vendors] } }),
  )

/**
 * Saves the product licenses of a user, after its vendors (USER-68). A conflict in either returns both as they are stored. The vendors are rolled back if the server rejects
 * the product licenses.
 */
export const saveUserAddOns = (
  userName: string,
  choice: AddOnsChoice,
  { base, version }: Pick<ChoiceSave, 'base' | 'version'>,
): Promise<SaveOutcome<AddOnsChoice | undefined>> =>
  writeBatch((writeOne) => saveBoth(writeOne, { userName, choice, base, version }), {})

async function saveBoth(writeOne: WriteOne, save: ChoiceSave): Promise<SaveOutcome<AddOnsChoice | undefined>> {
  const { userName, choice, base, version } = save
  const hasVendorChange = !isSameSet(choice.vendors, base.vendors)
  const vendors = hasVendorChange ? await saveVendors(writeOne, save) : undefined
  if (vendors !== undefined && vendors.status !== 'saved') return vendors
  const outcome = await writeOne(
    () => users.saveAddOns({ ...createInput(userName), body: [...choice.addOnIds] }, ifMatch(version)),
    {
      saved: addOnMessages.saved,
      failed: addOnMessages.saveFailed,
      entry: addOnsEntry(userName),
    },
  )
  // If the rollback fails too, the reads below show the stored vendors.
  const stored = outcome.status === 'saved' ? undefined : vendors?.user
  if (stored !== undefined) await writeOne(() => users.save(toVendorsInput(stored, base.vendors)), { failed: '' })
  if (outcome.status === 'conflict') {
    const user = await userEntry(userName).load().catch(ignore)
    return { ...outcome, current: toChoice(outcome.current ?? [], user?.body.userData.vendors ?? base.vendors) }
  }
  if (outcome.status === 'saved' && hasVendorChange) await updateVendors(userName, choice.vendors)
  if (outcome.status === 'saved' || hasVendorChange) {
    void refresh('users.one', 'users.list', 'users.roleInfo', 'licenses.addOns')
  }
  // A seat limit may be the reason: the seats that the page shows are older.
  else void refresh('licenses.addOns')
  if (outcome.status === 'failed') return outcome
  return { ...outcome, value: outcome.value && toChoice(outcome.value, choice.vendors) }
}
