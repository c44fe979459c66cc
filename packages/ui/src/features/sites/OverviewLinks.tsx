import { ListTree, Map as MapIcon } from 'lucide-react'
import { overviewLabels as labels, SITE_VIEWS, type SiteView } from '@sitewright/domain/sites/overview-messages'
import { ButtonLink } from '../../button/Button'
import { ViewLinks } from './OverviewLinks.styles'

const ICONS = { tree: ListTree, map: MapIcon } as const

/** Props of OverviewLinks. */
export interface OverviewLinksProps {
  current: SiteView
  /** The address of a view. */
  href: (view: SiteView) => string
  /** Called when the user follows a link, to remember the view. */
  onChoose: (view: SiteView) => void
}

/** The two views of the Sites tab, a link each (MAP-26). */
export function OverviewLinks({ current, href, onChoose }: OverviewLinksProps) {
  return (
    <ViewLinks role="group" aria-label={labels.view}>
      {SITE_VIEWS.map((view) => {
        const Icon = ICONS[view]
        return (
          <ButtonLink
            key={view}
            href={href(view)}
            icon={<Icon aria-hidden="true" />}
            aria-current={view === current ? 'true' : undefined}
            onClick={() => onChoose(view)}
          >
            {labels.views[view]}
          </ButtonLink>
        )
      })}
    </ViewLinks>
  )
}
