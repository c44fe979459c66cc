import { CircleCheck, CircleMinus } from 'lucide-react'
import type { ReactNode } from 'react'
import { tagOfAddOn } from '@sitewright/domain/add-ons/rules'
import { apiKeyLabels, apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import type { ApiKey } from '@sitewright/domain/api-keys/model'
import { Badge } from '../../badge/Badge'
import type { Fact } from '../../page-header/PageHeader'
import { Skeleton } from '../../skeleton/Skeleton'
import { SwatchTagList } from '../../swatch-tag/SwatchTag'
import type { TabLink } from '../../tab-links/TabLinks'
import type { View as ViewState } from '../../view/view-state'
import { TabbedPage } from '../patterns/TabbedPage'
import { Code } from './ApiKeyScreens.styles'

/** Props of ApiKeyPage. */
export interface ApiKeyPageProps {
  view: ViewState<ApiKey>
  listHref: string
  /** Details, product licenses, projects and roles, in this order (KEY-29). */
  tabs: readonly TabLink[]
  /** The license in words; undefined while it is being read: the title block then waits as a whole. */
  licenseName: (key: ApiKey) => string | undefined
  /** The tab that is shown. */
  children: (key: ApiKey) => ReactNode
}

/** The frame of an API key: where one is, what it is, and its tabs. */
export function ApiKeyPage({ view, listHref, tabs, licenseName, children }: ApiKeyPageProps) {
  const key = view.state === 'ready' ? view.value : undefined
  return (
    <TabbedPage
      view={view}
      title={key?.name ?? apiKeyLabels.title}
      list={{ label: apiKeyLabels.list, href: listHref }}
      badges={
        key && (
          <Badge
            tone={key.isActive ? 'success' : 'neutral'}
            icon={key.isActive ? <CircleCheck aria-hidden="true" /> : <CircleMinus aria-hidden="true" />}
          >
            {key.isActive ? apiKeyLabels.active : apiKeyLabels.inactive}
          </Badge>
        )
      }
      facts={factsOf(key, key && licenseName(key))}
      tabs={tabs}
      failedTitle={apiKeyMessages.fetchOneFailed}
    >
      {children}
    </TabbedPage>
  )
}

/** Filled together. */
function factsOf(key: ApiKey | undefined, license: string | undefined): Fact[] {
  if (key === undefined || license === undefined) {
    return [
      { label: apiKeyLabels.prefix, value: <Skeleton width={64} /> },
      { label: apiKeyLabels.licenseId, value: <Skeleton width={152} /> },
      { label: apiKeyLabels.addOns, value: <Skeleton shape="badge" /> },
    ]
  }
  return [
    { label: apiKeyLabels.prefix, value: <Code>{key.keyPrefix}</Code> },
    { label: apiKeyLabels.licenseId, value: license },
    {
      label: apiKeyLabels.addOns,
      value: <SwatchTagList items={key.keyAddons.map(tagOfAddOn)} labels={{ empty: apiKeyLabels.none }} />,
    },
  ]
}
