import type { Queries } from '../database'
import { seedRoles } from '../role-catalogue'

export interface DemoOptions {
  /** SEED=large: 100,000 users. */
  readonly isLarge: boolean
  readonly now: number
}

export async function seedDemo(tx: Queries, _options: DemoOptions): Promise<void> {
  await seedRoles(tx)
}
