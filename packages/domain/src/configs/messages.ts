/** Texts of configs. (Operations specification §8.) */
export const configMessages = {
  fetchFailed: 'Failed to fetch config.', // specified: MSG-05
} as const
