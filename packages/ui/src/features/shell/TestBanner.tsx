import { bannerMessages } from '@sitewright/domain/shared/messages'
import { Banner } from '../../banner/Banner'
import { Link } from '../../link/Link'

export interface TestBannerProps {
  /** Label of the installation; nothing is drawn for PROD, nor for one without a text (NAV-28 to NAV-32). */
  environment: string
  /** Where a public test environment leads to; without it there is the text alone. */
  productionUrl?: string | undefined
}

const TEXTS = new Map<string, string>([
  ['DEV', bannerMessages.DEV],
  ['UAT', bannerMessages.UAT],
  ['PUBLIC_TEST', bannerMessages.PUBLIC_TEST],
])

/** Says on every page that this is no place for real work; a public test environment leads to the one that is. */
export function TestBanner({ environment, productionUrl }: TestBannerProps) {
  const text = TEXTS.get(environment)
  if (text === undefined) return null
  return (
    <Banner tone="hatch">
      {text}
      {environment === 'PUBLIC_TEST' && productionUrl !== undefined && (
        <>
          {' '}
          <Link href={productionUrl}>{bannerMessages.production}</Link>
        </>
      )}
    </Banner>
  )
}
