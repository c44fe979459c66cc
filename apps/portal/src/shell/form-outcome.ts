import { mapOutcome, type SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { FormOutcome, Versioned } from '@sitewright/ui/features/patterns/use-versioned-form'

/** A save as a form takes it: the fields that it edits, and their version. */
export function toFormOutcome<Value, Input>(
  outcome: SaveOutcome<Value>,
  toVersioned: (value: Value) => Versioned<Input>,
): FormOutcome<Input> {
  const mapped = mapOutcome(outcome, toVersioned)
  if (mapped.status === 'saved') return { status: 'saved', stored: mapped.value }
  return mapped.status === 'conflict' ? { status: 'conflict', current: mapped.current } : mapped
}
