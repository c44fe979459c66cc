import type { ItemFlag } from '@sitewright/domain/workflows/board'
import { CheckCheck, ClipboardList, Factory, Link, Mail, RotateCcw, Split, Wrench, Zap } from 'lucide-react'
import type { ReactNode } from 'react'

/** The icons of what an item has (WF-42). */
export const FLAG_ICONS: Readonly<Record<ItemFlag, ReactNode>> = {
  preRequisite: <Link aria-hidden="true" />,
  conditionalVisibility: <Split aria-hidden="true" />,
  requirements: <ClipboardList aria-hidden="true" />,
  triggers: <Zap aria-hidden="true" />,
  reset: <RotateCcw aria-hidden="true" />,
  complete: <CheckCheck aria-hidden="true" />,
  equipmentStatus: <Wrench aria-hidden="true" />,
  production: <Factory aria-hidden="true" />,
  emails: <Mail aria-hidden="true" />,
}
