import { environments as environmentCalls } from '@sitewright/api-client/calls/environments'
import { session as sessionCalls } from '@sitewright/api-client/calls/session'
import { parseSessionGuid } from '@sitewright/domain/session/rules'
import { createOperations } from './api'
import { fetchOnce, useRead } from './read'

const { environments, session } = createOperations({ environments: environmentCalls, session: sessionCalls })

const createInput = (licenseId: number) => ({ params: { licenseId } })

/** The environments of a license, by the public API (API-27, API-28). Later reads of the session find them in the cache. @throws Problem */
export const fetchEnvironments = (licenseId: number) => fetchOnce(environments.ofLicense, createInput(licenseId))

/** Reads nothing without a license, as for a user without projects, who stays in the portal (AUTH-36, NAV-17). */
export const useEnvironments = (licenseId: number | undefined) =>
  useRead(environments.ofLicense, licenseId === undefined ? undefined : createInput(licenseId), {
    revalidates: 'if-missing',
  })

/** The current environments of a license, because another administrator can link and unlink too (LIC-87). */
export const useLinkedEnvironments = (licenseId: number) => useRead(environments.ofLicense, createInput(licenseId))

/** All environments, for the license form (API-26). */
export const useAllEnvironments = () => useRead(environments.list, {})

/** Saves the token at the server and returns a guid, which that environment can redeem once within a minute (API-19, API-20). @throws Problem */
export const createSessionGuid = async (token: string, environmentId: number): Promise<string> =>
  parseSessionGuid((await session.guid({ body: { token, environmentId } })).body)
