import { siteScreenMessages } from '@sitewright/domain/sites/screen-messages'
import type { Shape } from '../../site-map/drawing/shape'
import { findProblems } from '../../site-map/drawing/shape-problems'

/** Why a location cannot be saved: its polygon is unfinished or crosses itself. A separate module, because the Properties tab must not load the code of the map. */
export const findLocationProblem = (shape: Shape): string | undefined =>
  findProblems(shape).length > 0 ? siteScreenMessages.locationInvalid : undefined
