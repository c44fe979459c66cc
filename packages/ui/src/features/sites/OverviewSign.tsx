import { overviewLabels as labels } from '@sitewright/domain/sites/overview-messages'
import { KIND_COLORS, type OverviewSite } from '../../site-map/overview/overview-site'
import { ClassSign } from './Overview.styles'

/** Props of OverviewSign. */
export interface OverviewSignProps {
  site: Pick<OverviewSite, 'kind' | 'fill' | 'isArchived'>
  /** Whether the site is on the map; true by default. */
  hasShape?: boolean
  /** Whether a text beside it says the same; false by default. */
  isDecorative?: boolean
}

/** The color of a site on the map, named by its class or its state (MAP-27). */
export function OverviewSign({ site, hasShape = true, isDecorative = false }: OverviewSignProps) {
  const { kind, fill, isArchived = false } = site
  const state = !hasShape ? 'none' : isArchived ? 'archived' : undefined
  const name = state === 'none' ? labels.noShape : state === 'archived' ? labels.archived : labels.kinds[kind]
  return (
    <ClassSign
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name, title: name })}
      data-state={state}
      style={state === undefined ? { background: fill ?? `var(--sw-${KIND_COLORS[kind]})` } : undefined}
    />
  )
}
