import * as z from 'zod/mini'
import { SiteColors } from '../shared/colors'
import { fieldMessages } from '../shared/messages'
import { cleanName } from '../shared/names'
import { siteMessages } from './messages'
import { isOtherAddress } from '../shared/web-address'
import { siteNameProblem } from './rules'
import { siteScreenMessages } from './screen-messages'
import {
  MAX_SITE_OVERLAYS,
  MAX_SITE_PROPERTIES,
  SITE_CLASSES,
  SITE_OVERLAY_NAME_LIMIT,
  SITE_OVERLAY_URL_LIMIT,
  SITE_PROPERTY_KEY_LIMIT,
  SITE_PROPERTY_VALUE_LIMIT,
  SiteLocation,
  SiteTypes,
} from './site'

/** Far above the limit of a name. Longer texts are rejected before they are normalized, which would be slow. */
const MAX_TYPED_NAME = 400

const limited = (limit: number) => z.string().check(z.maxLength(limit, fieldMessages.tooLong(limit)))

const name = z.string(siteMessages.nameBlank).check(
  z.maxLength(MAX_TYPED_NAME, { error: siteMessages.nameTooLong, abort: true }),
  z.overwrite(cleanName),
  z.check<string>((payload) => {
    const problem = siteNameProblem(payload.value, 'edit')
    if (problem !== undefined) payload.issues.push({ code: 'custom', message: problem, input: payload.value })
  }),
)

/** The fields of a site that a user edits (SITE-50). */
export const SiteInput = z.object({
  name,
  siteClass: z.nullable(z.enum(SITE_CLASSES)),
  siteType: SiteTypes,
  ...z.partial(SiteColors).shape,
  location: z.nullable(SiteLocation),
  properties: z.object({
    overlays: z
      .array(
        z.object({ name: limited(SITE_OVERLAY_NAME_LIMIT), url: limited(SITE_OVERLAY_URL_LIMIT) }).check(
          // One without a name is dropped without an error (SITE-59).
          z.refine(({ name: shown, url }) => shown.trim() === '' || !isOtherAddress(url), {
            path: ['url'],
            error: siteScreenMessages.overlayAddress,
          }),
        ),
      )
      .check(z.maxLength(MAX_SITE_OVERLAYS)),
    userProperties: z
      .record(
        limited(SITE_PROPERTY_KEY_LIMIT).check(
          z.refine((key) => key.trim() !== '', siteScreenMessages.propertyNameBlank),
        ),
        z.object({ value: limited(SITE_PROPERTY_VALUE_LIMIT), type: limited(SITE_PROPERTY_KEY_LIMIT) }),
      )
      .check(
        z.refine(
          (properties) => Object.keys(properties).length <= MAX_SITE_PROPERTIES,
          siteMessages.tooManyProperties(MAX_SITE_PROPERTIES),
        ),
      ),
  }),
})
export type SiteInput = z.infer<typeof SiteInput>

/** Body of POST site/{siteId}/update: the whole site as it was read. Fields that the call does not save are accepted and ignored. */
export const SiteSave = z.strictObject({
  ...SiteInput.shape,
  version: z.optional(z.int()),
  siteId: z.optional(z.unknown()),
  projectId: z.optional(z.unknown()),
  parentId: z.optional(z.unknown()),
  active: z.optional(z.unknown()),
  depth: z.optional(z.unknown()),
  children: z.optional(z.unknown()),
  path: z.optional(z.unknown()),
  locationsAbove: z.optional(z.unknown()),
})
export type SiteSave = z.infer<typeof SiteSave>
