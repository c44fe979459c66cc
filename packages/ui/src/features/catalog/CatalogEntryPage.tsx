import type { CatalogEntry, CatalogKind } from '@sitewright/domain/catalog/model'
import { catalogLabels, catalogTexts } from '@sitewright/domain/catalog/screen-messages'
import { TabbedPage, type TabbedPageProps } from '../patterns/TabbedPage'
import { StateBadge } from './StateBadge'

/** Props of CatalogEntryPage. */
export interface CatalogEntryPageProps extends Pick<
  TabbedPageProps<CatalogEntry>,
  'view' | 'tabs' | 'loading' | 'children'
> {
  kind: CatalogKind
  listHref: string
}

/** The frame of a catalog entry: title, facts and tabs. */
export function CatalogEntryPage({ kind, listHref, ...page }: CatalogEntryPageProps) {
  const entry = page.view.state === 'ready' ? page.view.value : undefined
  const labels = catalogLabels[kind]
  return (
    <TabbedPage
      {...page}
      title={entry?.name ?? labels.list}
      list={{ label: labels.list, href: listHref }}
      badges={entry && <StateBadge isRetired={entry.isRetired} />}
      facts={[
        ...(kind === 'productLicenses'
          ? [{ label: catalogLabels.productLicenses.id, skeleton: 48, value: entry?.id }]
          : []),
        { label: labels.uses, skeleton: 48, value: entry?.uses.toLocaleString('en-US') },
      ]}
      hasTabActions
      failedTitle={catalogTexts[kind].fetchOneFailed}
    />
  )
}
