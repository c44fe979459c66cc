import type { PreservationStep } from '@sitewright/domain/preservations/model'
import type { Steps } from '@sitewright/domain/preservations/steps'

/** A list of steps as a text, because a draft merges only scalars and sets. */
export const writeSteps = (steps: Steps): string => JSON.stringify(steps)
export const readSteps = (text: string): PreservationStep[] => JSON.parse(text) as PreservationStep[]
