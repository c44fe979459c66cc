import * as z from 'zod/mini'
import { SiteColors } from '../shared/colors'
import { SiteInput } from './site-input'

/** Returns the error of a text, as a sentence. */
type FindProblem = (text: string) => string | undefined

/** A text that is valid unless `findProblem` returns an error. */
const checkedText = (findProblem: FindProblem) =>
  z.string().check(
    z.check<string>((payload) => {
      const message = findProblem(payload.value)
      if (message !== undefined) payload.issues.push({ code: 'custom', message, input: payload.value })
    }),
  )

/**
 * The schema of the Properties tab of a site (SITE-22 to SITE-26, SITE-31).
 * @param problems checks of the two lists, as the texts that the tab edits
 */
export const createPropertiesSchema = (problems: { userProperties: FindProblem; overlays: FindProblem }) =>
  z.object({
    name: SiteInput.shape.name,
    userProperties: checkedText(problems.userProperties),
    overlays: checkedText(problems.overlays),
  })

const { siteColor, siteOpacity, borderColor, borderOpacity } = SiteColors.shape

/**
 * The schema of the Map tab of a site (MAP-04).
 * @param findLocationProblem checks the geometry, as the text that the tab edits
 */
export const createMapSchema = (findLocationProblem: FindProblem) =>
  z.object({
    siteColor: z.nullable(siteColor),
    siteOpacity: z.nullable(siteOpacity),
    borderColor: z.nullable(borderColor),
    borderOpacity: z.nullable(borderOpacity),
    location: checkedText(findLocationProblem),
  })
