import type { Migration } from './migration'

/** The list of user groups, by name and by a part of the name. Users are counted in the key of the table that holds them. */
export const groupList: Migration = {
  id: 4,
  name: 'group-list',
  statements: [
    `create index user_group_by_name on user_group (lower(name), user_group_id)`,
    `create index user_group_license_id_by_name on user_group (license_id, lower(name), user_group_id)`,
    `create index user_group_search on user_group using gin (lower(name) gin_trgm_ops)`,
  ],
}
