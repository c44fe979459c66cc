import type { Migration } from './migration'

/** When a license was linked to an environment (LIC-87). Links from earlier releases have no time. */
export const linkedSince: Migration = {
  id: 31,
  name: 'linked-since',
  statements: [`alter table license_environment add column linked_at bigint`],
}
