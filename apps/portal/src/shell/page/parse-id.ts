/** The id of no row: the server answers as for any record that does not exist. */
const OF_NOTHING = 0

/** The longest id that a call accepts has 15 digits. */
const ID = /^\d{1,15}$/

/** The id in an address. Text that is no id, such as `abc` or twenty digits, names no record, so the page says that it does not exist (ROLE-54), not that the value is invalid. */
export const parseId = (text: string | undefined): number => (ID.test(text ?? '') ? Number(text) : OF_NOTHING)

/** The id in a query. Without a value, and with one that is no id, such as `abc`, it names none. */
export const readId = (query: URLSearchParams, key: string): number | undefined =>
  parseId(query.get(key) ?? undefined) || undefined
