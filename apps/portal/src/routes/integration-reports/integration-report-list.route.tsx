import { pageTitles } from '@sitewright/domain/shared/page-titles'
import { PageTitle } from '../../shell/page/PageTitle'

/** The list alone: the layout renders it. */
export const Component = () => <PageTitle parts={[pageTitles.integration]} />
