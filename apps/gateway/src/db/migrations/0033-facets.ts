import type { Migration } from './migration'

/**
 * Counts the idle users of a license without reading the users: the included columns answer the condition and the search from the index alone. PostgreSQL uses an expression of an index
 * that way only beside the columns of the expression.
 */
export const facets: Migration = {
  id: 33,
  name: 'facets',
  statements: [
    `create index app_user_idle on app_user (license_id, coalesce(last_login_date, create_date))
      include (last_login_date, create_date, search_text) where is_approved`,
  ],
}
