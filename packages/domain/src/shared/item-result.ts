/**
 * What a call did with one of the items that it was given. This is the inner type of every call that answers item by item: each row of the contract maps it to the names
 * that its reply has.
 */
export interface ItemResult {
  /** Place of the item in the request, from 0. */
  readonly index: number
  /** Of what was created or changed, if there is one. */
  readonly id?: number
  readonly ok: boolean
  /** Why it failed, or what to know although it succeeded: a sentence to show. */
  readonly message?: string
}
