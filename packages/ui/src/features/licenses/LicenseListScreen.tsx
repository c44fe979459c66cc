import { FileBadge } from 'lucide-react'
import { useMemo } from 'react'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import {
  LICENSE_FILTER_DELAY_MS,
  LICENSE_SORT_KEYS,
  type License,
  type LicenseFilter,
} from '@sitewright/domain/licenses/model'
import { licenseScreenLabels, licenseScreenMessages } from '@sitewright/domain/licenses/screen-messages'
import { ListPage, type ListState, type RowLink } from '../patterns/ListPage'
import { licenseColumns } from './license-columns'

/** Props of LicenseListScreen. */
export interface LicenseListScreenProps extends ListState<License, LicenseFilter> {
  /** Left out for users who may not create licenses (LIC-13). */
  newHref?: string | undefined
  rowLink: (license: License) => RowLink
  /** Epoch milliseconds. */
  now: number
}

const MESSAGES = { ...licenseScreenMessages, fetchFailed: licenseMessages.loadFailed }

/** The list of all licenses (LIC-08 to LIC-13). */
export function LicenseListScreen(props: LicenseListScreenProps) {
  const { filter, rowLink, now } = props
  const { search } = props.shownFilter ?? filter
  const columns = useMemo(() => licenseColumns({ rowLink, now, search }), [rowLink, now, search])
  return (
    <ListPage
      {...props}
      labels={licenseScreenLabels}
      messages={MESSAGES}
      icon={<FileBadge aria-hidden="true" />}
      newLink={{ label: licenseScreenLabels.newTitle, href: props.newHref }}
      columns={columns}
      rowKey={(license) => license.licenseId}
      rowName={(license) => license.name}
      sortKeys={LICENSE_SORT_KEYS}
      searchDelay={LICENSE_FILTER_DELAY_MS}
      minWidth="76rem"
    />
  )
}
