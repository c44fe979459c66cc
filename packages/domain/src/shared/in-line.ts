/** A name for one line of an email, without control characters and line ends. With them, an editor of the name could add lines to our email, such as a link. */
export const inLine = (name: string): string => name.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
