import type { Preservation } from '@sitewright/domain/preservations/model'
import { createLayout } from '../../shell/page/layout'

/** All copies of the preservation that is open, the opened one first. */
export const { useLayout: usePreservationLayout, useOpened: useOpenedPreservation } = createLayout<
  readonly Preservation[]
>('preservation', ([opened]) => ['preservation', opened?.id ?? 0, 'preservation'])
