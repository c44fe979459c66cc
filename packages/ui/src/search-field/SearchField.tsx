'use client'

import { Search, X } from 'lucide-react'
import { IconButton } from '../button/Button'
import type { InputProps } from '../field/input-props'
import { useMergedRef } from '../field/use-merged-ref'
import { useValue } from '../field/use-value'
import { useHasSingleKeys } from '../single-keys/use-single-keys'
import { Field, Key } from './SearchField.styles'
import { useFocusKey } from './use-focus-key'
import { useSearch } from './use-search'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

/** Texts of SearchField. */
export interface SearchFieldLabels {
  /** Name of the button that clears the text. */
  clear: string
}

const LABELS: CompleteTexts<SearchFieldLabels> = { clear: 'Clear' }

/** Props of SearchField. Rest props and `ref` reach the `<input>`; `className` and `style` reach the root. */
export interface SearchFieldProps extends InputProps {
  /** Accessible name; visually hidden. */
  label: string
  /** The applied search of a controlled field. */
  value?: string
  /** The first search of an uncontrolled field; empty by default. */
  defaultValue?: string
  /** Called with the typed text after a pause, and at once on Enter, on blur and when the text is cleared. */
  onChange?: (value: string) => void
  /** The pause in milliseconds; 200 by default. */
  delay?: number
  /** The key that focuses the field from anywhere on the page, unless `SingleKeys` are off; `/` by default, `null` for none. */
  shortcut?: string | null
  /** Replaces the English texts. */
  labels?: LabelTexts<SearchFieldLabels>
}

/**
 * Filters the content below it while the user types. Exposes `searchbox`, named by its label. A value that `onChange` sent never replaces
 * newer text; a value that was set elsewhere does.
 */
export function SearchField(props: SearchFieldProps) {
  const {
    value: callerValue,
    defaultValue = '',
    onChange,
    delay = 200,
    shortcut: callerShortcut = '/',
    labels: labelOverrides,
    onBlur,
    onKeyDown,
    onCompositionStart,
    onCompositionEnd,
    ref,
    ...rest
  } = props
  const labels = useLabels('SearchField', LABELS, labelOverrides)
  const shortcut = useHasSingleKeys() ? callerShortcut : null
  const [value, setValue, restoreValue] = useValue(callerValue, defaultValue, onChange)
  const search = useSearch({ value, onChange: setValue, delay })
  useFocusKey(search.input, shortcut ?? undefined)
  const mergedRef = useMergedRef(search.input, ref)
  return (
    <Field
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      {...rest}
      ref={mergedRef}
      type="search"
      isLabelHidden
      aria-keyshortcuts={shortcut ?? undefined}
      value={search.text}
      onChange={search.type}
      onFormReset={() => {
        search.restart()
        restoreValue()
      }}
      onBlur={(event) => {
        search.leave()
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (!event.defaultPrevented) search.handleKey(event)
      }}
      onCompositionStart={(event) => {
        search.startComposition()
        onCompositionStart?.(event)
      }}
      onCompositionEnd={(event) => {
        search.endComposition(event)
        onCompositionEnd?.(event)
      }}
      startIcon={<Search aria-hidden="true" />}
      trailing={
        search.text !== '' ? (
          <IconButton label={labels.clear} icon={<X aria-hidden="true" />} size="small" onClick={search.clear} />
        ) : (
          shortcut !== null && <Key aria-hidden="true">{shortcut}</Key>
        )
      }
    />
  )
}
