import { useCallback } from 'react'
import { canChooseLicense } from '@sitewright/domain/licenses/policy'
import { licenseTitle, type NamedLicense } from '@sitewright/domain/licenses/rules'
import { useNamedLicenses } from '../../data/licenses'
import { useActor } from '../session/use-session'

const NONE: NamedLicense[] = []

/**
 * The licenses of a list: for its filter, if the session works in all licenses, and for its column. `licenseName` is empty while the licenses
 * load, so that no cell shows a number first.
 */
export function useListLicenses() {
  const canChoose = canChooseLicense.canDecide(useActor()).allowed
  const { licenses: named, isLoading } = useNamedLicenses(canChoose)
  const isWaiting = named === undefined && isLoading
  return {
    licenses: canChoose ? (named ?? NONE) : undefined,
    licenseName: useCallback(
      ({ licenseId }: Pick<NamedLicense, 'licenseId'>) => (isWaiting ? '' : licenseTitle(named, licenseId)),
      [named, isWaiting],
    ),
  }
}
