'use client'

import { Search, X } from 'lucide-react'
import { IconButton } from '../button/Button'
import type { InputProps } from '../field/input-props'
import { useMergedRef } from '../field/use-merged-ref'
import { Field, Key } from './SearchField.styles'
import { useFocusKey } from './use-focus-key'
import { useSearch } from './use-search'

/** Props of SearchField. Rest props and `ref` reach the `<input>`; `className` and `style` reach the root. */
export interface SearchFieldProps extends InputProps {
  /** Its name; heard, not drawn. */
  label: string
  /** What is searched for, as far as the owner knows. */
  value: string
  /** Told what is typed: after a pause, and at once on Enter, on leaving the field and on clearing it. */
  onChange: (value: string) => void
  /** The pause in milliseconds; 200 by default. */
  delay?: number
  /** The key that moves the focus here from anywhere on the page; `/` by default, none with `null`. */
  shortcut?: string | null
  /** Name of the cross; "Clear" by default. */
  clearLabel?: string
}

/**
 * Filters what stands below it while one types. Exposes `searchbox`, named by its label. What is typed is never lost to a
 * slow answer; a value that was decided elsewhere replaces it.
 */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, delay = 200, shortcut = '/', clearLabel = 'Clear', ref, ...rest } = props
  const search = useSearch({ value, onChange, delay })
  useFocusKey(search.input, shortcut ?? undefined)
  const input = useMergedRef(search.input, ref)
  return (
    <Field
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      {...rest}
      {...search.inputProps}
      onBlur={(event) => {
        search.inputProps.onBlur()
        rest.onBlur?.(event)
      }}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event)
        if (!event.defaultPrevented) search.inputProps.onKeyDown(event)
      }}
      ref={input}
      type="search"
      isLabelHidden
      aria-keyshortcuts={shortcut ?? undefined}
      value={search.text}
      startIcon={<Search aria-hidden="true" />}
      end={
        search.text !== '' ? (
          <IconButton label={clearLabel} icon={<X aria-hidden="true" />} size="small" onClick={search.clear} />
        ) : (
          shortcut !== null && <Key aria-hidden="true">{shortcut}</Key>
        )
      }
    />
  )
}
