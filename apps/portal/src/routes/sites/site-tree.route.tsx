import { useParams } from 'react-router-dom'
import { withParam } from '../../shell/page/layout'
import { parseId } from '../../shell/page/parse-id'
import { SiteTree } from './site-tree.part'

/** The hierarchy editor of a site (SITE-04). */
export const Component = withParam('siteId', ({ param }) => (
  <SiteTree projectId={parseId(useParams()['projectId'])} siteId={parseId(param)} />
))
