import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentType, SVGProps } from 'react'
import type { ToastKind } from './toast-queue'

/** The icon of each kind. */
export const TOAST_ICONS: Readonly<Record<ToastKind, ComponentType<Omit<SVGProps<SVGSVGElement>, 'ref'>>>> = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
}
