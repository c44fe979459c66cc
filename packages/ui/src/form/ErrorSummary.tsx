'use client'

import { CircleAlert, CircleCheck } from 'lucide-react'
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { flatErrors, type FormPlace, placeErrors, type PlacedError } from './form-errors'
import { focusField } from './form-places'
import { Entry, Entries, Summary, Title } from './Form.styles'

/** The last time somebody asked to submit. */
export interface SubmitAttempt {
  form: HTMLFormElement
  /** The fields as they stood on the page then. */
  places: readonly FormPlace[]
}

/** Props of ErrorSummary. */
export interface ErrorSummaryProps {
  attempt: SubmitAttempt | null
  title: string
  /** Said of an entry that is right by now. */
  mendedLabel: string
  /** Draws nothing; the focus then goes to the first field that is wrong. */
  isHidden: boolean
}

/**
 * What was wrong at the last submit, each with a link to its field. Takes the focus when the submit fails.
 *
 * The list stands until the next submit, so that nothing moves under a person who is mending a field; what is right by now
 * is marked.
 */
export function ErrorSummary({ attempt, title, mendedLabel, isHidden }: ErrorSummaryProps) {
  const { control } = useFormContext()
  const { errors, submitCount } = useFormState({ control })
  const [told, setTold] = useState<{ submit: number; list: readonly PlacedError[] }>({ submit: 0, list: [] })
  const summary = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const current = flatErrors(errors)
  if (told.submit !== submitCount) {
    setTold({ submit: submitCount, list: submitCount === 0 ? [] : placeErrors(current, attempt?.places ?? []) })
  }

  const { list } = told
  useEffect(() => {
    if (list.length === 0) return
    // After the press that submitted, which may still move the focus.
    const timer = setTimeout(() => {
      if (!isHidden) summary.current?.focus()
      else if (attempt !== null) focusField(attempt.form, list.find((error) => error.hasField)?.path ?? '')
    })
    return () => clearTimeout(timer)
    // Once for every list: not when a field is mended, nor when the form is drawn anew.
    // oxlint-disable-next-line react/exhaustive-deps -- the attempt is always older than the list that came of it
  }, [list])

  if (isHidden || list.length === 0) return null
  const wrong = new Set(current.map((error) => error.path))
  const follow = (event: MouseEvent, path: string): void => {
    // The address is the router's.
    event.preventDefault()
    if (attempt !== null) focusField(attempt.form, path)
  }
  return (
    <Summary ref={summary} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <Title id={titleId}>{title}</Title>
      <Entries>
        {list.map(({ path, label, message, hasField }) => {
          const isMended = !wrong.has(path)
          const words = label === '' ? message : `${label}: ${message}`
          return (
            <Entry key={path} data-mended={isMended || undefined}>
              {isMended ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
              <span>
                {isMended && <VisuallyHidden>{mendedLabel} </VisuallyHidden>}
                {hasField ? (
                  <a href={`#${path}`} onClick={(event) => follow(event, path)}>
                    {words}
                  </a>
                ) : (
                  words
                )}
              </span>
            </Entry>
          )
        })}
      </Entries>
    </Summary>
  )
}
