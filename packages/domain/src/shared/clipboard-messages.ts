/** What is said after a press of a copy button. A file of its own, because few pages have one. */
export const clipboardMessages = {
  copied: 'Copied to clipboard!', // specified: ERR-12
  copyFailed: 'Failed to copy!', // specified: ERR-13
} as const
