import type { Migration } from './migration'

/** The origin of an audit entry: the network address of the caller, and the caller's own request id. */
export const auditOrigin: Migration = {
  id: 8,
  name: 'audit-origin',
  statements: [`alter table audit add column address text`, `alter table audit add column caller_request_id text`],
}
