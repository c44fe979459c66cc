import { useCallback } from 'react'
import type { License } from '@sitewright/domain/licenses/model'
import { canChooseLicense } from '@sitewright/domain/licenses/policy'
import { licenseTitle } from '@sitewright/domain/licenses/rules'
import { useLicenses } from '../data/licenses'
import { useActor } from './use-session'

const NONE: License[] = []

/**
 * The licenses of a list: for its filter, if the session works in all licenses, and for its column. `licenseName` is empty while the licenses
 * load, so that no cell shows a number first.
 * @param canLoad the decision of the policy; without it, names are numbers
 */
export function useListLicenses(canLoad: boolean) {
  const canChoose = canChooseLicense.canDecide(useActor()).allowed
  const { data, isLoading } = useLicenses(canLoad)
  const isWaiting = data === undefined && isLoading
  return {
    licenses: canChoose ? (data ?? NONE) : undefined,
    licenseName: useCallback(
      ({ licenseId }: Pick<License, 'licenseId'>) => (isWaiting ? '' : licenseTitle(data, licenseId)),
      [data, isWaiting],
    ),
  }
}
