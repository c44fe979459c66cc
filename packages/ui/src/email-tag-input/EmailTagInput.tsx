'use client'

import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ComboList, rowId } from '../combo-box/ComboList'
import { COMBO_LABELS } from '../combo-box/combo-labels'
import { useTags } from '../combo-box/use-tags'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { Field } from '../field/Field'
import type { InputProps } from '../field/input-props'
import { useField } from '../field/use-field'
import { useLeave } from '../field/use-leave'
import { useMergedRef } from '../field/use-merged-ref'
import { useFocusTransfer } from '../focus-transfer/use-focus-transfer'
import { Input } from '../text-field/TextField.styles'
import { undoKey } from '../undo/use-undo-history'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { EmailTags } from './EmailTags'
import { Box, Count, Ends } from './EmailTagInput.styles'
import { EMAIL_TAG_LABELS, type EmailTagLabels } from './email-tag-labels'
import { isPlainAddress, plainKey } from './tag-list'
import { useEmailTags } from './use-email-tags'
import { useTagText } from './use-tag-text'
import { type AddressSource, useSuggestions } from './use-suggestions'

/** Props of EmailTagInput. Rest props and `ref` reach the `<input>`; `className` and `style` reach the root. */
export interface EmailTagInputProps extends InputProps<'role'> {
  /** Its name, above it. */
  label: string
  /** The texts of all tags, held by the owner, in order; wrong ones among them, so that no form leaves them out in silence. */
  value?: readonly string[]
  /** The tags it starts with when the owner holds none; none by default. */
  defaultValue?: readonly string[]
  /** Told the texts of all tags, after every change, undone ones too. */
  onChange?: (value: string[]) => void
  /** How many tags there may be; 10 by default. What is over it stays in the input. */
  limit?: number
  /** Whether a text is an address; a local part, an at sign and a domain with a dot by default. */
  isAddress?: (text: string) => boolean
  /** What two spellings of one address share; the text in small letters by default. */
  keyOf?: (text: string) => string
  /** Finds addresses for what is typed; without it nothing is suggested. The value of an option is the address. */
  source?: AddressSource
  /** What it says; any of it may be given. */
  labels?: Partial<EmailTagLabels>
  /** How to fill it in; stands under it and describes it. */
  help?: ReactNode
  /** What is wrong with the value, as a sentence. The input's own words about its tags go before it. */
  error?: string
  /** Says so to assistive technology. The form checks it, and its error tells. */
  isRequired?: boolean
  /** Can be read, focused and copied, not changed; drawn dashed. */
  isReadOnly?: boolean
  /** Why it cannot be changed, as a sentence. It stays focusable, is drawn dashed and says so. */
  disabledReason?: string
  /** At the end of the label's line, before the count: "Optional". */
  labelEnd?: ReactNode
  /** The label is heard and not drawn. */
  isLabelHidden?: boolean
}

/**
 * E-mail addresses, each a tag. Exposes `textbox` (`combobox` with a source) named by its label, and a `list` named with the count,
 * of buttons that change a tag. What is pasted or typed becomes tags at a separator, at Enter and when the focus leaves; what is
 * no address stays in its place as a tag to mend, what there is no room for stays in the input. The focus goes from a removed
 * tag to the next, else to the one before, else to the input.
 */
export function EmailTagInput(props: EmailTagInputProps) {
  const {
    label,
    value,
    defaultValue = [],
    onChange,
    limit = 10,
    source,
    labels: labelOverrides,
    help,
    ...others
  } = props
  const { isAddress = isPlainAddress, keyOf = plainKey, error, isRequired, isReadOnly = false, ...more } = others
  const { disabledReason, labelEnd, isLabelHidden, className, style, ref, onKeyDown, onPaste, ...rest } = more
  const labels = { ...EMAIL_TAG_LABELS, ...labelOverrides }
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState<string | null>(null)
  const reasonId = useId()
  const countId = useId()
  const isDisabled = disabledReason !== undefined
  const isFixed = isDisabled || isReadOnly
  const tags = useEmailTags({ value, defaultValue, onChange, limit, isAddress, keyOf, labels, isFixed, input })
  const suggestions = useSuggestions(isFixed ? undefined : source, (address) =>
    tags.tags.some((tag) => keyOf(tag.text) === keyOf(address)) ? labels.repeated : undefined,
  )
  const keys = useTags(list, input, tags.remove)
  const handOn = useFocusTransfer(input)
  const typing = useTagText({ tags, suggestions, keys, isAddress, isFixed })
  const leave = useLeave(typing.leave)
  const own = tags.faults.length > 0 ? tags.faults.join(' ') : undefined
  const described = [rest['aria-describedby'], countId, isDisabled && reasonId].filter(Boolean).join(' ')
  const note = tags.kept > 0 ? labels.kept(tags.kept) : undefined
  const wiring = useField({ help, error: own ?? error, note }, { id: rest.id, 'aria-describedby': described })
  const inputRef = useMergedRef(input, ref)
  const { isOpen, found, place, listId, isLoading, hasFailed } = suggestions
  const hasList = isOpen && found.shown.length > 0 && !hasFailed
  const news = hasFailed
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
  const end = (
    <Ends>
      {labelEnd}
      <Count id={countId} data-over={tags.tags.length > limit || undefined}>
        {tags.count}
      </Count>
    </Ends>
  )
  return (
    <Field
      wiring={wiring}
      {...{ label, help, error: own ?? error, note, isLabelHidden, className, style }}
      labelEnd={end}
    >
      <Box
        ref={box}
        data-invalid={wiring.isInvalid || undefined}
        data-read-only={isReadOnly || undefined}
        data-disabled={isDisabled || undefined}
        data-has-tags={tags.tags.length > 0 || undefined}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) leave()
        }}
        onMouseDown={(event) => {
          const own = isFixed ? 'input, ul' : 'input, button, [popover]'
          // Of what cannot be changed the text can be marked and copied.
          if (event.target instanceof Element && event.target.closest(own) !== null) return
          // A press anywhere in the box is a press on the input.
          event.preventDefault()
          input.current?.focus()
        }}
        onKeyDown={(event) => {
          const to = isFixed ? undefined : undoKey(event)
          const isText = event.target instanceof HTMLInputElement
          // The text that one is typing is the browser's to undo.
          if (to === undefined || (isText && (event.target !== input.current || tags.isTyped))) return
          event.preventDefault()
          tags.step(to)
        }}
      >
        <EmailTags
          {...{ keys, list, input, labels, isFixed, editing }}
          tags={tags.tags}
          name={labels.list(label, tags.count)}
          tagRef={handOn}
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
          required={isRequired}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode="email"
          {...rest}
          {...combo}
          ref={inputRef}
          type="text"
          id={wiring.controlId}
          readOnly={isFixed}
          value={tags.text}
          aria-invalid={wiring.isInvalid || undefined}
          aria-disabled={isDisabled || undefined}
          aria-describedby={wiring.describedBy}
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
        {isOpen && (
          <ComboList
            id={listId}
            anchor={box}
            choice="single"
            chosen={NONE}
            labels={{ ...COMBO_LABELS, ...labels }}
            failure={hasFailed ? labels.failure : undefined}
            onChoose={typing.choose}
            onRetry={() => {
              // The button goes when the list is loaded.
              input.current?.focus()
              suggestions.retry()
            }}
            {...{ label, found, place, isLoading }}
          />
        )}
        <VisuallyHidden role="status">{isOpen ? news : tags.said}</VisuallyHidden>
        {isDisabled && <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>}
      </Box>
    </Field>
  )
}

const NONE: ReadonlySet<string> = new Set()
