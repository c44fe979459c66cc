import { environments as environmentCalls } from '@sitewright/api-client/contract/environments'
import { session as sessionCalls } from '@sitewright/api-client/contract/session'
import useSWR from 'swr'
import { sessionGuidOf } from '@sitewright/domain/session/rules'
import { callsOf } from './api'
import { keyOf } from './keys'

const api = callsOf({ environments: environmentCalls, session: sessionCalls })

/** The environments of a license, by the public API (API-27, API-28). */
export const environmentsOf = async (licenseId: number) =>
  (await api().environments.ofLicense({ params: { licenseId } })).body

/** `undefined`: not asked, as for somebody without projects, who is not sent on (AUTH-36, NAV-17). */
export const useEnvironments = (licenseId: number | undefined) =>
  useSWR(licenseId === undefined ? null : keyOf('environments', licenseId), () => environmentsOf(licenseId ?? 0))

/** Saves the token at the server and resolves with a guid, which that environment can redeem once within a minute (API-19, API-20). */
export const guidOf = async (token: string, environmentId: number): Promise<string> =>
  sessionGuidOf((await api().session.guid({ body: { token, environmentId } })).body)
