import { sql } from 'drizzle-orm'
import type { Queries } from '../database'
import { FIRST_NAMES, LAST_NAMES, POSITIONS } from './names'

export const LARGE_COUNTS = {
  licenses: 101,
  usersOfFirstLicense: 50_000,
  users: 100_000,
  projectsOfFirstLicense: 10_000,
}

export interface LargeOptions {
  readonly now: number
  readonly passwordHash: string
}

export async function seedLarge(_tx: Queries, _options: LargeOptions): Promise<void> {
  void [sql, FIRST_NAMES, LAST_NAMES, POSITIONS]
}
