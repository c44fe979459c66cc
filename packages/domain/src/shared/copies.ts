/** Finds the license of a project; undefined for a project that the user does not see. */
export type LicenseOf = (projectId: number) => number | undefined

/** Copies that belong together: one key, in projects of one license (WF-81). */
export interface CopyGroup<Copy> {
  readonly key: string
  readonly copies: readonly Copy[]
  /** Whether projects of another license have copies with the same key. They are a group of their own. */
  readonly isKeyShared: boolean
}

/** Groups copies by their key and the license of their project, in the order in which the groups first appear. */
export function groupCopies<Copy extends { readonly projectId: number }>(
  copies: readonly Copy[],
  keyOf: (copy: Copy) => string,
  licenseOf: LicenseOf,
): CopyGroup<Copy>[] {
  const byKey = new Map<string, Map<number | undefined, Copy[]>>()
  for (const copy of copies) {
    const byLicense = byKey.get(keyOf(copy)) ?? new Map<number | undefined, Copy[]>()
    const licenseId = licenseOf(copy.projectId)
    byKey.set(keyOf(copy), byLicense.set(licenseId, [...(byLicense.get(licenseId) ?? []), copy]))
  }
  return [...byKey].flatMap(([key, byLicense]) =>
    [...byLicense.values()].map((group) => ({ key, copies: group, isKeyShared: byLicense.size > 1 })),
  )
}

/** Whether a project belongs to another license than the selected ones, as far as their licenses are known (WF-81). */
export function isOtherLicense(projectId: number, selectedIds: Iterable<number>, licenseOf: LicenseOf): boolean {
  const licenseId = licenseOf(projectId)
  const selected = [...selectedIds].map(licenseOf).find((id) => id !== undefined)
  return licenseId !== undefined && selected !== undefined && licenseId !== selected
}
