import * as z from 'zod/mini'
import { SiteColors } from '../shared/colors'
import { SiteInput } from './site-input'

/** Checks a value that the schema does not describe, such as a list of rows. */
interface ValueRules<Value> {
  /** Returns the error of the value, as a sentence. */
  readonly findProblem: (value: Value) => string | undefined
  /** Returns the value as it is saved. */
  readonly clean?: (value: Value) => Value
}

const checked = <Value>({ findProblem, clean = (value) => value }: ValueRules<Value>) =>
  z.custom<Value>().check(
    z.check<Value>((payload) => {
      const message = findProblem(payload.value)
      if (message !== undefined) payload.issues.push({ code: 'custom', message, input: payload.value })
    }),
    z.overwrite(clean),
  )

/** The schema of the Properties tab of a site (SITE-22 to SITE-26, SITE-31). */
export const createPropertiesSchema = <Properties, Overlays>(rules: {
  userProperties: ValueRules<Properties>
  overlays: ValueRules<Overlays>
}) =>
  z.object({
    name: SiteInput.shape.name,
    userProperties: checked(rules.userProperties),
    overlays: checked(rules.overlays),
  })

const { siteColor, siteOpacity, borderColor, borderOpacity } = SiteColors.shape

/** The schema of the Map tab of a site (MAP-04). */
export const createMapSchema = <Location>(findProblem: (location: Location) => string | undefined) =>
  z.object({
    siteColor: z.nullable(siteColor),
    siteOpacity: z.nullable(siteOpacity),
    borderColor: z.nullable(borderColor),
    borderOpacity: z.nullable(borderOpacity),
    location: checked({ findProblem }),
  })
