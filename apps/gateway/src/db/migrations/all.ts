import { identity } from './0001-identity'
import type { Migration } from './migration'

/** In order. A new one goes to the end; none is ever changed or taken out. */
export const MIGRATIONS: readonly Migration[] = [identity]
