import { lazyPanel } from '../lazy-panel/lazy-panel'
import type { CalendarDialogProps } from './CalendarDialog'

/** The open calendar: a form is read and filled in long before somebody opens one. */
export const useCalendarPanel = lazyPanel<CalendarDialogProps>(
  async () => (await import('./CalendarDialog')).CalendarDialog,
)
