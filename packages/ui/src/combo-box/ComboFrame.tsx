'use client'

import { ChevronDown, X } from 'lucide-react'
import { type MouseEvent, type ReactNode, type Ref, type RefObject, useRef, useState } from 'react'
import { Announcement } from '../announcer/Announcement'
import { Button, IconButton } from '../button/Button'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { Field } from '../field/Field'
import { FormValue } from '../field/FormValue'
import type { InputProps } from '../field/input-props'
import { type FieldProps, isFixedField, omitFieldProps, useField } from '../field/use-field'
import { useMergedRef } from '../field/use-merged-ref'
import { usePendingText } from '../field/use-pending-text'
import { useTransferRef } from '../focus/transfer-focus'
import { Input } from '../text-field/TextField.styles'
import { undoKey } from '../undo/use-undo-history'
import { Box } from './ComboBox.styles'
import { ComboList, rowId } from './ComboList'
import type { ComboId, ComboOption } from './combo-option'
import type { ComboLabels } from './combo-labels'
import type { Combo } from './use-combo'
import type { LabelTexts } from '../locale/label-texts'

/** Props that both combo boxes have. Rest props and `ref` reach the `<input>`; `className` and `style` reach the root. */
export interface ComboFieldProps<Id extends ComboId> extends InputProps<'role'>, FieldProps {
  /** The options, in the order of the list. Memoize the array: a new one is indexed again. */
  options: readonly ComboOption<Id>[]
  /** Called with the search text after every key press, and with `''` when the search ends. Debounce it if it sends a request. */
  onSearch?: (text: string) => void
  /** `contains` (default): an option must contain every typed word. `none`: the caller searches and passes the matches. */
  filter?: 'contains' | 'none'
  /** Maximum number of rendered options, centered on the chosen one; 100 by default. Typing finds the others. */
  maxVisibleOptions?: number
  /** Options are loading. Those in `options` can already be chosen. If the caller searches, none is offered until then, because they match an earlier text. */
  isLoading?: boolean
  /** More options are loading. Those in `options` match the text, so Enter chooses one of them at once. */
  isLoadingMore?: boolean
  /** Why there are no options, as a sentence in the open list. */
  failure?: string
  /** Called by the button beside the failure, to load the options again. */
  onRetry?: () => void
  /** Replaces the English texts. */
  labels?: LabelTexts<ComboLabels>
}

/** Props of ComboFrame. */
export interface ComboFrameProps<Id extends ComboId> extends Omit<
  ComboFieldProps<Id>,
  'options' | 'onSearch' | 'filter' | 'maxVisibleOptions' | 'labels' | 'ref'
> {
  combo: Combo<Id>
  input: RefObject<HTMLInputElement | null>
  labels: ComboLabels
  choice: 'single' | 'multiple'
  chosen: ReadonlySet<Id>
  /** What a native form submits. */
  formValues: readonly ComboId[]
  /** The chosen options, before the input. */
  tags?: ReactNode
  /** Announced while the list has nothing to announce. */
  status: string
  /** Clears the choice; undefined when there is nothing to clear. */
  onClear: (() => void) | undefined
  /** Restores the choice that was cleared; undefined when there is none. */
  onUndoClear?: (() => void) | undefined
  /** Shows an undo button in addition to Ctrl+Z. */
  hasUndoButton?: boolean
  /** Choosing leaves no value, so that the text never prevents a submit. */
  isSearch?: boolean
  inputRef: Ref<HTMLInputElement> | undefined
  onReset: () => void
}

