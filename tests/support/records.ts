import type { Client } from '@sitewright/api-client/client'
import { newUser } from '@sitewright/domain/users/rules'

/** The ids of product licenses of license 1, by their short names. */
async function findAddOnIds(admin: Client, shortNames: readonly string[]): Promise<number[]> {
  const { body } = await admin.licenses.addOns({ params: { licenseId: 1 } })
  return body.filter(({ shortName }) => shortNames.includes(shortName)).map(({ addOnId }) => addOnId)
}

/** Creates a user of license 1 with these product licenses. */
export async function createUser(admin: Client, userName: string, ...products: string[]) {
  const params = { username: userName }
  const { userGroupIds: _groups, userName: _name, ...details } = newUser(1)
  const body = { ...details, firstName: 'Nadia', lastName: 'Brandt', email: `${userName}@northgate.example` }
  const { body: user } = await admin.users.create({ params, body })
  if (products.length > 0) await admin.users.saveAddOns({ params, body: await findAddOnIds(admin, products) })
  return user
}

/** Creates a user group of license 1 with these product licenses. @returns its id */
export async function createGroup(admin: Client, name: string, ...products: string[]): Promise<number> {
  const AddOnIds = products.length > 0 ? await findAddOnIds(admin, products) : []
  const { body } = await admin.groups.create({ body: { LicenseId: 1, Name: name, AddOnIds } })
  if (typeof body === 'string' || !('userGroupId' in body)) throw new Error('The group was not created.')
  return body.userGroupId
}

/** Creates an API key of license 1 with these product licenses. @returns its id */
export async function createKey(admin: Client, name: string, ...products: string[]): Promise<number> {
  const { body: key } = await admin.apiKeys.create({
    body: { name, description: '', licenseId: 1, isActive: true, allProjects: false },
  })
  const id = key.apiKeyId ?? key.apiKeyid ?? 0
  if (products.length === 0) return id
  const body = (await findAddOnIds(admin, products)).map((addOnId) => ({ addOnId }))
  await admin.apiKeys.saveAddOns({ params: { id }, body })
  return id
}
