import { describeConfig } from '@sitewright/domain/configs/changes'
import type { Config } from '@sitewright/domain/configs/model'
import type { Queries } from '../../db/database'
import { record } from '../../http/audit'
import type { SaveCall, Owner, Written } from '../../saves/save-locked'

/** A config as its audit entry names and describes it. */
type Recorded = Pick<Config, 'name' | 'data'>

const fieldsOf = ({ name, data }: Recorded) => ({ config: name, ...describeConfig(data.configs) })

/**
 * The fields of a changed config. Its name is written although it stays the same, because the activity of a project or license tells configs apart by it.
 */
export const describeSave = (before: Recorded, after: Recorded): Pick<Written<Owner>, 'before' | 'after'> => ({
  before: describeConfig(before.data.configs),
  after: fieldsOf(after),
})

/** Audits a config that was added or removed. */
export const recordConfig = (
  tx: Queries,
  call: SaveCall,
  action: string,
  { auditSubject, licenseId }: Owner,
  { before, after }: { readonly before?: Recorded; readonly after?: Recorded },
): Promise<void> =>
  record(tx, call, {
    action,
    subject: auditSubject,
    licenseId,
    ...(before !== undefined && { before: fieldsOf(before) }),
    ...(after !== undefined && { after: fieldsOf(after) }),
  })
