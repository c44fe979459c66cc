import type { Checked } from '@sitewright/domain/home/model'

/**
 * Reads the parts of a reply one after another. A part that fails says so and is logged, and does not fail the others (HOME-07).
 * `end` throws the first error if no part could be read, because then the database does not answer.
 */
export function createChecks(logError: (error: unknown) => void) {
  const failures: unknown[] = []
  let isAnyRead = false
  return {
    /** Reads a part. Without the roles for it there is none. */
    async check<Value>(isAllowed: boolean, read: () => Promise<Value>): Promise<Checked<Value> | undefined> {
      if (!isAllowed) return undefined
      try {
        const value = await read()
        isAnyRead = true
        return { state: 'ok', value }
      } catch (error) {
        failures.push(error)
        return { state: 'failed' }
      }
    },
    end(): void {
      if (failures.length > 0 && !isAnyRead) throw failures[0]
      for (const failure of failures) logError(failure)
    },
  }
}
