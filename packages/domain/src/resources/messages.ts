/** Every text of resource types. (Operations specification §8.) */
export const resourceTypeMessages = {
  fetchFailed: 'Failed to fetch resource types.', // specified: MSG-21
} as const
