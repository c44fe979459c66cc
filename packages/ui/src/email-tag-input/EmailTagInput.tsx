'use client'

import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Announcement } from '../announcer/Announcement'
import { ComboList, rowId } from '../combo-box/ComboList'
import { useTags } from '../combo-box/use-tags'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { Field } from '../field/Field'
import { FormValue } from '../field/FormValue'
import type { InputProps } from '../field/input-props'
import { type FieldProps, isFixedField, omitFieldProps, useField } from '../field/use-field'
import { useLeave } from '../field/use-leave'
import { useMergedRef } from '../field/use-merged-ref'
import { useTransferRef } from '../focus/transfer-focus'
import { Input } from '../text-field/TextField.styles'
import { undoKey } from '../undo/use-undo-history'
import { EmailTags } from './EmailTags'
import { Box, Count, LabelEnds } from './EmailTagInput.styles'
import { EMAIL_TAG_LABELS, type EmailTagLabels } from './email-tag-labels'
import { isPlainAddress, normalizeAddress } from './tag-list'
import { useEmailTags } from './use-email-tags'
import { useTagText } from './use-tag-text'
import { type AddressSource, useSuggestions } from './use-suggestions'
import type { LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { AddressSource } from './use-suggestions'
export type { ComboOption } from '../combo-box/combo-option'
export type { EmailTagLabels } from './email-tag-labels'

/**
 * Props of EmailTagInput. Rest props and `ref` reach the `<input>`; `className` and `style` reach the root. A native form submits the
 * text of each tag under `name`.
 */
export interface EmailTagInputProps extends InputProps<'role'>, FieldProps {
  /**
   * The texts of all tags, in order, including invalid ones, so that a form can reject them. Controlled; omit it to leave the state to the
   * component.
   */
  value?: readonly string[]
  /** The initial tags of an uncontrolled input; none by default. */
  defaultValue?: readonly string[]
  /** Called with the texts of all tags after every change, undo and redo included. */
  onChange?: (value: string[]) => void
  /** Maximum number of tags; 10 by default. Text beyond it stays in the input. */
  maxTags?: number
  /** Whether a text is an address; by default a local part, an at sign and a domain with a dot. */
  isAddress?: (text: string) => boolean
  /** Returns the same text for two spellings of one address; by default the text in lower case. */
  normalize?: (text: string) => string
  /** Finds addresses for the typed text; no suggestions by default. The value of an option is the address. */
  source?: AddressSource
  /** Replaces the English texts. */
  labels?: LabelTexts<EmailTagLabels>
}

/**
 * Email addresses, each a tag. Exposes `textbox` (`combobox` with a source) named by its label, and a `list` named with the count, of
 * buttons that edit a tag. Text becomes tags at a separator, on Enter and when the focus leaves. A text that is not an address stays in its
 * place as an invalid tag, and text beyond the maximum stays in the input. After a removal the focus moves to the next tag, else to the
 * previous one, else to the input.
 */
export function EmailTagInput(props: EmailTagInputProps) {
  const {
    value,
    defaultValue = [],
    onChange,
    maxTags = 10,
    isAddress = isPlainAddress,
    normalize = normalizeAddress,
    source,
    labels: labelOverrides,
    name,
    form,
    ref,
    onKeyDown,
    onPaste,
    ...rest
  } = omitFieldProps(props)
  const { label, labelEnd } = props
  const labels = useLabels('EmailTagInput', EMAIL_TAG_LABELS, labelOverrides)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState<string | null>(null)
  const countId = useId()
  const isFixed = isFixedField(props)
  const tags = useEmailTags({
    label,
    value,
    defaultValue,
    onChange,
    maxTags,
    isAddress,
    normalize,
    labels,
    isFixed,
    input,
  })
  const suggestions = useSuggestions(isFixed ? undefined : source, (address) =>
    tags.tags.some((tag) => normalize(tag.text) === normalize(address)) ? labels.repeated : undefined,
  )
  const keys = useTags(list, input, tags.remove)
  const transferFocus = useTransferRef(input)
  const typing = useTagText({ tags, suggestions, keys, isAddress, isFixed })
  const leave = useLeave(typing.leave)
  const overflow = tags.overflowCount > 0 ? labels.overflow(tags.overflowCount) : undefined
  const field = useField(
    { ...props, note: overflow ?? props.note },
    {
      problem: tags.errors.length > 0 ? tags.errors.join(' ') : undefined,
      isProblemShown: true,
      // A typed text becomes a tag before the form is submitted.
      isEmpty: tags.texts.length === 0 && tags.text.trim() === '',
      describedBy: countId,
      hasOwnStatus: true,
      onReset: tags.onReset,
    },
  )
  const inputRef = useMergedRef(input, ref)
  const { isOpen, found, place, listId, isLoading, hasFailed } = suggestions
  const hasList = isOpen && found.visible.length > 0 && !hasFailed
  const listStatus = hasFailed
    ? labels.failure
    : isLoading
      ? labels.loading
      : found.total > 0
        ? labels.results(found.total)
        : labels.empty
  const combo = source !== undefined && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': hasList,
    'aria-controls': hasList ? listId : undefined,
    'aria-activedescendant': hasList && place >= 0 ? rowId(listId, place) : undefined,
  }
  const count = (
    <LabelEnds>
      {labelEnd}
      <Count id={countId} data-over={tags.tags.length > maxTags || undefined}>
        {tags.count}
      </Count>
    </LabelEnds>
  )
  return (
    <Field {...field.frame} labelEnd={count}>
      <Box
        ref={box}
        {...field.box}
        data-has-tags={tags.tags.length > 0 || undefined}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) leave()
        }}
        onMouseDown={(event) => {
          // The text of fixed tags can be selected and copied.
          const handlesPress = isFixed ? 'input, ul' : 'input, button, [popover]'
          if (event.target instanceof Element && event.target.closest(handlesPress) !== null) return
          // A press anywhere in the box is a press on the input.
          event.preventDefault()
          input.current?.focus()
        }}
        onKeyDown={(event) => {
          const direction = isFixed ? undefined : undoKey(event)
          const isText = event.target instanceof HTMLInputElement
          // Ctrl+Z in a text is the browser's undo of typing.
          if (direction === undefined || (isText && (event.target !== input.current || tags.isTyped))) return
          event.preventDefault()
          tags.undoOrRedo(direction)
        }}
      >
        <EmailTags
          {...{ keys, list, input, labels, isFixed, editing }}
          tags={tags.tags}
          name={labels.list(label, tags.count)}
          tagRef={transferFocus}
          onEdit={(id) => flushSync(() => setEditing(id))}
          onEdited={(at, text, hasLeft) => {
            flushSync(() => {
              setEditing(null)
              if (text !== null) tags.change(at, text)
            })
            if (!hasLeft) keys.focusNear(at)
          }}
        />
        <Input
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode="email"
          {...rest}
          {...combo}
          {...field.control}
          ref={inputRef}
          type="text"
          form={form}
          data-field-name={name}
          readOnly={isFixed}
          value={tags.text}
          onChange={typing.onChange}
          onPaste={(event) => {
            onPaste?.(event)
            if (!event.defaultPrevented) typing.onPaste(event)
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (!event.defaultPrevented) typing.onKeyDown(event)
          }}
        />
        <FormValue name={name} form={form} values={tags.texts} />
        {isOpen && (
          <ComboList
            id={listId}
            anchor={box}
            choice="single"
            chosen={NONE}
            labels={labels}
            failure={hasFailed ? labels.failure : undefined}
            onClose={suggestions.close}
            onChoose={typing.choose}
            onRetry={() => {
              // The button unmounts as soon as the list loads.
              input.current?.focus()
              suggestions.retry()
            }}
            {...{ label, found, place, isLoading }}
          />
        )}
        <Announcement of={tags.announcement}>{isOpen ? listStatus : undefined}</Announcement>
        {props.disabledReason !== undefined && (
          <DisabledReason id={field.reasonId}>{props.disabledReason}</DisabledReason>
        )}
      </Box>
    </Field>
  )
}

const NONE: ReadonlySet<string> = new Set()
