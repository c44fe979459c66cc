import { Fragment } from 'react'
import { catalogUseTexts } from '@sitewright/domain/catalog/messages'
import type { CatalogEntry, CatalogKind, CatalogUse } from '@sitewright/domain/catalog/model'
import { catalogScreenLabels, catalogTexts } from '@sitewright/domain/catalog/screen-messages'
import { Link } from '../../link/Link'
import { FormSection } from '../patterns/FormSheet'
import { Uses } from './Catalog.styles'

/** Address of the page of what uses an entry, if the current user may open it. */
export type HrefOfUse = (kind: CatalogUse['kind'], item: CatalogUse['items'][number]) => string | undefined

/** Props of EntryUses. */
export interface EntryUsesProps {
  kind: CatalogKind
  entry: CatalogEntry
  hrefOf: HrefOfUse
}

/** Where an entry is used: for each kind the number, and the first ones as links (CAT-15). */
export function EntryUses({ kind, entry: { usedBy }, hrefOf }: EntryUsesProps) {
  if (usedBy === undefined) return null
  return (
    <FormSection title={catalogScreenLabels.usedBy}>
      {usedBy.length === 0 ? (
        <p>{catalogTexts[kind].unused}</p>
      ) : (
        <Uses>
          {usedBy.map((use) => (
            <div key={use.kind}>
              <dt>{catalogUseTexts.count(use)}</dt>
              <dd>
                {use.items.map((item, index) => {
                  const href = hrefOf(use.kind, item)
                  return (
                    <Fragment key={item.id}>
                      {index > 0 && ', '}
                      {href === undefined ? item.name : <Link href={href}>{item.name}</Link>}
                    </Fragment>
                  )
                })}
                {use.items.length > 0 && use.count > use.items.length && `, ${catalogUseTexts.more(use)}`}
              </dd>
            </div>
          ))}
        </Uses>
      )}
    </FormSection>
  )
}
