import { memo } from 'react'
import { typedNumber } from '@sitewright/domain/configs/parameters'
import { Checkbox } from '../../checkbox/Checkbox'
import { NumberField } from '../../number-field/NumberField'
import { Select, type SelectOption } from '../../select/Select'
import { TextField } from '../../text-field/TextField'
import type { ConfigField } from './config-fields'
import { Cell, CheckCell } from './ConfigCard.styles'
import { FieldOrigin } from './FieldOrigin'

type Value = string | boolean

/** Props of ParameterField. */
export interface ParameterFieldProps extends Omit<ConfigField, 'key'> {
  /** The key of its value. */
  name: string
  /** The stored value. */
  stored: Value
  /** The value of the defaults; undefined without one. */
  defaultValue: Value | undefined
  error: string | undefined
  isHidden: boolean
  /** Why it cannot be changed. */
  reason: string | undefined
  /** The values to choose from, instead of typing a text. */
  options?: readonly SelectOption[] | undefined
  /** Why there are no values to choose from yet. */
  optionsReason?: string | undefined
  help?: string | undefined
  /** Keep the function the same: a new one renders every field. */
  onChange: (entry: string, id: string, value: Value) => void
}

const toNumber = (text: string): number | null => (text.trim() === '' ? null : (typedNumber(text) ?? Number.NaN))

/** One parameter by its type: a checkbox, a number, a text or a choice, with where its value comes from (CONF-02 to CONF-06). */
export const ParameterField = memo(function ParameterField(props: ParameterFieldProps) {
  const { name, label, kind, value, stored, error, reason, isHidden } = props
  const change = (next: Value): void => props.onChange(props.entry, props.id, next)
  const isChanged = value !== stored
  const shared = { label, name, error, help: props.help }
  const ends = (
    <FieldOrigin
      label={label}
      value={value}
      stored={stored}
      defaultValue={props.defaultValue}
      isReadOnly={reason !== undefined}
      onChange={change}
    />
  )
  if (kind === 'bool') {
    return (
      <CheckCell hidden={isHidden} data-edited={isChanged ? '' : undefined}>
        <Checkbox {...shared} isSelected={value === true} onChange={change} disabledReason={reason} />
        {ends}
      </CheckCell>
    )
  }
  const text = String(value)
  return (
    <Cell hidden={isHidden} data-edited={isChanged ? '' : undefined} data-kind={kind}>
      {props.options !== undefined ? (
        <Select
          {...shared}
          options={props.options}
          value={text}
          labelEnd={ends}
          onChange={change}
          disabledReason={reason ?? props.optionsReason}
        />
      ) : kind === 'text' ? (
        <TextField
          {...shared}
          value={text}
          labelEnd={ends}
          autoComplete="off"
          isReadOnly={reason !== undefined}
          onChange={change}
        />
      ) : (
        <NumberField
          {...shared}
          value={toNumber(text)}
          labelEnd={ends}
          min={kind === 'positiveNumber' ? 0 : undefined}
          isReadOnly={reason !== undefined}
          onChange={(next) => change(next === null ? '' : String(next))}
        />
      )}
    </Cell>
  )
})
