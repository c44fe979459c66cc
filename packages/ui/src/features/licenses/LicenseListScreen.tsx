import { FileBadge } from 'lucide-react'
import { useMemo } from 'react'
import type { LicenseFacet } from '@sitewright/domain/licenses/facets'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import {
  LICENSE_FILTER_DELAY_MS,
  LICENSE_SORT_KEYS,
  type License,
  type LicenseFilter,
} from '@sitewright/domain/licenses/model'
import { licenseScreenLabels, licenseScreenMessages } from '@sitewright/domain/licenses/screen-messages'
import type { Facet } from '../patterns/Facets'
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

const { facets: facetLabels } = licenseScreenLabels

const FACETS: readonly Facet<LicenseFacet>[] = [
  { id: 'expiring', label: facetLabels.expiring, icon: 'ending', tone: 'warning' },
  { id: 'expired', label: facetLabels.expired, icon: 'ended', tone: 'danger' },
  { id: 'overLimit', label: facetLabels.overLimit, icon: 'limit', tone: 'warning' },
  { id: 'inactive', label: facetLabels.inactive, icon: 'inactive' },
]

const MESSAGES = { ...licenseScreenMessages, fetchFailed: licenseMessages.loadFailed }

/** The list of all licenses (LIC-08 to LIC-13, LIC-90 to LIC-92). */
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
      facetOptions={FACETS}
      minWidth="76rem"
    />
  )
}
