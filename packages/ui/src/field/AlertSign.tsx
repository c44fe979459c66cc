import { Sign } from '../sign/Sign'

/** Lucide's circle-alert, before an error. */
export const AlertSign = () => <Sign path="M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M12 8v4M12 16h.01" />
