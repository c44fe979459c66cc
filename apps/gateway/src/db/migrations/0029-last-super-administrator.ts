import type { Migration } from './migration'

/**
 * The last super-administrator (LIC-86). One row stores the latest moment at which a super-administrator can sign in. Every transaction that touches such a user, what grants the
 * role, or the license of such a user locks that row when it commits, and is refused if it moves the moment nearer than 30 days. The database judges, so that no statement escapes.
 *
 * Deferred, because only the end of a transaction counts, and because a lock that is always the last one causes no deadlock. The function is volatile, so that each of its
 * statements sees what other transactions committed while it waited for the lock.
 */
export const lastSuperAdministrator: Migration = {
  id: 29,
  name: 'last-super-administrator',
  statements: [
    `create function super_administrators() returns table (user_id integer) language sql stable as $$
      select own.user_id from user_role own join role using (role_id) where role.name = 'ACCESS_ALL_CUSTOMER_LICENCES'
      union
      select member.user_id from user_group_role granted join role using (role_id) join user_group_user member using (user_group_id)
        where role.name = 'ACCESS_ALL_CUSTOMER_LICENCES'
    $$`,
    // Without an expiry date the moment is the largest safe integer, and without a super-administrator 0.
    `create function super_administrators_open_until() returns bigint language sql stable as $$
      select coalesce(max(coalesce(license.expiry_date, 9007199254740991)), 0)
        from super_administrators() join app_user using (user_id) join license using (license_id)
        where license.is_active and app_user.is_approved and not app_user.is_locked_out
          and (app_user.password_hash is not null or app_user.is_sso_user)
    $$`,

    `create table super_administrator_access (
      is_only boolean primary key default true check (is_only),
      open_until bigint not null
    )`,
    `insert into super_administrator_access (open_until) values (super_administrators_open_until())`,

    `create function judge_last_super_administrator() returns trigger language plpgsql as $$
      declare
        changed record;
        is_touched boolean;
        until_before bigint;
        until_now bigint;
      begin
        -- Everything is written when the first deferred trigger runs, so one judgment is enough.
        if current_setting('sitewright.judged_transaction', true) = pg_current_xact_id()::text then
          return null;
        end if;
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        -- One statement for each table, because each names fields that the other tables lack.
        if tg_table_name = 'app_user' then
          is_touched := exists (select from super_administrators() holder where holder.user_id = changed.user_id);
        elsif tg_table_name = 'license' then
          is_touched := exists (
            select from super_administrators() join app_user holder using (user_id) where holder.license_id = changed.license_id);
        elsif tg_table_name = 'user_group_user' then
          is_touched := exists (
            select from user_group_role granted join role using (role_id)
              where granted.user_group_id = changed.user_group_id and role.name = 'ACCESS_ALL_CUSTOMER_LICENCES');
        else
          is_touched := exists (
            select from role where role.role_id = changed.role_id and role.name = 'ACCESS_ALL_CUSTOMER_LICENCES');
        end if;
        if not is_touched then
          return null;
        end if;
        perform set_config('sitewright.judged_transaction', pg_current_xact_id()::text, true);
        select open_until into until_before from super_administrator_access for no key update;
        until_now := super_administrators_open_until();
        if until_now < until_before
          and until_now < (extract(epoch from clock_timestamp()) * 1000)::bigint + 30::bigint * 24 * 60 * 60 * 1000 then
          raise exception 'No super-administrator could sign in.'
            using errcode = 'check_violation', constraint = 'last_super_administrator';
        end if;
        -- Also where it stays equal: a transaction that is not read committed then fails instead of judging what it cannot see.
        update super_administrator_access set open_until = until_now;
        return null;
      end $$`,
    `create constraint trigger app_user_last_super_administrator after update on app_user deferrable initially deferred
      for each row when ((old.license_id, old.is_approved, old.is_locked_out, old.is_sso_user, old.password_hash is null)
        is distinct from (new.license_id, new.is_approved, new.is_locked_out, new.is_sso_user, new.password_hash is null))
      execute function judge_last_super_administrator()`,
    `create constraint trigger license_last_super_administrator after update on license deferrable initially deferred
      for each row when ((old.is_active, old.expiry_date) is distinct from (new.is_active, new.expiry_date))
      execute function judge_last_super_administrator()`,
    ...['user_role', 'user_group_role', 'user_group_user'].map(
      (table) =>
        `create constraint trigger ${table}_last_super_administrator after insert or update or delete on ${table} deferrable initially deferred
          for each row execute function judge_last_super_administrator()`,
    ),
  ],
}
