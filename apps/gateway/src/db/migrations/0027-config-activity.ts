import type { Migration } from './migration'

/**
 * The index for the activity of one config of a project or license.
 *
 * `on only` builds nothing, so that no save waits: each partition that is made from now on has the index. The activity of a config in the months before is read by the index of
 * its project or license, as it was.
 */
export const configActivity: Migration = {
  id: 27,
  name: 'config-activity',
  statements: [
    `create index audit_config on only audit
       (subject_kind, subject_id, (coalesce("after" ->> 'config', "before" ->> 'config')), audit_id)
       where coalesce("after" ->> 'config', "before" ->> 'config') is not null`,
  ],
}
