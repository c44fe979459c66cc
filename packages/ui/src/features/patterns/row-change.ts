import { isSameValue } from '../../draft/field-value'
import type { Rows } from '../../draft/rows'

/** How a row differs from the stored one; `undefined` for an unchanged row, which is neither checked nor rewritten (LIC-88). */
export function getRowChange(base: Rows, id: string, row: object): 'added' | 'changed' | undefined {
  const stored = base.get(id)
  if (stored === undefined) return 'added'
  return isSameValue(stored, row) ? undefined : 'changed'
}
