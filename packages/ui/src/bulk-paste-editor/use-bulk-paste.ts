import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useValue } from '../field/use-value'
import { type Delimiter, findFirstRow, guessDelimiter } from './delimiters'
import { checkPaths, type ExistingNode, type PathCheck, type PathRules } from './path-check'
import { runSliced } from './run-sliced'

/** Options of `useBulkPaste`. */
export interface BulkPasteOptions {
  value: string | undefined
  defaultValue: string
  onChange: ((value: string) => void) | undefined
  existingNodes: readonly ExistingNode[]
  delimiters: readonly Delimiter[]
  rules: PathRules
}

/** How a text is read. */
interface Reading {
  delimiter: string
  hasHeader: boolean
}

/** A finished check, with the existing nodes it was checked against. */
interface Checked {
  check: PathCheck
  existingNodes: readonly ExistingNode[]
}

/**
 * The text, its delimiter, its header and its check. After the first check every change is checked again, in slices, and cancels a running check.
 * A check is valid only for its own text.
 */
export function useBulkPaste({ value, defaultValue, onChange, existingNodes, delimiters, rules }: BulkPasteOptions) {
  const [rawText, setText] = useValue(value, defaultValue, onChange)
  // The line breaks of a textarea, so that offsets in the text are offsets in the field.
  const text = useMemo(() => rawText.replaceAll(/\r\n?/g, '\n'), [rawText])
  const [chosenDelimiter, setChosenDelimiter] = useState<string>()
  /** The names of the row that the user made the header. Another first row is none. */
  const [chosenHeader, setChosenHeader] = useState<string>()
  const [checked, setChecked] = useState<Checked>()
  const [isChecking, setChecking] = useState(false)
  /** The last text that the user asked to check. A text that the caller sets is not checked until the user asks. */
  const requested = useRef<string>(undefined)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const guessed = useMemo(() => guessDelimiter(text, delimiters), [text, delimiters])
  const { isHeaderName } = rules
  const findReading = useCallback(
    (other: string, by: string | undefined) => {
      const delimiter = by ?? delimiters[0]?.value ?? '\t'
      const first = findFirstRow(other, delimiter, isHeaderName)
      const hasHeader = first !== undefined && first.row === chosenHeader
      return { delimiter, firstRow: first?.row, hasHeader, canHaveHeader: hasHeader || first?.isLikelyHeader === true }
    },
    [delimiters, isHeaderName, chosenHeader],
  )
  const reading = useMemo(() => findReading(text, chosenDelimiter), [findReading, text, chosenDelimiter])

  const start = (content: string, { delimiter, hasHeader }: Reading, onDone?: (check: PathCheck) => void): void => {
    stop.current?.()
    setChecking(true)
    stop.current = runSliced(checkPaths(content, delimiter, existingNodes, rules, hasHeader), (check) => {
      flushSync(() => {
        setChecked({ check, existingNodes })
        setChecking(false)
      })
      onDone?.(check)
    })
  }
  const isCurrent =
    checked?.check.text === text &&
    checked.check.delimiter === reading.delimiter &&
    checked.check.hasHeader === reading.hasHeader
  const isShown = isCurrent || isChecking
  const isEmpty = checked?.check.nodes.length === 0
  return {
    text,
    delimiter: reading.delimiter,
    /** Another delimiter that most lines contain, until the user chooses one. */
    suggested: chosenDelimiter === undefined && guessed?.value !== reading.delimiter ? guessed : undefined,
    /** Whether the first row looks like a header, or is one already. */
    canHaveHeader: reading.canHaveHeader,
    hasHeader: reading.hasHeader,
    /** The check to show. During a new check the last one stays, so that nothing flickers. */
    check: isShown && !isEmpty ? checked?.check : undefined,
    /** The check of the current text; undefined while there is none. */
    current: isCurrent && checked.existingNodes === existingNodes && !isChecking ? checked.check : undefined,
    isChecking,
    /** The checked text has no names. */
    isEmpty: isCurrent && isEmpty,
    change: (next: string): void => {
      setText(next)
      if (requested.current === text) {
        requested.current = next
        start(next, findReading(next, chosenDelimiter))
      }
    },
    choose: (next: string): void => {
      setChosenDelimiter(next)
      if (requested.current === text) start(text, findReading(text, next))
    },
    chooseHeader: (hasHeader: boolean): void => {
      setChosenHeader(hasHeader ? reading.firstRow : undefined)
      if (requested.current === text) start(text, { ...reading, hasHeader })
    },
    ask: (onDone: (check: PathCheck) => void): void => {
      requested.current = text.trim() === '' ? undefined : text
      start(text, reading, onDone)
    },
  }
}
