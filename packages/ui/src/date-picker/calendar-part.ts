import { lazyPart } from '../layer/use-lazy-part'

/** The open calendar: a form is read and filled in long before somebody opens one. */
export const calendarPart = lazyPart(() => import('./CalendarDialog').then((module) => module.CalendarDialog))
