/** A schema with a value for what is missing or invalid, by another name than the method of promises that linters take it for. */
export { catch as orElse } from 'zod/mini'
