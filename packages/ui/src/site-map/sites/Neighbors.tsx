'use client'

import { Checkbox } from '../../checkbox/Checkbox'
import { useLanguage } from '../../locale/locale-context'
import { createFigureFormat, formatLength } from '../coordinates/format-measure'
import type { Shape } from '../drawing/shape'
import type { MapLabels } from '../map-labels'
import type { MapSite } from './map-site'
import { placeNeighbors } from './neighbor-list'
import { NeighborRows, NeighborHelp, NeighborSection } from './Neighbors.styles'

/** Maximum number of listed neighbors. */
const MAX_LISTED = 20

/** Props of Neighbors. */
export interface NeighborsProps {
  shape: Shape
  neighbors: readonly MapSite[]
  /** Whether the map draws them; undefined without a map. */
  isShown: boolean | undefined
  onShownChange: (isShown: boolean) => void
  labels: MapLabels
}

/** The sites around the shape for users who do not see the map, and whether the map draws them. */
export function Neighbors({ shape, neighbors, isShown, onShownChange, labels }: NeighborsProps) {
  const format = createFigureFormat(useLanguage().locale)
  const placed = placeNeighbors(shape, neighbors)
  const extra = placed.length - MAX_LISTED
  return (
    <NeighborSection aria-label={labels.neighbors}>
      <h2>{labels.neighbors}</h2>
      {isShown !== undefined && (
        <>
          <Checkbox
            label={labels.showNeighbors(neighbors.length)}
            isSelected={isShown}
            onChange={(isOn) => onShownChange(isOn)}
          />
          <NeighborHelp>{labels.neighborsHelp}</NeighborHelp>
        </>
      )}
      <NeighborRows>
        {placed.slice(0, MAX_LISTED).map(({ site, from, isAround }) => (
          <li key={site.id}>
            <span>{site.name}</span>
            <span>
              {[
                site.isArchived === true && labels.archived,
                isAround
                  ? labels.around
                  : from && labels.distance(formatLength(from.meters, format), labels.directions[from.direction]),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
        {extra > 0 && <li>{labels.moreNeighbors(extra)}</li>}
      </NeighborRows>
    </NeighborSection>
  )
}
