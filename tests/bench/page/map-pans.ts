/** There and back, so that the sites stay in view. Each is waited for: two in one frame would cancel each other out. */
export const PANS = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? 'ArrowRight' : 'ArrowLeft'))
