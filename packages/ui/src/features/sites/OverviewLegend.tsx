import { overviewLabels as labels } from '@sitewright/domain/sites/overview-messages'
import { Checkbox } from '../../checkbox/Checkbox'
import type { OverviewKind, OverviewSite } from '../../site-map/overview/overview-site'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { LegendRoot } from './Overview.styles'
import { OverviewSign } from './OverviewSign'

/** A part of the map that the legend hides: sites of a class, or archived ones. */
export type OverviewPart = OverviewKind | 'archived'

const PARTS: readonly OverviewPart[] = ['area', 'warehouse', 'bin', 'muster', 'none', 'archived']

/** The part of the map that a site belongs to. */
export const getPart = ({ kind, isArchived }: OverviewSite): OverviewPart => (isArchived === true ? 'archived' : kind)

/** Props of OverviewLegend. */
export interface OverviewLegendProps {
  /** The parts that the map has. */
  parts: ReadonlySet<OverviewPart>
  hidden: ReadonlySet<OverviewPart>
  onHiddenChange: (hidden: ReadonlySet<OverviewPart>) => void
}

/** The colors of the classes, each with a checkbox that shows it on the map (MAP-27). */
export function OverviewLegend({ parts, hidden, onHiddenChange }: OverviewLegendProps) {
  const setShown = (part: OverviewPart, isShown: boolean): void => {
    const next = new Set(hidden)
    if (isShown) next.delete(part)
    else next.add(part)
    onHiddenChange(next)
  }
  return (
    <LegendRoot>
      <legend>
        <VisuallyHidden>{labels.legend}</VisuallyHidden>
      </legend>
      {PARTS.filter((part) => parts.has(part)).map((part) => (
        <span key={part} data-part="kind">
          <OverviewSign site={part === 'archived' ? { kind: 'none', isArchived: true } : { kind: part }} isDecorative />
          <Checkbox
            label={part === 'archived' ? labels.archived : labels.kinds[part]}
            isSelected={!hidden.has(part)}
            onChange={(isShown) => setShown(part, isShown)}
          />
        </span>
      ))}
    </LegendRoot>
  )
}
