import { addOns } from './add-ons'
import { licenses } from './licenses'
import { session } from './session'
import { users } from './users'

/** Every call of the product. The client, the gateway, the OpenAPI document and the role-and-tenant matrix are driven by this table. */
export const contract = { session, users, licenses, addOns } as const
export type SitewrightContract = typeof contract
