import type { Migration } from './migration'

/**
 * Who had which product license of a license in a month, as it was when the month was over. `month` counts from year 0: year * 12 + month - 1. Users and product licenses are
 * copied, because both can be renamed, changed and deleted later.
 */
export const monthlyReports: Migration = {
  id: 15,
  name: 'monthly-reports',
  statements: [
    `create table license_month (
      license_id integer not null references license on delete cascade,
      month integer not null check (month > 0),
      add_ons jsonb not null default '[]',
      primary key (license_id, month)
    )`,
    `create table license_month_user (
      license_id integer not null,
      month integer not null,
      user_id integer not null,
      user_name text collate pg_c_utf8 not null,
      name text collate pg_c_utf8 not null,
      email text collate pg_c_utf8 not null,
      create_date bigint not null,
      last_login_date bigint,
      add_on_ids integer[] not null,
      primary key (license_id, month, user_id),
      foreign key (license_id, month) references license_month on delete cascade
    )`,
  ],
}
