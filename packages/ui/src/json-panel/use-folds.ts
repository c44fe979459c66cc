import { useMemo, useState } from 'react'
import type { FormattedJson } from './format-json'
import { carryFolds, isOpen, type JsonFolds, openLines, turn, turnAll } from './json-folds'

/** Deeper parts are closed until somebody opens them. */
const LEVELS = 6

/** Which parts of a text are open. It is kept with the text it was done in, and read anew for a later one. */
export function useFolds(json: FormattedJson) {
  const [kept, keep] = useState<JsonFolds>(() => ({ of: json, levels: LEVELS, turned: new Map() }))
  const folds = useMemo(() => (kept.of === json ? kept : carryFolds(kept, json)), [kept, json])
  const seen = useMemo(() => openLines(folds), [folds])
  return {
    folds,
    /** The lines that are seen. */
    seen,
    turn: (line: number): void => {
      const part = json.parts.get(line)
      if (part !== undefined) keep(turn(folds, line, !isOpen(folds, line, part)))
    },
    turnAll: (open: boolean): void => keep(turnAll(folds, open)),
  }
}
