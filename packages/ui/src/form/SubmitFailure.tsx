'use client'

import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { Failure } from './Form.styles'

/** Path of the error that Form sets when `onSubmit` throws. The next submit and a reset clear it. */
export const SUBMIT_FAILURE = 'root.submit'

/** Announces that the last submit failed. The focus stays where it is, so the same button submits again. */
export function SubmitFailure() {
  const { control } = useFormContext()
  const { errors } = useFormState({ control })
  const element = useRef<HTMLDivElement>(null)
  const message = errors.root?.submit?.message
  useEffect(() => {
    if (message !== undefined) element.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  if (message === undefined) return null
  return (
    <Failure ref={element} role="alert">
      <CircleAlert aria-hidden="true" />
      <span>{message}</span>
    </Failure>
  )
}
