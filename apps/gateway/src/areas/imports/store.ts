import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import { importSystems, projects, userImports } from '../../db/schema'

/** An import system of a project of the license of a user. */
export interface ImportRow {
  readonly importId: number
  readonly projectId: number
  readonly name: string
  readonly isActive: boolean
  /** Switched on for the user. */
  readonly enabled: boolean
}

/** Keeps import systems as they are until the transaction ends: one that is deactivated at this moment is judged after that. */
export const shareImports = (tx: Queries, importIds: readonly number[]) =>
  tx
    .select({ importId: importSystems.importId })
    .from(importSystems)
    .where(sql`${importSystems.importId} = any(${idList(importIds)})`)
    .orderBy(asc(importSystems.importId))
    .for('share')

/** The import systems of the projects of a license by name, with the switches of a user: active systems, and inactive ones that are switched on. */
export async function readImports(
  q: Queries,
  { userId, licenseId }: { readonly userId: number; readonly licenseId: number },
): Promise<ImportRow[]> {
  const rows = await q
    .select({
      importId: importSystems.importId,
      projectId: importSystems.projectId,
      name: importSystems.name,
      isActive: importSystems.isActive,
      enabled: sql<boolean>`${userImports.itemId} is not null`,
    })
    .from(importSystems)
    .innerJoin(projects, eq(projects.projectId, importSystems.projectId))
    .leftJoin(userImports, and(eq(userImports.itemId, importSystems.importId), eq(userImports.ownerId, userId)))
    .where(eq(projects.licenseId, licenseId))
    .orderBy(sql`lower(${importSystems.name})`, asc(importSystems.importId))
  return rows.filter((row) => row.isActive || row.enabled)
}
