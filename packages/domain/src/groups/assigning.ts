const PREFIX = 'userIds.'

/** The field of the error of one user in a call that adds users to a group (GROUP-43). */
export const fieldOfUser = (userId: number): string => `${PREFIX}${userId}`

/** Ids of the users that a refused call names in its field errors; empty where the call was refused for another reason. */
export const refusedUsers = (fields: Readonly<Record<string, readonly string[]>>): number[] =>
  Object.keys(fields).flatMap((field) => (field.startsWith(PREFIX) ? [Number(field.slice(PREFIX.length))] : []))
