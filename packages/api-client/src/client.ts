import { createPartialClient, type ClientOf, type ClientOptions } from './client-of'
import { contract, type SitewrightContract } from './contract/all'

export type Client = ClientOf<SitewrightContract>

/** The client of every call of the product. The portal makes one of each area's calls instead: a page loads those that it asks. */
export const createClient = (options: ClientOptions): Client => createPartialClient(contract, options)
