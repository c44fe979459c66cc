import { useEffect, useState } from 'react'
import { type OverLimitQuery } from '@sitewright/domain/licenses/input'
import { LICENSE_FILTER_DELAY_MS } from '@sitewright/domain/licenses/model'
import { licenseEditMessages } from '@sitewright/domain/licenses/edit-messages'
import { OverLimitUsers } from '@sitewright/ui/features/licenses/OverLimitUsers'
import type { UserHref } from '@sitewright/ui/features/licenses/UserNames'
import { asView } from '../../data/as-view'
import { useOverLimit } from '../../data/licenses/edit-license'

interface LicenseOverLimitProps {
  licenseId: number
  query: OverLimitQuery
  hrefOfUser: UserHref
  usersHref: string | undefined
}

/** A value that has not changed for a moment, so that typing 120 does not ask about 1 and 12. */
function useSettled<Value>(value: Value): Value | undefined {
  const [settled, setSettled] = useState<Value>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), LICENSE_FILTER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Who would be over a limit of a license, read while the page is edited. */
export function LicenseOverLimit({ licenseId, query, hrefOfUser, usersHref }: LicenseOverLimitProps) {
  const maxUsers = useSettled(query.maxUsers)
  const read = useOverLimit(licenseId, maxUsers === undefined ? undefined : { ...query, maxUsers })
  return (
    <OverLimitUsers view={asView(read, licenseEditMessages.usersFailed)} hrefOf={hrefOfUser} listHref={usersHref} />
  )
}
