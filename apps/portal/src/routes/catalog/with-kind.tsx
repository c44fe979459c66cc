import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { CatalogKind } from '@sitewright/domain/catalog/model'
import { readCatalogKind } from '@sitewright/domain/catalog/rules'
import { paths } from '../../paths'
import { withParam } from '../../shell/page/layout'

/** Renders a page for the kind of entry that the address names. An address with an unknown kind redirects to environments. */
export const withKind = (Page: (props: { kind: CatalogKind }) => ReactNode) =>
  withParam('kind', ({ param }) => {
    const kind = readCatalogKind(param)
    return kind === undefined ? <Navigate to={paths.catalog('environments')} replace /> : <Page kind={kind} />
  })
