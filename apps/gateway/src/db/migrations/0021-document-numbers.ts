import type { Migration } from './migration'

/** The next document number of a resource type in a project. A type without a row has no documents yet. */
export const documentNumbers: Migration = {
  id: 21,
  name: 'document-numbers',
  statements: [
    `create table document_number (
       project_id integer not null references project on delete cascade,
       type_number integer not null references resource_type (type_number),
       next_number bigint not null check (next_number >= 0),
       primary key (project_id, type_number)
     )`,
    `create index document_number_type_number on document_number (type_number)`,
  ],
}
