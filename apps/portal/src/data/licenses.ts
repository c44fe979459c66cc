import { licenses as licensesCalls } from '@sitewright/api-client/contract/licenses'
import useSWR from 'swr'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import type { License } from '@sitewright/domain/licenses/model'
import { licenseTitle } from '@sitewright/domain/licenses/rules'
import { showFailure } from '../shell/show-failure'
import { callsOf } from './api'
import { keyOf } from './keys'

const api = callsOf({ licenses: licensesCalls })

export const licensesKey = () => keyOf('licenses')

/** The licenses that the session works in; `canLoad` is the decision of the policy. */
export const useLicenses = (canLoad: boolean) =>
  useSWR(canLoad ? licensesKey() : null, async () => (await api().licenses.list()).body, {
    onError: (error) => showFailure(error, licenseMessages.loadFailed, { key: 'licenses' }),
  })

/**
 * What a license is called: nothing while that is being read, and its number alone to who may not read it, or where that failed. So a page waits for the whole text and
 * never shows the number first.
 */
export function useLicenseTitle(canLoad: boolean): (of: Pick<License, 'licenseId'>) => string | undefined {
  const { data, isLoading } = useLicenses(canLoad)
  return ({ licenseId }) => (data === undefined && isLoading ? undefined : licenseTitle(data, licenseId))
}
