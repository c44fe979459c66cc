/** One sentence for the operator with names, or none where there are no names. */
export const sentence = (what: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${what}: ${names.join(', ')}.`]
