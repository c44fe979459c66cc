'use client'

import type { ChangeEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

/**
 * Adapts the result of `register` to the fields of this library, whose `onChange` gets the value before the event:
 * `<TextField {...toFieldProps(register('name'))} label="Name" />`.
 */
export const toFieldProps = <Name extends string>({ onChange, ...registration }: UseFormRegisterReturn<Name>) => ({
  ...registration,
  onChange: (
    _value: string | boolean,
    event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>,
  ): void => {
    void onChange(event)
  },
})
