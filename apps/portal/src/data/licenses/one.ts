import { useMemo } from 'react'
import { licenses as licenseCalls } from '@sitewright/api-client/calls/licenses'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import type { License } from '@sitewright/domain/licenses/model'
import { Problem } from '@sitewright/domain/shared/problem'
import { createOperations } from '../api'
import { type Read, useRead } from '../read'

const { licenses } = createOperations({ licenses: licenseCalls })

/** The server answered a list without it: there is no such license, or not for this session (ROLE-54). */
const MISSING = new Problem({ status: 404, message: licenseMessages.notFound })

const findLicense =
  (licenseId: number) =>
  ({ body }: { readonly body: readonly License[] }): License | undefined =>
    body.find((license) => license.licenseId === licenseId)

/**
 * One license: no call reads one alone, so it is taken from the list by its id (API-33). The query asks for this license only; a server that does not know the query
 * answers the whole list. One that the list does not have fails as not found.
 */
export function useLicense(licenseId: number): Read<License> {
  const select = useMemo(() => findLicense(licenseId), [licenseId])
  const list = useRead(licenses.list, { query: { licenseId, page: 1, pageSize: 1 } }, { select })
  const isMissing = list.data === undefined && list.error === undefined && !list.isLoading
  return {
    data: list.data,
    error: isMissing ? MISSING : list.error,
    isLoading: list.isLoading,
    isValidating: list.isValidating,
    reload: list.reload,
  }
}
