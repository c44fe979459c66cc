import type { Migration } from './migration'

/** What the project screens edit and show. Projects from before are in the environment of their license. */
export const projects: Migration = {
  id: 16,
  name: 'projects',
  statements: [
    `alter table project add column description text not null default ''`,
    `alter table project add column environment_id integer references environment`,
    `alter table project add column mobile_enabled boolean not null default false`,
    `update project set environment_id = license.environment_id from license where license.license_id = project.license_id`,
    `create index project_environment_id on project (environment_id)`,
  ],
}
