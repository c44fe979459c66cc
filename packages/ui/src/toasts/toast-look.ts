import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ToastKind } from './toast-queue'

/** The sign of each kind. */
export const TOAST_ICONS = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info } as const

/** Words of a toast that belong to no toast in particular. */
export interface ToastLabels {
  close: string
  kinds: Readonly<Record<ToastKind, string>>
}

/** The same in English. */
export const TOAST_LABELS: ToastLabels = {
  close: 'Close',
  kinds: { success: 'Success', error: 'Error', warning: 'Warning', info: 'Information' },
}
