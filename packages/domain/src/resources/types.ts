import { ADJUSTMENT, type ResourceType } from './model'

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** The fetched types with 'Adjustment', which appears once even if the server sends it (RES-18, RES-19). By name. */
export function withAdjustment(fetched: readonly ResourceType[]): ResourceType[] {
  const hasAdjustment = fetched.some(({ typeNumber }) => typeNumber === ADJUSTMENT.typeNumber)
  const types = hasAdjustment ? fetched : [...fetched, ADJUSTMENT]
  const byNumber = new Map(types.map((type) => [type.typeNumber, type]))
  return [...byNumber.values()].toSorted((a, b) => byName.compare(a.typeName, b.typeName))
}

/** The name of a type, or its number if the list does not have it. */
export const nameType = (types: readonly ResourceType[], typeNumber: number): string =>
  types.find((type) => type.typeNumber === typeNumber)?.typeName ?? String(typeNumber)
