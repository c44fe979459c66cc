'use client'

import { CircleAlert, CircleCheck } from 'lucide-react'
import { type MouseEvent, type Ref, useId } from 'react'
import { Entries, Entry, Summary, Title } from '../form/Form.styles'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

/** One thing that is wrong. */
export interface ToldError {
  key: string
  text: string
  isMended?: boolean
  /** Takes a person there; without it there is nowhere to go any more. */
  onFollow?: () => void
}

/** Props of NameTreeSummary. */
export interface NameTreeSummaryProps {
  ref?: Ref<HTMLDivElement>
  title: string
  /** Those that are listed. */
  errors: readonly ToldError[]
  /** After the listed ones: how many more there are. */
  more?: string | undefined
  mendedLabel: string
  /** `alert` for one that nobody has asked for and that does not take the focus. */
  role?: 'group' | 'alert'
}

/** What is wrong, each with a link that goes there. Can take the focus. */
export function NameTreeSummary({ ref, title, errors, more, mendedLabel, role = 'group' }: NameTreeSummaryProps) {
  const titleId = useId()
  const follow = (event: MouseEvent, go: () => void): void => {
    // The address is the router's.
    event.preventDefault()
    go()
  }
  return (
    <Summary ref={ref} role={role} aria-labelledby={titleId} tabIndex={-1}>
      <Title as="p" id={titleId}>
        {title}
      </Title>
      <Entries>
        {errors.map(({ key, text, isMended, onFollow }) => (
          <Entry key={key} data-mended={isMended || undefined}>
            {isMended ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
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
        ))}
      </Entries>
      {more !== undefined && <p>{more}</p>}
    </Summary>
  )
}
