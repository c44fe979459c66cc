import { type KeyboardEvent, useRef, useState } from 'react'
import { COMBO_LABELS } from '../../combo-box/combo-labels'
import { Box } from '../../combo-box/ComboBox.styles'
import { ComboTags } from '../../combo-box/ComboTags'
import { useTags } from '../../combo-box/use-tags'
import { Field } from '../../field/Field'
import { isImeKey } from '../../field/is-ime-key'
import { useField } from '../../field/use-field'
import { usePendingText } from '../../field/use-pending-text'
import { useTransferRef } from '../../focus/transfer-focus'
import { Input } from '../../text-field/TextField.styles'
import { useLabels } from '../../locale/locale-context'

/** Props of SelectionField. */
export interface SelectionFieldProps {
  label: string
  /** The texts in their order. */
  value: readonly string[]
  onChange: (value: string[]) => void
  placeholder?: string | undefined
  error?: string | undefined
  isReadOnly?: boolean
}

/**
 * Texts that users choose from, each a tag. Exposes `textbox`, named by its label. Enter and leaving the field add the typed text, Backspace in an empty field moves to the last
 * tag. A text that is in the list already is not added again.
 */
export function SelectionField({
  label,
  value,
  onChange,
  placeholder,
  error,
  isReadOnly = false,
}: SelectionFieldProps) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const keys = useTags(list, input, (place) => onChange(value.toSpliced(place, 1)))
  const transferFocus = useTransferRef(input)
  const wiring = useField({ error })
  const add = (): void => {
    const added = text.trim()
    setText('')
    if (added !== '' && !value.includes(added)) onChange([...value, added])
  }
  usePendingText(text.trim() !== '', {
    label,
    getControl: () => input.current,
    commit: add,
    discard: () => setText(''),
  })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isReadOnly || isImeKey(event)) return
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault()
      add()
    }
    keys.onInputKeyDown(event)
  }
  const comboLabels = useLabels('ComboBox', COMBO_LABELS, { chosen: label })
  return (
    <Field wiring={wiring} label={label} error={error} isLabelHidden>
      <Box
        data-invalid={wiring.isInvalid || undefined}
        data-read-only={isReadOnly || undefined}
        data-has-tags={value.length > 0 || undefined}
      >
        <ComboTags<number>
          options={value.map((option, place) => ({ value: place, label: option }))}
          maxVisibleTags={value.length}
          keys={keys}
          list={list}
          tagRef={transferFocus}
          labels={comboLabels}
          onShowAll={undefined}
          isFixed={isReadOnly}
        />
        <Input
          ref={input}
          type="text"
          id={wiring.controlId}
          autoComplete="off"
          value={text}
          readOnly={isReadOnly}
          placeholder={placeholder}
          aria-invalid={wiring.isInvalid || undefined}
          aria-describedby={wiring.describedBy}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
      </Box>
    </Field>
  )
}
