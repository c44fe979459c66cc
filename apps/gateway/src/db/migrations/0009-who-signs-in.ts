import type { Migration } from './migration'

/**
 * Known devices of users, the identity provider's subject that a user is linked to, and an index for looking up users by email address.
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
