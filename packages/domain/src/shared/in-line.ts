/** A name as a part of one line of an email: control characters and line ends would let its editor write further lines, such as a link, under our name. */
export const inLine = (name: string): string => name.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
