import type { Migration } from './migration'

/** The roles that the owner of a job had when it started (API-122). Jobs of earlier releases have none. */
export const jobRoles: Migration = {
  id: 34,
  name: 'job-roles',
  statements: [`alter table job add column roles jsonb`],
}
