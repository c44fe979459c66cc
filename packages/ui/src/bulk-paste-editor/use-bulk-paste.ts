import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useValue } from '../field/use-value'
import { type Delimiter, guessDelimiter } from './delimiters'
import { checkPaths, type KnownNode, type PathCheck, type PathRules } from './path-check'
import { runSliced } from './run-sliced'

/** What `useBulkPaste` works from. */
export interface BulkPasteOptions {
  value: string | undefined
  defaultValue: string
  onChange: ((value: string) => void) | undefined
  known: readonly KnownNode[]
  delimiters: readonly Delimiter[]
  rules: PathRules
}

/** What was read, with what it was read against. */
interface Checked {
  check: PathCheck
  known: readonly KnownNode[]
}

/**
 * The text, its delimiter, and what it describes. Once a person has asked, every change is checked again, in slices; a check
 * that is overtaken by a change is put down. What was checked counts for its own text alone.
 */
export function useBulkPaste({ value, defaultValue, onChange, known, delimiters, rules }: BulkPasteOptions) {
  const [text, setText] = useValue(value, defaultValue, onChange)
  const [chosen, setChosen] = useState<string>()
  const [checked, setChecked] = useState<Checked>()
  const [state, setState] = useState<'idle' | 'checking' | 'empty'>('idle')
  const isAsked = useRef(false)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const guessed = useMemo(() => guessDelimiter(text, delimiters), [text, delimiters])
  const delimiterOf = (other: string): string =>
    chosen ?? guessDelimiter(other, delimiters)?.value ?? delimiters[0]?.value ?? '\t'
  const delimiter = delimiterOf(text)

  const start = (content: string, by: string, onDone?: (check: PathCheck) => void): void => {
    stop.current?.()
    setState('checking')
    stop.current = runSliced(checkPaths(content, by, known, rules), (check) => {
      flushSync(() => {
        setChecked({ check, known })
        setState('idle')
      })
      onDone?.(check)
    })
  }
  const isOfText = checked?.check.text === text && checked.check.delimiter === delimiter
  const isShown = isOfText || state === 'checking'
  return {
    text,
    guessed,
    delimiter,
    /** What is shown: while a change is being read what was read before it, so that nothing blinks. */
    check: isShown ? checked?.check : undefined,
    /** What the text describes as it stands now. */
    current: isOfText && checked.known === known && state === 'idle' ? checked.check : undefined,
    isChecking: state === 'checking',
    isEmpty: state === 'empty',
    change: (next: string): void => {
      setText(next)
      if (isAsked.current) start(next, delimiterOf(next))
      else setState('idle')
    },
    choose: (next: string): void => {
      setChosen(next)
      if (isAsked.current) start(text, next)
    },
    /** @returns whether there is something to check */
    ask: (onDone: (check: PathCheck) => void): boolean => {
      isAsked.current = text.trim() !== ''
      if (isAsked.current) start(text, delimiter, onDone)
      else setState('empty')
      return isAsked.current
    },
  }
}
