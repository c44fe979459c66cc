import { catch as catchInvalid } from 'zod/mini'

/** A schema with a value for what is missing or invalid, by another name than the method of promises that linters take it for. */
export const orElse = catchInvalid
