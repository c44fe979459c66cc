import { useMemo, useState } from 'react'
import type { FormattedJson } from './format-json'
import { carryFolds, isOpen, type JsonFolds, listVisibleLines, setAllOpen, setPartOpen } from './json-folds'

/** Deeper parts are closed at first. */
const LEVELS = 6

/** The open parts of a text. They are stored with their text, and carried over to a newer text. */
export function useFolds(json: FormattedJson) {
  const [storedFolds, setFolds] = useState<JsonFolds>(() => ({ json, levels: LEVELS, toggled: new Map() }))
  const folds = useMemo(
    () => (storedFolds.json === json ? storedFolds : carryFolds(storedFolds, json)),
    [storedFolds, json],
  )
  const visibleLines = useMemo(() => listVisibleLines(folds), [folds])
  return {
    folds,
    visibleLines,
    togglePart: (line: number): void => {
      const part = json.parts.get(line)
      if (part !== undefined) setFolds(setPartOpen(folds, line, !isOpen(folds, line, part)))
    },
    setAllOpen: (open: boolean): void => setFolds(setAllOpen(folds, open)),
  }
}
