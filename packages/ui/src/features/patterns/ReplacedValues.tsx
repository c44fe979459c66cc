import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReplacedValue } from '@sitewright/domain/shared/several-copies'
import { severalCopiesLabels as labels } from '@sitewright/domain/shared/several-copies-messages'
import { shortenValue } from '../../unsaved-bar/change'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { Values } from './ReplacedValues.styles'

/** The start of long values, and a remark if both start alike. */
export function shortenValues({ before, after }: ReplacedValue): { before: string; after: string } {
  const [was, is] = [shortenValue(before), shortenValue(after)]
  return { before: was, after: was === is ? labels.otherContent(is) : is }
}

/** Props of ReplacedValues. */
export interface ReplacedValuesProps {
  /** Above the values. */
  caption: ReactNode
  values: readonly ReplacedValue[]
  /** Head of the values before; "Here now" by default. */
  beforeLabel?: string
  /** Head of the values after; "After" by default. */
  afterLabel?: string
}

/** The values that a copy replaces: the parameter, its value now and after (COPY-37). */
export const ReplacedValues = ({
  caption,
  values,
  beforeLabel = labels.before,
  afterLabel = labels.after,
}: ReplacedValuesProps) => (
  <Values>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{labels.parameter}</th>
        <th scope="col">{beforeLabel}</th>
        <th scope="col">{afterLabel}</th>
      </tr>
    </thead>
    <tbody>
      {values.map((value, place) => {
        const { before, after } = shortenValues(value)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- labels can repeat, and the list never changes
          <tr key={place}>
            <th scope="row">{value.label}</th>
            <td>{before}</td>
            <td>
              <ArrowRight size={14} aria-hidden="true" />
              <VisuallyHidden>{labels.to}</VisuallyHidden>
              {after}
            </td>
          </tr>
        )
      })}
    </tbody>
  </Values>
)
