import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { toExpiryDate } from '@sitewright/domain/licenses/expiry'
import { nameKey } from '@sitewright/domain/shared/name-key'
import { isSameName, matchName } from '@sitewright/domain/shared/same-name'
import { nameMessages } from '@sitewright/domain/shared/name-messages'
import { isProblem, type FieldErrors } from '@sitewright/domain/shared/problem'
import type { GatewayConfig } from '../config'
import { catalogFieldMessages } from '@sitewright/domain/catalog/messages'
import type { CatalogEntry } from '@sitewright/domain/catalog/model'
import { licenseScreenMessages } from '@sitewright/domain/licenses/screen-messages'
import { licenseFieldMessages } from '@sitewright/domain/licenses/field-messages'
import { environmentPart } from '../areas/catalog/environments'
import { findFaults, lockCatalog, type CatalogPart, type CatalogRow } from '../areas/catalog/entries'
import { integrationPart } from '../areas/catalog/integrations'
import type { CatalogOptions } from '../areas/catalog/notice'
import { productLicensePart } from '../areas/catalog/product-licenses'
import { reportPart } from '../areas/catalog/reports'
import { insertCustomer } from '../areas/licenses/create'
import { queueLink } from '../areas/passwords/links'
import { insertFirstAdministrator } from '../areas/users/first-administrator'
import { keyOfName } from '../db/contains'
import type { Queries } from '../db/database'
import { lockForPreparation } from '../db/migrate'
import { addOns, environments, licenses, roleGroups, users } from '../db/schema'
import { foldCase } from '../db/fold-case'
import { record, type AuditEntry } from '../http/audit'
import { makeSecret } from '../secrets/secrets'
import { setupFault, type SetupFile } from './setup-file'

/** The actor in the audit: who wrote the file has no account (SETUP-05). */
const OPERATOR = 'Operator (SETUP_FILE)'

export interface SetupOptions extends CatalogOptions {
  readonly config: Pick<GatewayConfig, 'environmentSecrets' | 'integrationUrls' | 'productName'>
  /** Where users open the portal, for links in emails. */
  readonly origin: string
  readonly now: number
}

type Values = Readonly<Record<string, unknown>>

/** One run: what it found, what is wrong and what it says. */
class Setup {
  readonly sentences: string[] = []
  readonly faults: FieldErrors = {}
  readonly call: {
    readonly now: number
    readonly requestId: string
    readonly actor: { userId: number; userName: string; licenseId: number }
  }
  readonly tx: Queries
  readonly options: SetupOptions

  constructor(tx: Queries, options: SetupOptions, licenseId: number) {
    this.tx = tx
    this.options = options
    this.call = { now: options.now, requestId: randomUUID(), actor: { userId: -1, userName: OPERATOR, licenseId } }
  }

  refuse(path: string, fields: FieldErrors): void {
    for (const [field, sentences] of Object.entries(fields)) this.faults[`${path}.${field}`] = sentences
  }

  async created(what: string, entry: AuditEntry): Promise<void> {
    await record(this.tx, this.call, entry)
    this.sentences.push(`SETUP_FILE: created ${what}.`)
  }

  /** Adds a sentence for each difference between a stored entry and the file (SETUP-02). */
  compare(what: string, stored: Values, wanted: Values): void {
    for (const [field, value] of Object.entries(wanted)) {
      if (isDeepStrictEqual(stored[field], value)) continue
      const [is, says] = [stored[field], value].map((one) => JSON.stringify(one ?? null))
      this.sentences.push(`SETUP_FILE: ${what} stays as it is: ${field} is ${is}, and the file has ${says}.`)
    }
  }

  /** Creates the entries of one part of the catalog that are missing, in the order of the file. */
  async entries<Row extends CatalogRow, Input extends Values, Entry extends CatalogEntry>(
    part: CatalogPart<Row, Input, Entry>,
    list: string,
    wanted: readonly Input[],
    key: keyof Input & string,
  ): Promise<void> {
    const keyOf = part.unique[key]
    if (keyOf === undefined) throw new Error(`${part.area} are not recognized by ${key}.`)
    let rows = wanted.length === 0 ? [] : await part.read(this.tx, this.options)
    for (const [index, fields] of wanted.entries()) {
      const name = `${part.kind.replace('-', ' ')} "${String(fields['name'])}"`
      const path = `${list}.${index}`
      const sameKey = rows.filter((row) => keyOf(part.fieldsOf(row)) === keyOf(fields))
      const nameOf = (row: Row): string => String(part.fieldsOf(row)[key])
      const [stored, ...others] = matchName(String(fields[key]), sameKey, nameOf)
      if (others.length > 0) {
        this.refuse(path, { [key]: [nameMessages.ambiguous(sameKey.map(nameOf))] })
        continue
      }
      if (stored !== undefined) {
        this.compare(name, part.fieldsOf(stored), fields)
        continue
      }
      const faults = await findFaults(part, this.tx, fields, undefined, rows)
      this.refuse(path, faults)
      if (Object.keys(faults).length > 0) continue
      const id = await part.insert(this.tx, fields)
      rows = await part.read(this.tx, this.options)
      await this.created(name, { action: `${part.area}.create`, subject: { kind: part.kind, id }, after: fields })
    }
  }
}

/**
 * Creates what the file names and the database lacks, all or nothing (SETUP-01 to SETUP-05).
 * @returns sentences for the operator: what was created, and what differs
 * @throws StartFault with every fault of the file
 */
