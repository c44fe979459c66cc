import type { Migration } from './migration'

/**
 * Import systems belong to projects. Those from before go to the first active project of their license that does not hold the defaults, with a path from their name. A license
 * that has import systems and no project gets one, so that no import system and none of its switches is lost.
 */
export const importSystems: Migration = {
  id: 22,
  name: 'import-systems',
  statements: [
    `alter table import_system
       add column project_id integer references project on delete cascade,
       add column description text collate pg_c_utf8 not null default '',
       add column path text collate pg_c_utf8 not null default '/',
       add column is_internal boolean not null default false`,
    `insert into project (license_id, name, description, environment_id)
       select license_id, 'Import systems', 'Made for the import systems of this license', environment_id from license
       where exists (select from import_system where import_system.license_id = license.license_id)
         and not exists (select from project where project.license_id = license.license_id)`,
    `update import_system set
       project_id = (
         select project.project_id from project where project.license_id = import_system.license_id
         order by project.is_active desc, project.project_id = 1, project.project_id limit 1
       ),
       path = '/' || trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g'))`,
    `drop index import_system_license_id_name`,
    `alter table import_system
       drop column license_id,
       alter column project_id set not null,
       alter column path drop default,
       add check (path <> '')`,
    `create unique index import_system_project_id_name on import_system (project_id, lower(name))`,
  ],
}
