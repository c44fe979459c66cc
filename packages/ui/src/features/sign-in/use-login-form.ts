'use client'

import { type FormEvent, useRef, useState } from 'react'
import { PasswordLogin, SsoStart } from '@sitewright/domain/session/model'
import type { LoginMode } from '@sitewright/domain/session/rules'

export type LoginField = keyof PasswordLogin
type Faults = Partial<Record<LoginField, string>>

/** What is wrong, by field; the first fault of a field wins. Single sign-on asks for the user name alone. */
function findFaults(mode: LoginMode, values: PasswordLogin): Faults {
  const { error } =
    mode === 'normal' ? PasswordLogin.safeParse(values) : SsoStart.safeParse({ userName: values.userName })
  const faults: Faults = {}
  for (const { path, message } of error?.issues ?? []) faults[path[0] as LoginField] ??= message
  return faults
}

/**
 * The form of Login: two fields, validated on submit by the schema of the mode, and each again while it is corrected. Written by hand, because the form library would be a tenth of
 * the page's first load. The inputs are uncontrolled, so that a value from a password manager counts even without an event.
 * @param userName the first value of the field
 * @param onSubmit called with the valid values, trimmed as the schema says
 */
export function useLoginForm(mode: LoginMode, userName: string, onSubmit: (values: PasswordLogin) => Promise<void>) {
  const inputs = useRef<Partial<Record<LoginField, HTMLInputElement | null>>>({})
  /** Of fields that are not there at the moment too. */
  const [typed] = useState(() => new Map<LoginField, string>([['userName', userName]]))
  const [faults, setFaults] = useState<Faults>({})
  const [isSubmitted, setSubmitted] = useState(false)

  const getValue = (name: LoginField): string => inputs.current[name]?.value ?? typed.get(name) ?? ''
  const focus = (name: LoginField, isSelected = false) => {
    inputs.current[name]?.focus()
    if (isSelected) inputs.current[name]?.select()
  }

  return {
    getValue,
    focus,
    set: (name: LoginField, value: string) => {
      typed.set(name, value)
      const input = inputs.current[name]
      if (input) input.value = value
    },
    clearFaults: () => {
      setFaults({})
      setSubmitted(false)
    },
    /** What a field's component takes. */
    field: (name: LoginField) => ({
      name,
      defaultValue: typed.get(name),
      error: faults[name],
      ref: (input: HTMLInputElement | null) => {
        inputs.current[name] = input
      },
      onChange: (value: string) => {
        typed.set(name, value)
        if (!isSubmitted) return
        const values = { userName: getValue('userName'), password: getValue('password') }
        setFaults((before) => ({ ...before, [name]: findFaults(mode, values)[name] }))
      },
    }),
    submit: (event: FormEvent) => {
      event.preventDefault()
      const values = { userName: getValue('userName'), password: getValue('password') }
      const found = findFaults(mode, values)
      setFaults(found)
      setSubmitted(true)
      const first = (['userName', 'password'] as const).find((name) => found[name] !== undefined)
      if (first === undefined) void onSubmit({ ...values, userName: values.userName.trim() })
      else focus(first)
    },
  }
}

export type LoginForm = ReturnType<typeof useLoginForm>
