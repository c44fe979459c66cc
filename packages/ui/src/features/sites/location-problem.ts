import { siteScreenMessages } from '@sitewright/domain/sites/screen-messages'
import { findProblems } from '../../site-map/drawing/shape-problems'
import { readShape } from './site-draft'

/** Why a location cannot be saved: a polygon that is not finished, or not simple. Apart, because the Properties tab loads no code of the map. */
export const findLocationProblem = (text: string): string | undefined =>
  findProblems(readShape(text)).length > 0 ? siteScreenMessages.locationInvalid : undefined
