import { isOpacity } from '@sitewright/domain/shared/colors'
import { getOpacity } from '@sitewright/domain/sites/geometry'

/** Draws a stored number that is not a valid opacity as the nearest one (MAP-04). */
export const drawnOpacity = (stored: number | undefined): number | undefined =>
  stored === undefined || isOpacity(stored) ? stored : getOpacity(stored)
