import type { ExtraFilter } from '../../shell/list/list-address'
import { readId } from '../../shell/page/parse-id'

/** The product license in the address of the list of users; all users without one. */
export const addOnFilter: ExtraFilter<{ addOnId: number | undefined }> = {
  read: (query) => ({ addOnId: readId(query, 'addOn') }),
  write: ({ addOnId }) => ({ addOn: addOnId === undefined ? undefined : String(addOnId) }),
  onChange: () => undefined,
}
