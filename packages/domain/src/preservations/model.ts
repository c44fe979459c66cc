import * as z from 'zod/mini'
import { MAX_PROJECT_IDS } from '../projects/model'
import { MAX_STEP_NAME } from '../shared/limits'
import { fieldMessages } from '../shared/messages'
import { nameChecks } from '../shared/names'
import { preservationMessages } from './messages'

export const PRESERVATION_LIMITS = {
  /** Characters of the name of a preservation and of a step. */
  name: MAX_STEP_NAME,
  /** Steps of both lists together. */
  steps: 100,
  /** Copies that one save names, one for each project. */
  copies: 500,
  /** Characters of the id of a step and of a related key; generated ones have 36 (CONS2-19). */
  key: 100,
  /** The longest interval, in its unit. */
  interval: 100_000,
} as const

/** Units of an interval (PRES-16, CONS2-15). */
export const DAYS = 0 as const
export const HOURS = 1 as const
export const INTERVAL_UNITS = [DAYS, HOURS] as const
export type IntervalUnit = (typeof INTERVAL_UNITS)[number]

/** The two lists of steps (PRES-17, CONS2-15). */
export const INITIAL = 0 as const
export const RECURRING = 1 as const
export const STEP_TYPES = [INITIAL, RECURRING] as const
export type StepType = (typeof STEP_TYPES)[number]

/** Fields that the editor does not show. A save returns them, and all fields that this schema does not name, as they were read (PRES-33). */
const hidden = { phaseName: z.optional(z.nullable(z.string())), fields: z.optional(z.unknown()) }

/** One step of a preservation (PRES-32). */
export const PreservationStep = z.looseObject({
  /** Unique among the steps of a preservation. Copies of a preservation share the ids of their steps. */
  id: z.string(),
  name: z.string(),
  /** In the unit of the step. */
  interval: z.number(),
  intervalUnit: z.literal(INTERVAL_UNITS),
  type: z.literal(STEP_TYPES),
  ...hidden,
})
export type PreservationStep = z.infer<typeof PreservationStep>

/** The copy of a preservation in one project (PRES-31). */
export const Preservation = z.looseObject({
  id: z.int(),
  name: z.string(),
  projectId: z.int(),
  projectName: z.string(),
  /** The same for all copies of a preservation, each in a project of its own. */
  preservationRelatedKey: z.string(),
  /** Initial steps and recurring steps, each list in its order. */
  steps: z.array(PreservationStep),
  /** Counts saves; a save that names an older one is a conflict. */
  version: z.int(),
})
export type Preservation = z.infer<typeof Preservation>

const { nameRequired, stepNameRequired, negative, stepsRequired, projectsRequired, stepTwice, projectTwice } =
  preservationMessages
const { name, steps, copies, key, interval } = PRESERVATION_LIMITS

/** What a person enters about a preservation (PRES-18). Trimmed before it is measured. */
export const PreservationName = z.string(nameRequired).check(...nameChecks(name, nameRequired))

/** A step as a save sends it (PRES-22, PRES-23). */
export const StepInput = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(key, fieldMessages.tooLong(key))),
  name: z.string(stepNameRequired).check(...nameChecks(name, stepNameRequired)),
  interval: z
    .number(preservationMessages.noInterval)
    .check(z.minimum(0, negative), z.maximum(interval, preservationMessages.tooLongInterval(interval))),
  intervalUnit: z.literal(INTERVAL_UNITS, preservationMessages.unknownUnit),
  type: z.literal(STEP_TYPES, preservationMessages.unknownType),
  ...hidden,
})
export type StepInput = z.infer<typeof StepInput>

/** Reports each item whose key an earlier item has. */
const isListedOnce = <Item>(keyOf: (item: Item) => string, message: string, field: string) =>
  z.check<Item[]>(({ value, issues }) => {
    const seen = new Set<string>()
    value.forEach((item, index) => {
      const itemKey = keyOf(item)
      if (seen.has(itemKey)) issues.push({ code: 'custom', input: item, path: [index, field], message, continue: true })
      seen.add(itemKey)
    })
  })

/** All steps of a preservation: at least one, of either type (PRES-19). */
export const StepInputs = z.array(StepInput).check(
  z.minLength(1, stepsRequired),
  z.maxLength(steps, fieldMessages.tooManyEntries(steps)),
  isListedOnce(({ id }) => id, stepTwice, 'id'),
)

/** One copy as a save sends it. Unknown fields are stored and returned. */
export const PreservationInput = z.looseObject({
  /** 0 for a new copy (PRES-27). */
  id: z.int(),
  name: PreservationName,
  projectId: z.int(),
  /** Accepted and ignored: the project has its name. */
  projectName: z.optional(z.unknown()),
  preservationRelatedKey: z.string().check(z.minLength(1), z.maxLength(key, fieldMessages.tooLong(key))),
  steps: StepInputs,
  /** The version that the save replaces; the current one without it. */
  version: z.optional(z.int()),
})
export type PreservationInput = z.infer<typeof PreservationInput>

/** Body of POST {projectId}/preservation/bulk: one copy for each project (PRES-20, PRES-27, API2-74). */
export const PreservationSave = z.array(PreservationInput).check(
  z.minLength(1, projectsRequired),
  z.maxLength(copies, fieldMessages.tooManyEntries(copies)),
  isListedOnce(
    ({ projectId, preservationRelatedKey }) => `${projectId} ${preservationRelatedKey}`,
    projectTwice,
    'projectId',
  ),
)
export type PreservationSave = z.infer<typeof PreservationSave>

/** Body of POST preservation/getAll (API2-72). */
export const PreservationProjectIds = z.array(z.int()).check(z.maxLength(MAX_PROJECT_IDS))
