import { mapOutcome, type SaveOutcome } from '@sitewright/domain/shared/outcome'

/** The outcome of a save with the fields that a form edits, and their version. */
export function toFormOutcome<Value, Versioned>(outcome: SaveOutcome<Value>, toVersioned: (value: Value) => Versioned) {
  const mapped = mapOutcome(outcome, toVersioned)
  if (mapped.status === 'saved') return { status: 'saved' as const, stored: mapped.value }
  return mapped.status === 'conflict' ? { status: 'conflict' as const, current: mapped.current } : mapped
}
