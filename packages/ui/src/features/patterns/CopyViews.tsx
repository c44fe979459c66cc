import { useId } from 'react'
import { COPY_VIEWS, type CopyCounts, type CopyView } from '@sitewright/domain/shared/several-copies'
import { severalCopiesLabels as labels } from '@sitewright/domain/shared/several-copies-messages'
import { useLanguage } from '../../locale/locale-context'
import { Segments } from './Segments.styles'

/** Props of CopyViews. */
export interface CopyViewsProps {
  value: CopyView
  /** Undefined until all lists are loaded. */
  counts: CopyCounts | undefined
  onChange: (view: CopyView) => void
}

/** What the lists of the Copy tab show (COPY-42). */
export function CopyViews({ value, counts, onChange }: CopyViewsProps) {
  const name = useId()
  const { number: format } = useLanguage().formats
  return (
    <Segments role="radiogroup" aria-label={labels.show}>
      {COPY_VIEWS.map((view) => (
        <label key={view}>
          <input type="radio" name={name} checked={value === view} onChange={() => onChange(view)} />
          <span>{labels.views[view]}</span>
          {/* A space, because the name of the radio button is both texts. */}{' '}
          {counts !== undefined && <span data-part="count">{format(counts[view])}</span>}
        </label>
      ))}
    </Segments>
  )
}