/** Label, box, input and open list of a combo box. */
export function ComboFrame<Id extends ComboId>(props: ComboFrameProps<Id>) {
  const {
    combo,
    input,
    labels,
    choice,
    chosen,
    formValues,
    tags,
    status,
    onClear,
    onUndoClear,
    hasUndoButton = false,
    isSearch = false,
    inputRef,
    onReset,
    isLoading = false,
    isLoadingMore = false,
    failure,
    onRetry,
    name,
    form,
    onKeyDown,
    ...rest
  } = omitFieldProps<ComboFrameProps<Id>>(props)
  const { label } = props
  const isFixed = isFixedField(props)
  const { typed, isUnanswered } = combo
  // The search text that prevented the submit.
  const [refused, setRefused] = useState<string | null>(null)
  usePendingText(isUnanswered && !isSearch, {
    label: undefined,
    getControl: () => input.current,
    // A deleted text clears the choice, as it does when the focus leaves.
    commit: () => (typed === '' ? combo.leave() : setRefused(typed)),
    discard: combo.close,
  })
  const isRefused = isUnanswered && typed === refused
  const field = useField(isRefused ? { ...props, error: labels.unfinished } : props, {
    isEmpty: chosen.size === 0,
    missing: 'choose',
    onReset: () => {
      combo.close()
      onReset()
    },
  })
  const ref = useMergedRef(input, inputRef)
  const box = useRef<HTMLDivElement>(null)
  const transferFocus = useTransferRef(input)
  const { isOpen, found, place, listId } = combo
  const { value: text } = combo.inputProps
  const hasList = isOpen && found.visible.length > 0
  const focusInput = (): void => input.current?.focus()
  // A choice is announced instead of its search, whose text can stay.
  const isSearching = isOpen && typed !== null && !combo.isAnswered
  const listStatus =
    failure ?? (isLoading ? labels.loading : found.total === 0 ? labels.empty : labels.results(found.total))
  return (
    <Field {...field.frame}>
      <Box
        ref={box}
        {...combo.rootProps}
        {...field.box}
        data-has-tags={choice === 'multiple' || undefined}
        // A press anywhere in the box is a press on the input.
        onMouseDown={(event: MouseEvent<HTMLDivElement>) => {
          if (event.target instanceof Element && event.target.closest('input, button, [popover]') !== null) return
          event.preventDefault()
          focusInput()
          if (isOpen) combo.close()
          else if (!isFixed) combo.open()
        }}
        onKeyDown={(event) => {
          // While there is a search text, Ctrl+Z is the browser's undo of typing.
          if (onUndoClear === undefined || undoKey(event) !== 'undo' || event.repeat || combo.typed) return
          event.preventDefault()
          onUndoClear()
        }}
      >
        {tags}
        <Input
          autoComplete="off"
          spellCheck={false}
          {...rest}
          {...combo.inputProps}
          {...field.control}
          ref={ref}
          type="text"
          role="combobox"
          form={form}
          data-field-name={name}
          readOnly={isFixed}
          // An empty input has the direction of the page, where its caret and placeholder belong.
          dir={text === '' ? undefined : 'auto'}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={hasList && place >= 0 ? rowId(listId, place) : undefined}
          onClick={(event) => {
            rest.onClick?.(event)
            if (!isFixed && !isOpen) combo.open()
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (!event.defaultPrevented) combo.inputProps.onKeyDown(event)
          }}
        />
        <FormValue name={name} form={form} values={formValues} />
        {hasUndoButton && onUndoClear !== undefined && (
          <Button
            ref={transferFocus}
            tone="link"
            size="small"
            aria-label={labels.undoClear(label)}
            onClick={onUndoClear}
          >
            {labels.undo}
          </Button>
        )}
        {onClear !== undefined && !isFixed && (
          <IconButton
            ref={transferFocus}
            size="small"
            label={labels.clear(label)}
            icon={<X />}
            // Tab in an open list moves to the next control of the page.
            tabIndex={isOpen ? -1 : undefined}
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
            onClose={combo.close}
            getDisabledReason={combo.getDisabledReason}
            onChoose={combo.choose}
            onRetry={
              onRetry &&
              (() => {
                // The button unmounts as soon as the options load.
                focusInput()
                onRetry()
              })
            }
            isLoading={isLoading || isLoadingMore}
            {...{ label, found, chosen, place, choice, labels, failure }}
          />
        )}
        <Announcement>{isSearching ? listStatus : status}</Announcement>
        {props.disabledReason !== undefined && (
          <DisabledReason id={field.reasonId}>{props.disabledReason}</DisabledReason>
        )}
      </Box>
    </Field>
  )
}
