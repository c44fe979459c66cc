import { Sign } from '../sign/Sign'

/** Lucide's loader circle; a button without an icon loads none of the icons' runtime. */
export const BusySign = () => <Sign path="M21 12a9 9 0 1 1-6.219-8.56" />
