import type { ExtraFilter } from '../../shell/list-address'
import { readId } from '../../shell/parse-id'

/** The filter that only the list of users has: active users, as `active` reads and writes it, and the users of a product license. */
export const createUserFilter = (
  active: ExtraFilter<{ onlyActive: boolean }>,
): ExtraFilter<{ onlyActive: boolean; addOnId: number | undefined }> => ({
  read: (query) => ({ ...active.read(query), addOnId: readId(query, 'addOn') }),
  write: ({ addOnId, ...filter }) => ({
    ...active.write(filter),
    addOn: addOnId === undefined ? undefined : String(addOnId),
  }),
  onChange: active.onChange,
})
