import { CircleCheck, CircleMinus } from 'lucide-react'
import { apiKeyLabels, apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import type { ApiKey } from '@sitewright/domain/api-keys/model'
import { Badge } from '../../badge/Badge'
import { ProductLicenseTags } from '../patterns/ProductLicenseTags'
import { TabbedPage, type TabbedPageProps } from '../patterns/TabbedPage'
import { Code } from './ApiKeyScreens.styles'

/** Props of ApiKeyPage. */
export interface ApiKeyPageProps extends Pick<TabbedPageProps<ApiKey>, 'view' | 'tabs' | 'loading' | 'children'> {
  listHref: string
  /** The license in words; undefined while it is loading. */
  licenseName: (key: ApiKey) => string | undefined
}

/** The frame of an API key: title, facts and tabs. */
export function ApiKeyPage({ listHref, licenseName, ...page }: ApiKeyPageProps) {
  const key = page.view.state === 'ready' ? page.view.value : undefined
  const Icon = key?.isActive === true ? CircleCheck : CircleMinus
  return (
    <TabbedPage
      {...page}
      title={key?.name ?? apiKeyLabels.title}
      list={{ label: apiKeyLabels.list, href: listHref }}
      badges={
        key && (
          <Badge tone={key.isActive ? 'success' : 'neutral'} icon={<Icon aria-hidden="true" />}>
            {key.isActive ? apiKeyLabels.active : apiKeyLabels.inactive}
          </Badge>
        )
      }
      facts={[
        { label: apiKeyLabels.prefix, skeleton: 64, value: key && <Code>{key.keyPrefix}</Code> },
        { label: apiKeyLabels.licenseId, skeleton: 152, value: key && licenseName(key) },
        {
          label: apiKeyLabels.addOns,
          skeleton: 'badge',
          value: key && <ProductLicenseTags addOns={key.keyAddons} />,
        },
      ]}
      failedTitle={apiKeyMessages.fetchOneFailed}
    />
  )
}
