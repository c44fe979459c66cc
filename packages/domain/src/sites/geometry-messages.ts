/** Every text of a site's location. (Operations specification §2, §8.) */
export const geometryMessages = {
  /** MAP-06, MAP-07. */
  polygonTooDeep: 'Geozones are unavailable for sites deeper than 3 layers.', // specified: MAP-07
  /** MAP-12. */
  locateFailed: 'Failed to find user location.', // specified: MAP-12
  /** For a site without a location. */
  centeredAbove: 'The map opened at the nearest site above that has a location.',
  coordinates: 'Use longitudes from -180 to 180 and latitudes from -90 to 90.',
  altitude: 'A location cannot have an altitude. Leave out the third coordinate.',
  holeOutside: 'A hole must be inside its polygon.',
  tooFew: 'A polygon needs at least three different vertices.',
  notClosed: 'The first and the last position of a polygon must be equal.',
  crossing: 'Edges of a polygon cannot cross.',
  /** An error of a field that is behind a button. */
  fieldError: (label: string, error: string) => `${label}: ${error}`,
  tooManyVertices: (limit: number) => `A polygon can have at most ${limit.toLocaleString('en-US')} vertices.`,
  tooManyProperties: (limit: number) => `The properties of a location can have at most ${limit} names and list items.`,
  propertiesTooDeep: (limit: number) => `The properties of a location can be nested at most ${limit} levels deep.`,
  propertyTooLong: (limit: number) =>
    `Names and texts in the properties of a location can have at most ${limit.toLocaleString('en-US')} characters.`,
} as const

/** Labels of a site's location. */
export const geometryLabels = {
  location: (name: string) => `Location of ${name}`,
  appearance: 'Appearance',
} as const
