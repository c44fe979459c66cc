import * as z from 'zod/mini'

/** The most import systems that one save names. */
export const MAX_IMPORTS = 1000

/** An import system as a user has it. (Identity specification §2; USER-92 to USER-95.) */
export const UserImport = z.object({
  importId: z.int(),
  /** Tells two of the same name apart. Beyond the specification: other servers may omit it. */
  projectId: z.optional(z.int()),
  name: z.string(),
  /** Switched on for the user. */
  enabled: z.boolean(),
})
export type UserImport = z.infer<typeof UserImport>

/** Body of POST users/{username}/imports: what is switched on, all of it (USER-96). */
export const UserImportSave = z
  .array(z.strictObject({ userId: z.int(), importId: z.int() }))
  .check(z.maxLength(MAX_IMPORTS))
export type UserImportSave = z.infer<typeof UserImportSave>
