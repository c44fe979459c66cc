import type { Migration } from './migration'

/** One change can have an entry about each thing that it touches, such as a renamed site or a user who joins a group. The activity of a license shows only the entry of the whole change. */
export const auditParts: Migration = {
  id: 30,
  name: 'audit-parts',
  statements: [`alter table audit add column is_part boolean not null default false`],
}
