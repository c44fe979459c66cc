import { pageTitles } from '../shared/page-titles'

/** Texts of integrations. (Identity specification §2, §8.) */
export const integrationMessages = {
  fetchFailed: 'Failed to fetch integrations.', // specified: ERR-46
  saved: 'Integrations saved.', // specified: ERR-47
  saveFailed: 'Failed to update license.', // specified: ERR-79
  conflict: 'Someone else changed the integrations of this license while you were editing.',
  notFound: 'No such integration.',
  repeated: 'Each integration can be listed only once.',
  noAddress: 'This integration has no address to open.',
  setupFailed: 'Failed to open the setup of this integration. Try again.',
  tabBlocked: 'Your browser blocked the new tab. Allow pop-ups for this site, then try again.',
  emptyTitle: 'No integrations',
  empty: 'Integrations of this license appear here.',
} as const

export const integrationLabels = {
  list: pageTitles.integrations,
  setup: 'Setup', // specified: LIC-31
  /** For assistive technology: which integration, and that it leaves the portal. */
  setupOf: (name: string) => `Setup ${name} (opens in a new tab)`,
  intro: 'Setup opens the integration’s own site in a new tab.',
  noAddress: 'No address configured',
} as const
