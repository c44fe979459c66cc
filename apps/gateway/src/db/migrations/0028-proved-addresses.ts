import type { Migration } from './migration'

/** Which address a code of a proof was emailed to, and which one a session has proved (AUTH-119). */
export const provedAddresses: Migration = {
  id: 28,
  name: 'proved-addresses',
  statements: [
    `alter table proof_code add column email text`,
    `alter table session add column proved_email text, add column email_proved_at bigint`,
  ],
}
