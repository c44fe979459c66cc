'use client'

import { ChevronDown } from 'lucide-react'
import { type ChangeEvent, type KeyboardEvent, type MouseEvent, useLayoutEffect } from 'react'
import type { ElementProps } from '../element-props/element-props'
import { AlertSign } from '../field/AlertSign'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { Field } from '../field/Field'
import { Help, Message } from '../field/Field.styles'
import { type FieldProps, omitFieldProps, useField } from '../field/use-field'
import { NativeSelect, Prefix, PrefixedRoot, SelectBox } from './Select.styles'
import { preventKey, preventOpen } from './disabled-select'

/**
 * One of the options to choose from.
 * @typeParam Value the values to choose from, such as a union of texts
 */
export interface SelectOption<Value extends string = string> {
  /** Passed to `onChange`. Unique in the list. */
  value: Value
  /** Its text. */
  label: string
  /** Why it cannot be chosen, as a sentence. It stays in the list, with the reason after its label. */
  disabledReason?: string
}

/**
 * Props of Select. Rest props and `ref` reach the `<select>`; `className` and `style` reach the root. Use `disabledReason` instead of
 * the native `disabled`.
 * @typeParam Value the values to choose from, inferred from `options` and `value`
 */
export interface SelectProps<Value extends string = string>
  extends ElementProps<'select', 'size' | 'multiple' | 'children' | 'value'>, FieldProps {
  /** The options, in the order of the list. */
  options: readonly SelectOption<Value>[]
  /** The selected value of a controlled select. */
  value?: Value
  /** The first selected value of an uncontrolled select; the first option by default. */
  defaultValue?: Value
  /** Called with the value that the user selects. */
  onChange?: (value: Value, event: ChangeEvent<HTMLSelectElement>) => void
  /** `stacked` (default): label above, in a form. `prefixed`: label inside the outline, in a toolbar, without `labelEnd`. */
  layout?: 'stacked' | 'prefixed'
  /** First line of the list, with the value `''`, while nothing is selected: "Select a license". `Value` must include `''`. */
  placeholder?: '' extends Value ? string : never
}

/** One of a few values. Exposes `combobox`, named by its label, with the browser's own list, keys and type-ahead. */
export function Select<Value extends string = string>(props: SelectProps<Value>) {
  const {
    options,
    onChange,
    onMouseDown,
    onKeyDown,
    layout = 'stacked',
    placeholder,
    ...rest
  } = omitFieldProps<SelectProps<Value>>(props)
  const { label, help, note } = props
  const field = useField(props, { missing: 'choose' })
  useLayoutEffect(() => {
    // What a reset of the form selects: the value of the caller, or the default value, of which React writes only the first.
    const value = rest.value ?? rest.defaultValue
    const select = document.getElementById(field.controlId)
    for (const option of select?.querySelectorAll('option') ?? []) option.defaultSelected = option.value === value
  })
  const box = (
    <SelectBox {...field.box}>
      {layout === 'prefixed' && <Prefix htmlFor={field.controlId}>{label}</Prefix>}
      <NativeSelect
        {...rest}
        {...field.control}
        aria-readonly={props.isReadOnly || undefined}
        onMouseDown={(event: MouseEvent<HTMLSelectElement>) => {
          onMouseDown?.(event)
          if (field.isFixed) preventOpen(event)
        }}
        onKeyDown={(event: KeyboardEvent<HTMLSelectElement>) => {
          onKeyDown?.(event)
          if (field.isFixed) preventKey(event)
        }}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => {
          // The browser offers no other values than those of the options.
          if (!field.isFixed) onChange?.(event.target.value as Value, event)
        }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabledReason !== undefined}>
            {option.disabledReason === undefined ? option.label : `${option.label} (${option.disabledReason})`}
          </option>
        ))}
      </NativeSelect>
      <ChevronDown aria-hidden="true" />
      {props.disabledReason !== undefined && (
        <DisabledReason id={field.reasonId}>{props.disabledReason}</DisabledReason>
      )}
    </SelectBox>
  )
  if (layout === 'stacked') return <Field {...field.frame}>{box}</Field>
  return (
    <PrefixedRoot {...field.root}>
      {box}
      {field.isInvalid && (
        <Message id={field.errorId} data-tone="danger">
          <AlertSign />
          <span>{field.error}</span>
        </Message>
      )}
      {Boolean(note) && <Message id={field.noteId}>{note}</Message>}
      {Boolean(help) && <Help id={field.helpId}>{help}</Help>}
    </PrefixedRoot>
  )
}
