import * as z from 'zod/mini'
import { PreservationName, type PreservationStep } from './model'
import { findStepsProblem } from './step-problems'

/** The schema of the editor (PRES-18, PRES-22, PRES-23). */
export const PreservationForm = z.object({
  name: PreservationName,
  steps: z.custom<ReadonlyMap<string, PreservationStep>>().check(
    z.check<ReadonlyMap<string, PreservationStep>>(({ value, issues }) => {
      const message = findStepsProblem([...value.values()])
      if (message !== undefined) issues.push({ code: 'custom', message, input: value })
    }),
  ),
})
