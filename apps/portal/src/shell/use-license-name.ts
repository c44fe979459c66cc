import { useCallback } from 'react'
import type { License } from '@sitewright/domain/licenses/model'
import { licenseTitle } from '@sitewright/domain/licenses/rules'

/** The license of a row in words: empty while the licenses load, so that no cell shows a number first. The callback stays the same. */
export function useLicenseName({ data, isLoading }: { data: License[] | undefined; isLoading: boolean }) {
  const isWaiting = data === undefined && isLoading
  return useCallback(
    ({ licenseId }: Pick<License, 'licenseId'>) => (isWaiting ? '' : licenseTitle(data, licenseId)),
    [data, isWaiting],
  )
}
