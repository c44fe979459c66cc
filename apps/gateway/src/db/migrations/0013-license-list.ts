import type { Migration } from './migration'

/**
 * Keeps the number of projects of each license beside that of its users, so that a page of the list of licenses counts nothing. Projects are counted like users
 * (migration 5), in the same rows, which a transaction takes last and by id.
 */
export const licenseList: Migration = {
  id: 13,
  name: 'license-list',
  statements: [
    `alter table license_count add column project_count integer not null default 0`,
    `insert into license_count as counted (license_id, user_count, active_user_count, project_count)
      select license_id, 0, 0, count(*) from project group by license_id
      on conflict (license_id) do update set project_count = excluded.project_count`,
    `create function count_projects() returns trigger language plpgsql as $$
      declare
        step constant integer := case tg_op when 'INSERT' then 1 else -1 end;
      begin
        insert into license_count as counted (license_id, user_count, active_user_count, project_count)
          select license_id, 0, 0, step * count(*)
          from changed join license using (license_id) group by license_id order by license_id
        on conflict (license_id) do update set project_count = counted.project_count + excluded.project_count;
        return null;
      end $$`,
    `create function count_moved_project() returns trigger language plpgsql as $$
      begin
        insert into license_count as counted (license_id, user_count, active_user_count, project_count)
          select license_id, 0, 0, step
          from (values (old.license_id, -1), (new.license_id, 1)) as moved (license_id, step) order by license_id
        on conflict (license_id) do update set project_count = counted.project_count + excluded.project_count;
        return null;
      end $$`,
    `create trigger project_came after insert on project referencing new table as changed
      for each statement execute function count_projects()`,
    `create trigger project_went after delete on project referencing old table as changed
      for each statement execute function count_projects()`,
    `create trigger project_moved after update of license_id on project for each row
      when (old.license_id <> new.license_id) execute function count_moved_project()`,
  ],
}
