import * as z from 'zod/mini'
import { labelMessages } from './messages'

/*
 * Barcode labels of sites. (Operations specification §3, §7; CODE rows.)
 */

/** Dots per millimeter that a printer can have (CODE-18, CONS2-14). */
export const LABEL_DPMM = [6, 8, 12, 24] as const
export type LabelDpmm = (typeof LABEL_DPMM)[number]

/** How labels are sorted: in the order of the site tree, or by name (CODE-19, CODE-23). */
export const LABEL_SORTS = ['active-asc', 'active-desc', 'alpha-asc', 'alpha-desc'] as const
export type LabelSort = (typeof LABEL_SORTS)[number]

/** What a mobile browser sends as MaxZplSize; a desktop browser sends none, which means unlimited (CODE-06, CODE-07, CONS2-35). */
export const MOBILE_MAX_ZPL_SIZE = 2_147_483_647

/** How long the portal waits for the mobile app after a print, in milliseconds (CODE-11, CONS2-35). */
export const MOBILE_APP_DELAY_MS = 2000

/** Labels in one request of the portal. It sends several requests for more labels, and joins the files. */
export const LABELS_PER_REQUEST = 50
/** The most labels that the server accepts in one request, including copies. */
export const MAX_LABELS_OF_CALL = 1000
/** The most characters in the ZPL of one label. */
export const ZPL_LIMIT = 10_000
/** The most characters of a name or a path on a label. */
export const LABEL_TEXT_LIMIT = 200
/** The longest side of a label, in inches. */
export const MAX_LABEL_INCHES = 15
/** The most dots of a label: a letter page at 24 dots per millimeter. Larger pictures need more memory than the server allows. */
export const MAX_LABEL_DOTS = 36_000_000

const MM_PER_INCH = 25.4
const LABEL_SIZE = /^(\d{1,2}(?:\.\d{1,3})?)x(\d{1,2}(?:\.\d{1,3})?)$/

/** The size of a label, in inches. */
export interface LabelSize {
  readonly width: number
  readonly height: number
}

/** Reads `4x2`: width and height in inches, positive decimals up to MAX_LABEL_INCHES (CODE-17, CODE-23). `undefined` for anything else. */
export function parseLabelSize(text: string): LabelSize | undefined {
  const [, width, height] = (LABEL_SIZE.exec(text) ?? []).map(Number)
  if (width === undefined || height === undefined) return undefined
  const isSide = (side: number): boolean => side > 0 && side <= MAX_LABEL_INCHES
  return isSide(width) && isSide(height) ? { width, height } : undefined
}

export const isLabelDpmm = (value: number): value is LabelDpmm => LABEL_DPMM.some((dpmm) => dpmm === value)

/** Whether the picture of a label would have more dots than MAX_LABEL_DOTS. */
export const hasTooManyDots = ({ width, height }: LabelSize, dpmm: number): boolean =>
  width * height * (MM_PER_INCH * dpmm) ** 2 > MAX_LABEL_DOTS

/** The design of a label (CODE-17). */
export interface SiteLabel {
  /** The running number n of its config property CustomZPL{n} (CODE-16); 0 is the built-in label. */
  readonly number: number
  readonly name: string
  /** Contains `{name}` where the site name goes, and can contain `{path}` (CODE-26). */
  readonly zpl: string
  /** `4x2`, see `parseLabelSize`. */
  readonly size: string
  readonly dpmm: LabelDpmm
  readonly sort: LabelSort
}

const copiesOf = (barcodes: readonly { readonly Qty: number }[]): number =>
  barcodes.reduce((sum, { Qty }) => sum + Qty, 0)

const hasFewDots = z.check<{ readonly Size: string; readonly Dpmm: number }>(({ value, issues }) => {
  const size = parseLabelSize(value.Size)
  if (size === undefined || !hasTooManyDots(size, value.Dpmm)) return
  issues.push({ code: 'custom', input: value.Size, path: ['Size'], message: labelMessages.tooManyDots })
})

const design = {
  Zpl: z.string().check(z.minLength(1), z.maxLength(ZPL_LIMIT)),
  Dpmm: z.union([z.literal(6), z.literal(8), z.literal(12), z.literal(24)], labelMessages.unknownDpmm),
  Size: z.string().check(z.refine((text) => parseLabelSize(text) !== undefined, labelMessages.invalidSize)),
}

const labelText = z.string().check(z.maxLength(LABEL_TEXT_LIMIT))

/** The site of a label. */
const site = {
  Name: labelText,
  /** The names of the sites above it, for labels with {path} (CODE-26). */
  Path: z.optional(labelText),
}

/** What a label shows of its site. */
export interface SiteOnLabel {
  readonly name: string
  /** The names of the sites above it; none at the top. */
  readonly path?: string
}

/** Body of POST list/labels (CODE-04, CODE-05, API2-31). */
export const LabelRequest = z
  .strictObject({
    ...design,
    /** The order of the printed labels. The request lists the barcodes in the order of the site tree. */
    Sorting: z.enum(LABEL_SORTS),
    Barcodes: z.array(z.strictObject({ ...site, Qty: z.int().check(z.minimum(1), z.maximum(100)) })).check(
      z.minLength(1),
      z.maxLength(MAX_LABELS_OF_CALL),
      z.refine((barcodes) => copiesOf(barcodes) <= MAX_LABELS_OF_CALL, labelMessages.tooMany(MAX_LABELS_OF_CALL)),
    ),
    MaxZplSize: z.optional(z.nullable(z.int().check(z.minimum(1)))),
  })
  .check(hasFewDots)
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

/** Body of our call for the picture of one label (CODE-21). */
export const LabelPictureRequest = z.strictObject({ ...design, ...site }).check(hasFewDots)
export type LabelPictureRequest = z.infer<typeof LabelPictureRequest>

/** The picture of one label. Without success, Error says why it cannot be printed; there is a picture even so if it can be drawn. */
export const LabelPicture = z.object({
  Success: z.boolean(),
  Error: z.optional(z.string()),
  png_base64: z.optional(z.string()),
})
export type LabelPicture = z.infer<typeof LabelPicture>

/** Why the label of a site cannot be printed (CODE-25): the renderer refuses it; nothing is on it; it runs off its size; or a code cannot be read, or reads as something else. */
export const LABEL_FAULTS = ['undrawable', 'blank', 'cutOff', 'unreadable'] as const
export type LabelFault = (typeof LABEL_FAULTS)[number]

/** Body of our call that checks labels before they are printed (CODE-25). */
export const LabelCheckRequest = z
  .strictObject({
    ...design,
    Sites: z.array(z.strictObject(site)).check(z.minLength(1), z.maxLength(MAX_LABELS_OF_CALL)),
  })
  .check(hasFewDots)
export type LabelCheckRequest = z.infer<typeof LabelCheckRequest>

/** The labels that fail, or why they could not be checked. */
export const LabelCheck = z.object({
  Success: z.boolean(),
  Error: z.optional(z.string()),
  /** `Index` is the place of the site in the request. */
  Failures: z.optional(z.array(z.object({ Index: z.int(), Fault: z.enum(LABEL_FAULTS) }))),
})
export type LabelCheck = z.infer<typeof LabelCheck>
