'use client'

import { ChevronDown, X } from 'lucide-react'
import { type MouseEvent, type ReactNode, type Ref, type RefObject, useId, useRef } from 'react'
import { IconButton } from '../button/Button'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { Field } from '../field/Field'
import type { InputProps } from '../field/input-props'
import { useField } from '../field/use-field'
import { useMergedRef } from '../field/use-merged-ref'
import { useFocusTransfer } from '../focus-transfer/use-focus-transfer'
import { Input } from '../text-field/TextField.styles'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Box } from './ComboBox.styles'
import { ComboList, rowId } from './ComboList'
import type { ComboOption } from './combo-option'
import type { ComboLabels } from './combo-labels'
import type { Combo } from './use-combo'

/** What every combo box takes. Rest props and `ref` reach the `<input>`; `className` and `style` reach the root. */
export interface ComboFieldProps extends InputProps<'role'> {
  /** Its name, above it. */
  label: string
  /** What can be chosen, in the order it is listed. Keep the array itself the same as long as nothing changes. */
  options: readonly ComboOption[]
  /** Told what is typed, at once; `''` when the search ends. An owner that asks a server waits for a pause. */
  onSearch?: (text: string) => void
  /** `contains` (default): every word stands somewhere in an option. `none`: the owner searches and gives what it found. */
  filter?: 'contains' | 'none'
  /** How many options are drawn at most, those around the chosen one; 100 by default. The rest is counted, and found by typing on. */
  limit?: number
  /** Options are on their way; those that are there can be chosen. */
  isLoading?: boolean
  /** Why there are no options, as a sentence, in the open list. */
  failure?: string
  /** Asked to load them once more, by the button beside the failure. */
  onRetry?: () => void
  /** What it says; any of it may be given. */
  labels?: Partial<ComboLabels>
  /** How to fill it in; stands under it and describes it. */
  help?: ReactNode
  /** What is wrong with the choice, as a sentence; marks it as invalid. */
  error?: string
  /** Says so to assistive technology. The form checks it, and its error tells. */
  isRequired?: boolean
  /** Can be read, focused and copied, not changed; drawn dashed. */
  isReadOnly?: boolean
  /** Why it cannot be changed, as a sentence. It stays focusable, is drawn dashed and says so. */
  disabledReason?: string
  /** At the end of the label's line: "Optional". */
  labelEnd?: ReactNode
  /** The label is heard and not drawn. */
  isLabelHidden?: boolean
}

/** Props of ComboFrame. */
export interface ComboFrameProps extends Omit<
  ComboFieldProps,
  'options' | 'onSearch' | 'filter' | 'limit' | 'labels' | 'ref'
> {
  combo: Combo
  input: RefObject<HTMLInputElement | null>
  labels: ComboLabels
  choice: 'single' | 'multiple'
  chosen: ReadonlySet<string>
  /** The chosen ones, before the input. */
  tags?: ReactNode
  /** Announced, when nothing about the list is. */
  status: string
  onClear: () => void
  inputRef: Ref<HTMLInputElement> | undefined
}

/** Label, box, input and open list of a combo box, wired to each other. */
export function ComboFrame(props: ComboFrameProps) {
  const { combo, input, labels, choice, chosen, tags, status, onClear, inputRef, label, help, error, ...others } = props
  const { isLoading = false, failure, onRetry, isRequired, isReadOnly = false, disabledReason, ...more } = others
  const { labelEnd, isLabelHidden, className, style, onKeyDown, ...rest } = more
  const reasonId = useId()
  const isDisabled = disabledReason !== undefined
  const isFixed = isDisabled || isReadOnly
  const described = [rest['aria-describedby'], isDisabled && reasonId].filter(Boolean).join(' ')
  const wiring = useField({ help, error }, { id: rest.id, 'aria-describedby': described })
  const ref = useMergedRef(input, inputRef)
  const box = useRef<HTMLDivElement>(null)
  const handOn = useFocusTransfer(input)
  const { isOpen, found, place, listId } = combo
  const hasList = isOpen && found.shown.length > 0 && failure === undefined
  const focusInput = (): void => input.current?.focus()
  const news = failure ?? (isLoading ? labels.loading : found.total === 0 ? labels.empty : labels.results(found.total))
  return (
    <Field wiring={wiring} {...{ label, help, error, labelEnd, isLabelHidden, className, style }}>
      <Box
        ref={box}
        {...combo.rootProps}
        data-invalid={wiring.isInvalid || undefined}
        data-read-only={isReadOnly || undefined}
        data-disabled={isDisabled || undefined}
        data-has-tags={choice === 'multiple' || undefined}
        // A press anywhere in the box is a press on the input.
        onMouseDown={(event: MouseEvent<HTMLDivElement>) => {
          if (event.target instanceof Element && event.target.closest('input, button, [popover]') !== null) return
          event.preventDefault()
          focusInput()
          if (isOpen) combo.close()
          else if (!isFixed) combo.open()
        }}
      >
        {tags}
        <Input
          required={isRequired}
          autoComplete="off"
          spellCheck={false}
          {...rest}
          {...combo.inputProps}
          ref={ref}
          type="text"
          role="combobox"
          id={wiring.controlId}
          readOnly={isFixed}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={hasList && place >= 0 ? rowId(listId, place) : undefined}
          aria-invalid={wiring.isInvalid || undefined}
          aria-disabled={isDisabled || undefined}
          aria-describedby={wiring.describedBy}
          onClick={() => {
            if (!isFixed && !isOpen) combo.open()
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (!event.defaultPrevented) combo.inputProps.onKeyDown(event)
          }}
        />
        {chosen.size > 0 && !isFixed && (
          <IconButton
            ref={handOn}
            size="small"
            label={`${labels.clear} ${label}`}
            icon={<X />}
            onClick={() => {
              combo.close()
              onClear()
              focusInput()
            }}
          />
        )}
        <ChevronDown data-chevron="" aria-hidden="true" />
        {isOpen && (
          <ComboList
            id={listId}
            anchor={box}
            onChoose={combo.choose}
            onRetry={
              onRetry &&
              (() => {
                // The button goes when the list is loaded.
                focusInput()
                onRetry()
              })
            }
            {...{ label, found, chosen, place, choice, labels, isLoading, failure }}
          />
        )}
        <VisuallyHidden role="status">{isOpen && combo.typed !== null ? news : status}</VisuallyHidden>
        {isDisabled && <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>}
      </Box>
    </Field>
  )
}
