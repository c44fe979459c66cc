import * as z from 'zod/mini'

/** Login and the pages of passwords pass on what the user typed as user name, in the navigation state (AUTH-121). */
const Typed = z.object({ userName: z.string().check(z.minLength(1)) })

/** The user name of a navigation state, undefined if it has none. */
export function readTypedName(state: unknown): string | undefined {
  const typed = Typed.safeParse(state)
  return typed.success ? typed.data.userName : undefined
}
