import type { Migration } from './migration'

/**
 * What the lists of a large license would count or put together in every call, kept by the database itself: the users of a license, those of a group, and the text that a
 * search looks through.
 *
 * Counted in tables of their own, which nothing else holds: a transaction takes their rows after all others, those of licenses before those of groups, each by id, so
 * that no two wait for each other. A row that is missing counts as nothing.
 */
export const countsAndSearch: Migration = {
  id: 5,
  name: 'counts-and-search',
  statements: [
    `create table license_count (
      license_id integer primary key references license on delete cascade,
      user_count integer not null,
      active_user_count integer not null
    )`,
    `insert into license_count
      select license_id, count(*), count(*) filter (where is_approved) from app_user group by license_id`,
    `create function count_users() returns trigger language plpgsql as $$
      declare
        step constant integer := case tg_op when 'INSERT' then 1 else -1 end;
      begin
        insert into license_count as counted
          select license_id, step * count(*), step * count(*) filter (where is_approved)
          from changed join license using (license_id) group by license_id order by license_id
        on conflict (license_id) do update set
          user_count = counted.user_count + excluded.user_count,
          active_user_count = counted.active_user_count + excluded.active_user_count;
        return null;
      end $$`,
    `create function count_changed_user() returns trigger language plpgsql as $$
      begin
        insert into license_count as counted
          select license_id, sum(total), sum(active)
          from (values (old.license_id, -1, -old.is_approved::integer), (new.license_id, 1, new.is_approved::integer))
            as step (license_id, total, active)
          group by license_id order by license_id
        on conflict (license_id) do update set
          user_count = counted.user_count + excluded.user_count,
          active_user_count = counted.active_user_count + excluded.active_user_count;
        return null;
      end $$`,
    `create trigger app_user_came after insert on app_user referencing new table as changed
      for each statement execute function count_users()`,
    `create trigger app_user_went after delete on app_user referencing old table as changed
      for each statement execute function count_users()`,
    // Row by row, as a statement changes one user, and only where it counts: every call of a user writes when it came.
    `create trigger app_user_changed after update of license_id, is_approved on app_user for each row
      when (old.license_id <> new.license_id or old.is_approved <> new.is_approved)
      execute function count_changed_user()`,

    `create table user_group_count (
      user_group_id integer primary key references user_group on delete cascade,
      user_count integer not null
    )`,
    `insert into user_group_count select user_group_id, count(*) from user_group_user group by user_group_id`,
    `create function count_members() returns trigger language plpgsql as $$
      declare
        step constant integer := case tg_op when 'INSERT' then 1 else -1 end;
      begin
        insert into user_group_count as counted
          select user_group_id, step * count(*)
          from changed join user_group using (user_group_id) group by user_group_id order by user_group_id
        on conflict (user_group_id) do update set user_count = counted.user_count + excluded.user_count;
        return null;
      end $$`,
    `create trigger user_group_user_came after insert on user_group_user referencing new table as changed
      for each statement execute function count_members()`,
    `create trigger user_group_user_went after delete on user_group_user referencing old table as changed
      for each statement execute function count_members()`,

    `alter table app_user add column search_text text collate pg_c_utf8 not null
      generated always as (lower(user_name || ' ' || first_name || ' ' || last_name || ' ' || email)) stored`,
    `drop index app_user_search`,
    `create index app_user_search on app_user using gin (search_text gin_trgm_ops)`,
    // What every user of a license holds is counted here, in a tenth of the pages of the table: the longest text, four bytes a character, fits an entry.
    `create index app_user_license_id_by_search_text on app_user (license_id, search_text, is_approved)`,
    // The many that are active come first, by id: the index of the other order, read from its end, has their ids the wrong way.
    `create index app_user_by_is_approved_first on app_user (is_approved desc, user_id)`,
    `create index app_user_license_id_by_is_approved_first on app_user (license_id, is_approved desc, user_id)`,
    `create index app_user_by_is_locked_out_first on app_user (is_locked_out desc, user_id)`,
    `create index app_user_license_id_by_is_locked_out_first on app_user (license_id, is_locked_out desc, user_id)`,
  ],
}
