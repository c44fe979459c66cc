import type { RouteName } from '../../paths'

/** Pages without parameters that two keys open, one after the other (KEYS-04). */
export const ROUTE_KEYS = { 'g u': 'users', 'g p': 'projects', 'g a': 'newUser' } as const satisfies Record<
  string,
  RouteName
>
