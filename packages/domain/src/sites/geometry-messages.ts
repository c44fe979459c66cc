/** Every text of a site's location. (Operations specification §2, §8.) */
export const geometryMessages = {
  /** MAP-06, MAP-07. */
  polygonTooDeep: 'Geozones are unavailable for sites deeper than 3 layers.', // specified: MAP-07
  /** MAP-12. */
  locateFailed: 'Failed to find user location.', // specified: MAP-12
} as const

/** Labels of a site's location. */
export const geometryLabels = {
  location: (name: string) => `Location of ${name}`,
  appearance: 'Appearance',
} as const
