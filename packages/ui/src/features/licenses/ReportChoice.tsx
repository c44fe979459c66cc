import { useId } from 'react'
import { usersReportLabels as labels } from '@sitewright/domain/licenses/report-messages'
import { Root, Segment, Segments } from './ReportChoice.styles'

/** The reports of a license (LIC-22). */
export type LicenseReportKind = 'current' | 'monthly'

const KINDS: readonly LicenseReportKind[] = ['current', 'monthly']

export interface ReportChoiceProps {
  kind: LicenseReportKind
  onChange: (kind: LicenseReportKind) => void
}

/** Chooses between the current and the monthly report (LIC-21, LIC-22). Exposes `radiogroup`; one tab stop, arrow keys choose. */
export function ReportChoice({ kind, onChange }: ReportChoiceProps) {
  const name = useId()
  return (
    <Root role="radiogroup">
      <legend>{labels.report}</legend>
      <span aria-hidden="true">{labels.report}</span>
      <Segments>
        {KINDS.map((candidate) => (
          <Segment key={candidate}>
            <input
              type="radio"
              name={name}
              value={candidate}
              checked={candidate === kind}
              onChange={() => onChange(candidate)}
            />
            {labels[candidate]}
          </Segment>
        ))}
      </Segments>
    </Root>
  )
}
