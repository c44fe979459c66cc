const TITLE = 'Notifications'

/** What every page says of jobs. The panel has the other texts. */
export const bellLabels = {
  title: TITLE,
  /** Name of the bell. @param news jobs that ended unseen @param inFlight jobs that wait or run */
  bell: (news: number, inFlight: number): string =>
    [
      TITLE,
      ...(news > 0 ? [`${news} new`] : []),
      ...(inFlight > 0 ? [`${inFlight} ${inFlight === 1 ? 'job' : 'jobs'} in progress`] : []),
    ].join(', '),
  /** The code of the panel could not be loaded. */
  notLoaded: "Couldn't load notifications. Retrying automatically.",
} as const
