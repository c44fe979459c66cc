import type { AllowedChanges } from './stored-rows'

/**
 * What upgrades change on purpose, and why. A migration that changes stored values on purpose adds its line here; new tables and columns, and columns that are dropped, need none.
 */
export const UPGRADE_CHANGES: AllowedChanges = {
  grown: [
    // A row for each migration that ran.
    'migration',
    // What a start makes and keeps, for example `last_start`.
    'setting',
    // Migration 13 counts projects too, also those of licenses that never had a user.
    'license_count',
  ],
  removed: [],
  columns: [
    // Migration 7 ends every session 12 hours after its sign-in at the latest.
    'session.expires_at',
    // Migration 7 replaces the id by its hash. The column has another name too, except in the tables that refer to it.
    'session_guid.session_id',
    // Migration 35 makes it the key of the names, without blanks at its end. The database writes it.
    'app_user.search_text',
  ],
  rows: {
    // Each start of the embedded database overwrites it.
    setting: ({ name }) => name === 'last_start',
  },
}
