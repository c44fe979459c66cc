import { useState } from 'react'
import { findCopyRefusal, siteCopyStep } from '@sitewright/domain/sites/copy'
import { siteCopyMessages } from '@sitewright/domain/sites/copy-messages'
import type { SimpleSite, SiteCopyCheck } from '@sitewright/domain/sites/site'

/** The calls that a copy makes. */
export interface SiteCopyCalls {
  /** Asks whether a site can be copied into the project, and reports if not. Resolves to undefined after a failure, which it has reported. */
  onCheck: (site: SimpleSite) => Promise<SiteCopyCheck | undefined>
  /** Copies a site with those below it. It reports a failure. */
  onCopy: (site: SimpleSite, unarchiveExisting: boolean) => Promise<SiteCopyResult>
}

/** How many sites a copy created or unarchived, or the message of its failure. */
export type SiteCopyResult = { readonly numSites: number } | { readonly failure: string }

/** A site whose copy waits for an answer. */
export interface SiteCopyQuestion {
  site: SimpleSite
  /** Whether the project has an archived site with this name (COPY-24). */
  asksToUnarchive: boolean
  /** Whether the top of the project has a site with this name (COPY-33). Not known from every server. */
  isTopTaken: boolean | undefined
  /** Whether archived sites are among those being copied (COPY-27). */
  hasArchived: boolean
}

type CopyState = 'copying' | 'copied' | 'failed'

/** The state of a copy, with a text for the row of its site. */
export interface SiteCopyOutcome {
  state: CopyState
  text: string
  /** How many sites the copy created or unarchived (COPY-34). */
  numSites: number
}

/**
 * Copies sites: checks each, asks if necessary, then copies it. The row of a site shows the state of its copy as a text.
 * @param hasArchived whether a site or one below it is archived
 */
export function useSiteCopies(calls: SiteCopyCalls, hasArchived: (siteId: number) => boolean) {
  const [states, setStates] = useState<ReadonlyMap<number, SiteCopyOutcome>>(new Map())
  const [question, setQuestion] = useState<SiteCopyQuestion>()
  const show = (siteId: number, state: CopyState | undefined, text = '', numSites = 0): void =>
    setStates((before) => {
      const after = new Map(before)
      if (state === undefined) after.delete(siteId)
      else after.set(siteId, { state, text, numSites })
      return after
    })
  const post = async (site: SimpleSite, unarchiveExisting: boolean): Promise<void> => {
    show(site.siteId, 'copying', siteCopyMessages.copying)
    const result = await calls.onCopy(site, unarchiveExisting)
    if ('failure' in result) show(site.siteId, 'failed', result.failure)
    else show(site.siteId, 'copied', siteCopyMessages.copied(result.numSites), result.numSites)
  }

  const start = async (site: SimpleSite): Promise<void> => {
    if (states.get(site.siteId)?.state === 'copying') return
    show(site.siteId, 'copying', siteCopyMessages.copying)
    const check = await calls.onCheck(site)
    if (check === undefined) return show(site.siteId, undefined)
    const refusal = findCopyRefusal(check, site.name)
    if (refusal !== undefined) return show(site.siteId, 'failed', refusal)
    const step = siteCopyStep(check)
    const archived = hasArchived(site.siteId)
    if (step === 'copy' && !archived) return post(site, false)
    show(site.siteId, undefined)
    setQuestion({ site, asksToUnarchive: step === 'ask', isTopTaken: check.isTopTaken, hasArchived: archived })
  }

  return {
    outcomeOf: (siteId: number): SiteCopyOutcome | undefined => states.get(siteId),
    copiedCount: [...states.values()].reduce((sum, { numSites }) => sum + numSites, 0),
    question,
    start: (site: SimpleSite) => void start(site),
    /** `undefined` copies nothing (COPY-26). */
    answer: (unarchiveExisting: boolean | undefined): void => {
      setQuestion(undefined)
      if (question !== undefined && unarchiveExisting !== undefined) void post(question.site, unarchiveExisting)
    },
  }
}
