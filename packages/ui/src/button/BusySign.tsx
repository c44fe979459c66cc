import { Sign } from '../sign/Sign'

/** Lucide's loader circle, without lucide's runtime: a button without an icon does not load it. */
export const BusySign = () => <Sign path="M21 12a9 9 0 1 1-6.219-8.56" />
