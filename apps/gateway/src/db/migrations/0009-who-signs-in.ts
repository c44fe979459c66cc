import type { Migration } from './migration'

/**
 * Who signs in: browsers that users have signed in with before, the subject of an identity provider that a user is, and the index by which an e-mail address is looked
 * up without reading every user.
 */
export const whoSignsIn: Migration = {
  id: 9,
  name: 'who-signs-in',
  statements: [
    `create table known_device (
      device_hash text primary key,
      user_id integer not null references app_user on delete cascade,
      expires_at bigint not null
    )`,
    `create index known_device_user_id on known_device (user_id)`,
    `create index known_device_expires_at on known_device (expires_at)`,

    `create table sso_identity (
      user_id integer primary key references app_user on delete cascade,
      issuer text not null,
      subject text not null,
      bound_at bigint not null,
      constraint sso_identity_issuer_subject unique (issuer, subject)
    )`,

    `create index app_user_by_email on app_user (lower(email))`,
  ],
}
