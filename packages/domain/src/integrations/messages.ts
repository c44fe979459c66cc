/** Texts of integrations. (Identity specification §2, §8.) */
export const integrationMessages = {
  fetchFailed: 'Failed to fetch integrations.', // specified: ERR-46
  saved: 'Integrations saved.', // specified: ERR-47
  saveFailed: 'Failed to save integrations.',
  conflict: 'Someone else changed the integrations of this license while you were editing.',
  notFound: 'No such integration.',
  repeated: 'Each integration can be listed only once.',
} as const

export const integrationLabels = {
  list: 'Integrations',
  setup: 'Setup', // specified: LIC-31
} as const
