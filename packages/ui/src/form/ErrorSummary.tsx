'use client'

import { CircleAlert, CircleCheck } from 'lucide-react'
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { flattenErrors, type FormField, type SummaryEntry, toSummaryEntries } from './form-errors'
import { focusField } from './form-fields'
import type { FormLabels } from './form-labels'
import { Entry, Entries, Summary, Title } from './Form.styles'
import { SUBMIT_FAILURE } from './SubmitFailure'

/** The last submit of the form. */
export interface SubmitAttempt {
  form: HTMLFormElement
  /** The fields that were on the page at that time. */
  fields: readonly FormField[]
}

/** Props of ErrorSummary. */
export interface ErrorSummaryProps {
  attempt: SubmitAttempt | null
  labels: FormLabels
  /** Lists only errors that have no field on the page. Without one, moves the focus to the first invalid field. */
  isHidden: boolean
}

/**
 * Errors of the last submit, each with a link to its field. Takes the focus when validation fails.
 *
 * The list stays the same until the next submit, so nothing moves while the user corrects a field. Corrected entries are marked, and the
 * summary is no longer drawn as an error when every entry is corrected.
 */
export function ErrorSummary({ attempt, labels, isHidden }: ErrorSummaryProps) {
  const { control } = useFormContext()
  const { errors, submitCount, isSubmitting } = useFormState({ control })
  const [snapshot, setSnapshot] = useState<{ submitCount: number; entries: readonly SummaryEntry[] }>({
    submitCount: 0,
    entries: [],
  })
  const [invalidPaths, setInvalidPaths] = useState<readonly string[]>([])
  const summary = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const current = flattenErrors(errors).filter((error) => error.path !== SUBMIT_FAILURE)
  if (snapshot.submitCount !== submitCount) {
    setSnapshot({ submitCount, entries: submitCount === 0 ? [] : toSummaryEntries(current, attempt?.fields ?? []) })
  }
  // The library clears all errors when a submit starts, before it has validated the fields again.
  const currentPaths = current.map((error) => error.path)
  if (!isSubmitting && currentPaths.join() !== invalidPaths.join()) setInvalidPaths(currentPaths)

  const { entries } = snapshot
  const listed = isHidden ? entries.filter(({ hasField }) => !hasField) : entries
  const isLeftOut = listed.length === 0
  useEffect(() => {
    if (entries.length === 0) return
    // Runs after the click that submitted the form, because that click can still move the focus.
    const timer = setTimeout(() => {
      if (!isLeftOut) summary.current?.focus()
      else if (attempt !== null) focusField(attempt.form, entries.find((entry) => entry.hasField)?.path ?? '')
    })
    return () => clearTimeout(timer)
    // Runs once for each submit, not when a field is corrected or the form renders again.
    // oxlint-disable-next-line react/exhaustive-deps -- the attempt is always older than its entries
  }, [entries])

  if (isLeftOut) return null
  const isAllFixed = invalidPaths.length === 0
  const follow = (event: MouseEvent, path: string): void => {
    // A hash in the address would be a navigation for the router.
    event.preventDefault()
    if (attempt !== null) focusField(attempt.form, path)
  }
  return (
    <Summary
      ref={summary}
      role="group"
      aria-labelledby={titleId}
      data-tone={isAllFixed ? 'success' : undefined}
      tabIndex={-1}
    >
      <Title id={titleId} aria-live="polite">
        {isAllFixed ? labels.allFixed : labels.summaryTitle}
      </Title>
      <Entries>
        {listed.map(({ path, label, message, hasField }) => {
          const isFixed = !invalidPaths.includes(path)
          const text = label === '' ? message : `${label}: ${message}`
          return (
            <Entry key={path} data-fixed={isFixed || undefined}>
              {isFixed ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
              <span>
                {isFixed && <VisuallyHidden>{labels.fixed} </VisuallyHidden>}
                {hasField ? (
                  <a href={`#${path}`} onClick={(event) => follow(event, path)}>
                    {text}
                  </a>
                ) : (
                  text
                )}
              </span>
            </Entry>
          )
        })}
      </Entries>
    </Summary>
  )
}
