import { PROGRESS_STATE } from '@sitewright/domain/workflows/item'
import { progressStateLabels } from '@sitewright/domain/workflows/item-messages'

/** Codes as the options of a select or a radio group, whose values are texts. */
export const toOptions = <Code extends number>(codes: readonly Code[], labels: Readonly<Record<Code, string>>) =>
  codes.map((code) => ({ value: String(code), label: labels[code] }))

/** The code of a chosen option; undefined for none of them. */
export const findValue = <Code extends number>(codes: readonly Code[], value: string): Code | undefined =>
  codes.find((code) => String(code) === value)

/** What an equipment status does to an item, in the order of the lists. */
export const PROGRESS_STATES = [PROGRESS_STATE.progress, PROGRESS_STATE.reset] as const
export const PROGRESS_STATE_OPTIONS = toOptions(PROGRESS_STATES, progressStateLabels)
