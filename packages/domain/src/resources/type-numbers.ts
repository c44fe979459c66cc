const isTypeNumber = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value)

/** The type numbers in a list of unknown values, each once. */
export const typeNumbersOf = (values: readonly unknown[] | null | undefined): number[] => [
  ...new Set((values ?? []).filter(isTypeNumber)),
]
