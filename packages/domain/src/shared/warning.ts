import * as z from 'zod/mini'

/** Body of a 210: it was saved, but something was dropped (API-07, API-114). The sentence to show, or an object that carries it. */
export const Warning = z.union([z.string(), z.object({ message: z.string() })])
export type Warning = z.infer<typeof Warning>

export const warningText = (warning: Warning): string => (typeof warning === 'string' ? warning : warning.message)
