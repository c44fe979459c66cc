import type { Migration } from './migration'

/**
 * Which administrative roles users have lost, and when: they protect an account for a day (ROLE-56), and are judged in the transaction that takes them (ROLE-55). The
 * database notes them itself, so that no statement takes a role unseen.
 *
 * Every lost assignment is noted, even where another one still grants the role: the query leaves those out.
 */
export const lostRoles: Migration = {
  id: 6,
  name: 'lost-roles',
  statements: [
    `alter table role add column is_administrative boolean not null default false`,
    `update role set is_administrative = true
      where starts_with(name, 'ACCESS_') or starts_with(name, 'ADMINISTER_')
        or name in ('MENU_ADMIN_TOOL_ACCESS', 'EDIT_WORKFLOW', 'Administer Project Read')`,

    `create table lost_role (
      user_id integer not null references app_user on delete cascade,
      role_id integer not null references role on delete cascade,
      lost_at bigint not null,
      transaction_id bigint not null,
      primary key (user_id, role_id)
    )`,
    `create index lost_role_role_id on lost_role (role_id)`,
    `create index lost_role_by_lost_at on lost_role (lost_at)`,
    `create index lost_role_by_transaction_id on lost_role (transaction_id)`,

    // In one order, so that no two transactions wait for each other. A user who is deleted loses nothing.
    `create function note_lost_roles(user_ids integer[], role_ids integer[]) returns void language sql as $$
      insert into lost_role (user_id, role_id, lost_at, transaction_id)
        select distinct lost.user_id, lost.role_id, (extract(epoch from clock_timestamp()) * 1000)::bigint, pg_current_xact_id()::text::bigint
        from unnest(user_ids, role_ids) lost (user_id, role_id)
          join app_user using (user_id)
          join role on role.role_id = lost.role_id and role.is_administrative
        order by lost.user_id, lost.role_id
      on conflict (user_id, role_id) do update set lost_at = excluded.lost_at, transaction_id = excluded.transaction_id
    $$`,
    `create function note_roles_of_users() returns trigger language plpgsql as $$
      begin
        perform note_lost_roles(array_agg(gone.user_id), array_agg(gone.role_id)) from gone;
        return null;
      end $$`,
    `create function note_roles_of_groups() returns trigger language plpgsql as $$
      begin
        perform note_lost_roles(array_agg(member.user_id), array_agg(gone.role_id))
          from gone
            join role on role.role_id = gone.role_id and role.is_administrative
            join user_group_user member on member.user_group_id = gone.user_group_id;
        return null;
      end $$`,
    `create function note_roles_of_members() returns trigger language plpgsql as $$
      begin
        perform note_lost_roles(array_agg(gone.user_id), array_agg(given.role_id))
          from gone
            join user_group_role given on given.user_group_id = gone.user_group_id
            join role on role.role_id = given.role_id and role.is_administrative;
        return null;
      end $$`,
    `create trigger user_role_went after delete on user_role referencing old table as gone
      for each statement execute function note_roles_of_users()`,
    `create trigger user_group_role_went after delete on user_group_role referencing old table as gone
      for each statement execute function note_roles_of_groups()`,
    `create trigger user_group_user_left after delete on user_group_user referencing old table as gone
      for each statement execute function note_roles_of_members()`,
  ],
}
