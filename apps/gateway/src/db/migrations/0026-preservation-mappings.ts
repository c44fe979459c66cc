import type { Migration } from './migration'

/** Which preservations the resources of a type use in a project. Unlike workflows, a type can use several (RES-25). */
export const preservationMappings: Migration = {
  id: 26,
  name: 'preservation-mappings',
  statements: [
    `create table resource_type_preservation (
       project_id integer not null references project on delete cascade,
       type_number integer not null,
       preservation_id integer not null references preservation on delete cascade,
       primary key (project_id, type_number, preservation_id)
     )`,
    `create index resource_type_preservation_id on resource_type_preservation (preservation_id)`,
  ],
}
