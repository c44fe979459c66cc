import { COPY_VIEWS, type CopyCounts, type CopyView } from '@sitewright/domain/shared/several-copies'
import { severalCopiesLabels as labels } from '@sitewright/domain/shared/several-copies-messages'
import { useLanguage } from '../../locale/locale-context'
import { Segments } from '../../segments/Segments'

/** Props of CopyViews. */
export interface CopyViewsProps {
  value: CopyView
  /** Undefined until all lists are loaded. */
  counts: CopyCounts | undefined
  onChange: (view: CopyView) => void
}

/** What the lists of the Copy tab show (COPY-42). */
export function CopyViews({ value, counts, onChange }: CopyViewsProps) {
  const { number: format } = useLanguage().formats
  return (
    <Segments
      label={labels.show}
      options={COPY_VIEWS.map((view) => ({
        value: view,
        label: labels.views[view],
        count: counts && format(counts[view]),
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