export function applySetup(options: SetupOptions, file: SetupFile): Promise<string[]> {
  return options.db.transaction(async (tx) => {
    await lockForPreparation(tx)
    await lockCatalog(tx)
    const [first] = await tx.select().from(licenses).orderBy(licenses.licenseId).limit(1)
    const setup = new Setup(tx, options, first?.licenseId ?? 0)
    await setup.entries(environmentPart, 'environments', file.environments, 'name')
    await createProductLicenses(setup, file)
    await setup.entries(integrationPart, 'integrations', file.integrations, 'name')
    await setup.entries(reportPart, 'reports', file.reports, 'path')
    for (const [index, license] of file.licenses.entries()) await createLicense(setup, `licenses.${index}`, license)
    if (Object.keys(setup.faults).length > 0) throw setupFault(setup.faults)
    return setup.sentences
  })
}

async function createProductLicenses(setup: Setup, { productLicenses }: SetupFile): Promise<void> {
  const groups = await setup.tx.select().from(roleGroups)
  const wanted = productLicenses.map(({ number, roleGroups: names, ...fields }, index) => {
    const known = groups.filter(({ name }) => names.includes(name))
    const unknown = names.filter((name) => known.every((group) => group.name !== name))
    if (unknown.length > 0) {
      setup.refuse(`productLicenses.${index}`, { roleGroups: [catalogFieldMessages.unknownGroup] })
    }
    const roleGroupIds = known.map(({ roleGroupId }) => roleGroupId).toSorted((one, other) => one - other)
    return { ...fields, id: number, roleGroupIds }
  })
  await setup.entries(productLicensePart, 'productLicenses', wanted, 'id')
}

type WantedLicense = SetupFile['licenses'][number]

async function createLicense(setup: Setup, path: string, wanted: WantedLicense): Promise<void> {
  const { tx } = setup
  const { name, company, maxProjects, maxUsers, expiryDay } = wanted
  const values = {
    name,
    company,
    maxProjects,
    maxUsers,
    expiryDate: expiryDay === undefined ? null : toExpiryDate(expiryDay),
  }
  const sameKey = await tx
    .select()
    .from(licenses)
    .where(eq(keyOfName(sql`${licenses.name}`), nameKey(name)))
    .orderBy(licenses.licenseId)
  const [stored, ...alsoMeant] = matchName(name, sameKey, (license) => license.name)
  if (alsoMeant.length > 0) {
    setup.refuse(path, { name: [nameMessages.ambiguous(sameKey.map((license) => license.name))] })
    return
  }
  if (stored !== undefined) {
    setup.compare(`license "${name}"`, stored, values)
    await createAdministrators(setup, path, wanted, stored.licenseId)
    return
  }
  const linked = await findEnvironments(setup, path, wanted)
  const limits = await findLimits(setup, path, wanted)
  const [own, ...others] = linked
  if (own === undefined || limits === undefined) return
  const { licenseId } = await insertCustomer(
    tx,
    values,
    [own, ...others],
    limits.map(({ number, maxUsers: limit }) => ({ addOnId: number, maxUsers: limit })),
  )
  await setup.created(`license "${name}"`, {
    action: 'licenses.create',
    subject: { kind: 'license', id: licenseId },
    licenseId,
    after: values,
  })
  await createAdministrators(setup, path, wanted, licenseId)
}

async function findEnvironments(setup: Setup, path: string, wanted: WantedLicense): Promise<number[]> {
  const rows = await setup.tx.select().from(environments).where(eq(environments.isRetired, false))
  return wanted.environments.flatMap((name, index) => {
    const sameKey = rows.filter((one) => isSameName(one.name, name))
    const [row, ...others] = matchName(name, sameKey, (one) => one.name)
    if (row !== undefined && others.length === 0) return [row.environmentId]
    const sentence =
      row === undefined
        ? licenseScreenMessages.environmentNotFound
        : nameMessages.ambiguous(sameKey.map((one) => one.name))
    setup.refuse(path, { [`environments.${index}`]: [sentence] })
    return []
  })
}

async function findLimits(setup: Setup, path: string, wanted: WantedLicense) {
  const rows = await setup.tx.select().from(addOns).where(eq(addOns.isRetired, false))
  const unknown = wanted.productLicenses.findIndex(({ number }) => rows.every(({ addOnId }) => addOnId !== number))
  if (unknown < 0) return wanted.productLicenses
  setup.refuse(path, { [`productLicenses.${unknown}.number`]: [licenseFieldMessages.addOnNotFound] })
  return undefined
}

async function createAdministrators(
  setup: Setup,
  path: string,
  wanted: WantedLicense,
  licenseId: number,
): Promise<void> {
  const { tx, options } = setup
  for (const [index, administrator] of wanted.administrators.entries()) {
    const { userName, ...names } = administrator
    const [stored] = await tx
      .select()
      .from(users)
      .where(eq(foldCase(sql`${users.userName}`), foldCase(userName)))
    if (stored !== undefined) {
      setup.compare(`user "${userName}"`, stored, { ...names, licenseId })
      continue
    }
    try {
      const { userId, after } = await insertFirstAdministrator(tx, licenseId, administrator, options.now)
      await queueLink(
        tx,
        { productName: options.config.productName, origin: options.origin },
        { userId, account: administrator, token: makeSecret(), invitedTo: wanted.name },
        options.now,
      )
      await setup.created(`user "${userName}"`, {
        action: 'users.create',
        subject: { kind: 'user', id: userId },
        licenseId,
        after,
      })
    } catch (error) {
      if (!isProblem(error)) throw error
      setup.refuse(`${path}.administrators.${index}`, { userName: [error.message] })
    }
  }
}
