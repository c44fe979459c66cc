import type { Preservation } from '@sitewright/domain/preservations/model'
import { preservationScreenLabels as labels } from '@sitewright/domain/preservations/screen-messages'
import { TabbedPage, type TabbedPageProps } from '../patterns/TabbedPage'

/** Props of PreservationPage. */
export interface PreservationPageProps extends Pick<
  TabbedPageProps<readonly Preservation[]>,
  'view' | 'tabs' | 'loading' | 'failedTitle' | 'children'
> {
  listHref: string
}

const NO_FACTS: readonly never[] = []

/** The frame of a preservation: its name and its tabs. The open tab fills its actions, by TabActions. */
export function PreservationPage({ listHref, ...page }: PreservationPageProps) {
  const [opened] = page.view.state === 'ready' ? page.view.value : []
  return (
    <TabbedPage
      {...page}
      title={opened?.name ?? labels.title}
      list={{ label: labels.list, href: listHref }}
      facts={NO_FACTS}
      hasTabActions
    />
  )
}
