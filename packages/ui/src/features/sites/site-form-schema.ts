import * as z from 'zod/mini'
import { SiteInput } from '@sitewright/domain/sites/site-input'
import { findOverlaysProblem, findPropertiesProblem } from './site-draft'

/** A text that a function judges. */
export const checked = (findProblem: (text: string) => string | undefined) =>
  z.string().check(
    z.check<string>((payload) => {
      const message = findProblem(payload.value)
      if (message !== undefined) payload.issues.push({ code: 'custom', message, input: payload.value })
    }),
  )

/** What the Properties tab validates (SITE-22 to SITE-26, SITE-31). */
export const PropertiesSchema = z.object({
  name: SiteInput.shape.name,
  userProperties: checked(findPropertiesProblem),
  overlays: checked(findOverlaysProblem),
})
