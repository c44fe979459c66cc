/*
 * Several copies from one project into another, as the Copy tab reviews them. Each area plans its own. (Operations specification §4; COPY-35 to COPY-40.)
 */

/** A value that a copy replaces. */
export interface ReplacedValue {
  /** The parameter, as its screen names it. */
  readonly label: string
  readonly before: string
  readonly after: string
}

/** What can be copied. */
export type CopyKind = 'site' | 'import' | 'config'

/** One of several copies. */
export interface PlannedCopy {
  readonly kind: CopyKind
  /** The ids in the source, of which a site has one, and configs that fit only together have several. */
  readonly ids: readonly number[]
  readonly name: string
  /** What a new one is, or where it goes: "below Process Area 100". */
  readonly note?: string
  /** The same where the user does not unarchive what is in the way. */
  readonly noteAtTop?: string
  /** The values that it replaces; undefined for a new one. */
  readonly replaced?: readonly ReplacedValue[]
  /** How many sub-sites a site brings along. */
  readonly subSites?: number
  /** The archived site of the target that is in the way, so that the review asks about it (COPY-24). */
  readonly archivedThere?: string | undefined
  /** Whether archived sites are among those being copied (COPY-27). */
  readonly copiesArchived?: boolean
  /** Why it cannot be copied after the copies before it, as a sentence (COPY-43). It is not sent. */
  readonly refusal?: string | undefined
}

/** The selected things of a source, by their kind. */
export type CopySelection = Readonly<Record<CopyKind, ReadonlySet<number>>>

/** Splits copies into new ones, those that replace something, and those that are refused. */
export function splitCopies<Copy extends PlannedCopy>(copies: readonly Copy[]) {
  return {
    added: copies.filter(({ replaced, refusal }) => replaced === undefined && refusal === undefined),
    overwritten: copies.filter(({ replaced }) => replaced !== undefined),
    refused: copies.filter(({ refusal }) => refusal !== undefined),
  }
}

/** What the lists show: everything, or what the target does not have, or has with other values. */
export const COPY_VIEWS = ['all', 'missing', 'differs'] as const
export type CopyView = (typeof COPY_VIEWS)[number]

/** How many things each view shows. */
export type CopyCounts = Readonly<Record<CopyView, number>>
