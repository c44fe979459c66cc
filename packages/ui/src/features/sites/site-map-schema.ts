import * as z from 'zod/mini'
import { SiteColors } from '@sitewright/domain/shared/colors'
import { siteScreenMessages } from '@sitewright/domain/sites/screen-messages'
import { findProblems } from '../../site-map/drawing/shape-problems'
import { readShape } from './site-draft'
import { checked } from './site-form-schema'

/** Why a location cannot be saved: a polygon that is not finished, or not simple. */
export const findLocationProblem = (text: string): string | undefined =>
  findProblems(readShape(text)).length > 0 ? siteScreenMessages.locationInvalid : undefined

const { siteColor, siteOpacity, borderColor, borderOpacity } = SiteColors.shape

/** What the Map tab validates (MAP-04). Of its own, because the Properties tab loads no code of the map. */
export const MapSchema = z.object({
  siteColor: z.nullable(siteColor),
  siteOpacity: z.nullable(siteOpacity),
  borderColor: z.nullable(borderColor),
  borderOpacity: z.nullable(borderOpacity),
  location: checked(findLocationProblem),
})
