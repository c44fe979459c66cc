/** One numbered step of the schema. Once released it is never changed: a database may have taken it already. */
export interface Migration {
  /** 1, 2, 3 … without a gap. */
  readonly id: number
  readonly name: string
  /** Run in order, in one transaction together with the note that they ran. */
  readonly statements: readonly string[]
}
