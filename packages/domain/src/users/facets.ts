export const IDLE_DAYS = 90
