import type { Migration } from './migration'

/**
 * Periodic tasks with their leases, the last activity of a session, and an index for each deletion of the clean-up.
 *
 * Attempts with a code have a window of their own: an index over both kinds would be read past all those of the other kind. `last_activity_at` is not indexed, and pages of the table have
 * free space, so that a call that writes it changes no index.
 */
export const periodicTasks: Migration = {
  id: 11,
  name: 'periodic-tasks',
  statements: [
    `create table periodic_task (
      name text primary key,
      due_at bigint not null,
      run_id uuid
    )`,

    // Without a value for open sessions: until their next call, the last activity is stored with their users. A gateway of the version before can still open sessions.
    `alter table session add column last_activity_at bigint`,
    `alter table session set (fillfactor = 80)`,

    `drop index login_attempt_window_start`,
    `create index login_attempt_window_start on login_attempt (window_start) where key not like 'code:%'`,
    `create index login_attempt_code_window_start on login_attempt (window_start) where key like 'code:%'`,
    `create index outbox_created_at on outbox (created_at)`,
  ],
}
