/** Texts of Home (ROUTE-09). */
export const homeMessages = {
  /** Where things are, in one sentence for a first visit. */
  intro: 'Choose an area to get started. Your settings, the theme and Log Out are in the menu at the top right.',
  noAreasTitle: 'No areas',
  noAreas: "Your roles don't give you access to any area. Ask your administrator.",
  countFailed: "Couldn't load the number.",
} as const

export const homeLabels = {
  areas: 'Areas',
  retry: (area: string) => `Retry, ${area}`,
  active: (active: number) => `${active} active`,
  /** After the number, for screen readers. */
  inTotal: 'in total',
  loading: 'Loading',
} as const
