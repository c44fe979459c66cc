import * as z from 'zod/mini'

/*
 * Barcode labels of sites. (Operations specification §3, §7; CODE rows.)
 */

/** Dots per millimeter that a printer can have (CODE-18, CONS2-14). */
export const LABEL_DPMM = [6, 8, 12, 24] as const
export type LabelDpmm = (typeof LABEL_DPMM)[number]

/** How labels are sorted (CODE-19, CODE-23). */
export const LABEL_SORTS = ['active-asc', 'active-desc', 'alpha-asc', 'alpha-desc'] as const
export type LabelSort = (typeof LABEL_SORTS)[number]

/** What a mobile browser sends as MaxZplSize; a desktop browser sends none, which means unlimited (CODE-06, CODE-07, CONS2-35). */
export const MOBILE_MAX_ZPL_SIZE = 2_147_483_647

/** How long the portal waits for the mobile app after a print, in milliseconds (CODE-11, CONS2-35). */
export const MOBILE_APP_DELAY_MS = 2000

/** Labels of one request. The portal asks for more in several requests and joins the files. */
export const LABELS_PER_REQUEST = 50
/** The most labels that the server accepts in one request, pages of one label counted. */
export const MAX_LABELS_OF_CALL = 1000
/** Characters of the ZPL of one label. */
export const ZPL_LIMIT = 10_000
/** The longest side of a label, in inches. */
export const MAX_LABEL_INCHES = 15

/** `4x2`: width and height in inches, positive decimals (CODE-17, CODE-23). */
export const LABEL_SIZE = /^\d{1,2}(?:\.\d{1,3})?x\d{1,2}(?:\.\d{1,3})?$/

/** A custom label (CODE-17). */
export interface SiteLabel {
  /** The running number n of its config property CustomZPL{n} (CODE-16). */
  number: number
  name: string
  /** With `{name}` in the place of the name of the site. */
  zpl: string
  size: string
  dpmm: LabelDpmm
  sort: LabelSort
}

/** Body of POST list/labels (CODE-04, CODE-05, API2-31). */
export const LabelRequest = z.strictObject({
  Zpl: z.string().check(z.minLength(1), z.maxLength(ZPL_LIMIT)),
  Sorting: z.enum(LABEL_SORTS),
  Dpmm: z.union([z.literal(6), z.literal(8), z.literal(12), z.literal(24)]),
  Size: z.string().check(z.regex(LABEL_SIZE)),
  Barcodes: z
    .array(
      z.strictObject({ Name: z.string().check(z.maxLength(200)), Qty: z.int().check(z.minimum(1), z.maximum(100)) }),
    )
    .check(z.minLength(1), z.maxLength(MAX_LABELS_OF_CALL)),
  MaxZplSize: z.optional(z.nullable(z.int().check(z.minimum(1)))),
})
export type LabelRequest = z.infer<typeof LabelRequest>

/** Reply of POST list/labels (CODE-08). */
export const LabelReply = z.object({
  Success: z.boolean(),
  Error: z.optional(z.nullable(z.string())),
  /** The labels as a PDF, for a desktop browser. */
  pdf_base64: z.optional(z.nullable(z.string())),
  /** The labels as ZPL, for the mobile app. */
  Zpl: z.optional(z.nullable(z.string())),
})
export type LabelReply = z.infer<typeof LabelReply>
