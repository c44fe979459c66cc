'use client'

import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormControlledProp, NumericProps, PathProps } from './use-registered'

/**
 * Props of a field of a form: those of its component that the form does not set, and the path of the value.
 * @typeParam Values the values of the form, which limit `name` to their paths
 */
export type FormFieldProps<Props, Values extends FieldValues = FieldValues> = Omit<Props, FormControlledProp> &
  PathProps<Values>

/** A field of the form around it: `<FormTextField<User> name="firstName" label="First name" />`. */
export type FormField<Props> = <Values extends FieldValues = FieldValues>(
  props: FormFieldProps<Props, Values>,
) => ReactNode

/**
 * Creates the version of a field that a form wires by its `name`.
 * @param Field the field
 * @param useWiring returns the props that the form sets, for the path of the value and the other props
 */
export function createFormField<Props extends object>(
  Field: (props: Props) => ReactNode,
  useWiring: (name: string, props: Props & NumericProps) => object,
): FormField<Props>
// What the form sets completes the props of the field. The compiler cannot follow that through a type parameter.
export function createFormField(
  Field: (props: object) => ReactNode,
  useWiring: (name: string, props: NumericProps) => object,
) {
  return function FormField(props: NumericProps & PathProps) {
    const { isNumber: _isNumber, ...rest } = props
    return <Field {...rest} {...useWiring(props.name, props)} />
  }
}
