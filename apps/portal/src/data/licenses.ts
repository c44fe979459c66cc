import { useMemo } from 'react'
import { licenses as licenseCalls } from '@sitewright/api-client/calls/licenses'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import type { License } from '@sitewright/domain/licenses/model'
import { licenseTitle, type NamedLicense } from '@sitewright/domain/licenses/rules'
import { createOperations } from './api'
import { useRead } from './read'
import { useSessionCheck } from './session-check'

const { licenses } = createOperations({ licenses: licenseCalls })

const createInput = (licenseId: number | undefined) => (licenseId === undefined ? undefined : { params: { licenseId } })

const FAILURE = { text: licenseMessages.loadFailed, key: 'licenses' }

/** The licenses that the session works in; `canLoad` is the decision of the policy. */
export const useLicenses = (canLoad: boolean) => useRead(licenses.list, canLoad ? {} : undefined, { failure: FAILURE })

/** The product licenses of a license, with their limits. */
export const useLicenseAddOns = (licenseId: number | undefined) => useRead(licenses.addOns, createInput(licenseId))

/** The vendors of a license. Reads nothing without one (USER-66). */
export const useVendors = (licenseId: number | undefined) => useRead(licenses.vendors, createInput(licenseId))

/** The tree of projects of a license. */
export const useLicenseProjects = (licenseId: number | undefined) => useRead(licenses.projects, createInput(licenseId))

/**
 * Licenses with their names: all of them, or only that of the session, which the session check names without another call.
 * @param canChoose the decision of `canChooseLicense`
 */
export function useNamedLicenses(canChoose: boolean): {
  licenses: readonly NamedLicense[] | undefined
  isLoading: boolean
} {
  const all = useLicenses(canChoose)
  const check = useSessionCheck()
  const own = check.data
  const ownOnly = useMemo(() => own && [{ licenseId: own.licenseId, name: own.licenseName }], [own])
  return canChoose
    ? { licenses: all.data, isLoading: all.isLoading }
    : { licenses: ownOnly, isLoading: check.isLoading }
}

/**
 * The title of a license: `undefined` while it loads, and the number alone if its name is unknown. So a page never shows the number first and
 * the name afterwards.
 */
export function useLicenseTitle(canChoose: boolean): (of: Pick<License, 'licenseId'>) => string | undefined {
  const { licenses: named, isLoading } = useNamedLicenses(canChoose)
  return ({ licenseId }) => (named === undefined && isLoading ? undefined : licenseTitle(named, licenseId))
}
