/**
 * One numbered step of the schema. Once released it is never changed: a database may have taken it already. Gateways of the build before run on its schema too, so it only adds
 * tables, indexes, and columns that may be null or have a default. What they use is dropped, renamed or restricted one build later (decision 50).
 */
export interface Migration {
  /** 1, 2, 3 … without a gap. */
  readonly id: number
  readonly name: string
  /** Run in order, in one transaction together with the note that they ran. */
  readonly statements: readonly string[]
}
