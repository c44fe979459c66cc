import type { Migration } from './migration'

/** From where an entry of the audit was caused: the network address of the caller, and how the caller named the request. */
export const auditOrigin: Migration = {
  id: 8,
  name: 'audit-origin',
  statements: [`alter table audit add column address text`, `alter table audit add column caller_request_id text`],
}
