import type { Migration } from './migration'

/** What the catalog needs (CAT-02 to CAT-12): versions, retired entries, the secret of an environment, and the setup address of an integration. */
export const catalog: Migration = {
  id: 32,
  name: 'catalog',
  statements: [
    `alter table environment
      add column label text not null default '',
      add column secret_hash text,
      add column is_retired boolean not null default false,
      add column version integer not null default 1`,
    `alter table add_on
      add column is_retired boolean not null default false,
      add column version integer not null default 1`,
    `alter table integration
      add column setup_url text not null default '',
      add column is_retired boolean not null default false,
      add column version integer not null default 1`,
    `alter table report add column version integer not null default 1`,
  ],
}
