/** Whether a parsed address uses http or https. */
export const isWebUrl = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:'

/** Whether an address that a person or a server supplied may become a link: it parses as http or https (SITE-75). */
export function isWebAddress(address: string): boolean {
  // Parsers drop control characters, so a link could differ from the visible text.
  if (/\p{Cc}/u.test(address.trim()) || !URL.canParse(address.trim())) return false
  return isWebUrl(new URL(address.trim()))
}

/** Whether a text is an address of another kind, such as `javascript:`, `data:` or `file:`. Other texts are none. */
export const isOtherAddress = (text: string): boolean => URL.canParse(text) && !isWebUrl(new URL(text))
