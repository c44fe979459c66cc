import type { Migration } from './migration'

/** SQL for `hashOfSecret` of a session id, so that open sessions stay open. */
const hashed = (column: string): string =>
  `rtrim(translate(encode(sha256(convert_to(${column}::text, 'UTF8')), 'base64'), '+/', '-_'), '=')`

/**
 * A session is stored under the hash of its secret, so that a reader of the database cannot use it. It has a latest end for all extensions (AUTH-115), and the time of the
 * owner's last proof (AUTH-114). A session guid can be bound to an environment (API-20).
 */
export const sessionEnds: Migration = {
  id: 7,
  name: 'session-ends',
  statements: [
    `alter table session_guid drop constraint session_guid_session_id_fkey`,
    `alter table session alter column session_id drop default`,
    `alter table session alter column session_id type text using ${hashed('session_id')}`,
    `alter table session_guid alter column session_id type text using ${hashed('session_id')}`,
    `alter table session rename column session_id to session_hash`,
    `alter table session_guid rename column session_id to session_hash`,
    `alter table session_guid add constraint session_guid_session_hash_fkey
      foreign key (session_hash) references session on delete cascade`,

    // Open sessions get the default latest end: 12 hours after sign-in.
    `alter table session add column ends_at bigint`,
    `update session set ends_at = created_at + 43200000`,
    `update session set expires_at = least(expires_at, ends_at)`,
    `alter table session alter column ends_at set not null`,

    `alter table session add column proved_at bigint`,
    `create table proof_code (
      session_hash text primary key references session on delete cascade,
      code_hash text not null,
      expires_at bigint not null,
      tries integer not null default 0
    )`,

    `alter table session_guid add column environment_id integer references environment on delete cascade`,
    `create index session_guid_environment_id on session_guid (environment_id)`,
  ],
}
