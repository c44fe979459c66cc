import { catalogEnvironments, catalogProductLicenses } from '@sitewright/api-client/calls/catalog'
import { firstRun as firstRunCalls } from '@sitewright/api-client/calls/first-run'
import { users as userCalls } from '@sitewright/api-client/calls/users'
import { catalogTexts } from '@sitewright/domain/catalog/screen-messages'
import { firstRunMessages as messages, firstRunRefusals } from '@sitewright/domain/first-run/messages'
import type { FirstAdministrator } from '@sitewright/domain/users/new-user'
import type { FirstEnvironment, FirstRunState } from '@sitewright/domain/first-run/model'
import { nextStep, type Suggestion } from '@sitewright/domain/first-run/rules'
import type { FirstLicense } from '@sitewright/domain/licenses/input'
import { toUserInput } from '@sitewright/domain/users/rules'
import { createOperations } from './api'
import { cacheEntry, useRead } from './read'
import { describeFailure, type Notice, type PlainOutcome, writeBatch, type WriteOne } from './write'

const operations = createOperations({
  firstRun: firstRunCalls,
  catalogEnvironments,
  catalogProductLicenses,
  users: userCalls,
})
const { firstRun } = operations

/** How far the installation is set up. */
export const useFirstRun = () => useRead(firstRun.state, {})

/** The state as it was last loaded. A save of a step loads it again before it ends, so that the next step does not open with the state from before. */
export const lastFirstRun = (): FirstRunState | undefined => cacheEntry(firstRun.state, {}).get()

/** Makes the calls of a step. However they end, what the steps start with is loaded again. */
const saveStep = <Outcome>(
  run: (writeOne: WriteOne) => Promise<Outcome>,
  report?: (outcome: Outcome) => Notice | undefined,
): Promise<Outcome> =>
  writeBatch(run, {
    report,
    refresh: () => ['firstRun.state', 'environments.list', 'catalogProductLicenses.list'],
  })

/** Whether all steps are done. @throws Problem */
export const isSetUp = async (): Promise<boolean> => nextStep((await firstRun.state({})).body) === undefined

/** All product licenses of the catalog. */
export const useCatalogProducts = () => useRead(operations.catalogProductLicenses.list, {})

/** The role groups of the server. */
export const useRoleGroups = () => useRead(operations.catalogProductLicenses.roleGroups, {})

/** Saves the email address of the signed-in user, unless it is stored already. */
const saveOwnEmail = (writeOne: WriteOne, userName: string, email: string) =>
  writeOne(
    async () => {
      const stored = await operations.users.one({ params: { username: userName } })
      const { body: user } = stored
      if (user.email === email) return stored
      const body = { ...toUserInput(user), email, version: user.version }
      return operations.users.save({ params: { username: userName }, body })
    },
    { failed: messages.emailSaveFailed, refresh: ['users.one', 'users.list'] },
  )

/** @returns why no environment is added: someone else added one meanwhile, or the state could not be read (FIRST-10) */
async function findRefusal(): Promise<Extract<PlainOutcome<never>, { status: 'failed' }> | undefined> {
  try {
    const { environment } = (await firstRun.state({})).body
    if (environment === null) return undefined
    return { status: 'failed', message: firstRunRefusals.environmentDone(environment.name), fields: {} }
  } catch (error) {
    return describeFailure(error, catalogTexts.environments.addFailed)
  }
}

/** Adds the first environment, and creates its secret. */
async function addEnvironment(
  writeOne: WriteOne,
  { name, serverUrl, label, createsSecret }: Omit<FirstEnvironment, 'email'>,
) {
  const added = await writeOne(() => operations.catalogEnvironments.create({ body: { name, serverUrl, label } }), {
    saved: catalogTexts.environments.added,
    failed: catalogTexts.environments.addFailed,
    refresh: ['catalogEnvironments.list'],
  })
  if (added.status === 'failed' || !createsSecret) return added
  const { id } = added.value
  const made = await writeOne(() => operations.catalogEnvironments.makeSecret({ params: { id } }), {
    failed: messages.secretFailed(name),
    refresh: ['catalogEnvironments.read', 'catalogEnvironments.list'],
  })
  // The environment exists, so the step is done.
  return made.status === 'failed' ? added : made
}

/**
 * Does what is missing of the first step: the email address first, so that it gets the notice about the environment (FIRST-06).
 * @returns the secret, which no cache stores
 */
export const saveFirstEnvironment = (userName: string, values: FirstEnvironment, parts: Parts) =>
  saveStep(
    (writeOne) => saveParts(writeOne, userName, values, parts),
    // Without the toast, nobody would miss the secret.
    (outcome) =>
      parts.needsEnvironment && values.createsSecret && outcome.status === 'saved' && outcome.value.secret === undefined
        ? { text: messages.secretFailed(values.name), tone: 'warning' }
        : undefined,
  )

interface Parts {
  readonly needsEmail: boolean
  readonly needsEnvironment: boolean
}

async function saveParts(
  writeOne: WriteOne,
  userName: string,
  values: FirstEnvironment,
  { needsEmail, needsEnvironment }: Parts,
): Promise<PlainOutcome<{ secret?: string }>> {
  // Before the email address is saved, because a refused step says that nothing was.
  const refusal = needsEnvironment ? await findRefusal() : undefined
  if (refusal !== undefined) return refusal
  if (needsEmail) {
    const saved = await saveOwnEmail(writeOne, userName, values.email)
    if (saved.status === 'failed') return saved
  }
  if (!needsEnvironment) return { status: 'saved', value: {} }
  const outcome = await addEnvironment(writeOne, values)
  if (outcome.status === 'failed') return outcome
  return { status: 'saved', value: 'secret' in outcome.value ? { secret: outcome.value.secret } : {} }
}

/** Adds suggested product licenses that the catalog lacks, one after another, until one fails (FIRST-07). */
export const addSuggestedProducts = (selected: readonly Suggestion[]) =>
  saveStep(async (writeOne): Promise<PlainOutcome<null>> => {
    const added: string[] = []
    for (const { input } of selected.filter(({ existing }) => existing === undefined)) {
      const outcome = await writeOne(() => operations.catalogProductLicenses.create({ body: input }), {
        failed: catalogTexts.productLicenses.addFailed,
        refresh: ['addOns.list', 'licenses.addOns'],
      })
      if (outcome.status === 'failed') {
        const why = Object.values(outcome.fields).flat()[0] ?? outcome.message
        return { ...outcome, fields: {}, message: messages.productsPartly(added, input.name, why) }
      }
      added.push(input.name)
    }
    return { status: 'saved', value: null }
  })

/** Creates the first license (FIRST-08). */
export const createFirstLicense = (body: FirstLicense) =>
  saveStep((writeOne) =>
    writeOne(() => firstRun.createLicense({ body }), {
      saved: messages.licenseCreated(body.name),
      failed: messages.licenseFailed,
      refresh: ['licenses.list', 'licenses.report'],
    }),
  )

/** Creates the first administrator of a license (FIRST-09). */
export const createFirstAdministrator = (licenseId: number, input: FirstAdministrator) =>
  saveStep((writeOne) =>
    writeOne(() => firstRun.createAdministrator({ body: { ...input, licenseId } }), {
      saved: messages.administratorCreated(input.email),
      failed: messages.administratorFailed,
      refresh: ['users.list', 'licenses.list'],
    }),
  )
