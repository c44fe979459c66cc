import { lazyPanel } from '../lazy-panel/lazy-panel'
import type { CalendarDialogProps } from './CalendarDialog'

/** The code of the open calendar, which loads when the pointer or the focus is near its button. */
export const useCalendarPanel = lazyPanel<CalendarDialogProps>(
  async () => (await import('./CalendarDialog')).CalendarDialog,
)
