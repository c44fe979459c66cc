import * as z from 'zod/mini'
import { SiteColors } from '../shared/colors'
import { SiteInput } from './site-input'

/** Finds what is wrong with a text, as a sentence. */
type FindProblem = (text: string) => string | undefined

/** A text that a function judges. */
const checkedText = (findProblem: FindProblem) =>
  z.string().check(
    z.check<string>((payload) => {
      const message = findProblem(payload.value)
      if (message !== undefined) payload.issues.push({ code: 'custom', message, input: payload.value })
    }),
  )

/**
 * What the Properties tab of a site validates (SITE-22 to SITE-26, SITE-31).
 * @param problems of lists, in the form in which the tab edits them
 */
export const createPropertiesSchema = (problems: { userProperties: FindProblem; overlays: FindProblem }) =>
  z.object({
    name: SiteInput.shape.name,
    userProperties: checkedText(problems.userProperties),
    overlays: checkedText(problems.overlays),
  })

const { siteColor, siteOpacity, borderColor, borderOpacity } = SiteColors.shape

/**
 * What the Map tab of a site validates (MAP-04).
 * @param findLocationProblem of the geometry, in the form in which the tab edits it
 */
export const createMapSchema = (findLocationProblem: FindProblem) =>
  z.object({
    siteColor: z.nullable(siteColor),
    siteOpacity: z.nullable(siteOpacity),
    borderColor: z.nullable(borderColor),
    borderOpacity: z.nullable(borderOpacity),
    location: checkedText(findLocationProblem),
  })
