/** `id` of the card of a config, by the one of its heading. */
export const toCardId = (headingId: string): string => `${headingId}-card`
