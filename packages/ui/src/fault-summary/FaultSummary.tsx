'use client'

import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { type MouseEvent, type Ref, useId } from 'react'
import { Entries } from '../form/Form.styles'
import { Box, Entry, Title } from './FaultSummary.styles'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

/** One thing that is wrong. */
export interface ToldError {
  key: string
  text: string
  isMended?: boolean
  /** `danger` (default) is wrong, `warning` a remark. */
  tone?: 'danger' | 'warning'
  /** Takes a person there; without it there is nowhere to go any more. */
  onFollow?: () => void
}

/** Props of FaultSummary. */
export interface FaultSummaryProps {
  ref?: Ref<HTMLDivElement>
  title: string
  /** Those that are listed. */
  errors: readonly ToldError[]
  /** After the listed ones: how many more there are. */
  more?: string | undefined
  /** Before what is right by now; "Fixed:" by default. */
  mendedLabel?: string
  /** `danger` by default; `warning` when nothing in it is wrong. */
  tone?: 'danger' | 'warning'
  /** `alert` for one that nobody has asked for and that does not take the focus. */
  role?: 'group' | 'alert'
}

/** What is wrong, each with a link that goes there. Can take the focus. */
export function FaultSummary(props: FaultSummaryProps) {
  const { ref, title, errors, more, mendedLabel = 'Fixed:', tone = 'danger', role = 'group' } = props
  const titleId = useId()
  const follow = (event: MouseEvent, go: () => void): void => {
    // The address is the router's.
    event.preventDefault()
    go()
  }
  return (
    <Box ref={ref} role={role} data-tone={tone} aria-labelledby={titleId} tabIndex={-1}>
      <Title id={titleId}>{title}</Title>
      <Entries>
        {errors.map(({ key, text, isMended, tone: kind = 'danger', onFollow }) => {
          const Sign = isMended ? CircleCheck : kind === 'danger' ? CircleAlert : TriangleAlert
          return (
            <Entry key={key} data-mended={isMended || undefined} data-tone={kind}>
              <Sign aria-hidden="true" />
              <span>
                {isMended && <VisuallyHidden>{mendedLabel} </VisuallyHidden>}
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
      {more !== undefined && <p>{more}</p>}
    </Box>
  )
}
