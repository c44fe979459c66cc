import { RotateCcw, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { configScreenLabels as labels } from '@sitewright/domain/configs/screen-messages'
import { Badge } from '../../badge/Badge'
import { IconButton } from '../../button/Button'
import { KeepFocus } from '../../focus/KeepFocus'
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

/** At the end of a label: what the value was, whether it is the default one, and a button that resets it and then undoes the reset (CONF-79). */
export function FieldOrigin(props: FieldOriginProps) {
  const { label, value, stored, defaultValue, isReadOnly, format, onChange } = props
  const isDefault = value === defaultValue
  const [reset, setReset] = useState<Pick<FieldOriginProps, 'value' | 'stored'>>()
  // A save ends it.
  const canUndo = isDefault && reset !== undefined && reset.stored === stored
  return (
    <Ends>
      {value !== stored && <Was>{describe(stored, format)}</Was>}
      {defaultValue !== undefined && (
        <Badge variant={isDefault ? 'text' : 'state'}>{isDefault ? labels.isDefault : labels.isSet}</Badge>
      )}
      {defaultValue !== undefined && !isReadOnly && (canUndo || !isDefault) && (
        <KeepFocus>
          {/* One button for both, so that it keeps the focus. */}
          <IconButton
            size="small"
            label={canUndo ? labels.undoReset(label) : labels.reset(label)}
            icon={canUndo ? <Undo2 aria-hidden="true" /> : <RotateCcw aria-hidden="true" />}
            onClick={() => {
              setReset(canUndo ? undefined : { value, stored })
              onChange(canUndo ? reset.value : defaultValue)
            }}
          />
        </KeepFocus>
      )}
    </Ends>
  )
}
