'use client'

import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import type { ElementProps } from '../element-props/element-props'
import { Entries } from '../form/Form.styles'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Box, Entry, Title } from './FaultSummary.styles'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

/** One entry of a FaultSummary. */
export interface Fault {
  /** Unique in the list. */
  key: string
  /** What is wrong, as a sentence. */
  text: string
  /** Whether it has been corrected. */
  isFixed?: boolean
  /** `danger` (default) for an error, `warning` for a remark. */
  tone?: 'danger' | 'warning'
  /** Moves the focus to the cause. Without it the entry is not a link. */
  onFollow?: () => void
}

/** Texts of FaultSummary. */
export interface FaultSummaryLabels {
  /** Read before a corrected entry. */
  fixed: string
}

const LABELS: CompleteTexts<FaultSummaryLabels> = { fixed: 'Fixed:' }

/** Props of FaultSummary: those of the root `<div>`, and these. */
export interface FaultSummaryProps extends ElementProps<'div', 'title' | 'children' | 'role'> {
  /** Its title, which is also its accessible name. */
  title: string
  /** The entries. */
  errors: readonly Fault[]
  /** A line after the entries, about further ones that are not listed. */
  overflowText?: string | undefined
  /** Replaces the English texts. */
  labels?: LabelTexts<FaultSummaryLabels>
  /** `danger` by default, `warning` when no entry is an error. It is drawn as a success once every entry is corrected. */
  tone?: 'danger' | 'warning'
  /** `group` by default. `alert` for a summary that appears without a user action and does not take the focus. */
  role?: 'group' | 'alert'
}

/** Lists what is wrong, each entry with a link to its cause. It can take the focus. */
export function FaultSummary(props: FaultSummaryProps) {
  const {
    title,
    errors,
    overflowText,
    labels: labelOverrides,
    tone: summaryTone = 'danger',
    role = 'group',
    ...rest
  } = props
  const labels = useLabels('FaultSummary', LABELS, labelOverrides)
  const titleId = useId()
  const isAllFixed = overflowText === undefined && errors.length > 0 && errors.every(({ isFixed }) => isFixed)
  const follow = (event: MouseEvent, onFollow: () => void): void => {
    // A hash in the address would be a navigation for the router.
    event.preventDefault()
    onFollow()
  }
  return (
    <Box tabIndex={-1} {...rest} role={role} data-tone={isAllFixed ? 'success' : summaryTone} aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <Entries>
        {errors.map(({ key, text, isFixed, tone = 'danger', onFollow }) => {
          const Icon = isFixed ? CircleCheck : tone === 'danger' ? CircleAlert : TriangleAlert
          return (
            <Entry key={key} data-fixed={isFixed || undefined} data-tone={tone}>
              <Icon aria-hidden="true" />
              <span>
                {isFixed && <VisuallyHidden>{labels.fixed} </VisuallyHidden>}
                {onFollow === undefined ? (
                  text
                ) : (
                  <a href={`#${encodeURIComponent(key)}`} onClick={(event) => follow(event, onFollow)}>
                    {text}
                  </a>
                )}
              </span>
            </Entry>
          )
        })}
      </Entries>
      {overflowText !== undefined && <p>{overflowText}</p>}
    </Box>
  )
}
