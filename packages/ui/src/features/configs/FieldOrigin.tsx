import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { configScreenLabels as labels } from '@sitewright/domain/configs/screen-messages'
import { Badge } from '../../badge/Badge'
import { IconButton } from '../../button/Button'
import { describeWas } from '../patterns/EditedField'
import { Was } from '../patterns/EditedField.styles'
import { Ends } from './ConfigCard.styles'

/** Props of FieldOrigin. */
export interface FieldOriginProps {
  /** The label of the field. */
  label: string
  value: string | boolean
  /** The stored value. */
  stored: string | boolean
  /** The value of the defaults; undefined without one. */
  defaultValue: string | boolean | undefined
  isReadOnly: boolean
  /** The text of a value; the value itself by default. */
  format?: ((value: string) => string) | undefined
  onChange: (value: string | boolean) => void
}

const describe = (value: string | boolean, format: FieldOriginProps['format']): ReactNode =>
  describeWas(typeof value === 'string' && format !== undefined ? format(value) : value, undefined)

/** The control of the field that a button belongs to. The name does not find it: a number field has its name on a hidden input. */
function findControl(button: HTMLElement): HTMLElement | null {
  let box: HTMLElement | null = button
  while (box !== null) {
    const control = box.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')
    if (control !== null) return control
    box = box.parentElement
  }
  return null
}

/** At the end of a label: what the value was, whether it is the default one, and a button that resets it. */
export function FieldOrigin(props: FieldOriginProps) {
  const { label, value, stored, defaultValue, isReadOnly, format, onChange } = props
  const isDefault = value === defaultValue
  return (
    <Ends>
      {value !== stored && <Was>{describe(stored, format)}</Was>}
      {defaultValue !== undefined && (
        <Badge variant={isDefault ? 'text' : 'state'}>{isDefault ? labels.isDefault : labels.isSet}</Badge>
      )}
      {defaultValue !== undefined && !isDefault && !isReadOnly && (
        <IconButton
          size="small"
          label={labels.reset(label)}
          icon={<RotateCcw aria-hidden="true" />}
          onClick={(event) => {
            // The button goes with the reset, so the field takes the focus.
            findControl(event.currentTarget)?.focus()
            onChange(defaultValue)
          }}
        />
      )}
    </Ends>
  )
}
