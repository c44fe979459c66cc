import { lazyPanel } from '../lazy-panel/lazy-panel'
import type { PopoverPanelProps } from './PopoverPanel'

/** The code of the open panel, as soon as it is there. */
export const usePopoverPanel = lazyPanel<PopoverPanelProps>(async () => (await import('./PopoverPanel')).PopoverPanel)
