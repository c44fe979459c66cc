import { sql } from 'drizzle-orm'
import { catalogMails, type SensitiveChange } from '@sitewright/domain/catalog/messages'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { GatewayConfig } from '../../config'
import type { Database, Queries } from '../../db/database'
import { queueMail } from '../../mail/outbox'

export interface CatalogOptions {
  readonly db: Database
  readonly config: Pick<GatewayConfig, 'environmentSecrets' | 'integrationUrls' | 'productName'>
}

/** Emails the changed addresses and secrets to every super-administrator who has an email address (CAT-11). */
export async function notifySuperAdministrators(
  tx: Queries,
  { config }: Pick<CatalogOptions, 'config'>,
  actor: Pick<Actor, 'userName'>,
  changes: readonly SensitiveChange[],
): Promise<void> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    select distinct email from super_administrators() join app_user using (user_id) where email <> '' order by email`)
  const mail = catalogMails.changed(config.productName, actor.userName, changes)
  for (const { email } of rows) await queueMail(tx, { ...mail, recipient: email })
}
