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
  const [given, setText] = useValue(value, defaultValue, onChange)
  // As the field itself holds it, so that places in it are those of the page.
  const text = useMemo(() => given.replaceAll(/\r\n?/g, '\n'), [given])
  const [chosen, setChosen] = useState<string>()
  const [checked, setChecked] = useState<Checked>()
  const [isChecking, setChecking] = useState(false)
  /** The text that is checked again with every change; another one that came from outside is not before one asks. */
  const asked = useRef<string>(undefined)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const guessed = useMemo(() => guessDelimiter(text, delimiters), [text, delimiters])
  const delimiterOf = (other: string): string =>
    chosen ?? guessDelimiter(other, delimiters)?.value ?? delimiters[0]?.value ?? '\t'
  const delimiter = delimiterOf(text)

  const start = (content: string, by: string, onDone?: (check: PathCheck) => void): void => {
    stop.current?.()
    setChecking(true)
    stop.current = runSliced(checkPaths(content, by, known, rules), (check) => {
      flushSync(() => {
        setChecked({ check, known })
        setChecking(false)
      })
      onDone?.(check)
    })
  }
  const isOfText = checked?.check.text === text && checked.check.delimiter === delimiter
  const isShown = isOfText || isChecking
  const isEmpty = checked?.check.nodes.length === 0
  return {
    text,
    guessed,
    delimiter,
    /** What is shown: while a change is being read what was read before it, so that nothing blinks. */
    check: isShown && !isEmpty ? checked?.check : undefined,
    /** What the text describes as it stands now. */
    current: isOfText && checked.known === known && !isChecking ? checked.check : undefined,
    isChecking,
    /** It was checked, and there is no name in it. */
    isEmpty: isOfText && isEmpty,
    change: (next: string): void => {
      setText(next)
      if (asked.current === text) {
        asked.current = next
        start(next, delimiterOf(next))
      }
    },
    choose: (next: string): void => {
      setChosen(next)
      if (asked.current === text) start(text, next)
    },
    ask: (onDone: (check: PathCheck) => void): void => {
      asked.current = text.trim() === '' ? undefined : text
      start(text, delimiter, onDone)
    },
  }
}
