import { siteScreenMessages } from '@sitewright/domain/sites/screen-messages'
import { findProblems } from '../../site-map/drawing/shape-problems'
import { readShape } from './site-draft'

/** Why a location cannot be saved: its polygon is unfinished or crosses itself. A separate module, because the Properties tab must not load the code of the map. */
export const findLocationProblem = (text: string): string | undefined =>
  findProblems(readShape(text)).length > 0 ? siteScreenMessages.locationInvalid : undefined
