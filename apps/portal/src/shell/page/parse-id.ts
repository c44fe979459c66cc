/** No row has it: the server answers as it does for any thing that does not exist. */
const OF_NOTHING = 0

/** Digits of the largest id that a call takes. */
const ID = /^\d{1,15}$/

/** The id that an address names. What is none, such as `abc` or twenty digits, names nothing and is told like it (ROLE-54), not as a value that is not valid. */
export const parseId = (text: string | undefined): number => (ID.test(text ?? '') ? Number(text) : OF_NOTHING)

/** The id that a query names; undefined where it names none. */
export function readId(query: URLSearchParams, key: string): number | undefined {
  const id = query.get(key)
  return id === null ? undefined : parseId(id)
}
